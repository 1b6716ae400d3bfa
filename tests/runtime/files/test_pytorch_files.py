"""Files in PyTorch's format, written and read: by the PyTorch that is here, and in a program where we stand for it."""

from __future__ import annotations

import io
import pickle
import pickletools
import struct
import subprocess
import sys
import zipfile
from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from folders import ROOT

import generated as ow
from runtime.dispatch import functions
from runtime.files import torch_names

parity = pytest.mark.parity
DTYPES = [
    "bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64", "complex64",
    "complex128", "uint16", "uint32", "uint64",
]  # fmt: skip
LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "whole": lambda x: x, "rows": lambda x: x[1:], "transposed": lambda x: x.t(), "steps": lambda x: x[:, ::2],
    "number": lambda x: x[1, 2], "empty": lambda x: x[:0], "expanded": lambda x: x[0:1].expand(4, 4),
    "repeated number": lambda x: x[1, 2].expand(3, 2),
}  # fmt: skip


def written(value: Any) -> io.BytesIO:
    file = io.BytesIO()
    ow.save(value, file, format="pytorch")
    file.seek(0)
    return file


def numbers(dtype: str) -> Any:
    return (ow.arange(12) % 2 if dtype == "bool" else ow.arange(12)).reshape(3, 4).to(getattr(ow, dtype))


def everything() -> dict[str, Any]:
    base = ow.arange(6.0)
    ordered = OrderedDict(b=1, a=[2])
    ordered._metadata = {"": {"version": 2}}  # type: ignore[attr-defined]
    noted = ow.ones(2)
    noted.note = {"a": ow.zeros(1)}
    return {
        "base": base, "part": base[2:4], "nested": {"x": [1, (2, {"y": base.view(2, 3).t()})]}, "ordered": ordered,
        "as ints": base.view(ow.int32), "parameter": ow.nn.Parameter(ow.ones(2, 2)), "noted": noted,
        "frozen": ow.nn.Parameter(ow.ones(2), requires_grad=False), "leaf": ow.ones(2, requires_grad=True),
        "result": ow.ones(2, requires_grad=True) * 2, "backwards": ow.from_numpy(np.arange(4.0)[::-1]),
        "dtype": ow.float16, "size": ow.Size([1, 2]), "device": ow.device("cpu"), "text": "x\u00e9", "float": 1.5,
        "complex": 2j, "none": None, "bytes": b"\x00\xff", "set": {1, 2}, "large": 10**30, "bool": True,
        "again": base,
    }  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_tensors_come_back(dtype: str, layout: str, tmp_path: Path) -> None:
    x = LAYOUTS[layout](numbers(dtype))
    ow.save(x, tmp_path / "x.pt", format="pytorch")
    for mapped in (False, True):
        loaded = ow.load(tmp_path / "x.pt", mmap=mapped)
        assert (loaded.dtype, loaded.shape, loaded.stride()) == (x.dtype, x.shape, x.stride())
        assert (loaded.storage_offset(), loaded.tolist()) == (x.storage_offset(), x.tolist())


def test_what_shares_memory_shares_it() -> None:
    loaded = ow.load(written(everything()))
    loaded["base"][2] = 50.0
    assert loaded["part"].tolist() == [50, 3]
    assert loaded["nested"]["x"][1][1]["y"].tolist()[2][0] == 50
    assert loaded["as ints"].view(ow.float32)[2] == 50
    assert loaded["again"] is loaded["base"]
    assert loaded["backwards"].tolist() == [3, 2, 1, 0]
    assert type(loaded["parameter"]) is ow.nn.Parameter
    assert loaded["noted"].note["a"].tolist() == [0]
    assert (loaded["ordered"], loaded["ordered"]._metadata) == (OrderedDict(b=1, a=[2]), {"": {"version": 2}})
    assert {name: loaded[name].requires_grad for name in ("parameter", "frozen", "leaf", "result")} == {
        "parameter": True, "frozen": False, "leaf": True, "result": True,
    }  # fmt: skip


def test_operators_of_a_program_are_no_package_to_look_into() -> None:
    ow.Library().define("files_of_a_program(Tensor self) -> Tensor")
    loaded = ow.load(written({"kind": ow.nn.Linear(2, 1), "x": ow.ones(2)}), weights_only=False)
    assert (type(loaded["kind"]), loaded["x"].tolist()) == (ow.nn.Linear, [1.0, 1.0])


