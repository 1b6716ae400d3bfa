"""Files with bytes changed, cut off, put in or exchanged: an error of the project, or an object; never anything else.

Checksums find what changed in an archive. So the texts of archives are changed as well and put into new ones, whose
checksums are right: what reads them meets every wrong byte itself.
"""

from __future__ import annotations

import io
import json
import pickletools
import random
import time
import zipfile
from collections import Counter, OrderedDict
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.errors import OpweaveError

FORMATS = ["opweave", "pytorch"]
SECONDS = 5.0  # that reading a small file may take on a machine that does other things


class Own:
    """An object of a class that is allowed."""

    def __init__(self) -> None:
        self.items, self.pair = {(1, "a"): frozenset({2})}, (1.5, None)


def value() -> Any:
    ordered = OrderedDict(b=1, a=[2])
    ordered._metadata = {"": {"version": 2}}  # type: ignore[attr-defined]
    base = ow.arange(12.0)
    noted = ow.ones(2, dtype=ow.bool)
    noted.note = {"a": (1,)}
    return {
        "base": base, "part": base[2:8].view(2, 3).t(), "number": ow.tensor(3, dtype=ow.int64), "noted": noted,
        "weight": ow.nn.Parameter(ow.ones(2)), "half": ow.ones(3, dtype=ow.bfloat16), "ordered": ordered,
        "counted": Counter("abca"), ("key", 1): [frozenset({1, (2, "b")}), {3}, b"bytes", 1e300, 2j, None, True],
        "large": 10**30,
        "own": Own(), "dtype": ow.float16, "device": ow.device("cpu"), "again": base, "module": ow.nn.Linear(2, 1),
    }  # fmt: skip


ALLOWED = [Own, ow.nn.Linear, set]


def file_of(kind: str) -> bytes:
    file = io.BytesIO()
    ow.save(value(), file, format=kind)
    return file.getvalue()


def outcome(data: bytes) -> str:
    """How reading a file ends. Anything but an object and an error of the project fails the test."""
    begin = time.monotonic()
    try:
        with ow.serialization.safe_globals(ALLOWED):
            look_at(ow.load(io.BytesIO(data)))
        ended = "read"
    except OpweaveError as error:
        kind, said = type(error), str(error)
        ended = "error"
    if ended == "error":
        assert issubclass(kind, RuntimeError)
        assert said.startswith("load(): ")
        assert len(said) < 2000
    assert time.monotonic() - begin < SECONDS
    return ended


def look_at(tensor: Any, depth: int = 0) -> None:
    """Read all numbers of the tensors in an object: none lies outside of its storage."""
    if isinstance(tensor, ow.Tensor):
        if tensor.numel() < 10**6 and type(tensor) in (ow.Tensor, ow.nn.Parameter):
            tensor.detach().clone()
    elif isinstance(tensor, dict) and depth < 5:
        for item in tensor.values():
            look_at(item, depth + 1)
    elif isinstance(tensor, (list, tuple)) and depth < 5:
        for item in tensor:
            look_at(item, depth + 1)


def changed(data: bytes, draw: random.Random) -> bytes:
    """One change of bytes."""
    at, end = sorted((draw.randrange(len(data)), draw.randrange(len(data))))
    end = min(end, at + 9)
    kind = draw.randrange(9)
    if kind == 0:
        return data[:at] + bytes([data[at] ^ 1 << draw.randrange(8)]) + data[at + 1 :]
    if kind == 1:
        return data[:at] + bytes([draw.choice([0, 1, 0x7F, 0x80, 0xFF])]) + data[at + 1 :]
    if kind == 2:
        return data[:at] + draw.randbytes(draw.randrange(1, 5)) + data[at:]
    if kind == 3:
        return data[:at] + data[end:]
    if kind == 4:
        return data[:at] + data[at:end] * 3 + data[end:]
    if kind == 5:
        other = draw.randrange(len(data))
        return data[:at] + data[other : other + end - at] + data[end:]
    if kind == 6:
        return data[:at] + bytes([draw.randrange(256)]) + data[at + 1 :]
    if kind == 7:
        return data[:at]
    return data[:at] + bytes(end - at) + data[end:]


def again(data: bytes, name: str, content: bytes) -> bytes:
    """An archive with another entry in the place of one, and right checksums."""
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(file, "w") as new:
        for entry in old.namelist():
            new.writestr(entry, content if entry.endswith(name) else old.read(entry))
    return file.getvalue()


