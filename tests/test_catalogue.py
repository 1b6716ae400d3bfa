"""The catalogue of mistakes: every code that the readers report and no other, with examples that do what they say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from codegen.catalogue import Mistake, read_catalogue
from codegen.diagnostics import CodegenError, Diagnostics
from codegen.native_functions import read_native_functions
from codegen.package import build

CODEGEN = Path(__file__).resolve().parents[1] / "codegen"
CODE = re.compile(r"[a-z]+(-[a-z0-9]+)+")
# Calls that name a code.
REPORTS = ("error", "Violation", "SchemaError", "report", "_wrong", "_refuse_scalar", "add", "compare", "Finding")
# Readers that make the code of the key they read.
MAKERS = {"_word": "entry-{}", "_words": "entry-{}", "one_of": "entry-{}"}
# A text of 100000 characters; no key is a whole number; two packages.
WITHOUT_EXAMPLE = {"yaml-too-long", "yaml-not-an-int", "extends-contradiction"}

# What else is wrong: no key takes a list of lists; a form that no operator claims is no functional operator.
CONSEQUENCES = {
    "yaml-too-deep": ("yaml-not-text",),
    "group-arguments": ("entry-not-functional",),
    "group-no-functional": ("entry-not-functional",),
}
# Of these only the readers of PyTorch's files speak.
OF_PYTORCH = {"entry-factory", "entry-foreach", "group-autogen"}


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def codes_in(path: Path) -> Iterator[str]:
    """The codes of the reports of one module, by the literals in its calls."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        words = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        if called(call) in REPORTS:
            yield from (word for word in words if CODE.fullmatch(word))
        elif called(call) in MAKERS and words:
            yield MAKERS[called(call)].format(words[0].replace("_", "-"))
    for pair in (node.value for node in ast.walk(tree) if isinstance(node, ast.Yield)):  # of what forms share
        if isinstance(pair, ast.Tuple) and isinstance(pair.elts[0], ast.Constant):
            yield from [str(pair.elts[0].value)] if CODE.fullmatch(str(pair.elts[0].value)) else []
    for table in (node for node in ast.walk(tree) if isinstance(node, ast.Dict)):  # of tokens that begin nothing
        for pair in table.values:
            if isinstance(pair, ast.Tuple) and pair.elts and isinstance(pair.elts[0], ast.Constant):
                first = pair.elts[0].value
                yield from [first] if isinstance(first, str) and CODE.fullmatch(first) else []


# What is wrong with PyTorch's own derivatives.yaml is no mistake in ours: tests/test_cpp_formulas.py has its table.
READERS = [path for path in CODEGEN.rglob("*.py") if path.parent != CODEGEN / "pytorch"]
REPORTED = {code for path in READERS for code in codes_in(path)} - {"in-place"}
CATALOGUE = read_catalogue()
# Those of `check` take a package that runs: test_check.py.
EXAMPLES = {
    code: mistake
    for code, mistake in CATALOGUE.items()
    if code not in WITHOUT_EXAMPLE and not code.startswith("check-")
}


def files(mistake: Mistake) -> dict[str, bytes]:
    """The failing files as they are saved."""
    texts = {"ops.yaml": mistake.ops, "derivatives.yaml": mistake.derivatives}
    return {name: text.encode(mistake.encoding) for name, text in texts.items() if text}


def codes_of(contents: dict[str, bytes]) -> set[str]:
    for name, data in contents.items():
        Path(name).write_bytes(data)
    try:
        build(Path("ops.yaml"), Path("derivatives.yaml"))
    except CodegenError as error:
        return {one.code for one in error.diagnostics}
    return set()


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_catalogue_has_the_codes_of_the_readers() -> None:
    assert len(REPORTED) > 90
    assert sorted(REPORTED - set(CATALOGUE)) == []  # each needs an entry in codegen/mistakes.yaml
    assert sorted(set(CATALOGUE) - REPORTED) == []


@pytest.mark.parametrize("mistake", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_the_example_has_the_mistake_and_no_other(mistake: Mistake) -> None:
    if mistake.code in OF_PYTORCH:
        diagnostics = Diagnostics()
        Path("ops.yaml").write_text(mistake.ops, encoding="utf-8")
        read_native_functions("ops.yaml", diagnostics)
        assert mistake.code in {one.code for one in diagnostics.errors}
        return
    assert codes_of(files(mistake)) == {mistake.code, *CONSEQUENCES.get(mistake.code, ())}


@pytest.mark.parametrize("mistake", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_the_mended_example_builds(mistake: Mistake) -> None:
    contents = {"ops.yaml": mistake.mended_ops.encode(), "derivatives.yaml": mistake.mended_derivatives.encode()}
    assert codes_of(contents) == set()


@pytest.mark.parametrize("mistake", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_the_words(mistake: Mistake) -> None:
    assert mistake.summary.endswith(".")
    assert "\n" not in mistake.summary
    assert mistake.explanation.endswith(".")
    assert mistake.explanation != mistake.summary