def test_packages_that_are_not_loaded_any_more_are_not_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(functions._packages, "absent_package.functions", None)
    assert type(ow.load(written(ow.nn.Linear(2, 1)), weights_only=False)) is ow.nn.Linear


def test_the_archive_is_pytorchs(tmp_path: Path) -> None:
    """All entries lie in one folder, of the file's name, the numbers at multiples of 64 bytes; the pickle is of
    protocol 2 and names nothing but what PyTorch makes tensors of."""
    ow.save({"a": ow.arange(3), "b": ow.ones(2, dtype=ow.bfloat16)}, tmp_path / "model.pt", format="pytorch")
    content = (tmp_path / "model.pt").read_bytes()
    with zipfile.ZipFile(tmp_path / "model.pt") as archive:
        assert [name.partition("/")[2] for name in archive.namelist()] == [
            "data.pkl", ".format_version", ".storage_alignment", "byteorder", "data/0", "data/1", "version",
            ".data/serialization_id",
        ]  # fmt: skip
        assert {name.partition("/")[0] for name in archive.namelist()} == {"model"}
        assert archive.read("model/version") == b"3\n"
        assert content.index(archive.read("model/data/0")) % 64 == 0
        pickled = archive.read("model/data.pkl")
    opcodes = list(pickletools.genops(pickled))
    assert max(opcode.proto for opcode, _, _ in opcodes) == 2
    assert {argument for opcode, argument, _ in opcodes if opcode.name == "GLOBAL"} == {
        "torch._utils _rebuild_tensor_v2", "torch LongStorage", "torch BFloat16Storage", "collections OrderedDict",
    }  # fmt: skip


