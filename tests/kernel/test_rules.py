"""Rule coverage: what a specification lists and what tests name."""

from __future__ import annotations

from pathlib import Path

from grognard.testing.rules import Coverage, rule, rules_of, rules_tested, untestable

SPECIFICATION = """
## 1. Overview
- TOY-1.1 [book] Cards are dealt.
- TOY-1.2 [note] A remark.
- TOY-1.3 [ruling: bound] At most three.
  - TOY-1.4 [derived] A rule under a rule.
See TOY-1.9 for more.
"""


def test_rules_are_the_numbered_lines():
    assert rules_of(SPECIFICATION) == {
        "TOY-1.1": "book",
        "TOY-1.2": "note",
        "TOY-1.3": "ruling: bound",
        "TOY-1.4": "derived",
    }


def test_tests_name_rules_in_their_decorator(tmp_path: Path):
    (tmp_path / "test_it.py").write_text('@rule("TOY-1.1", "TOY-1.3")\ndef test_a(): ...\n')
    (tmp_path / "untestable.toml").write_text('[rules]\n"TOY-1.4" = "only explains"\n"TOY-7.7" = "gone"\n')
    tested = rules_tested(tmp_path)
    found = Coverage(SPECIFICATION, tested, untestable(tmp_path / "untestable.toml"))

    assert tested == {"TOY-1.1": ["test_it.py::test_a"], "TOY-1.3": ["test_it.py::test_a"]}
    assert found.needed == ["TOY-1.1", "TOY-1.3", "TOY-1.4"]
    assert found.missing == [] and found.excused == ["TOY-1.4"] and found.unknown == ["TOY-7.7"]
    assert Coverage(SPECIFICATION, {}, {}).missing == ["TOY-1.1", "TOY-1.3", "TOY-1.4"]


def test_the_decorator_leaves_the_test_as_it_is():
    @rule("TOY-1.1")
    def test() -> int:
        return 7

    assert test() == 7 and test.rules == ("TOY-1.1",)
