"""Reports: their words, order and excerpts."""

from __future__ import annotations

import pytest

from codegen.diagnostics import CodegenError, Diagnostic, Diagnostics, Location, suggest

LINE = "- func: logaddexp(Tensr self, Tensor other) -> Tensor"


def test_report_shows_the_line_and_underlines_the_place() -> None:
    diagnostics = Diagnostics()
    diagnostics.remember_source("ops.yaml", [""] * 213 + [LINE])
    diagnostics.error(
        Location("ops.yaml", 214, 19),
        "schema-unknown-type",
        "unknown type 'Tensr' in schema of 'logaddexp'",
        hint="did you mean 'Tensor'?",
        length=5,
    )
    with pytest.raises(CodegenError) as caught:
        diagnostics.raise_if_any()
    assert str(caught.value) == (
        "ops.yaml:214:19: error: unknown type 'Tensr' in schema of 'logaddexp' (did you mean 'Tensor'?)"
        " [schema-unknown-type]\n"
        "      214 | - func: logaddexp(Tensr self, Tensor other) -> Tensor\n"
        "          |                   ^^^^^"
    )


def test_errors_are_sorted_by_place_and_reported_once() -> None:
    diagnostics = Diagnostics()
    for file, line, column in [("b", 1, 1), ("a", 9, 2), ("a", 9, 1), ("a", 10, 1), ("a", 9, 2)]:
        diagnostics.error(Location(file, line, column), "x", "wrong")
    values = [str(error.location) for error in diagnostics.errors]
    assert values == ["a:9:1", "a:9:2", "a:10:1", "b:1:1"]
    assert len(diagnostics) == 4


def test_nothing_found_raises_nothing() -> None:
    diagnostics = Diagnostics()
    diagnostics.raise_if_any()
    diagnostics.error(Location("ops.yaml", 1, 1), "code", "message")
    with pytest.raises(CodegenError):
        diagnostics.raise_if_any()


EXCERPTS = {
    "no source": ("", 1, 1, []),
    "tab": ("\tx", 2, 1, ["        7 |  x", "          |  ^"]),
    "control character": ("a\x07b", 2, 1, ["        7 | a\ufffdb", "          |  ^"]),
    "wide characters": ("漢字x", 3, 1, ["        7 | 漢字x", "          |     ^"]),
    "length beyond the line": ("abc", 2, 99, ["        7 | abc", "          |  ^^"]),
    "place behind the line": ("abc", 4, 1, ["        7 | abc", "          |    ^"]),
}


@pytest.mark.parametrize(("source", "column", "length", "expected"), EXCERPTS.values(), ids=EXCERPTS.keys())
def test_excerpt(source: str, column: int, length: int, expected: list[str]) -> None:
    shown = str(Diagnostic(Location("f", 7, column), "c", "wrong", None, source, length))
    assert shown.split("\n") == [f"f:7:{column}: error: wrong [c]", *expected]


def test_long_lines_are_cut_around_the_place() -> None:
    line = "a" * 300 + "X" + "b" * 300
    shown = str(Diagnostic(Location("f", 1, 301), "c", "wrong", None, line)).split("\n")
    assert len(shown[1]) < 200
    assert shown[1][shown[2].index("^")] == "X"
    assert shown[1].endswith("b...")
    assert "| ...a" in shown[1]


def test_a_problem_of_the_whole_file_has_no_line() -> None:
    assert str(Diagnostic(Location("ops.yaml", 0, 0), "c", "wrong")) == "ops.yaml: error: wrong [c]"


@pytest.mark.parametrize(
    ("word", "expected"),
    [("Tensr", "Tensor"), ("tensor", "Tensor"), ("TENSOR", "Tensor"), ("Tensor", None), ("xyz", None), ("", None)],
)
def test_suggest(word: str, expected: str | None) -> None:
    assert suggest(word, ["Tensor", "Scalar", "int"]) == expected


@pytest.mark.parametrize(
    ("word", "candidate", "meant"),
    [
        ("tril", "stride", False),
        ("as_strided", "stride", False),
        ("print", "int", False),
        ("relu", "real", False),
        ("sgn", "sign", True),
        ("arctan", "atan", True),
        ("sizes", "size", True),
        ("float", "float64", True),
        ("teh", "the", True),
        ("autolinear", "auto_linear", True),
        ("nondifferentiable", "non_differentiable", True),
    ],
)
def test_some_letters_in_common_are_no_reason_to_suggest(word: str, candidate: str, meant: bool) -> None:
    assert suggest(word, [candidate]) == (candidate if meant else None)