def entry_of(data: bytes, name: str) -> bytes:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return next(archive.read(entry) for entry in archive.namelist() if entry.endswith(name))


TEXTS = {"opweave": "opweave.json", "pytorch": "data.pkl"}


@pytest.mark.parametrize("kind", FORMATS)
def test_files_as_they_are_can_be_read(kind: str) -> None:
    data = file_of(kind)
    assert outcome(data) == "read"
    assert outcome(again(data, TEXTS[kind], entry_of(data, TEXTS[kind]))) == "read"


@pytest.mark.parametrize("kind", FORMATS)
def test_archives(kind: str) -> None:
    """Each part of an archive: headers, names, texts, numbers, directory, end."""
    data, draw = file_of(kind), random.Random(1)
    ends = Counter(outcome(changed(data, draw)) for _ in range(400))
    assert ends["error"] > 200
    for at in range(0, len(data), 97):
        assert outcome(data[:at]) == "error"
    for at in (*range(40), *range(len(data) - 120, len(data))):  # the first header, and the last of the directory
        for byte in (0, 0xFF, data[at] ^ 1):
            outcome(data[:at] + bytes([byte]) + data[at + 1 :])


@pytest.mark.parametrize("kind", FORMATS)
def test_texts(kind: str) -> None:
    walk(kind, 600, random.Random(2))


@pytest.mark.exhaustive
@pytest.mark.parametrize("kind", FORMATS)
def test_many_texts(kind: str) -> None:
    seed = np.random.default_rng().integers(2**31).item()
    print("seed", seed)
    walk(kind, 200_000, random.Random(seed))


def walk(kind: str, count: int, draw: random.Random) -> None:
    """Texts with one to three changes."""
    data = file_of(kind)
    text = entry_of(data, TEXTS[kind])
    for _ in range(count):
        content = text
        for _ in range(draw.randrange(1, 4)):
            content = changed(content, draw) or text
        outcome(again(data, TEXTS[kind], content))


REPLACEMENTS: list[Any] = [
    None, True, 0, -1, 1, 7, 2**31, 2**63, 2**64, -(2**63), 0.5, 1e308, "", "a", "float32", [], [[]], [1], {}, {"a": 1},
    {"same": 0}, {"same": 99}, {"list": []}, {"tuple": [1, 2]}, {"id": 0}, {"tensor": {}}, {"object": {}},
]  # fmt: skip


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """All values in a tree, as containers and keys."""
    for key in list(node) if isinstance(node, dict) else range(len(node)):
        yield node, key
        if isinstance(node[key], (dict, list)):
            yield from places(node[key])


def test_every_field_replaced() -> None:
    """Every value in the text of the package's format by every kind of value, dropped, and under other keys."""
    data, draw = file_of("opweave"), random.Random(3)
    loaded = json.loads(entry_of(data, "opweave.json"))

    def tried() -> None:
        outcome(again(data, "opweave.json", json.dumps(loaded).encode()))

    for node, key in list(places(loaded)):
        before = node[key]
        for replacement in draw.sample(REPLACEMENTS, 3):
            node[key] = replacement
            tried()
        node[key] = before
        if isinstance(node, dict):
            value_of = node.pop(key)
            tried()
            node["other"] = value_of
            tried()
            del node["other"]
            node[key] = value_of


MADE = b"ccollections\nOrderedDict\n)R"


def pickle_opcodes() -> Iterator[bytes]:
    """Every opcode in every state: behind nothing, values, a mark, a list, a class, an object."""
    for opcode in pickletools.opcodes:
        code = opcode.code.encode("latin1")
        tails = [b"", b"\x00", b"\x01a", b"\xff\xff\xff\x7f", b"a\nb\n", b"\x01\x00\x00\x00\x00\x00\x00\x00a"]
        for head in (b"", b"N", b"K\x01K\x02", b"(", b"(K\x01", b"]", b"}", b"]K\x01", MADE):
            for tail in tails:
                for end in (b".", b"K\x01.", b"R.", b"b.", b"\x81."):
                    yield b"\x80\x04" + head + code + tail + end


def test_every_opcode() -> None:
    data = file_of("pytorch")
    for i, content in enumerate(pickle_opcodes()):
        if i % 17 == 0:
            outcome(again(data, "data.pkl", content))
