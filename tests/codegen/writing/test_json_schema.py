"""The JSON Schemas of the two YAML files hold what the readers and the README hold, and reject what readers reject."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path
from typing import Any

import pytest
import readme
import yaml

from codegen.__main__ import main
from codegen.reading import formulas, keys, kinds, tables
from codegen.reading.entry import Entry
from codegen.reading.native_function import NativeFunction
from codegen.writing import drafts, json_schema

jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is in the extra `test`")

FILES = ("ops", "derivatives")
GOOD = "- func: own(Tensor self) -> Tensor\n  elementwise: self\n"
# What a reader rejects and an editor underlines; the rest only the reader can know.
WRONG_OPS = {
    "an unknown key": GOOD + "  variant: method\n",
    "no schema": "- elementwise: self\n",
    "an unknown tag": GOOD + "  tags: pointwises\n",
    "samples that are no list": GOOD + "  samples: {self: [2]}\n",
    "a schema without results": "- func: own(Tensor self)\n  elementwise: self\n",
    "an unknown variant": GOOD + "  variants: function, methods\n",
    "an unknown variant in a list": GOOD + "  variants: [function, methods]\n",
    "an unknown module": GOOD + "  python_module: nnn\n",
    "an unknown word of promote": GOOD + "  promote: int_to_floats\n",
    "an unknown dtype": GOOD + "  dtypes: [float31]\n",
    "an unknown dtype of an argument": GOOD + "  fixed_dtypes: {self: float31}\n",
    "an unknown special method": GOOD + "  operators: __foo__\n",
    "numbers that is no boolean": GOOD + "  numbers: maybe\n",
    "a property that is no name": GOOD + "  variants: method\n  property: a-b\n",
    "two kinds of kernel": "- func: own(Tensor self) -> Tensor\n  elementwise: self\n  composite: self\n",
    "an unknown kind of kernel": "- func: own(Tensor self) -> Tensor\n  element: self\n",
    "a kind under a key of its own": "- func: own(Tensor self) -> Tensor\n  kernel: {elementwise: self}\n",
    "a case with an unknown key": (
        "- func: own(Tensor self, int n) -> Tensor\n  elementwise: {n > 1: {values: self}}\n"
    ),
    "an unknown part of an accumulator": (
        "- func: own(Tensor self) -> Tensor\n"
        "  reduce: {total: {init: 0, steps: total + self}}\n  finish: total\n"
    ),
    "an unknown type of an accumulator": (
        "- func: own(Tensor self) -> Tensor\n"
        "  reduce: {total: {init: 0, step: total + self, type: int}}\n  finish: total\n"
    ),
    "an unknown dispatch key": (
        "- func: own(Tensor self) -> Tensor\n  dispatch: {CPUs: runtime.kernels.matmul.operator.mm}\n"
    ),
    "no path of a function": "- func: own(Tensor self) -> Tensor\n  dispatch: {CPU: mm}\n",
    "a theme that is no file name": "- theme: My Theme\n" + GOOD,
    "a base that is no package": "- extends: a/b\n" + GOOD,
    "a map": "func: own(Tensor self) -> Tensor\n",
}
WRONG_DERIVATIVES = {
    "no name": "- self: grad\n",
    "a name without a schema": "- name: own(\n  self: grad\n",
    "a key that is no argument": "- name: own(Tensor self) -> Tensor\n  self: grad\n  a-b: grad\n",
    "a formula that is a list": "- name: own(Tensor self) -> Tensor\n  self: [grad]\n",
    "an unknown dispatch key": "- name: own(Tensor self) -> Tensor\n  dispatch: {Defaults: {self: grad}}\n",
    "differentiability that is text": (
        "- name: own(Tensor self) -> Tensor\n  self: grad\n  output_differentiability: always\n"
    ),
    "text": "own\n",
}


def validator(name: str) -> Any:
    return jsonschema.Draft7Validator(json.loads(json_schema.texts()[f"{name}.schema.json"]))


def loaded(text: str) -> Any:
    return yaml.safe_load(text)


@pytest.mark.parametrize("name", FILES)
def test_a_schema_is_a_schema_and_lies_in_the_package(name: str) -> None:
    jsonschema.Draft7Validator.check_schema(validator(name).schema)
    file = readme.ROOT / "generated" / f"{name}.schema.json"
    assert file.read_text(encoding="utf-8") == json_schema.texts()[f"{name}.schema.json"]


@pytest.mark.parametrize("name", FILES)
def test_our_own_files_are_valid_and_name_their_schema(name: str) -> None:
    text = (readme.ROOT / f"{name}.yaml").read_text(encoding="utf-8")
    match = re.match(r"# yaml-language-server: \$schema=(\S+)\n", text)
    assert match is not None
    assert (readme.ROOT / match[1]).name == f"{name}.schema.json"
    assert (readme.ROOT / match[1]).is_file()
    assert [error.message for error in validator(name).iter_errors(loaded(text))] == []


def described(shape: dict[str, Any]) -> dict[str, str]:
    return {key: value.get("description", "") for key, value in shape["properties"].items()}


def test_every_key_is_there_with_a_text_and_no_other() -> None:
    ops, derivatives = json_schema.ops_schema(), json_schema.derivatives_schema()
    entry, *items = ops["items"]["anyOf"]
    accumulator = ops["definitions"]["accumulators"]["additionalProperties"]
    overload = ops["definitions"]["overload"]
    for result in (entry, accumulator, overload, *items, derivatives["items"]):
        shared = () if result is not overload and keys.THEME not in result["properties"] else keys.NAMES
        assert all(len(text) > 20 for name, text in described(result).items() if name not in shared), result
        assert result["additionalProperties"] is False
    assert described(entry).keys() == set(keys.NAMES)
    assert described(accumulator) == {part.name: part.meaning for part in kinds.PARTS}
    promote = entry["properties"]["promote"]
    assert dict(zip(promote["enum"], promote["enumDescriptions"], strict=True)) == {
        promotion.name: promotion.meaning for promotion in kinds.PROMOTIONS
    }


def test_every_key_stands_in_one_table() -> None:
    """What is read is what is described: the readers have no keys of their own."""
    assert len(keys.NAMES) == len(set(keys.NAMES))
    assert {key.field for key in keys.OWN if key.read is not None} <= {
        field.name for field in dataclasses.fields(Entry)
    }
    native = {field.name for field in dataclasses.fields(NativeFunction)}
    assert {key.field for key in keys.NATIVE.values()} <= native
    assert not set(keys.FORMER) & set(keys.NAMES)
    assert tuple(key.name for key in keys.DERIVATIVES) == formulas.KEYS
    assert set(drafts.KINDS) == set(kinds.KIND_NAMES)


def test_the_tables_of_the_readme_are_made_of_the_same() -> None:
    said = readme.section("The language of ops.yaml")
    assert [name for name, table in tables.markdown().items() if table not in said] == []


@pytest.mark.parametrize("name", ["dunders", "reduce", "combine", "int_to_float", "extends", "structured", "complex"])
def test_explain_says_what_a_key_means(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", name]) == 0
    text = " ".join(capsys.readouterr().out.split())
    meaning = {**{key.name: key.meaning for key in (*keys.ENTRY.values(), *keys.ITEMS, *keys.DERIVATIVES)},
               **{kind.name: kind.meaning for kind in (*kinds.KINDS, *kinds.PARTS, *kinds.PROMOTIONS)}}[name]
    assert text.startswith(f"{name}, ")
    assert meaning in text


@pytest.mark.parametrize("case", WRONG_OPS)
def test_errors_in_ops_are_rejected_by_schema_and_reader(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    check_both("ops", WRONG_OPS[case], "[]", tmp_path, monkeypatch)
    assert "error" in capsys.readouterr().err


@pytest.mark.parametrize("case", WRONG_DERIVATIVES)
def test_errors_in_derivatives_are_rejected_by_schema_and_reader(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    check_both("derivatives", GOOD, WRONG_DERIVATIVES[case], tmp_path, monkeypatch)
    assert "error" in capsys.readouterr().err


def check_both(name: str, ops: str, derivatives: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not validator(name).is_valid(loaded(ops if name == "ops" else derivatives))
    monkeypatch.chdir(folder)
    (folder / "ops.yaml").write_text(ops)
    (folder / "derivatives.yaml").write_text(derivatives)
    assert main(["--out", "made"]) == 1


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        "- extends: generated, other.ops\n- theme: mine\n" + GOOD,
        GOOD.replace("elementwise: self", "composite: 0"),
        "- func: own(Tensor self, Tensor(a!) out) -> (Tensor values, Tensor(a!) out)\n  composite: self\n",
    ],
)
def test_what_is_well_formed_is_accepted(text: str) -> None:
    assert validator("ops").is_valid(loaded(text))


def test_an_author_sees_the_schema_of_a_new_project_too() -> None:
    from codegen.writing.scaffold import project_files

    files = project_files("blur", ["generated"])
    for path, name in (("blur.yaml", "ops"), ("blur_d.yaml", "derivatives")):
        assert files[path].startswith(f"# yaml-language-server: $schema=blur/{name}.schema.json\n")
        assert validator(name).is_valid(loaded(files[path]))
