"""The kernel: choices, tables, dice, journal and records. It knows no game."""
