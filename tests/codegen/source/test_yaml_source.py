"""YAML as positioned text: values, places, and the words of every rejection."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import corpus
import pytest
from counting import counted

from codegen.diagnostics import Diagnostics
from codegen.source.yaml_source import (
    Mapping,
    Node,
    Sequence,
    Text,
    as_bool,
    as_int,
    as_list_of_text,
    as_mapping,
    as_sequence,
    as_text,
    parse_yaml,
    read_entries,
    read_yaml,
)


def read(text: str) -> tuple[Node | None, list[str]]:
    """The document and the first line of each report."""
    diagnostics = Diagnostics()
    node = parse_yaml(text, "ops.yaml", diagnostics)
    return node, [str(error).split("\n")[0] for error in diagnostics.errors]


def value_of(text: str) -> Text:
    """The text under the key `a` of the only entry."""
    node, errors = read(text)
    assert not errors
    assert isinstance(node, Sequence)
    assert isinstance(node.items[0], Mapping)
    value = node.items[0].get("a")
    assert isinstance(value, Text)
    return value


def test_values_keep_order_and_place() -> None:
    node, errors = read("- b: 1\n  a: [x, 'y']\n\n- c: {}\n")
    assert not errors
    assert isinstance(node, Sequence)
    first = node.items[0]
    assert isinstance(first, Mapping)
    assert first.keys() == ("b", "a")
    assert "a" in first
    assert first.get("zz") is None
    key = first.key("a")
    assert key is not None
    assert str(key.location) == "ops.yaml:2:3"
    listed = first.get("a")
    assert isinstance(listed, Sequence)
    assert [(str(item), str(item.location), item.is_plain) for item in listed if isinstance(item, Text)] == [
        ("x", "ops.yaml:2:7", True),
        ("y", "ops.yaml:2:10", False),
    ]


# Each source marks with X, Y and Z characters of the value whose places must be found again.
PLACES = {
    "plain": "- a: fXo bYr Z\n",
    "plain with a comment": "- a: fXo bYr Z # comment\n",
    "plain over lines": "- a: fXo\n    bYr\n\n    Z\n",
    "single quotes": "- a: 'it''s X ''Y'' Z'\n",
    "single quotes over lines": "- a: 'X  \n\n\n    it''s Y\n   Z'\n",
    "double quotes": '- a: "X \\n \\u00e9 \\x41 \\t\\"Y\\" \\U0001F600 Z"\n',
    "double quotes over lines": '- a: "X\n    Y \\\n    and\\n\n\n    Z"\n',
    "literal": "- a: |\n    X + 1\n      Y\n\n    Z\n",
    "literal with indentation given": "- a: |2\n      X\n    Y\n    Z\n",
    "literal, stripped, with a comment": "- a: |-  # comment\n\n     X\n     Y Z",
    "literal, kept": "- a: |+\n    X Y\n    Z\n\n\n- a: 1\n",
    "folded": "- a: >\n    X\n    Y\n\n\n    Z\n",
    "folded with deeper lines": "- a: >-\n\n    b X\n    c\n      d\n      Y\n    e\n\n      f\n    Z\n\n- a: 2\n",
    "in a flow list": "- {a: X 'Y' Z, b: [1]}\n",
    "after wide characters": "- a: 漢字 X Y 😀 Z\n",
    "windows line ends": "- a: |\r\n    X\r\n    Y Z\r\n",
}


@pytest.mark.parametrize("source", PLACES.values(), ids=PLACES.keys())
def test_location_at(source: str) -> None:
    value = value_of(source)
    lines = source.replace("\r\n", "\n").split("\n")
    for mark in "XYZ":
        position = value.location_at(value.value.index(mark))
        assert lines[position.line - 1][position.column - 1] == mark
    begin, end = value.location_at(0), value.location_at(len(value.value))
    assert (begin.line, begin.column) < (end.line, end.column)
    assert value.location_at(-5) == begin
    assert value.location_at(10**6) == end


@pytest.mark.parametrize("source", ["- a: ''\n", '- a: ""\n', "- a:\n", "- a: |\n", "- a: >\n\n- b: 1\n"])
def test_location_at_in_an_empty_text(source: str) -> None:
    value = value_of(source)
    assert value.location_at(0).line == 1


def test_random_scalars_are_found_again() -> None:
    choose = random.Random(7)
    for _ in range(300):
        body = [
            "" if choose.random() < 0.3 else " " * choose.randrange(3) + "ab'cd"[: choose.randrange(1, 6)]
            for _ in range(choose.randrange(1, 7))
        ]
        header = choose.choice(["|", ">"]) + choose.choice(["", "-", "+"])
        source = f"- a: {header}\n    q\n" + "".join(f"    {line}\n" if line else "\n" for line in body)
        value = value_of(source)
        lines = source.split("\n")
        for offset, character in enumerate(value.value):
            position = value.location_at(offset)
            if character not in " \n":
                assert lines[position.line - 1][position.column - 1] == character


def test_a_slice_knows_its_place() -> None:
    value = value_of("- a: 'x''y zed'\n")
    part = value.slice(4, 7)
    assert (part.value, str(part.location), str(part.location_at(2))) == ("zed", "ops.yaml:1:12", "ops.yaml:1:14")
    assert str(part.slice(1, 2).location) == "ops.yaml:1:13"


def test_an_error_in_a_text_is_underlined_in_the_source() -> None:
    diagnostics = Diagnostics()
    node = parse_yaml("- 'it''s wrong'\n", "ops.yaml", diagnostics)
    assert isinstance(node, Sequence)
    assert isinstance(node.items[0], Text)
    node.items[0].error(diagnostics, "c", "no good", offset=1, length=4)
    assert str(diagnostics.errors[0]) == (
        "ops.yaml:1:5: error: no good [c]\n        1 | - 'it''s wrong'\n          |     ^^^^^"
    )


REJECTED = {
    "- a: 1\n  b: 2\n  a: 3\n": [
        "ops.yaml:3:3: error: the key 'a' of line 1 comes again in line 3 [yaml-duplicate-key]",
    ],
    "- a: &x 3\n  b: *x\n": [
        "ops.yaml:1:6: error: the anchor '&x' is not allowed [yaml-anchor]",
        "ops.yaml:2:6: error: the alias '*x' is not allowed (write the value out) [yaml-alias]",
    ],
    "- a: !!python/object/apply:os.system [ls]\n": [
        "ops.yaml:1:6: error: the tag '!!python/object/apply:os.system' is not allowed (write the value alone)"
        " [yaml-tag]",
    ],
    "- a: !mine x\n": ["ops.yaml:1:6: error: the tag '!mine' is not allowed (write the value alone) [yaml-tag]"],
    "- <<: {a: 1}\n": ["ops.yaml:1:3: error: the merge key '<<' is not allowed (write the keys out) [yaml-merge-key]"],
    "- ? [a]\n  : 1\n": ["ops.yaml:1:5: error: a key must be text, not a list [yaml-key]"],
    "- " * 40 + "x\n": ["ops.yaml:1:65: error: values are nested deeper than 32 levels [yaml-too-deep]"],
    "- a\n---\n- b\n": [
        "ops.yaml:2:1: error: a second document begins here; the file must have one [yaml-documents]",
    ],
}
UNREADABLE = {
    "": ["ops.yaml: error: the file is empty (write [] for a list without entries) [yaml-empty]"],
    "# only a comment\n": ["ops.yaml: error: the file is empty (write [] for a list without entries) [yaml-empty]"],
    "- a:\n\tb: 1\n": ["ops.yaml:2:1: error: a tab cannot be used for indentation (use spaces) [yaml-syntax]"],
    "- a: b: c\n": [
        "ops.yaml:1:7: error: not valid YAML: a second ':' followed by a space"
        " (put a value that contains ': ' in quotes) [yaml-syntax]",
    ],
    "- a: @x\n": [
        "ops.yaml:1:6: error: not valid YAML: plain text cannot begin with '@' (put it in quotes) [yaml-syntax]",
    ],
    "- a: x\x00y\n": ["ops.yaml:1:7: error: the character U+0000 is not allowed in YAML [yaml-character]"],
    "- a: \ud800\n": ["ops.yaml:1:6: error: the character U+D800 is not allowed in YAML [yaml-character]"],
}


@pytest.mark.parametrize(("source", "expected"), REJECTED.items())
def test_rejected(source: str, expected: list[str]) -> None:
    node, errors = read(source)
    assert errors == expected
    assert node is not None


@pytest.mark.parametrize(("source", "expected"), UNREADABLE.items())
def test_unreadable(source: str, expected: list[str]) -> None:
    assert read(source) == (None, expected)


def test_an_unclosed_bracket_is_shown_where_it_opens() -> None:
    _, errors = read("- a: [x, y\n\n")
    assert len(errors) == 1  # the parser's own words, which differ between libyaml and its Python twin
    assert errors[0].startswith("ops.yaml:1:6: error: not valid YAML: ")
    assert errors[0].endswith(" while parsing a flow sequence that begins in line 1 [yaml-syntax]")


def test_files(tmp_path: Path) -> None:
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"- a: 1\n- b: \xe9t\xe9\n")
    marked = tmp_path / "marked.yaml"
    marked.write_bytes(b"\xef\xbb\xbf- a: 1\n")
    diagnostics = Diagnostics()
    assert read_yaml(tmp_path / "none.yaml", diagnostics) is None
    assert read_yaml(tmp_path, diagnostics) is None
    assert read_yaml("a\0b", diagnostics) is None
    assert read_yaml(latin, diagnostics) is None
    assert len(read_entries(marked, diagnostics)) == 1
    reports = [str(error).split("\n")[0].replace(f"{tmp_path}", "DIR") for error in diagnostics.errors]
    assert sorted(reports) == [
        "DIR/latin.yaml:2:6: error: the byte 0xE9 is not UTF-8 (save the file as UTF-8) [yaml-encoding]",
        "DIR/none.yaml: error: cannot read the file: No such file or directory [yaml-unreadable]",
        "DIR: error: cannot read the file: Is a directory [yaml-unreadable]",
        "a\\x00b: error: cannot read the file: embedded null byte [yaml-unreadable]",
    ]


def test_entries_must_be_mappings(tmp_path: Path) -> None:
    file = tmp_path / "ops.yaml"
    file.write_text("- 3\n- [a]\n-\n- k: v\n")
    diagnostics = Diagnostics()
    assert [entry.keys() for entry in read_entries(file, diagnostics)] == [("k",)]
    file.write_text("k: v\n")
    assert read_entries(file, diagnostics) == ()
    assert [error.message for error in diagnostics.errors] == [
        "expected a list of entries, each beginning with '- ', but the file is a mapping",
        "an entry must be a mapping of keys to values, not text",
        "an entry must be a mapping of keys to values, not a list",
        "an entry must be a mapping of keys to values, not nothing",
    ]


CONVERSIONS = [
    (as_bool, "True", True, []),
    (as_bool, "false", False, []),
    (as_bool, "yes", None, ["1:6: 'k' must be True or False, not 'yes'"]),
    (as_bool, "'True'", None, ["1:7: 'k' must be True or False, not 'True'"]),
    (as_bool, "[True]", None, ["1:6: 'k' must be True or False, not a list"]),
    (as_bool, "", None, ["1:5: 'k' must be True or False, not empty"]),
    (as_int, "-12", -12, []),
    (as_int, "0x1F", None, ["1:6: 'k' must be an integer, not '0x1F'"]),
    (as_int, "012", None, ["1:6: 'k' must be an integer, not '012'"]),
    (as_int, "1.5", None, ["1:6: 'k' must be an integer, not '1.5'"]),
    (as_int, "9" * 500, None, [f"1:6: 'k' must be an integer, not '{'9' * 500}'"]),
    (as_list_of_text, "core, pointwise", ["core@1:6", "pointwise@1:12"], []),
    (as_list_of_text, "[core, 'a b']", ["core@1:7", "a b@1:13"], []),
    (as_list_of_text, "core", ["core@1:6"], []),
    (as_list_of_text, "[]", [], []),
    (as_list_of_text, "a,, b,", ["a@1:6", "b@1:10"], ["1:8: 'k' must list words, but one of them is empty",
                                                      "1:12: 'k' must list words, but one of them is empty"]),
    (as_list_of_text, "", [], ["1:5: 'k' must be a list or a text with commas, not empty"]),
    (as_list_of_text, "{a: b}", [], ["1:6: 'k' must be a list or a text with commas, not a mapping"]),
    (as_list_of_text, "[a, [b]]", ["a@1:7"], ["1:10: 'k' must list words, but one of them is a list"]),
    (as_text, "[a]", None, ["1:6: 'k' must be text, not a list"]),
    (as_text, "", None, ["1:5: 'k' must be text, not empty"]),
    (as_mapping, "x", None, ["1:6: 'k' must be a mapping, not text"]),
    (as_sequence, "{a: 1}", None, ["1:6: 'k' must be a list, not a mapping"]),
]  # fmt: skip


@pytest.mark.parametrize(("convert", "source", "expected", "errors"), CONVERSIONS)
def test_conversions(
    convert: Callable[[Node, Diagnostics, str], object], source: str, expected: object, errors: list[str]
) -> None:
    diagnostics = Diagnostics()
    node = parse_yaml(f"- k: {source}\n", "f", diagnostics)
    assert isinstance(node, Sequence)
    assert isinstance(node.items[0], Mapping)
    result = convert(node.items[0].items[0][1], diagnostics, "'k'")
    if isinstance(result, tuple):
        result = [f"{word}@{word.location.line}:{word.location.column}" for word in result]
    assert result == expected
    assert [f"{e.location.line}:{e.location.column}: {e.message}" for e in diagnostics.errors] == errors


def test_quoted_booleans_are_told_to_lose_their_quotes() -> None:
    diagnostics = Diagnostics()
    as_bool(value_of("- a: 'True'\n"), diagnostics, "'a'")
    assert diagnostics.errors[0].hint == "remove the quotes"


def test_random_bytes_never_raise(tmp_path: Path) -> None:
    choose = random.Random(3)
    alphabet = "- :?[]{}&*!|>'\"%@`#,\n\t ab\\x<\xe9".encode() + b"\xff\x00"
    file = tmp_path / "random.yaml"
    for _ in range(1500):
        file.write_bytes(bytes(choose.choices(alphabet, k=choose.randrange(40))))
        diagnostics = Diagnostics()
        node = read_yaml(file, diagnostics)
        assert node is not None or len(diagnostics) > 0
        assert all(str(error) for error in diagnostics.errors)


@corpus.needed
@pytest.mark.parametrize(
    ("name", "count"), [("native_functions.yaml", 2584), ("derivatives.yaml", 687), ("tags.yaml", 20)]
)
def test_pytorch_files(name: str, count: int) -> None:
    diagnostics = Diagnostics()
    with counted() as calls:
        entries = read_entries(corpus.path(name), diagnostics)
    diagnostics.raise_if_any()
    assert len(entries) == count
    assert calls.count < 200 * count  # measured: 70 to 135 an entry


@corpus.needed
@pytest.mark.parametrize("name", ["native_functions.yaml", "derivatives.yaml", "tags.yaml"])
def test_every_text_of_pytorch_is_found_again(name: str) -> None:
    source = corpus.path(name).read_text(encoding="utf-8").split("\n")

    def check(node: Node) -> None:
        if isinstance(node, Text):
            for offset in {0, len(node.value) // 2, len(node.value) - 1} if node.value else ():
                position, character = node.location_at(offset), node.value[offset]
                assert character in " \n" or source[position.line - 1][position.column - 1] == character
            return
        for item in node.items:
            for part in item if isinstance(item, tuple) else (item,):
                check(part)

    node = read_yaml(corpus.path(name), Diagnostics())
    assert node is not None
    check(node)