def test_a_program_in_which_we_stand_for_pytorch_writes_its_format(tmp_path: Path) -> None:
    program = (
        "import generated.as_torch, torch, zipfile\n"
        "model = torch.nn.Sequential(torch.nn.Linear(2, 3), torch.nn.ReLU())\n"
        "torch.save(model, 'model.pt'); torch.save(model.state_dict(), 'state.pt')\n"
        "torch.save([1], 'own', format='opweave')\n"
        "for name in ('model', 'state'): assert f'{name}/data.pkl' in zipfile.ZipFile(f'{name}.pt').namelist()\n"
        "assert 'opweave.json' in zipfile.ZipFile('own').namelist()\n"
        "found = torch.load('model.pt', weights_only=False)\n"
        "assert type(found) is torch.nn.Sequential and repr(found) == repr(model)\n"
        "with torch.serialization.safe_globals([torch.nn.Sequential, torch.nn.Linear, torch.nn.ReLU, set]):\n"
        "    assert repr(torch.load('model.pt')) == repr(model)\n"
        "try: torch.load('model.pt')\n"
        "except Exception as error: assert 'torch.nn.modules.container.Sequential' in str(error), error\n"
        "else: raise AssertionError\n"
        "found.load_state_dict(torch.load('state.pt'))\n"
        "print(torch.equal(found(torch.ones(1, 2)), model(torch.ones(1, 2))))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=tmp_path, timeout=500,
        env={**__import__("os").environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("True\n", "")


def array(tensor: Any) -> Any:
    return tensor.detach().tolist()


def same(ours: Any, theirs: Any) -> None:
    """The same data, of the same dtypes and layouts."""
    if hasattr(ours, "detach"):
        assert str(theirs.dtype).partition(".")[2] == ours.dtype.name
        assert (tuple(theirs.shape), theirs.storage_offset()) == (tuple(ours.shape), ours.storage_offset())
        assert array(theirs) == array(ours)
        assert theirs.requires_grad == ours.requires_grad
    elif isinstance(ours, dict):
        assert list(theirs) == list(ours)
        for key, value in ours.items():
            same(value, theirs[key])
    elif isinstance(ours, (list, tuple)):
        assert type(theirs).__name__ == type(ours).__name__
        for tensor, other in zip(ours, theirs, strict=True):
            same(tensor, other)
    elif isinstance(ours, (ow.dtype, ow.device)):
        assert str(theirs).partition(".")[2] == str(ours).partition(".")[2]
    else:
        assert theirs == ours


@parity
@pytest.mark.parametrize("dtype", DTYPES)
def test_pytorch_reads_tensors(dtype: str, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    value = {name: layout(numbers(dtype)) for name, layout in LAYOUTS.items()}
    ow.save(value, tmp_path / "x.pt", format="pytorch")
    for mapped in (False, True):
        loaded = torch.load(tmp_path / "x.pt", weights_only=True, mmap=mapped)
        same(value, loaded)
        assert {name: x.stride() for name, x in loaded.items()} == {name: x.stride() for name, x in value.items()}


@parity
def test_pytorch_reads_everything() -> None:
    torch = pytest.importorskip("torch")
    loaded = torch.load(written(everything()), weights_only=True)
    ours = everything()
    ours["backwards"] = ours["backwards"].clone()
    same(ours, loaded)
    assert type(loaded["parameter"]) is torch.nn.Parameter
    assert loaded["ordered"]._metadata == {"": {"version": 2}}
    assert loaded["noted"].note["a"].tolist() == [0]
    loaded["base"][2] = 50
    assert (loaded["part"][0], loaded["as ints"].view(torch.float32)[2]) == (50, 50)


@parity
def test_states_of_modules_and_optimizers() -> None:
    torch = pytest.importorskip("torch")

    def model(nn: Any) -> Any:
        return nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.LSTM(4, 5))

    theirs, ours = model(torch.nn), model(ow.nn)
    state = torch.load(written(ours.state_dict()), weights_only=True)
    assert state._metadata == ours.state_dict()._metadata
    theirs.load_state_dict(state)
    same(dict(ours.state_dict()), dict(theirs.state_dict()))
    for name in ("SGD", "Adam", "AdamW", "RMSprop", "Adagrad"):
        tensor, other = ow.nn.Parameter(ow.ones(3)), torch.nn.Parameter(torch.ones(3))
        first = getattr(ow.optim, name)([tensor], lr=0.1)
        second = getattr(torch.optim, name)([other], lr=0.1)
        (tensor * tensor).sum().backward()
        first.step()
        second.load_state_dict(torch.load(written(first.state_dict()), weights_only=True))
        other.data = torch.load(written(tensor.detach()), weights_only=True)
        for parameter, optimizer in ((tensor, first), (other, second)):
            optimizer.zero_grad()
            (parameter * parameter).sum().backward()
            optimizer.step()
        np.testing.assert_allclose(tensor.tolist(), other.tolist(), rtol=1e-6)


MODULES: dict[str, tuple[Callable[[Any], Any], tuple[int, ...]]] = {
    "Linear": (lambda nn: nn.Linear(3, 3), (2, 3)), "Bilinear": (lambda nn: nn.Bilinear(3, 3, 2), (2, 3)),
    "Conv2d": (lambda nn: nn.Conv2d(3, 4, 3, padding=1), (2, 3, 5, 5)),
    "reflected": (lambda nn: nn.Conv2d(3, 4, 3, padding=1, padding_mode="reflect"), (2, 3, 5, 5)),
    "same": (lambda nn: nn.Conv1d(3, 4, 3, padding="same"), (2, 3, 6)),
    "ConvTranspose2d": (lambda nn: nn.ConvTranspose2d(3, 4, 3), (2, 3, 5, 5)),
    "BatchNorm2d": (lambda nn: nn.BatchNorm2d(3), (2, 3, 4, 4)), "LayerNorm": (lambda nn: nn.LayerNorm(3), (2, 3)),
    "GroupNorm": (lambda nn: nn.GroupNorm(3, 3), (2, 3, 4)),
    "InstanceNorm2d": (lambda nn: nn.InstanceNorm2d(3, affine=True), (2, 3, 4, 4)),
    "LSTM": (lambda nn: nn.LSTM(3, 4, 2, bidirectional=True), (5, 2, 3)), "GRU": (lambda nn: nn.GRU(3, 4), (5, 2, 3)),
    "RNN": (lambda nn: nn.RNN(3, 3, nonlinearity="relu"), (5, 2, 3)), "PReLU": (lambda nn: nn.PReLU(), (2, 3)),
    "Sequential": (lambda nn: nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2)), (2, 3)),
    "MaxPool2d": (lambda nn: nn.MaxPool2d(2), (1, 1, 4, 4)), "Softmax": (lambda nn: nn.Softmax(-1), (2, 3)),
    "TransformerEncoder": (
        lambda nn: nn.TransformerEncoder(nn.TransformerEncoderLayer(4, 2, 8, 0.0, batch_first=True), 2), (2, 3, 4),
    ),
    "TransformerEncoderLayer": (lambda nn: nn.TransformerEncoderLayer(4, 2, 8, activation="gelu"), (3, 2, 4)),
    "TransformerDecoderLayer": (lambda nn: nn.TransformerDecoderLayer(4, 2, 8, norm_first=True), (3, 2, 4)),
    "Transformer": (lambda nn: nn.Transformer(4, 2, 1, 1, 8, batch_first=True), (2, 3, 4)),
    "MultiheadAttention": (lambda nn: nn.MultiheadAttention(4, 2), (3, 2, 4)),
    "Upsample": (lambda nn: nn.Upsample(scale_factor=2), (1, 1, 3, 3)), "Dropout": (lambda nn: nn.Dropout(), (2, 3)),
}  # fmt: skip


