"""Files that lie: whatever a file says of a tensor, nothing beyond its storage is read, and no file hangs or kills."""

from __future__ import annotations

import io
import json
import pickle
import signal
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from forked import endings, python

import generated as ow

NUMBERS = np.arange(16, dtype=np.float32).tobytes()
SECONDS = 20  # after which an attack counts as a crash


# -- pickles, put together by hand ----------------------------------------------------------------------------------


def named(module: str, name: str) -> bytes:
    return b"c" + module.encode() + b"\n" + name.encode() + b"\n"


def data(value: Any) -> bytes:
    """A value, without the parts of its pickle that say where it begins and ends, and store it."""
    text = pickle.dumps(value, 2)[2:-1]
    return text.replace(b"q\x00", b"") if isinstance(value, (str, list, dict, tuple)) and not value else text


def together(*parts: bytes) -> bytes:
    return b"(" + b"".join(parts) + b"t"


def called(function: bytes, *arguments: bytes) -> bytes:
    return function + together(*arguments) + b"R"


def storage(kind: str = "FloatStorage", key: str = "0", count: bytes = b"K\x10") -> bytes:
    return together(data("storage"), named("torch", kind), data(key), data("cpu"), count) + b"Q"


UTILS = "torch._utils"
HOOKS = called(named("collections", "OrderedDict"))
NUMBER = called(  # a tensor of no dimensions that holds 2**60
    named(UTILS, "_rebuild_tensor_v2"), storage("LongStorage", "1", b"K\x01"), b"K\x00", b")", b")", b"\x89", HOOKS
)


def as_file(*pickled: bytes, words: int = 1 << 60) -> io.BytesIO:
    """A file as PyTorch writes them, with a storage of 64 bytes and one of a large number."""
    return zipped({
        "archive/data/0": NUMBERS, "archive/data/1": struct.pack("<q", words),
        "archive/data.pkl": b"\x80\x02" + b"".join(pickled) + b".",
    })  # fmt: skip


