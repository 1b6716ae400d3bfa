"""Files in PyTorch's format, written and read: by the PyTorch that is here, and in a program where we stand for it."""

from __future__ import annotations

import io
import pickletools
import subprocess
import sys
import zipfile
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from folders import ROOT

import generated as ow
from runtime.dispatch import functions

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
        found = ow.load(tmp_path / "x.pt", mmap=mapped)
        assert (found.dtype, found.shape, found.stride()) == (x.dtype, x.shape, x.stride())
        assert (found.storage_offset(), found.tolist()) == (x.storage_offset(), x.tolist())


def test_what_shares_memory_shares_it() -> None:
    found = ow.load(written(everything()))
    found["base"][2] = 50.0
    assert found["part"].tolist() == [50, 3]
    assert found["nested"]["x"][1][1]["y"].tolist()[2][0] == 50
    assert found["as ints"].view(ow.float32)[2] == 50
    assert found["again"] is found["base"]
    assert found["backwards"].tolist() == [3, 2, 1, 0]
    assert type(found["parameter"]) is ow.nn.Parameter
    assert found["noted"].note["a"].tolist() == [0]
    assert (found["ordered"], found["ordered"]._metadata) == (OrderedDict(b=1, a=[2]), {"": {"version": 2}})
    assert {name: found[name].requires_grad for name in ("parameter", "frozen", "leaf", "result")} == {
        "parameter": True, "frozen": False, "leaf": True, "result": True,
    }  # fmt: skip


def test_operators_of_a_program_are_no_package_to_look_into() -> None:
    ow.Library().define("files_of_a_program(Tensor self) -> Tensor")
    found = ow.load(written({"kind": ow.nn.Linear(2, 1), "x": ow.ones(2)}), weights_only=False)
    assert (type(found["kind"]), found["x"].tolist()) == (ow.nn.Linear, [1.0, 1.0])


def test_packages_that_are_not_loaded_any_more_are_not_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(functions._packages, "absent_package.functions", None)
    assert type(ow.load(written(ow.nn.Linear(2, 1)), weights_only=False)) is ow.nn.Linear


def test_the_archive_is_pytorchs(tmp_path: Path) -> None:
    """All entries lie in one folder, of the file's name, the numbers at multiples of 64 bytes; the pickle is of
    protocol 2 and names nothing but what PyTorch makes tensors of."""
    ow.save({"a": ow.arange(3), "b": ow.ones(2, dtype=ow.bfloat16)}, tmp_path / "model.pt", format="pytorch")
    whole = (tmp_path / "model.pt").read_bytes()
    with zipfile.ZipFile(tmp_path / "model.pt") as archive:
        assert [name.partition("/")[2] for name in archive.namelist()] == [
            "data.pkl", ".format_version", ".storage_alignment", "byteorder", "data/0", "data/1", "version",
            ".data/serialization_id",
        ]  # fmt: skip
        assert {name.partition("/")[0] for name in archive.namelist()} == {"model"}
        assert archive.read("model/version") == b"3\n"
        assert whole.index(archive.read("model/data/0")) % 64 == 0
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
        for one, other in zip(ours, theirs, strict=True):
            same(one, other)
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
        found = torch.load(tmp_path / "x.pt", weights_only=True, mmap=mapped)
        same(value, found)
        assert {name: x.stride() for name, x in found.items()} == {name: x.stride() for name, x in value.items()}


@parity
def test_pytorch_reads_everything() -> None:
    torch = pytest.importorskip("torch")
    found = torch.load(written(everything()), weights_only=True)
    ours = everything()
    ours["backwards"] = ours["backwards"].clone()
    same(ours, found)
    assert type(found["parameter"]) is torch.nn.Parameter
    assert found["ordered"]._metadata == {"": {"version": 2}}
    assert found["noted"].note["a"].tolist() == [0]
    found["base"][2] = 50
    assert (found["part"][0], found["as ints"].view(torch.float32)[2]) == (50, 50)


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
        one, other = ow.nn.Parameter(ow.ones(3)), torch.nn.Parameter(torch.ones(3))
        first = getattr(ow.optim, name)([one], lr=0.1)
        second = getattr(torch.optim, name)([other], lr=0.1)
        (one * one).sum().backward()
        first.step()
        second.load_state_dict(torch.load(written(first.state_dict()), weights_only=True))
        other.data = torch.load(written(one.detach()), weights_only=True)
        for parameter, optimizer in ((one, first), (other, second)):
            optimizer.zero_grad()
            (parameter * parameter).sum().backward()
            optimizer.step()
        np.testing.assert_allclose(one.tolist(), other.tolist(), rtol=1e-6)


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
    "Upsample": (lambda nn: nn.Upsample(scale_factor=2), (1, 1, 3, 3)), "Dropout": (lambda nn: nn.Dropout(), (2, 3)),
}  # fmt: skip


def first(value: Any) -> Any:
    return first(value[0]) if isinstance(value, tuple) else value.detach().numpy()


@parity
@pytest.mark.parametrize("title", MODULES)
def test_whole_modules_both_ways(title: str) -> None:
    torch = pytest.importorskip("torch")
    make, size = MODULES[title]
    x = np.random.default_rng(0).random(size, np.float32)
    arguments = [x] * (2 if title == "Bilinear" else 1)
    for write, read, theirs in ((torch, ow, False), (ow, torch, True)):
        module = make(write.nn).eval()
        file = io.BytesIO()
        write.save(module, file, **({"format": "pytorch"} if theirs else {}))
        file.seek(0)
        found = read.load(file, weights_only=False)
        assert isinstance(found, read.nn.Module)
        assert repr(found) == repr(module)
        right = first(module(*map(write.from_numpy, arguments)))
        np.testing.assert_allclose(first(found(*map(read.from_numpy, arguments))), right, rtol=1e-4, atol=1e-5)


@parity
def test_lazily_conjugated_tensors_of_pytorch() -> None:
    torch = pytest.importorskip("torch")
    x = torch.tensor([1 + 2j, 3 - 1j])
    value = {"conj": x.conj(), "neg": x.clone().conj().imag, "leaf": x.clone().requires_grad_().conj()}
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    found = ow.load(file)
    for name, right in value.items():
        assert found[name].tolist() == right.tolist()
        assert found[name].requires_grad == right.requires_grad