SEVERAL = {"Bilinear": 2, "TransformerDecoderLayer": 2, "Transformer": 2, "MultiheadAttention": 3}  # arguments


def first(value: Any) -> Any:
    return first(value[0]) if isinstance(value, tuple) else value.detach().numpy()


@parity
@pytest.mark.parametrize("title", MODULES)
def test_whole_modules_both_ways(title: str) -> None:
    torch = pytest.importorskip("torch")
    make, size = MODULES[title]
    x = np.random.default_rng(0).random(size, np.float32)
    arguments = [x] * SEVERAL.get(title, 1)
    for write, read, theirs in ((torch, ow, False), (ow, torch, True)):
        module = make(write.nn).eval()
        file = io.BytesIO()
        write.save(module, file, **({"format": "pytorch"} if theirs else {}))
        file.seek(0)
        loaded = read.load(file, weights_only=False)
        assert isinstance(loaded, read.nn.Module)
        assert repr(loaded) == repr(module)
        right = first(module(*map(write.from_numpy, arguments)))
        np.testing.assert_allclose(first(loaded(*map(read.from_numpy, arguments))), right, rtol=1e-4, atol=1e-5)


@parity
@pytest.mark.parametrize("title", MODULES)
def test_pytorch_reads_modules_as_data(title: str, tmp_path: Path) -> None:
    """Classes are named by the files that PyTorch names them by, or its list of safe classes does not have them."""
    torch = pytest.importorskip("torch")
    make, size = MODULES[title]
    module = make(ow.nn).eval()
    path, other = tmp_path / "ours.pt", tmp_path / "theirs.pt"
    ow.save(module, path, format="pytorch")
    torch.save(make(torch.nn), other)
    safe = torch.serialization.get_unsafe_globals_in_checkpoint
    names = {name for name in safe(path) if not name.endswith((".relu", ".gelu"))}
    assert names <= {*safe(other), "torch.nn.modules.module.Module"}
    classes = [type(part) for part in make(torch.nn).modules()]
    functions = [torch.nn.functional.relu, (torch.nn.functional.gelu, "torch.nn.functional.gelu")]
    with torch.serialization.safe_globals([*classes, *functions]):
        loaded = torch.load(path)
    arguments = [np.random.default_rng(0).random(size, np.float32)] * SEVERAL.get(title, 1)
    result = first(loaded(*map(torch.from_numpy, arguments)))
    np.testing.assert_allclose(result, first(module(*map(ow.from_numpy, arguments))), rtol=1e-4, atol=1e-5)


@parity
@pytest.mark.parametrize("part", ["nn", "optim", "distributions", "distributions.transforms", "optim.lr_scheduler"])
def test_classes_are_named_by_pytorchs_files(part: str) -> None:
    pytest.importorskip("torch")
    ours, theirs = (import_module(f"{package}.{part}") for package in ("generated", "torch"))
    names = [name for name in ours.__all__ if name[0] != "_" and isinstance(getattr(ours, name), type)]
    names = [name for name in names if hasattr(theirs, name)]
    assert len(names) > 10
    for name in names:
        module, shown = torch_names.theirs(getattr(ours, name))
        assert getattr(import_module(module), shown) is getattr(theirs, name), name
        if part == "nn":
            assert module == getattr(theirs, name).__module__, name


@parity
def test_functions_are_named_as_pytorch_shows_them() -> None:
    pytest.importorskip("torch")
    for part in ("nn.functional", "linalg", "special", "fft"):
        ours, theirs = (import_module(f"{package}.{part}") for package in ("generated", "torch"))
        names = [name for name in ours.__all__ if callable(getattr(ours, name)) and hasattr(theirs, name)]
        assert len(names) > 15
        for name in names:
            module, shown = torch_names.theirs(getattr(ours, name))
            assert hasattr(import_module(module), shown), (name, module, shown)