def zipped(entries: dict[str, bytes]) -> io.BytesIO:
    """An archive whose entries are aligned, so that it can be mapped."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in entries.items():
            entry = zipfile.ZipInfo(name)
            entry.extra = struct.pack("<HH", 0x776F, gap := -(file.tell() + 34 + len(name)) % 64) + bytes(gap)
            archive.writestr(entry, content)
    file.seek(0)
    return file


RIGHT = {"sizes": data((4, 4)), "strides": data((4, 1)), "offset": b"K\x00", "grad": b"\x89", "storage": storage()}

ARGUMENTS = [RIGHT[name] for name in ("storage", "offset", "sizes", "strides", "grad")]


def tensor(version: str, **changed: bytes) -> bytes:
    parts = RIGHT | changed
    geometry = parts["storage"], parts["offset"], parts["sizes"], parts["strides"]
    if version == "1":
        return called(named(UTILS, "_rebuild_tensor"), *geometry)
    if version == "2":
        return called(named(UTILS, "_rebuild_tensor_v2"), *geometry, parts["grad"], HOOKS)
    if version == "3":
        dtype = parts.get("dtype", named("torch", "float32"))
        return called(named(UTILS, "_rebuild_tensor_v3"), *geometry, parts["grad"], HOOKS, dtype)
    if version == "parameter":
        return called(named(UTILS, "_rebuild_parameter"), tensor("2", **changed), b"\x88", HOOKS)
    arguments = together(*geometry, parts["grad"], HOOKS)
    kind = named("torch", "Tensor")
    return called(
        named("torch._tensor", "_rebuild_from_type_v2"), named(UTILS, "_rebuild_tensor_v2"), kind, arguments, data({})
    )


VERSIONS = ["1", "2", "3", "parameter", "type"]
huge = 1 << 60
GEOMETRIES: dict[str, dict[str, bytes]] = {
    "a tensor as a size": {"sizes": together(NUMBER), "strides": data((1,))},
    "a tensor as a stride": {"sizes": data((2, 8)), "strides": together(NUMBER, b"K\x01")},
    "a tensor as the offset": {"offset": NUMBER, "sizes": data((1,)), "strides": data((1,))},
    "sizes are a tensor": {"sizes": NUMBER},
    "strides are a tensor": {"strides": NUMBER},
    "a product that wraps to 1": {"sizes": data((huge + 1,)), "strides": data((16,))},
    "a product that wraps to 0": {"sizes": data((1 << 62, 4)), "strides": data((0, 0))},
    "sizes that wrap": {"sizes": data((1 << 32, 1 << 32)), "strides": data((0, 0))},
    "a stride that wraps in bytes": {"sizes": data((2,)), "strides": data((1 << 62,))},
    "an offset that wraps in bytes": {"offset": data(1 << 62), "sizes": data((2,)), "strides": data((1,))},
    "a size beyond 64 bits": {"sizes": data((1 << 64,)), "strides": data((0,))},
    "an offset beyond 64 bits": {"offset": data(1 << 64), "sizes": data((1,)), "strides": data((1,))},
    "ends that cancel": {"sizes": data((17, 17)), "strides": data((1, -1)), "offset": b"K\x10"},
    "a negative size": {"sizes": data((-4, 4))},
    "two negative sizes": {"sizes": data((-4, -4))},
    "a negative stride": {"sizes": data((4,)), "strides": data((-1,)), "offset": b"K\x08"},
    "a negative offset": {"offset": data(-1)},
    "a bool as a size": {"sizes": data((True, 4))},
    "a bool as a stride": {"strides": data((4, True))},
    "a bool as the offset": {"offset": b"\x89"},
    "a float as a size": {"sizes": data((4.0, 4))},
    "a float as a stride": {"strides": data((4.0, 1))},
    "a float as the offset": {"offset": data(0.0)},
    "infinity as a stride": {"strides": data((float("inf"), 1))},
    "text as a size": {"sizes": data(("4", 4))},
    "text as sizes": {"sizes": data("44")},
    "None as a stride": {"strides": data((None, 1))},
    "a list as a size": {"sizes": together(b"]", b"K\x04")},
    "a set as sizes": {"sizes": called(named("builtins", "set"), data([4, 1]))},
    "more strides than sizes": {"strides": data((4, 1, 1))},
    "more sizes than strides": {"sizes": data((4, 4, 1))},
    "too many dimensions": {"sizes": data((1,) * 65), "strides": data((1,) * 65)},
    "an element too many": {"sizes": data((17,)), "strides": data((1,))},
    "begins too late": {"offset": b"K\x01"},
    "rows too far apart": {"strides": data((5, 1))},
    "no storage": {"storage": data("0")},
    "a tensor as the storage": {"storage": NUMBER},
    "a dtype as the storage": {"storage": named("torch", "float32")},
    "a longer storage": {"storage": storage(count=b"K\x11")},
    "a storage of a negative length": {"storage": storage(count=data(-16))},
    "a storage whose length wraps": {"storage": storage(count=data((1 << 62) + 16))},
    "a storage whose length is a tensor": {"storage": storage(count=NUMBER)},
    "a storage of another name": {"storage": storage(key="../../0")},
}  # fmt: skip


def loaded(file: io.BytesIO, tmp_path: Path, *, mapped: bool) -> Any:
    if not mapped:
        return ow.load(file)
    (tmp_path / "file").write_bytes(file.getvalue())
    return ow.load(tmp_path / "file", mmap=True)


@pytest.mark.parametrize("version", VERSIONS)
def test_the_file_that_is_changed_is_right(version: str, tmp_path: Path) -> None:
    for mapped in (False, True):
        result = loaded(as_file(tensor(version)), tmp_path, mapped=mapped)
        assert result.tolist() == np.arange(16.0).reshape(4, 4).tolist()
    assert ow.load(as_file(NUMBER)).item() == huge


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("title", GEOMETRIES)
def test_tensors_of_pytorch_that_reach_out_of_their_storage(title: str, version: str, tmp_path: Path) -> None:
    words = {"a tensor as a size": huge + 1, "a tensor as a stride": 1 << 62, "a tensor as the offset": 1 << 62}
    for mapped in (False, True):
        for number in {words.get(title, 1), 1}:
            file = as_file(tensor(version, **GEOMETRIES[title]), words=number)
            with pytest.raises(RuntimeError, match=r"load\(\): "):
                loaded(file, tmp_path, mapped=mapped)


OTHER_PARTS: dict[str, bytes] = {
    "requires_grad is a number": tensor("2", grad=b"K\x01"),
    "requires_grad is a tensor": tensor("2", grad=NUMBER),
    "the dtype is text": tensor("3", dtype=data("float32")),
    "a dtype that does not fit": tensor("3", dtype=named("torch", "float64")),
    "bools that are none": tensor("3", dtype=named("torch", "bool"), sizes=data((64,)), strides=data((1,))),
    "integers that require grad": tensor("3", dtype=named("torch", "int32"), grad=b"\x88"),
    "a parameter of integers": called(named(UTILS, "_rebuild_parameter"), NUMBER, b"\x88", HOOKS),
    "a parameter of no tensor": called(named(UTILS, "_rebuild_parameter"), data(1), b"\x88", HOOKS),
    "a sparse tensor": called(named(UTILS, "_rebuild_sparse_tensor"), named("torch", "sparse_coo"), b")"),
    "a quantized tensor": called(named(UTILS, "_rebuild_qtensor"), storage(), b"K\x00", data((4,)), data((1,))),
    "a nested tensor": called(named(UTILS, "_rebuild_nested_tensor"), tensor("2"), NUMBER, NUMBER, NUMBER),
    "a subclass": called(named(UTILS, "_rebuild_wrapper_subclass"), named("torch", "Tensor"), named("torch", "int8")),
    "an array": called(named("numpy.core.multiarray", "_reconstruct"), named("numpy", "ndarray"), data((0,))),
    "a device that is a tensor": called(named("torch", "device"), NUMBER),
    "a reference to nothing": b"NQ", "a reference to a tensor": NUMBER + b"Q",
    "a reference of five tensors": together(*[NUMBER] * 5) + b"Q",
}  # fmt: skip


def attributes(state: bytes) -> bytes:
    function, kind = named(UTILS, "_rebuild_tensor_v2"), named("torch", "Tensor")
    arguments = together(*ARGUMENTS, HOOKS)
    return called(named("torch._tensor", "_rebuild_from_type_v2"), function, kind, arguments, state)


OWN = ["_array", "_writes", "_keys", "_edge", "_base", "dtype", "grad", "shape", "requires_grad", "__class__", "sum"]


@pytest.mark.parametrize("title", OTHER_PARTS)
def test_other_parts_of_pytorchs_tensors(title: str) -> None:
    with pytest.raises(RuntimeError, match=r"load\(\): "):
        ow.load(as_file(OTHER_PARTS[title]))


@pytest.mark.parametrize("name", OWN)
def test_no_attribute_of_a_file_replaces_a_tensors_own(name: str) -> None:
    """Memory, dtype and gradient of a tensor are read by native code, which takes what is there."""
    for state in (data({name: 1}), together(b"N", data({name: 1}))):
        with pytest.raises(RuntimeError, match="a tensor's own"):
            ow.load(as_file(attributes(state)))
    for written in ({"dict": [[name, 1]]}, {"tuple": [None, {"dict": [[name, 1]]}]}):
        with pytest.raises(RuntimeError, match="a tensor's own"):
            ow.load(described(state=written))
    loaded = ow.load(as_file(attributes(data({"note": 1}))))
    assert (loaded.note, loaded.tolist()[0]) == (1, [0, 1, 2, 3])


# -- the package's format -------------------------------------------------------------------------------------------

NODE = {
    "storage": 0, "dtype": "float32", "sizes": [4, 4], "strides": [16, 4], "offset": 0, "requires_grad": False
}  # fmt: skip


def described(**changed: Any) -> io.BytesIO:
    """A file of a tensor in 64 bytes."""
    return written({"tensor": NODE | changed})


def written(node: Any, storages: Any = None) -> io.BytesIO:
    table = {"opweave": 1, "storages": storages or [{"nbytes": 64, "phase": 0}], "object": node}
    return zipped({"storages/0": NUMBERS, "opweave.json": json.dumps(table).encode()})


VALUES: list[Any] = [
    None, True, False, 1.0, 0.5, "4", "", [], {}, [4], {"int": "0x4"}, -1, 1 << 60, 1 << 63, 1 << 64, 1e308,
]  # fmt: skip


@pytest.mark.parametrize("mapped", [False, True], ids=["read", "mapped"])
@pytest.mark.parametrize("field", NODE)
def test_every_field_of_a_tensor_replaced(field: str, mapped: bool, tmp_path: Path) -> None:
    """Alone, and as one of several: an error of the project, or a tensor that lies within its 64 bytes."""
    right = loaded(described(), tmp_path, mapped=mapped)
    assert right.tolist() == np.arange(16.0).reshape(4, 4).tolist()
    for value in VALUES:
        for changed in (value, [value, 4], [4, value], [value]):
            if field == "requires_grad" and type(changed) is bool:
                continue
            with pytest.raises(RuntimeError, match=r"load\(\): "):
                loaded(described(**{field: changed}), tmp_path, mapped=mapped)


@pytest.mark.parametrize(("sizes", "strides", "offset"), [
    ([1 << 62, 4], [0, 0], 0), ([1 << 32, 1 << 32], [0, 0], 0), ([17], [4], 0), ([(1 << 60) + 1], [64], 0),
    ([2], [1 << 64], 0), ([17, 17], [4, -4], 64), ([2], [-4], 0), ([1] * 65, [4] * 65, 0), ([1], [2], 0),
    ([0, 1 << 63], [4, 4], 0), ([1], [4], 2), ([1], [4], 64), ([1], [4], -4),
])  # fmt: skip
def test_geometries(sizes: list[int], strides: list[int], offset: int) -> None:
    with pytest.raises(RuntimeError, match=r"load\(\): "):
        ow.load(described(sizes=sizes, strides=strides, offset=offset))


NODES: list[Any] = [
    {}, {"id": 0}, {"same": 0}, {"same": None}, {"same": []}, {"same": 0, "list": []}, {"list": [], "tuple": []}, [],
    {"list": {}}, {"list": "ab"}, {"list": None}, {"list": 3}, {"tuple": "ab"}, {"set": "ab"}, {"frozenset": {}},
    {"set": [{"list": []}]}, {"frozenset": [{"dict": []}]}, {"dict": [[1]]}, {"dict": ["ab"]}, {"dict": {"a": 1}},
    {"dict": [[{"list": []}, 1]]}, {"dict": [{}]}, {"dict": [[{}, {}]]}, {"OrderedDict": []}, {"OrderedDict": {}},
    {"OrderedDict": {"items": [], "attributes": [[1, 2]]}}, {"Counter": 3}, {"Counter": [[1, 2, 3]]},
    {"tensor": {}}, {"tensor": []}, {"tensor": None}, {"array": {}}, {"scalar": []}, {"module": {}}, {"module": []},
    {"module": {"class": 3, "state": []}}, {"module": {"class": "runtime.nn.linear.Linear", "state": [[1, 2]]}},
    {"function": 3}, {"function": {}}, {"function": "print"}, {"int": 3}, {"int": "zz"}, {"int": None},
    {"float": []}, {"float": "x"}, {"float": None}, {"complex": [1]}, {"complex": []}, {"complex": [1, 2, 3]},
    {"complex": None},
    {"complex": [{}, 1]}, {"complex": ["a", 1]}, {"bytes": "?"}, {"bytes": 3}, {"bytes": None}, {"range": []},
    {"range": ["0x0", "0x1", "0x0"]}, {"range": [1, 2, 3]}, {"dtype": 3}, {"dtype": []}, {"dtype": "float7"},
    {"device": 3}, {"device": {}}, {"device": "nothing"}, {"device": []}, {"": []}, {"eval": "1"}, {"decode": {}},
    *({"array": {"storage": 0, "dtype": "<f4", "shape": shape} | changed} for shape, changed in (
        ([-1], {}), ([17], {}), ([True, 16], {}), ([1 << 62, 4], {}), ([16.0], {}), (16, {}), ([8], {"dtype": "O"}),
        ([8], {"dtype": "f4,f4"}), ([8], {"dtype": "M8[s]"}), ([16], {"dtype": ["f4"]}), ([16], {"storage": True}),
        ([16], {"dtype": "S0"}), ([16], {"dtype": None}), ([64], {"dtype": "V1"}), ([16], {"dtype": "(4,)f4"}),
    )),
]  # fmt: skip
AROUND: dict[str, Callable[[Any], Any]] = {
    "alone": lambda node: node, "list": lambda node: {"list": [1, node]}, "tuple": lambda node: {"tuple": [node]},
    "key": lambda node: {"dict": [[node, 1]]}, "value": lambda node: {"dict": [["a", node]]},
    "item": lambda node: {"set": [node]}, "frozen": lambda node: {"frozenset": [node]},
    "ordered": lambda node: {"OrderedDict": {"items": [["a", node]]}},
    "attribute": lambda node: {"OrderedDict": {"items": [], "attributes": [["a", node]]}},
    "state": lambda node: {"tensor": NODE | {"state": node}},
    "in the state": lambda node: {"tensor": NODE | {"state": {"dict": [["a", node]]}}},
    "module": lambda node: {"module": {"class": "runtime.nn.linear.Linear", "state": [["a", node]]}},
}  # fmt: skip


@pytest.mark.parametrize("around", AROUND)
def test_malformed_nodes(around: str) -> None:
    for node in NODES:
        with pytest.raises(RuntimeError, match=r"load\(\): "):
            ow.load(written(AROUND[around](node)))


@pytest.mark.parametrize("storages", [
    [{"nbytes": 64.0, "phase": 0}], [{"nbytes": True, "phase": 0}], [{"nbytes": "64", "phase": 0}], [{"nbytes": 64}],
    [{"nbytes": 64, "phase": 64}], [{"nbytes": 64, "phase": -1}], [{"nbytes": -64, "phase": 0}], [[64, 0]], {"a": 1},
    [{"nbytes": 1 << 64, "phase": 0}], [{"nbytes": 64, "phase": None}], "ab", [None], [{}], 3,
])  # fmt: skip
def test_malformed_storages(storages: Any) -> None:
    with pytest.raises(RuntimeError, match=r"load\(\): "):
        ow.load(written({"tensor": NODE}, storages))


# -- what would hang, or end the process -----------------------------------------------------------------------------


def doubled(count: int, leaf: bytes = data("a")) -> bytes:
    """Tuples, each of which holds the one before it twice."""
    return leaf + b"".join(stored(i) + fetched(i) + b"\x86" for i in range(count))


def nested(count: int) -> bytes:
    """Tuples in one another."""
    return b")" + b"\x85" * count


def doubled_sets(count: int, first: int) -> bytes:
    """Frozensets of pairs of the one before it, which equal those of another such tower, built apart."""
    text = called(named("builtins", "frozenset"), b"]")
    for i in range(first, first + count):
        pairs = b"(" + fetched(i) + b"K\x01\x86" + fetched(i) + b"K\x02\x86e"
        text += stored(i) + called(named("builtins", "frozenset"), b"]" + pairs)
    return text + stored(first + count)


def stored(number: int) -> bytes:
    return b"r" + struct.pack("<i", number)


def fetched(number: int) -> bytes:
    return b"j" + struct.pack("<i", number)


def listed(*parts: bytes) -> bytes:
    return b"](" + b"".join(parts) + b"e"


def doubled_nodes(count: int) -> Any:
    node: Any = "a"
    for i in range(count):
        node = {"tuple": [node if i == 0 else {**node, "id": i - 1}, node if i == 0 else {"same": i - 1}]}
    return node


HUNG: dict[str, Callable[[], io.BytesIO]] = {
    "item of a set": lambda: as_file(called(named("builtins", "set"), listed(doubled(60)))),
    "item of a frozenset": lambda: as_file(called(named("builtins", "frozenset"), listed(doubled(60)))),
    "set from a tuple": lambda: as_file(called(named("builtins", "set"), doubled(60))),
    "counted": lambda: as_file(called(named("collections", "Counter"), listed(doubled(60)))),
    "key": lambda: as_file(b"}" + doubled(60) + b"K\x01s"), "keys": lambda: as_file(b"}(" + doubled(60) + b"K\x01u"),
    "ordered": lambda: as_file(HOOKS + doubled(60) + b"K\x01s"),
    "pairs": lambda: as_file(called(named("collections", "OrderedDict"), b"](" + doubled(60) + b"K\x01\x86e")),
    "added": lambda: as_file(b"\x8f(" + doubled(60) + b"\x90"),
    "deep key": lambda: as_file(b"}" + nested(10**6) + b"K\x01s"),
    "deep item": lambda: as_file(called(named("builtins", "frozenset"), listed(nested(10**6)))),
    "frozensets": lambda: as_file(listed(
        doubled_sets(40, 0), doubled_sets(40, 100), called(named("builtins", "set"), listed(fetched(40), fetched(140)))
    )),
    "name": lambda: as_file(doubled(60) + data("a") + b"\x93"), "reference": lambda: as_file(doubled(60) + b"Q"),
    "a device": lambda: as_file(called(named("torch", "device"), doubled(60))),
    "an encoding": lambda: as_file(called(named("_codecs", "encode"), data("a"), doubled(60))),
    "a number": lambda: as_file(called(named("builtins", "complex"), doubled(60))),
    "metadata": lambda: as_file(called(
        named(UTILS, "_rebuild_tensor_v2"), *ARGUMENTS, HOOKS, doubled(60)
    )),
    "sizes": lambda: as_file(tensor("2", sizes=doubled(60))), "attributes": lambda: as_file(attributes(doubled(60))),
    "many copies": lambda: as_file(listed(
        listed(b"K\x01" * 10**5), stored(0), (named("torch", "Size") + fetched(0) + b"\x85R") * 10**5
    )),
    "node as a key": lambda: written({"dict": [[doubled_nodes(60), 1]]}),
    "node as an item": lambda: written({"set": [doubled_nodes(60)]}),
    "node as a frozen item": lambda: written({"frozenset": [doubled_nodes(60)]}),
    "node as a counted key": lambda: written({"Counter": [[doubled_nodes(60), 1]]}),
    "node as an ordered key": lambda: written({"OrderedDict": {"items": [[doubled_nodes(60), 1]]}}),
    "node as an attribute": lambda: written({"tensor": NODE | {"state": doubled_nodes(60)}}),
}  # fmt: skip
HARMLESS: dict[str, Callable[[], io.BytesIO]] = {
    "shared tuples that nobody hashes": lambda: as_file(doubled(60)),
    "shared lists": lambda: as_file(listed(b"]", *(stored(i) + listed(fetched(i), fetched(i)) for i in range(60)))),
    "a thousand keys": lambda: as_file(data({(i, (i, frozenset({i}))): i for i in range(1000)})),
    "a key that is used a thousand times": lambda: as_file(listed(doubled(4), (b"}" + fetched(2) + b"K\x01s") * 1000)),
}  # fmt: skip


def attack(make: Callable[[], io.BytesIO]) -> Callable[[], str]:
    def run() -> str:
        signal.alarm(SECONDS)
        ow.load(make())
        return "loaded"

    return run


@pytest.mark.skipif(not hasattr(signal, "alarm"), reason="attacks run in forked children")
def test_nothing_that_is_shared_or_nested_hangs_or_kills() -> None:
    rows = [line.split("\t") for line in python(str(Path(__file__))).splitlines()]
    assert {name: how for name, how, *_ in rows} == dict.fromkeys(HUNG, "error") | dict.fromkeys(HARMLESS, "passed")
    assert all("load(): " in what for _, how, what in rows if how == "error")


if __name__ == "__main__":
    endings({name: attack(make) for name, make in {**HUNG, **HARMLESS}.items()})
