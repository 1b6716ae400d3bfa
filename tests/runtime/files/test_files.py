"""Files: what is saved comes back, whole files only, damage is found, and nothing that a file names is run."""

from __future__ import annotations

import io
import os
import pickle
import stat
import sys
import zipfile
import zlib
from collections import Counter, OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated import Tensor
from runtime.files import checksums
from runtime.files.filling import EntryError, Room, fill

FIXTURE = Path(__file__).with_name("pytorch.pt")
DTYPES = [
    ow.bool, ow.uint8, ow.int8, ow.int16, ow.int32, ow.int64, ow.float16, ow.bfloat16, ow.float32, ow.float64,
    ow.complex64, ow.complex128,
]  # fmt: skip


class Weight(Tensor):
    """A tensor with attributes."""


def in_memory(obj: Any) -> Any:
    file = io.BytesIO()
    ow.save(obj, file)
    file.seek(0)
    return ow.load(file)


def mapped(obj: Any, tmp_path: Path) -> Any:
    ow.save(obj, tmp_path / "object")
    return ow.load(tmp_path / "object", mmap=True)


def by_path(obj: Any, tmp_path: Path) -> Any:
    ow.save(obj, str(tmp_path / "object"))
    return ow.load(str(tmp_path / "object"), map_location="cpu")