LAZY_MODULES = {
    "LazyLinear": ((4,), (2, 3)), "LazyConv2d": ((4, 3), (1, 2, 5, 5)), "LazyBatchNorm1d": ((), (4, 3)),
    "LazyConvTranspose1d": ((4, 3), (1, 2, 5)), "LazyInstanceNorm2d": ((), (1, 2, 3, 3)),
}  # fmt: skip


@parity
@pytest.mark.parametrize("name", LAZY_MODULES)
@pytest.mark.parametrize("source", ["ours", "theirs"])
def test_modules_without_shapes_both_ways(name: str, source: str) -> None:
    torch = pytest.importorskip("torch")
    args, shape = LAZY_MODULES[name]
    writer, reader = (ow, torch) if source == "ours" else (torch, ow)
    file = io.BytesIO()
    module = writer.nn.Sequential(getattr(writer.nn, name)(*args))
    writer.save(module, file, **({"format": "pytorch"} if source == "ours" else {}))
    called, loaded = (reader.load(io.BytesIO(file.getvalue()), weights_only=False)[0] for _ in range(2))
    assert type(called) is getattr(reader.nn, name)
    full = getattr(reader.nn, name)(*args)
    for _ in range(2):  # the first call removes the hooks that the file brought
        assert called(reader.ones(*shape)).shape == full(reader.ones(*shape)).shape
    assert type(called) is type(full)
    assert not called._forward_pre_hooks
    assert not called._load_state_dict_pre_hooks
    loaded.load_state_dict(full.state_dict())
    assert all(bool((value == loaded.state_dict()[key]).all()) for key, value in full.state_dict().items())


class ArgumentCounter:
    """A hook that records how many arguments it gets."""

    def __init__(self) -> None:
        self.calls: list[int] = []

    def __call__(self, *arguments: Any) -> None:
        self.calls.append(len(arguments))


@parity
@pytest.mark.parametrize("source", ["ours", "theirs"])
def test_hooks_before_a_state_is_loaded_both_ways(source: str) -> None:
    torch = pytest.importorskip("torch")
    writer, reader = (ow, torch) if source == "ours" else (torch, ow)
    module = writer.nn.Linear(2, 3)
    module.register_load_state_dict_pre_hook(ArgumentCounter())
    module._register_load_state_dict_pre_hook(ArgumentCounter())
    file = io.BytesIO()
    writer.save(module, file, **({"format": "pytorch"} if source == "ours" else {}))
    module = reader.load(io.BytesIO(file.getvalue()), weights_only=False)
    module.load_state_dict(reader.nn.Linear(2, 3).state_dict())
    hooks = [getattr(hook, "hook", hook) for hook in module._load_state_dict_pre_hooks.values()]
    assert [hook.calls for hook in hooks] == [[8], [7]]


@parity
def test_lazily_conjugated_tensors_of_pytorch() -> None:
    torch = pytest.importorskip("torch")
    x = torch.tensor([1 + 2j, 3 - 1j])
    value = {"conj": x.conj(), "neg": x.clone().conj().imag, "leaf": x.clone().requires_grad_().conj()}
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    loaded = ow.load(file)
    for name, right in value.items():
        assert loaded[name].tolist() == right.tolist()
        assert loaded[name].requires_grad == right.requires_grad


# -- files from before PyTorch 1.6: pickles in a row, and the storages behind them -------------------------------------

BEGIN = (
    b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19."  # the magic number
    b"\x80\x02M\xe9\x03."  # 1001, the version
    b"\x80\x02}X\r\x00\x00\x00little_endian\x88s."  # the machine
)


def text(value: str) -> bytes:
    return b"X" + struct.pack("<I", len(value)) + value.encode()


def storage(kind: str = "FloatStorage", key: str = "1", count: int = 4, part: bytes = b"N") -> bytes:
    reference = text("storage") + b"ctorch\n" + kind.encode() + b"\n" + text(key) + text("cpu")
    return b"(" + reference + b"J" + struct.pack("<i", count) + part + b"tQ"


def rebuilt(
    offset: int = 0, sizes: bytes = b"K\x02K\x02\x86", strides: bytes = b"K\x02K\x01\x86", **where: Any
) -> bytes:  # fmt: skip
    """A call of _rebuild_tensor_v2."""
    rest = b"K" + bytes([offset]) + sizes + strides + b"\x89ccollections\nOrderedDict\n)R"
    return b"ctorch._utils\n_rebuild_tensor_v2\n(" + storage(**where) + rest + b"tR"


