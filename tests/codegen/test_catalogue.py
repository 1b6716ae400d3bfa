"""The catalogue of errors: every code that the readers report and no other, with examples that do what they say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from folders import ROOT

from codegen.catalogue import ErrorCode, read_catalogue, try_out
from codegen.reading import keys

CODEGEN = ROOT / "codegen"
CODE = re.compile(r"[a-z]+(-[a-z0-9]+)+")
# Calls that name a code.
REPORTS = (
    "error", "SchemaViolation", "EntryViolation", "SchemaError", "report", "report_member", "_report", "_wrong",
    "_reject_scalar", "add", "compare", "Finding",
)  # fmt: skip
# Readers that make the code of the key they read, and a check that makes it of the part at fault.
MAKERS = {"one_of": "entry-{}", "_finding": "check-{}"}
WITHOUT_EXAMPLE = {"yaml-too-long", "yaml-not-an-int"}  # 100000 characters; no key is a whole number

CONSEQUENCES = {"yaml-too-deep": ("yaml-not-text",)}  # no key takes a list of lists


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def codes_in(path: Path) -> Iterator[str]:
    """The codes of the reports of one module, by the literals in its calls."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        words = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if called(call) in REPORTS:
            yield from (word for word in words if CODE.fullmatch(word))
        elif called(call) in MAKERS and words:
            yield MAKERS[called(call)].format(words[0].replace("_", "-"))
    tables = [node.values for node in ast.walk(tree) if isinstance(node, ast.Dict)]  # of tokens that begin nothing
    yielded = [[node.value] for node in ast.walk(tree) if isinstance(node, ast.Yield) and node.value is not None]
    for pair in (item for group in (*tables, *yielded) for item in group):
        if isinstance(pair, ast.Tuple) and pair.elts and isinstance(pair.elts[0], ast.Constant):
            first = pair.elts[0].value
            yield from [first] if isinstance(first, str) and CODE.fullmatch(first) else []


# What is wrong with PyTorch's own derivatives.yaml is no error in ours: pytorch/test_cpp_formulas.py has its table.
READERS = [path for path in CODEGEN.rglob("*.py") if path.parent != CODEGEN / "pytorch"]
# Readers of words are made for a key, by which their code is called.
OF_WORDS = {
    f"entry-{key.name.replace('_', '-')}" for key in keys.OWN
    if getattr(key.read, "__qualname__", "").partition(".")[0] in ("a_word", "some_words", "flag")
}  # fmt: skip
CATALOGUE = read_catalogue()
# Those of `check` take a package that runs: checking/test_check.py.
EXAMPLES = {
    code: error_code
    for code, error_code in CATALOGUE.items()
    if code not in WITHOUT_EXAMPLE and not code.startswith("check-")
}


def codes_of(
    error_code: ErrorCode, texts: dict[str, str], folder: Path, encoding: str = "utf-8", out: str = ""
) -> set[str]:
    error = try_out(error_code, texts, folder, encoding, out)
    return {diagnostic.code for diagnostic in error.diagnostics} if error is not None else set()


def test_the_catalogue_has_the_codes_of_the_readers() -> None:
    reported = {code for path in READERS for code in codes_in(path)} - {"in-place"} | OF_WORDS
    assert len(reported) > 90
    assert sorted(reported - set(CATALOGUE)) == []  # each needs an entry in codegen/errors.yaml
    assert sorted(set(CATALOGUE) - reported) == []


@pytest.mark.parametrize("error_code", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_the_example_has_the_error_and_no_other(error_code: ErrorCode, tmp_path: Path) -> None:
    codes = codes_of(error_code, error_code.failing, tmp_path, error_code.encoding, error_code.out)
    assert codes == {error_code.code, *CONSEQUENCES.get(error_code.code, ())}


@pytest.mark.parametrize("error_code", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_the_fixed_example_builds(error_code: ErrorCode, tmp_path: Path) -> None:
    assert codes_of(error_code, error_code.fixed, tmp_path, out=error_code.fixed_out) == set()


@pytest.mark.parametrize("error_code", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_the_words(error_code: ErrorCode) -> None:
    assert error_code.summary.endswith(".")
    assert "\n" not in error_code.summary
    assert error_code.explanation.endswith(".")
    assert error_code.explanation != error_code.summary