WAYS: dict[str, Callable[[Any, Path], Any]] = {
    "memory": lambda obj, _: in_memory(obj), "path": by_path, "mapped": mapped,
}  # fmt: skip
ordered = OrderedDict(b=1, a=[2])
ordered._metadata = {"": {"version": 2}}  # type: ignore[attr-defined]
VALUES: dict[str, Any] = {
    "None": None, "bools": [True, False], "ints": [0, -5, 2**53, 10**30, -(10**4000)],
    "text": "a\u00e9\U0001f600\n\ud800",
    "floats": [0.1, -0.0, 1e308, 5e-324, float("inf"), -float("inf")], "complex": [1 + 2j, complex(-0.0, float("inf"))],
    "bytes": [b"", b"\x00\xff"], "nested": {"a": [(1, {"b": ()})], (1, "c"): {2: None}, 3: {}},
    "range": range(9, 0, -2),
    "sets": [{1, "a"}, frozenset({(1, 2)}), set()], "dtype": [ow.bfloat16, ow.bool], "device": ow.device("cpu"),
    "ordered": ordered, "counter": Counter("abca"),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("title", VALUES)
def test_values(way: str, title: str, tmp_path: Path) -> None:
    result = WAYS[way](VALUES[title], tmp_path)
    assert repr(result) == repr(VALUES[title])
    assert type(result) is type(VALUES[title])
    assert list(getattr(result, "__dict__", {})) == list(getattr(VALUES[title], "__dict__", {}))


LAYOUTS: dict[str, Callable[[Tensor], Tensor]] = {
    "whole": lambda x: x, "transposed": lambda x: x.t(), "part": lambda x: x[1:, ::2],
    "expanded": lambda x: x[:1].expand(5, 4),
    "one": lambda x: x[2, 1], "empty": lambda x: x[:, :0], "last": lambda x: x[-1],
    "reversed": lambda x: ow.from_numpy(x.numpy()[:, ::-1]) if x.dtype is not ow.bfloat16 else x,
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_tensors(way: str, layout: str, dtype: ow.dtype, tmp_path: Path) -> None:
    tensor = LAYOUTS[layout]((ow.arange(12) % 5).reshape(3, 4).to(dtype))
    result = WAYS[way](tensor, tmp_path)
    assert (result.dtype, result.shape, result.stride()) == (tensor.dtype, tensor.shape, tensor.stride())
    assert result.storage_offset() == tensor.storage_offset()
    assert result.untyped_storage().nbytes() == tensor.untyped_storage().nbytes()
    assert result._array.tobytes() == tensor._array.tobytes()
    assert type(result) is Tensor
    assert not result.requires_grad
    assert result.data_ptr() % result.element_size() == 0


@pytest.mark.parametrize("way", WAYS)
def test_what_was_one_is_one(way: str, tmp_path: Path) -> None:
    base, loop = ow.arange(6.0), [1]
    loop.append(loop)  # type: ignore[arg-type]
    twice = {"a": 1}
    table = {"base": base, "part": base[2:4], "base again": base, "loop": loop, "twice": [twice, twice]}
    result = WAYS[way](table, tmp_path)
    result["base"][2] = 7.0
    assert result["part"].tolist() == [7, 3]
    assert result["part"]._writes is result["base"]._writes
    assert result["base again"] is result["base"]
    assert result["loop"][1] is result["loop"]
    assert result["twice"][0] is result["twice"][1]


@pytest.mark.parametrize("way", WAYS)
def test_gradients_and_arrays(way: str, tmp_path: Path) -> None:
    leaf = ow.ones(2, requires_grad=True)
    arrays = [np.arange(4).reshape(2, 2).T, np.float32(2), np.array("text"), np.array(3.5), np.zeros((0, 2))]
    found_leaf, result, actual = WAYS[way]((leaf, leaf * 2, arrays), tmp_path)
    assert [found_leaf.requires_grad, found_leaf.is_leaf, result.requires_grad, result.is_leaf] == [True] * 4
    for tensor, other in zip(actual, arrays, strict=True):
        assert type(tensor) is type(other)
        assert tensor.dtype == other.dtype
        np.testing.assert_array_equal(tensor, other)
    (found_leaf * 3).sum().backward()
    assert found_leaf.grad.tolist() == [3, 3]


@pytest.fixture
def allowed() -> Any:
    before = ow.serialization.get_safe_globals()
    yield
    ow.serialization.clear_safe_globals()
    ow.serialization.add_safe_globals(before)


def test_parameters_and_buffers(tmp_path: Path) -> None:
    model = ow.nn.Sequential(ow.nn.Linear(2, 3), ow.nn.BatchNorm1d(3))
    weight, mean = model[0].weight, ow.nn.Buffer(ow.zeros(3))
    ow.save({"state": model.state_dict(), "weight": weight, "mean": mean}, tmp_path / "file")
    loaded = ow.load(tmp_path / "file")
    assert (type(loaded["weight"]), loaded["weight"].requires_grad) == (ow.nn.Parameter, True)
    assert (type(loaded["mean"]), loaded["mean"].persistent) == (ow.nn.Buffer, True)
    other = ow.nn.Sequential(ow.nn.Linear(2, 3), ow.nn.BatchNorm1d(3))
    other.load_state_dict(loaded["state"])
    assert other[0].weight.tolist() == weight.tolist()
    assert type(ow.load(FIXTURE)["parameter"]) is ow.nn.Parameter


def test_classes_of_tensors(allowed: Any, tmp_path: Path) -> None:
    weight = ow.zeros(2).as_subclass(Weight)
    weight.note = {"kind": ["bias"]}
    ow.save(weight, tmp_path / "weight")
    with pytest.raises(RuntimeError, match=r"of the class .*Weight; .*add_safe_globals\(\[Weight\]\)"):
        ow.load(tmp_path / "weight")
    ow.serialization.add_safe_globals([Weight])
    loaded = ow.load(tmp_path / "weight")
    assert type(loaded) is Weight
    assert loaded.note == {"kind": ["bias"]}
    with pytest.raises(TypeError, match=r"expected classes, such as subclasses of Tensor and of nn.Module, got 3"):
        ow.serialization.add_safe_globals([3])


class Model:
    """What has a state."""

    def state_dict(self) -> dict[str, Any]:
        return {}


REJECTED: dict[str, tuple[Any, str]] = {
    "function": ({"a": [1, lambda: 1]}, r"obj\['a'\]\[1\] is of the type function, which cannot be saved; nobody"),
    "model": ((type("Local", (Model,), {})(),), r"what makes obj\[0\] is of the type type"),
    "key": ({(lambda: 1): 1}, r"the key <function .*> of obj is of the type"),
    "file": ([sys.stdout], r"obj\[0\] is of the type .*; cannot pickle"),
    "generator": ([(i for i in range(2))], "cannot pickle 'generator' object"),
    "list of one's own": ([type("Own", (list,), {})()], r"what makes obj\[0\] is of the type type, .*nobody"),
    "objects": (np.array([lambda: 1]), "is of the type function, which cannot be saved"),
    "class": (type("Own", (), {}), "obj is of the type type, .*nobody could import"),
}


@pytest.mark.parametrize("title", REJECTED)
def test_what_is_no_data(title: str, tmp_path: Path) -> None:
    value, message = REJECTED[title]
    path = tmp_path / "object"
    path.write_text("before")
    with pytest.raises(TypeError, match=message):
        ow.save(value, path)
    assert [item.read_text() for item in tmp_path.iterdir()] == ["before"]


def test_nesting() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(ValueError, match="nested too deeply"):
        ow.save(deep, io.BytesIO())
    inside: list[Any] = []
    around = (inside,)
    inside.append(around)
    with pytest.raises(ValueError, match=r"obj\[0\]\[0\] is a tuple that holds itself"):
        ow.save(around, io.BytesIO())


class FullDiskError(OSError):
    """There is no room."""


def test_an_error_while_writing_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    position = tmp_path / "object"
    ow.save([1], position)

    def full(_: int) -> None:
        raise FullDiskError

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FullDiskError):
        ow.save(ow.zeros(1000), position)
    assert ow.load(position) == [1]
    assert list(tmp_path.iterdir()) == [position]


def test_places(tmp_path: Path) -> None:
    path, link = tmp_path / "object", tmp_path / "link"
    ow.save(1, path)
    path.chmod(0o640)
    link.symlink_to(path)
    ow.save(2, link)
    assert link.is_symlink()
    assert ow.load(path) == 2
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    with pytest.raises(RuntimeError, match=r"there is no folder .*missing"):
        ow.save(1, tmp_path / "missing" / "object")
    with pytest.raises(FileNotFoundError):
        ow.load(tmp_path / "missing")
    with pytest.raises(TypeError, match="expected a path or a binary file, got int"):
        ow.save(1, 3)
    with pytest.raises(TypeError, match="expected a path or a binary file, got list"):
        ow.load([])
    ow.save(3, os.devnull)


def test_the_same_object_gives_the_same_bytes() -> None:
    files = io.BytesIO(), io.BytesIO()
    for file in files:
        ow.save({"a": ow.arange(3), "b": [1.5]}, file)
    assert files[0].getvalue() == files[1].getvalue()


class OneWay(io.RawIOBase):
    """What a socket or a pipe is: bytes go in, and there is no way back."""

    def __init__(self) -> None:
        self.sent = io.BytesIO()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        return self.sent.write(data)


class OnlyWrites:
    """No more of a file than what it must have."""

    def __init__(self) -> None:
        self.sent = io.BytesIO()

    def write(self, data: Any) -> int:
        return self.sent.write(data)

    def flush(self) -> None:
        pass


@pytest.mark.parametrize("kind", [OneWay, OnlyWrites])
def test_files_that_cannot_be_wound_back(kind: Any) -> None:
    target, data = kind(), {"a": ow.arange(300_000, dtype=ow.float64), "b": ow.zeros(0), "c": ow.ones(3)}
    ow.save(data, target)
    target.sent.seek(0)
    assert zipfile.ZipFile(target.sent).testzip() is None
    target.sent.seek(0)
    loaded = ow.load(target.sent)
    assert all(ow.equal(loaded[name], data[name]) for name in data)


def test_files_within_files() -> None:
    file = io.BytesIO(b"head")
    file.seek(4)
    ow.save([1], file)
    file.seek(4)
    assert ow.load(file) == [1]
    with pytest.raises(TypeError, match="mmap needs the path"):
        ow.load(file, mmap=True)


def written() -> bytes:
    file = io.BytesIO()
    ow.save({"weight": ow.arange(40.0).reshape(8, 5), "flags": ow.tensor([True, False]), "step": 3}, file)
    return file.getvalue()


@pytest.mark.parametrize("way", [False, True], ids=["read", "mapped"])
def test_damage_is_found(way: bool, tmp_path: Path) -> None:
    """Files cut off anywhere, or with a byte changed: an error of the project, or the same numbers (times, padding)."""
    full, path = written(), tmp_path / "file"
    for cut in range(0, len(full), 7):
        path.write_bytes(full[:cut])
        with pytest.raises(RuntimeError, match=r"load\(\): "):
            ow.load(path, mmap=way)
    unchanged = 0
    for position in range(0, len(full), 3):
        path.write_bytes(full[:position] + bytes([full[position] ^ 0x41]) + full[position + 1 :])
        try:
            loaded = ow.load(path)
        except RuntimeError as error:
            assert "load(): " in str(error)  # noqa: PT017
            continue
        unchanged += 1
        assert loaded["weight"].tolist() == ow.arange(40.0).reshape(8, 5).tolist()
        assert (loaded["flags"].tolist(), loaded["step"]) == ([True, False], 3)
    assert unchanged < len(full) / 3


def test_the_damaged_entry_is_named(tmp_path: Path) -> None:
    full = written()
    index = full.index(ow.arange(40.0).numpy().tobytes())
    (tmp_path / "file").write_bytes(full[:index] + b"\xff" + full[index + 1 :])
    with pytest.raises(RuntimeError, match=r"its entry storages/0 was cut off or changed .*CRC"):
        ow.load(tmp_path / "file")


def archive(text: str, **entries: bytes) -> io.BytesIO:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as result:
        result.writestr("opweave.json", text)
        for name, data in entries.items():
            result.writestr(f"storages/{name.removeprefix('s')}", data)
    file.seek(0)
    return file


def described(tensor: str, storages: str = '[{"nbytes": 8, "phase": 0}]') -> str:
    return f'{{"opweave": 1, "storages": {storages}, "object": {{"tensor": {{{tensor}}}}}}}'


RIGHT = '"storage": 0, "dtype": "float32", "sizes": [2], "strides": [4], "offset": 0, "requires_grad": false'
FORGED = {
    "right": (described(RIGHT), None),
    "too long": (described(RIGHT.replace("[2]", "[3]")), "reaches out of its storage"),
    "before": (described(RIGHT.replace('"offset": 0', '"offset": -4')), "reaches out"),
    "backwards": (described(RIGHT.replace("[4]", "[-4]")), "reaches out"),
    "huge": (described(RIGHT.replace("[2]", f"[{2**62}, 4]").replace("[4]", "[0, 0]")), "damaged"),
    "negative": (described(RIGHT.replace("[2]", "[-2]")), "sizes"),
    "steps": (described(RIGHT.replace("[4]", "[4, 4]")), "strides"),
    "between": (described(RIGHT.replace('"offset": 0', '"offset": 2').replace("[2]", "[1]")), "not aligned"),
    "storage": (described(RIGHT.replace('"storage": 0', '"storage": 1')), "no storage 1"),
    "storage -1": (described(RIGHT.replace('"storage": 0', '"storage": -1')), "no storage -1"),
    "size": (described(RIGHT, '[{"nbytes": 16, "phase": 0}]'), "has 8 bytes instead of 16"),
    "missing": (described(RIGHT, '[{"nbytes": 8, "phase": 0}, {"nbytes": 8, "phase": 0}]'), "no entry storages/1"),
    "dtype": (described(RIGHT.replace("float32", "float8")), "does not describe an object"),
    "class": (described(RIGHT + ', "class": "os.system"'), "the class os.system"),
    "bool": (described(RIGHT.replace("float32", "bool").replace("[4]", "[1]")), "a byte that is none"),
    "list": ('{"opweave": 1, "storages": [], "object": [1]}', "a list without a name"),
    "unknown": ('{"opweave": 1, "storages": [], "object": {"eval": "1"}}', "does not describe"),
    "method": ('{"opweave": 1, "storages": [], "object": {"decode": 1}}', "does not describe"),
    "later": ('{"opweave": 2, "storages": [], "object": 1}', "written in version 2"),
    "deep": ('{"opweave": 1, "storages": [], "object": ' + '{"list": [' * 100_000 + "]}" * 100_000 + "}", "too deeply"),
    "no text": ("\xff", "does not describe"),
    "objects": ('{"opweave": 1, "storages": [{"nbytes": 8, "phase": 0}], "object": {"array": {"storage": 0, '
                '"dtype": "O", "shape": [1]}}}', "an array of object"),
}  # fmt: skip


@pytest.mark.parametrize("title", FORGED)
def test_forged_files(title: str) -> None:
    text, message = FORGED[title]
    file = archive(text, s0=np.array([1, 258], np.float32).tobytes() if title != "bool" else b"\x02" * 8)
    if message is None:
        assert ow.load(file).tolist() == [1, 258]
        return
    with pytest.raises(RuntimeError, match=message):
        ow.load(file)


OTHERS = {
    "text": (b"hello", "is not a file of save"), "nothing": (b"", "is not a file of save"),
    "pickle": (pickle.dumps([1], 2), "is a pickle, but none of torch.save"),
    "array": (b"\x93NUMPY\x01\x00", "from_numpy"), "safetensors": (b"\x02" + b"\0" * 7 + b"{}", "load_file"),
}  # fmt: skip


@pytest.mark.parametrize("title", OTHERS)
def test_other_files(title: str) -> None:
    data, message = OTHERS[title]
    with pytest.raises(RuntimeError, match=message):
        ow.load(io.BytesIO(data))


def test_other_archives() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as result:
        result.writestr("a", "b")
    file.seek(0)
    with pytest.raises(RuntimeError, match=r"neither opweave\.json nor data\.pkl"):
        ow.load(file)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as result:
        result.writestr("opweave.json", "1" * 1000)
    packed.seek(0)
    with pytest.raises(RuntimeError, match="compressed"):
        ow.load(packed)


def test_options() -> None:
    file = io.BytesIO(written())
    for allowed in (True, False, None):  # nothing of a file is run, whatever is allowed
        assert ow.load(file, weights_only=allowed)["step"] == 3
    with pytest.raises(RuntimeError, match="cuda"):
        ow.load(file, map_location="cuda")
    with pytest.raises(TypeError, match="expected a device as map_location, got int"):
        ow.load(file, map_location=3)
    assert ow.load(file, map_location=ow.device("cpu"))["step"] == 3


@pytest.mark.parametrize("way", [False, True], ids=["read", "mapped"])
def test_a_file_of_pytorch(way: bool) -> None:
    """What torch 2.13.0 saved: views of one storage, dtypes, a parameter, numbers, an OrderedDict with attributes."""
    loaded = ow.load(FIXTURE, mmap=way)
    assert type(loaded) is OrderedDict
    assert loaded._metadata == {"version": 2}  # type: ignore[attr-defined]
    assert loaded["whole"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert (loaded["part"].tolist(), loaded["part"].stride()) == ([[1, 2], [4, 5]], (3, 1))
    loaded["whole"].add_(1)
    assert loaded["part"].tolist() == [[2, 3], [5, 6]]
    assert (loaded["half"].dtype, loaded["half"].tolist()) == (ow.bfloat16, [1.5, -2])
    assert (loaded["leaf"].requires_grad, loaded["leaf"].is_leaf, loaded["leaf"].dtype) == (True, True, ow.float64)
    assert loaded["parameter"].requires_grad
    assert loaded["flags"].tolist() == [True, False]
    assert loaded["complex"].tolist() == [1 + 2j]
    assert loaded["options"] == {
        "lr": 0.1, "betas": (0.9, 0.999), 3: [None, True, -7, 10**20], "bytes": b"a\xff", "dtype": ow.int32,
        "size": (2, 3), "device": ow.device("cpu"),
    }  # fmt: skip


class Calls:
    """What pickle would call."""

    def __init__(self, function: Any, *arguments: Any) -> None:
        self.made = function, arguments

    def __reduce__(self) -> Any:
        return self.made


class Sets(Calls):
    """What would set attributes."""

    def __reduce__(self) -> Any:
        return (*self.made, {"a": 1})


HOSTILE: dict[str, tuple[Any, str]] = {
    "system": (Calls(os.system, "false"), r"an object of the class \w+\.system; if you trust"),
    "eval": (Calls(eval, "1"), "builtins.eval"),
    "import": (Calls(__import__, "os"), "builtins.__import__"),
    "getattr": (Calls(getattr, 1, "real"), "builtins.getattr"),
    "own class": (Model(), "test_files.Model"),
    "attributes": (Sets(Counter, "a"), "sets attributes of a Counter"),
}


@pytest.mark.parametrize("protocol", [2, 4])
@pytest.mark.parametrize("title", HOSTILE)
def test_pickles_run_nothing(title: str, protocol: int) -> None:
    value, message = HOSTILE[title]
    with pytest.raises(RuntimeError, match=message):
        ow.load(pickled(pickle.dumps(value, protocol)), weights_only=None if protocol == 2 else True)


def pickled(data: bytes) -> io.BytesIO:
    """An archive as PyTorch's, of a pickle alone."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as result:
        result.writestr("archive/data.pkl", data)
    file.seek(0)
    return file


DAMAGED = {
    "empty": b"", "no end": pickle.dumps([1], 2)[:-1], "no memo": b"\x80\x02h\x05.", "no list": b"\x80\x02K\x01K\x02a.",
    "no function": b"\x80\x02K\x01)R.", "no mark": b"\x80\x02K\x01u.", "two": b"\x80\x02K\x01K\x02.",
    "storage": b"\x80\x02K\x01Q.", "instance": b"\x80\x02(cbuiltins\nset\no.", "old": b"(dp0\nI1\n.",
    "a tensor of nothing": b"\x80\x02ctorch._utils\n_rebuild_tensor_v2\n(K\x01K\x00))\x89NtR.",
    "allowed, but called wrongly": b"\x80\x02cbuiltins\nset\nK\x01\x85R.",
}  # fmt: skip


@pytest.mark.parametrize("title", DAMAGED)
def test_damaged_pickles(title: str) -> None:
    with pytest.raises(RuntimeError, match=r"load\(\): "):
        ow.load(pickled(DAMAGED[title]))


def test_damaged_files_of_pytorch(tmp_path: Path) -> None:
    """No change of a byte crashes or gives other numbers unnoticed where checksums are compared."""
    content, right = FIXTURE.read_bytes(), ow.load(FIXTURE)
    for position in range(0, len(content), 5):
        (tmp_path / "file").write_bytes(
            content[:position] + bytes([content[position] ^ 0x21]) + content[position + 1 :]
        )
        try:
            loaded = ow.load(tmp_path / "file")
        except RuntimeError as error:
            assert "load(): " in str(error)  # noqa: PT017
        else:
            assert repr(loaded) == repr(right)


def test_safetensors(tmp_path: Path) -> None:
    pytest.importorskip("safetensors", reason="the library is in the extra `files`")
    tensors = {str(kind): (ow.arange(6) % 2).reshape(2, 3).to(kind).t() for kind in DTYPES if kind is not ow.complex128}
    tensors |= {"number": ow.tensor(2.5), "empty": ow.zeros(0, 3)}
    position = tmp_path / "file.safetensors"
    ow.serialization.save_file(tensors, position, {"made by": "a test"})
    file = ow.serialization.load_file(position)
    assert set(file) == set(tensors)
    for name, value in file.items():
        right = tensors[name]
        assert (value.dtype, value.shape, value.tolist()) == (right.dtype, right.shape, right.tolist())
        value.zero_()
    numpy = pytest.importorskip("safetensors.numpy")
    numpy.save_file({"a": np.arange(3.0)}, str(position))
    assert ow.serialization.load_file(position)["a"].tolist() == [0, 1, 2]


def test_safetensors_errors(tmp_path: Path) -> None:
    pytest.importorskip("safetensors", reason="the library is in the extra `files`")
    base, path = ow.zeros(4), tmp_path / "file"
    save_file = ow.serialization.save_file
    for tensors, kind, message in (
        ({"a": base, "b": base[1:]}, ValueError, "a and b share memory"),
        ([base], TypeError, "expected a dict of tensors"),
        ({"a": 1}, TypeError, "expected names and tensors"),
        ({"a": ow.zeros(1, dtype=ow.complex128)}, ValueError, "the format has no complex128"),
    ):  # fmt: skip
        with pytest.raises(kind, match=message):
            save_file(tensors, path)
    with pytest.raises(TypeError, match="metadata is a dict of text"):
        save_file({"a": base}, path, {"a": 1})
    assert not path.exists()
    path.write_bytes(b"\x08\0\0\0\0\0\0\0garbage!")
    with pytest.raises(RuntimeError, match="no safetensors file, or is damaged"):
        ow.serialization.load_file(path)


def test_training_goes_on_bit_for_bit(tmp_path: Path) -> None:
    """From a checkpoint of weights, moments and the state of the generator."""

    def steps(weight: Tensor, mean: Tensor, count: int) -> None:
        for _ in range(count):
            loss = ((ow.randn(8, 3) @ weight).tanh() - ow.rand(8, 2)).square().sum()
            (gradient,) = ow.autograd.grad(loss, [weight])
            with ow.no_grad():
                mean.mul_(0.9).add_(gradient)
                weight.sub_(mean, alpha=0.01)

    ow.manual_seed(4)
    weight, mean = ow.randn(3, 2, requires_grad=True), ow.zeros(3, 2)
    steps(weight, mean, 3)
    ow.save({"weight": weight, "mean": mean, "random": ow.get_rng_state()}, tmp_path / "checkpoint")
    steps(weight, mean, 4)
    loaded = ow.load(tmp_path / "checkpoint")
    ow.set_rng_state(loaded["random"])
    steps(loaded["weight"], loaded["mean"], 4)
    assert loaded["weight"].tolist() == weight.tolist()


@pytest.mark.parity
def test_files_of_the_pytorch_that_is_here(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    model = torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3), torch.nn.BatchNorm2d(4), torch.nn.LSTM(4, 5))
    optimiser = torch.optim.AdamW([{"params": model[0].parameters()}, {"params": model[2].parameters(), "lr": 0.5}])
    sum((parameter * parameter).sum() for parameter in model.parameters()).backward()
    optimiser.step()
    schedule = torch.optim.lr_scheduler.MultiStepLR(optimiser, [3, 5])
    state = {
        "model": model.state_dict(), "optimiser": optimiser.state_dict(), "schedule": schedule.state_dict(),
        "random": torch.get_rng_state(), "parts": [model[0].weight[1:, :, ::2], model[0].weight],
    }  # fmt: skip
    torch.save(state, tmp_path / "state.pt")
    for way in (False, True):
        same(state, ow.load(tmp_path / "state.pt", mmap=way))
    noted = torch.arange(6.0).view(2, 3), torch.nn.Parameter(torch.ones(2))
    for element in noted:
        element.note = {"of": torch.ones(1)}
    torch.save(noted, tmp_path / "noted.pt")
    loaded = ow.load(tmp_path / "noted.pt")
    same(noted, loaded)
    same([vars(item) for item in noted], [vars(item) for item in loaded])
    torch.save(model, tmp_path / "model.pt")
    with pytest.raises(RuntimeError, match=r"the class torch\.nn\.modules\.container\.Sequential"):
        ow.load(tmp_path / "model.pt")


def same(theirs: Any, ours: Any) -> None:
    """The same data, tensors by their numbers."""
    if isinstance(theirs, dict):
        assert list(theirs) == list(ours)
        for key, value in theirs.items():
            same(value, ours[key])
    elif isinstance(theirs, (list, tuple)):
        assert len(theirs) == len(ours)
        for tensor, other in zip(theirs, ours, strict=True):
            same(tensor, other)
    elif hasattr(theirs, "detach"):
        assert ours.stride() == theirs.stride()
        np.testing.assert_array_equal(theirs.detach().numpy(), ours.detach().numpy())
    else:
        assert theirs == ours


# -- modules --------------------------------------------------------------------------------------------------------


class Network(ow.nn.Module):
    """Holds a module twice, a module that knows the one it is in, a buffer, and data."""

    def __init__(self):
        super().__init__()
        self.body = ow.nn.Sequential(ow.nn.Linear(2, 3), ow.nn.ReLU(), ow.nn.BatchNorm1d(3))
        self.again = self.body[0]
        self.known = {"body": self.body, "sizes": (2, 3)}
        self.register_buffer("shift", ow.ones(3), persistent=False)
        self.calls = 0

    def forward(self, x):
        return self.body(x) + self.shift


def test_a_whole_module_comes_back_where_its_class_is_allowed(tmp_path):
    model = Network().eval()
    ow.save({"model": model, "step": 3}, tmp_path / "file")
    with pytest.raises(RuntimeError, match=r"a module of the class .*Network; if you trust its code, .*\[Network\]"):
        ow.load(tmp_path / "file")
    with ow.serialization.safe_globals([Network]):
        loaded = ow.load(tmp_path / "file")["model"]
        assert ow.serialization.get_safe_globals() == [Network]
    assert ow.serialization.get_safe_globals() == []
    assert type(loaded) is Network
    assert not loaded.training
    assert loaded.again is loaded.body[0]
    assert loaded.known["body"] is loaded.body
    x = ow.randn(4, 2)
    assert loaded(x).tolist() == model(x).tolist()
    assert [name for name, _ in loaded.named_parameters()] == [name for name, _ in model.named_parameters()]
    loaded(x).sum().backward()
    assert loaded.again.weight.grad is not None


@pytest.mark.parametrize(
    "make",
    [
        lambda: ow.nn.Linear(2, 3), lambda: ow.nn.GELU("tanh"), lambda: ow.nn.Conv2d(1, 2, 3), lambda: ow.nn.LSTM(2, 3),
        lambda: ow.nn.TransformerEncoderLayer(4, 2, batch_first=True), lambda: ow.nn.ParameterList([ow.ones(2)]),
    ],
)
def test_modules_of_ones_own_need_no_leave(make, tmp_path):
    model = make()
    ow.save(model, tmp_path / "file")
    loaded = ow.load(tmp_path / "file")
    assert repr(loaded) == repr(model)
    for (name, tensor), (other, two) in zip(model.state_dict().items(), loaded.state_dict().items(), strict=True):
        assert (name, tensor.tolist()) == (other, two.tolist())


def test_what_of_a_module_no_file_holds(tmp_path):
    model = Network()
    model.act = lambda x: x
    with pytest.raises(TypeError, match=r"obj\['act'\] is of the type function"):
        ow.save(model, tmp_path / "file")


@pytest.mark.parametrize("name", ["os.system", "generated.functions.os.system", "generated.functions.activations.F"])
def test_names_of_what_is_no_function_of_an_operator(name, tmp_path):
    relu = ow.nn.functional.relu
    ow.save([relu], tmp_path / "file")
    assert ow.load(tmp_path / "file") == [relu]
    with zipfile.ZipFile(tmp_path / "file") as archive:
        text = archive.read("opweave.json")
    with zipfile.ZipFile(tmp_path / "changed", "w") as archive:
        archive.writestr("opweave.json", text.replace(f"{relu.__module__}.relu".encode(), name.encode()))
    with pytest.raises(RuntimeError, match=f"names the function {name}, which is none"):
        ow.load(tmp_path / "changed")


@pytest.mark.parametrize("name", ["os.system", "runtime.nn.module.OrderedDict", "runtime.nn.nothing.Linear", "Linear"])
def test_names_of_what_is_no_module(name, tmp_path):
    ow.save(ow.nn.ReLU(), tmp_path / "file")
    with zipfile.ZipFile(tmp_path / "file") as archive:
        text = archive.read("opweave.json").replace(b"generated.nn.modules.ReLU", name.encode())
    with zipfile.ZipFile(tmp_path / "changed", "w") as archive:
        archive.writestr("opweave.json", text)
    with pytest.raises(RuntimeError, match="a module of the class"):
        ow.load(tmp_path / "changed")


def test_files_are_the_same_with_the_checksums_of_the_standard_library(monkeypatch: pytest.MonkeyPatch) -> None:
    data = {"a": ow.arange(300_000, dtype=ow.float64), "b": ow.zeros(0)}
    files = []
    pytest.importorskip("zlib_ng")
    for missing in (False, True):
        with monkeypatch.context() as patch:
            if missing:
                patch.setitem(sys.modules, "zlib_ng", None)
            checksums.crc32.cache_clear()
            assert (checksums.crc32() is zlib.crc32) == missing
            ow.save(data, file := io.BytesIO())
            assert zipfile.ZipFile(file).testzip() is None
            assert ow.equal(ow.load(io.BytesIO(file.getvalue()))["a"], data["a"])
            files.append(file.getvalue())
    checksums.crc32.cache_clear()
    assert files[0] == files[1]


@pytest.mark.parametrize("size", [0, 1, 2**20 - 1, 2**20, 2**20 + 1, 5 * 2**20, 5 * 2**20 + 3])
def test_checksums_of_pieces_are_those_of_the_whole(size: int) -> None:
    """Read in pieces, on one thread or all, in whatever order."""
    data = np.random.default_rng(size).integers(0, 256, size + 7, np.uint8).tobytes()
    for alone in (False, True):
        rooms = [Room(f"{i}", i, zlib.crc32(data[i : i + size]), memoryview(bytearray(size))) for i in (7, 0)]

        def read(view: memoryview, number: int) -> None:
            view[:] = data[number : number + len(view)]

        fill(rooms, read, alone=alone)
        assert [bytes(room.view) for room in rooms] == [data[7:], data[:size]]
        changed = [*rooms, Room("changed", 3, zlib.crc32(data[3 : 3 + size]) ^ 1, memoryview(bytearray(size)))]
        with pytest.raises(EntryError, match="changed"):
            fill(changed, read, alone=alone)


def test_arguments_of_pickle_mean_nothing(tmp_path: Path) -> None:
    path = tmp_path / "x.pt"
    ow.save({"a": ow.ones(2)}, path, pickle_protocol=4, _use_new_zipfile_serialization=False)
    assert ow.load(path, "cpu", None, encoding="latin1")["a"].tolist() == [1.0, 1.0]