def legacy(
    magic: bytes, keys: bytes = b"]" + text("1") + b"a", data: bytes | None = None, begin: bytes = BEGIN
) -> io.BytesIO:  # fmt: skip
    data = struct.pack("<q4f", 4, 1.0, 2.0, 3.0, 4.0) if data is None else data
    return io.BytesIO(begin + b"\x80\x02" + magic + b"." + b"\x80\x02" + keys + b"." + data)


def test_older_files_written_by_hand() -> None:
    tensor = ow.load(legacy(rebuilt()))
    assert (tensor.tolist(), tensor.dtype) == ([[1.0, 2.0], [3.0, 4.0]], ow.float32)
    first, second = ow.load(legacy(rebuilt() + rebuilt(offset=2, sizes=b"K\x02\x85", strides=b"K\x01\x85") + b"\x86"))
    second[0] = 7
    assert first.tolist() == [[1.0, 2.0], [7.0, 4.0]]
    part = b"(" + text("view") + b"K\x01K\x02t"  # two elements of the storage, from the second one on
    assert ow.load(legacy(rebuilt(sizes=b"K\x02\x85", strides=b"K\x01\x85", part=part))).tolist() == [2.0, 3.0]
    assert ow.serialization.get_unsafe_globals_in_checkpoint(legacy(rebuilt())) == []
    stream = legacy(rebuilt())
    moved = io.BytesIO(b"before" + stream.getvalue())
    moved.seek(6)
    assert ow.load(moved).tolist() == tensor.tolist()


