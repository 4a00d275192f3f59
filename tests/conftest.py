"""What holds for all tests."""

from __future__ import annotations

import signal

# Whoever starts the tests in the background of a shell hands down that Ctrl-C is ignored, and so would every
# program that the tests start; some of them are interrupted on purpose.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
