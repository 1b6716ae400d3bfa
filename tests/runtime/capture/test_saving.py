"""jit.save and jit.load: programs in files, in another process, damaged files, and operators that are missing."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from folders import ROOT

import generated as ow

nn = ow.nn


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4))
        self.tied = self.layers[0]
        self.register_buffer("scale", ow.full((4,), 3.0), persistent=False)
        self.table = ow.arange(400.0).reshape(100, 4)

    def forward(self, x, index):
        return {"y": self.layers(x) * self.scale + self.table[index], "n": (x.shape[0], index * 2)}


def saved(program, **kwargs):
    """A program, written and read."""
    file = io.BytesIO()
    ow.jit.save(program, file, **kwargs)
    file.seek(0)
    return ow.jit.load(file)


def test_a_module_is_what_it_was() -> None:
    model = Net()
    args = ow.randn(5, 3), ow.tensor([0, 99, 3, 4, 5])
    traced = ow.jit.trace(model, args, strict=False)
    loaded = saved(traced)
    assert type(loaded) is ow.jit.RecursiveScriptModule
    assert loaded.graph == traced.graph
    assert list(loaded.state_dict()) == list(model.state_dict())
    assert loaded.tied.weight is loaded.layers.get_submodule("0").weight
    assert isinstance(loaded.tied.weight, nn.Parameter)
    first, second = loaded(*args), traced(*args)
    assert first["y"].equal(second["y"])
    assert first["n"][0] == 5
    first["y"].sum().backward()
    second["y"].sum().backward()
    assert loaded.tied.weight.grad.equal(model.tied.weight.grad)
    assert saved(loaded).graph == traced.graph
    with ow.no_grad():
        loaded.tied.weight.fill_(0)
    assert not model.tied.weight.equal(loaded.tied.weight)


def test_functions_and_files_beside_them(tmp_path: Path) -> None:
    def function(x):
        return x.exp() + ow.tensor([1.0, float("nan"), -0.0])

    path = tmp_path / "program.pt"
    traced = ow.jit.trace(function, ow.ones(3))
    traced.save(path, {"notes.txt": b"three"})
    extra = {"notes.txt": "", "others.txt": "none"}
    loaded = ow.jit.load(path, _extra_files=extra)
    assert extra == {"notes.txt": "three", "others.txt": "none"}
    assert loaded.name == "function"
    assert ow.allclose(loaded(ow.zeros(3)), function(ow.zeros(3)), equal_nan=True)
    code = (
        "import sys; sys.path.insert(0, '.'); import generated as ow; "
        f"f = ow.jit.load({str(path)!r}); print(f(ow.zeros(3)).tolist())"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[2.0, nan, 1.0]\n"


def test_a_file_runs_nothing_and_damage_is_found(tmp_path: Path) -> None:
    path = tmp_path / "program.pt"
    ow.jit.save(ow.jit.trace(Net(), (ow.randn(5, 3), ow.arange(5)), strict=False), path)
    assert not any(name.endswith(".pkl") for name in zipfile.ZipFile(path).namelist())
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    with pytest.raises(RuntimeError):
        ow.jit.load(io.BytesIO(bytes(data)))


def test_what_holds_no_program(tmp_path: Path) -> None:
    ow.save({"weight": ow.ones(2)}, tmp_path / "state")
    with pytest.raises(RuntimeError, match=r"holds no program; load\(f\) reads tensors"):
        ow.jit.load(tmp_path / "state")
    with pytest.raises(TypeError, match="expected a traced or scripted function or module, got Linear; call"):
        ow.jit.save(nn.Linear(2, 2), tmp_path / "model")
    traced = ow.jit.trace(nn.Sequential(nn.ReLU()), ow.ones(2))
    with pytest.raises(TypeError, match="ReLU is a part of a traced module"):
        ow.jit.save(traced.get_submodule("0"), tmp_path / "part")
    generator = ow.Generator()
    traced = ow.jit.trace(lambda x: x + ow.rand(2, generator=generator), ow.ones(2), check_trace=False)
    with pytest.raises(TypeError, match="holds a constant of type Generator"):
        ow.jit.save(traced, tmp_path / "random")


def test_an_operator_that_is_missing_is_named() -> None:
    library = ow.library.Library("saved_programs", "DEF")
    library.define("cube(Tensor x) -> Tensor")
    library.impl("cube", lambda x: x * x * x, "CompositeExplicitAutograd")
    file = io.BytesIO()
    ow.jit.save(ow.jit.trace(lambda x: ow.ops.saved_programs.cube(x), ow.ones(2)), file)
    file.seek(0)
    assert ow.jit.load(file)(ow.full((2,), 2.0)).tolist() == [8, 8]
    library._destroy()
    file.seek(0)
    with pytest.raises(RuntimeError, match="there is no operator saved_programs::cube"):
        ow.jit.load(file)


def test_indices_with_an_ellipsis_are_in_files_and_texts() -> None:
    program = ow.jit.trace(lambda x: (x[..., None] * x[..., 0], x[1, ..., ::2]), ow.ones(2, 3, 2))
    x = ow.randn(2, 3, 2)
    for form in (saved(program), ow.jit.parse_ir(str(program.graph))):
        for result, expected in zip(form(x), program(x), strict=True):
            assert result.equal(expected)