SHORT = struct.pack("<q3f", 4, 1.0, 2.0, 3.0)
HOSTILE = {
    "too many sizes": (legacy(rebuilt(sizes=b"K\x03K\x02\x86")), "reaches out of its storage"),
    "offset": (legacy(rebuilt(offset=1)), "reaches out of its storage"),
    "bool as a stride": (legacy(rebuilt(strides=b"\x88K\x01\x86")), "hold a value of the type bool"),
    "file too short": (legacy(rebuilt(), data=SHORT), "the file ends within its storage '1'"),
    "no storages": (legacy(rebuilt(), data=b""), "does not have 4 elements"),
    "other count": (legacy(rebuilt(), data=struct.pack("<q4f", 3, *range(4))), "does not have 4 elements"),
    "negative count": (legacy(rebuilt(count=-1)), "refers to what is no storage"),
    "huge storage": (legacy(rebuilt(count=2**31 - 1), data=struct.pack("<q", 2**31 - 1)), "the file ends within"),
    "unknown key": (legacy(rebuilt(key="2")), "its list of storages is not that of the object"),
    "key twice": (legacy(rebuilt(), keys=b"](" + text("1") * 2 + b"e"), "its list of storages"),
    "two sizes": (legacy(rebuilt() + rebuilt(count=2) + b"\x86"), "has two sizes"),
    "part outside": (legacy(rebuilt(part=b"(" + text("v") + b"K\x01K\x04t")), "lies outside of that"),
    "no class": (legacy(b"(" + text("storage") + b"K\x01" + text("1") + text("cpu") + b"K\x04NtQ"), "no storage"),
    "bools": (legacy(rebuilt(kind="BoolStorage"), data=struct.pack("<q4B", 4, 0, 1, 2, 1)), "a byte that is none"),
    "named machine": (io.BytesIO(BEGIN[:20] + b"\x80\x02cos\nsystem\n." * 4), "damaged|names"),
    "called": (legacy(b"cos\nsystem\n" + text("echo") + b"\x85R", keys=b"]", data=b""), "os.system"),
    "other version": (legacy(rebuilt(), begin=BEGIN.replace(b"M\xe9\x03", b"M\xea\x03")), "does not begin"),
    "other bytes": (legacy(rebuilt(), begin=BEGIN.replace(b"\x88s", b"\x89s")), "byte order"),
    "part that is none": (legacy(rebuilt(part=b"K\x01")), "is described by a int"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_older_files_are_checked_as_others_are(name: str) -> None:
    file, message = HOSTILE[name]
    with pytest.raises((RuntimeError, pickle.UnpicklingError), match=message):
        ow.load(file)


def test_older_files_are_not_mapped(tmp_path: Path) -> None:
    (tmp_path / "old.pt").write_bytes(legacy(rebuilt()).getvalue())
    assert ow.load(tmp_path / "old.pt").shape == (2, 2)
    with pytest.raises(RuntimeError, match="which cannot be mapped; leave mmap out"):
        ow.load(tmp_path / "old.pt", mmap=True)
    with ow.serialization.skip_data():
        assert ow.load(tmp_path / "old.pt").tolist() == [[0.0, 0.0], [0.0, 0.0]]


@parity
def test_older_files_of_pytorch() -> None:
    torch = pytest.importorskip("torch")

    def passed_on(value: Any, **options: Any) -> Any:
        file = io.BytesIO()
        torch.save(value, file, _use_new_zipfile_serialization=False)
        file.seek(0)
        return ow.load(file, **options)

    for dtype in DTYPES:
        numbers = torch.arange(12).remainder(2 if dtype == "bool" else 12).reshape(3, 4).to(getattr(torch, dtype))
        for layout in LAYOUTS.values():
            if dtype.startswith("uint") and dtype != "uint8":
                continue  # such storages have no class of their own
            shown = layout(numbers)
            loaded = passed_on(shown)
            assert (loaded.tolist(), loaded.dtype.name, loaded.stride()) == (shown.tolist(), dtype, shown.stride())
    base = torch.arange(6.0)
    layer = torch.nn.Linear(2, 3)
    optimizer = torch.optim.Adam(layer.parameters())
    layer(torch.ones(1, 2)).sum().backward()
    optimizer.step()
    states = {"state": layer.state_dict(), "optimizer": optimizer.state_dict()}
    full = passed_on({"base": base, "part": base[2:4], **states})
    full["part"][0] = 9
    assert full["base"].tolist() == [0.0, 1.0, 9.0, 3.0, 4.0, 5.0]
    ow.nn.Linear(2, 3).load_state_dict(full["state"])
    ow.optim.Adam(ow.nn.Linear(2, 3).parameters()).load_state_dict(full["optimizer"])
    conjugated = passed_on(torch.tensor([1 + 2j, 3.0]).conj())
    assert conjugated.tolist() == [1 - 2j, 3.0]
    module = torch.nn.Sequential(layer, torch.nn.ReLU())
    with pytest.raises(RuntimeError, match="an object of the class"):
        passed_on(module)
    x = np.ones((1, 2), np.float32)
    loaded = passed_on(module, weights_only=False)
    np.testing.assert_allclose(
        loaded(ow.from_numpy(x)).detach().numpy(), module(torch.from_numpy(x)).detach().numpy(), rtol=1e-6
    )


def test_settings_of_files() -> None:
    import mmap

    files = ow.serialization
    assert (files.get_crc32_options(), files.get_default_load_endianness()) == (True, None)
    files.set_crc32_options(False)
    try:
        assert not files.get_crc32_options()
        assert zipfile.ZipFile(written(ow.ones(3))).testzip() is None  # checksums are written all the same
    finally:
        files.set_crc32_options(True)
    assert files.get_default_mmap_options() == mmap.MAP_PRIVATE
    with files.set_default_mmap_options(mmap.MAP_PRIVATE):
        pass
    with pytest.raises(NotImplementedError, match="no tensor writes into them"):
        files.set_default_mmap_options(mmap.MAP_SHARED)
    with pytest.raises(ValueError, match=r"expected mmap\.MAP_PRIVATE, got 77"):
        files.set_default_mmap_options(77)


def test_the_order_of_bytes_in_files_that_do_not_say_theirs() -> None:
    files, silent = ow.serialization, io.BytesIO()
    with zipfile.ZipFile(written(ow.ones(3))) as source, zipfile.ZipFile(silent, "w") as target:
        for name in source.namelist():
            if not name.endswith("byteorder"):
                target.writestr(zipfile.ZipInfo(name), source.read(name))
    orders = files.LoadEndianness
    try:
        for order in (None, orders.NATIVE, orders[sys.byteorder.upper()]):
            files.set_default_load_endianness(order)
            assert ow.load(io.BytesIO(silent.getvalue())).tolist() == [1.0] * 3
        files.set_default_load_endianness(orders.BIG if sys.byteorder == "little" else orders.LITTLE)
        with pytest.raises(RuntimeError, match="byte order"):
            ow.load(io.BytesIO(silent.getvalue()))
        with pytest.raises(TypeError, match="must be a LoadEndianness or NoneType"):
            files.set_default_load_endianness("big")
    finally:
        files.set_default_load_endianness(None)


@pytest.mark.parametrize("weights_only", [True, False])
def test_storages_come_back_beside_their_tensors(weights_only: bool) -> None:
    x = ow.arange(6.0).reshape(2, 3)
    file = io.BytesIO()
    contents = {"x": x[1], "typed": x.storage(), "again": x.storage(), "alone": ow.LongStorage([1, 2])}
    ow.save(contents, file, format="pytorch")
    file.seek(0)
    state = ow.load(file, weights_only=weights_only)
    typed, alone = state["typed"], state["alone"]
    assert isinstance(typed, ow.FloatStorage)
    assert isinstance(alone, ow.LongStorage)
    assert (typed.tolist(), alone.tolist()) == ([0, 1, 2, 3, 4, 5], [1, 2])
    typed[5] = 9
    assert (state["x"].tolist(), state["again"][5]) == ([3, 4, 9], 9)


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore:TypedStorage is deprecated")
@pytest.mark.parametrize("zipped", [True, False])
def test_storages_of_pytorch_both_ways(zipped: bool) -> None:
    torch = pytest.importorskip("torch")
    file = io.BytesIO()
    y = torch.arange(3.0)
    torch.save([y, y.storage(), torch.UntypedStorage([1, 2])], file, _use_new_zipfile_serialization=zipped)
    file.seek(0)
    tensor, typed, plain = ow.load(file)
    typed[0] = 5
    assert (tensor.tolist(), plain.tolist()) == ([5, 1, 2], [1, 2])
    file = io.BytesIO()
    ow.save([tensor, typed, ow.UntypedStorage([1, 2])], file, format="pytorch")
    file.seek(0)
    tensor, typed, plain = torch.load(file)
    assert tensor.data_ptr() == typed.data_ptr()
    assert (typed.tolist(), plain.tolist()) == ([5, 1, 2], [1, 2])


SPARSE_LAYOUTS = ("sparse_coo", "sparse_csr", "sparse_csc", "sparse_bsr", "sparse_bsc")


def sparse(layout: str) -> Any:
    """A matrix in a sparse layout, in blocks where that has some."""
    blocksize = (1, 2) if "bs" in layout else None
    return numbers("float64").to_sparse(layout=getattr(ow, layout), blocksize=blocksize)


@pytest.mark.parametrize("layout", SPARSE_LAYOUTS)
def test_sparse_tensors_come_back(layout: str) -> None:
    x = sparse(layout)
    result = ow.load(written({"a": x, "again": x, "layout": x.layout, "parameter": ow.nn.Parameter(x)}))
    assert result["a"] is result["again"]
    assert (result["a"].layout, result["layout"], result["parameter"].layout) == (x.layout,) * 3
    assert result["a"].to_dense().equal(numbers("float64"))
    assert result["parameter"].requires_grad


@parity
@pytest.mark.filterwarnings("ignore:Sparse")
@pytest.mark.parametrize("layout", SPARSE_LAYOUTS)
def test_sparse_tensors_go_to_pytorch_and_back(layout: str) -> None:
    torch = pytest.importorskip("torch")
    theirs = torch.load(written([sparse(layout)]))[0]
    assert theirs.layout is getattr(torch, layout)
    assert theirs.to_dense().tolist() == numbers("float64").tolist()
    file = io.BytesIO()
    torch.save([theirs], file)
    file.seek(0)
    (result,) = ow.load(file)
    assert result.layout is getattr(ow, layout)
    assert result.to_dense().equal(numbers("float64"))


@pytest.mark.parametrize("layout", SPARSE_LAYOUTS)
def test_sparse_tensors_whose_indices_lie_outside_are_damaged(layout: str) -> None:
    x = {
        "sparse_coo": lambda: ow.sparse_coo_tensor([[5]], [1.0], (3,), check_invariants=False),
        "sparse_csr": lambda: ow.sparse_csr_tensor([0, 1], [5], [1.0], (1, 3), check_invariants=False),
        "sparse_csc": lambda: ow.sparse_csc_tensor([0, 1], [5], [1.0], (3, 1), check_invariants=False),
        "sparse_bsr": lambda: ow.sparse_bsr_tensor([0, 1], [5], [[[1.0]]], (1, 3), check_invariants=False),
        "sparse_bsc": lambda: ow.sparse_bsc_tensor([0, 2], [0], [[[1.0]]], (3, 1), check_invariants=False),
    }[layout]()
    with pytest.raises(RuntimeError, match=r"found index 5|lie between 0 and 2|ends with nnz=1"):
        ow.load(written(x))
