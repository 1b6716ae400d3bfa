"""``import generated.as_torch``: libraries that import torch get the package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT

LIBRARY = """
import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.backends.cudnn as cudnn
from importlib.metadata import version
from torch import Tensor, optim
from torch.nn.modules.conv import _ConvNd
from torch.utils.data import DataLoader, TensorDataset

cudnn.benchmark = True

def step():
    torch.manual_seed(0)
    model = nn.Sequential(nn.Conv2d(1, 2, 3), nn.Flatten(), nn.Linear(8, 2))
    assert isinstance(model[0], _ConvNd)
    (batch, labels), = DataLoader(TensorDataset(torch.ones(4, 1, 4, 4), torch.tensor([0, 1, 0, 1])), batch_size=4)
    loss = F.cross_entropy(model(batch), labels)
    loss.backward()
    optim.SGD(model.parameters(), lr=0.1).step()
    return loss.item(), version("torch"), torch.__version__, torch.torch is torch, isinstance(batch, Tensor)
"""


def run(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "library.py").write_text(LIBRARY)
    path = f"import sys; sys.path[:0] = [{str(ROOT)!r}, {str(folder)!r}]\n"
    return subprocess.run([sys.executable, "-c", path + code], capture_output=True, text=True, check=False)


def test_a_library_that_imports_torch_gets_the_package(tmp_path: Path) -> None:
    code = (
        "import generated.as_torch, generated as ow, library\n"
        "import torch, torch.optim.lr_scheduler\n"
        "loss, version, own, same, kind = library.step()\n"
        "print(loss > 0, version, own, same, kind, torch.optim is ow.optim, torch.backends.cudnn.benchmark)\n"
        "torch.mine = 3\n"
        "print(ow.mine, ow.__version__ == own, torch.nn.__name__, 'nn' in dir(torch), torch.__spec__.name)\n"
        "import generated.as_torch as again\n"
        "import importlib.util as util\n"
        "print(util.find_spec('torch') is not None, util.find_spec('torch.nonsense'))\n"
        "import torch.nonsense\n"
    )
    result = run(code, tmp_path)
    lines = ["True 2.13.0 2.13.0 True True True True", "3 False generated.nn True torch", "True None"]
    assert result.stdout.splitlines() == lines, result.stderr
    assert "ModuleNotFoundError: No module named 'torch.nonsense'" in result.stderr


@pytest.mark.parametrize("first", ["import types; sys.modules['torch'] = types.ModuleType('torch')"])
def test_it_comes_before_torch(first: str, tmp_path: Path) -> None:
    result = run(f"{first}\nimport generated.as_torch", tmp_path)
    assert "torch is imported already; import generated.as_torch before anything else" in result.stderr


def test_tensors_say_that_they_are_of_torch(tmp_path: Path) -> None:
    """Libraries such as opt_einsum choose what computes by the first part of the name of a class's module."""
    code = (
        "import generated.as_torch, io, pickle, copy\n"
        "import torch\n"
        "x, p = torch.ones(2), torch.nn.Parameter(torch.ones(2))\n"
        "seen = []\n"
        "torch.vmap(lambda y: seen.append(y) or y * 2)(torch.ones(2, 3))\n"
        "values = [x, x.shape, p, torch.nn.Buffer(x), torch.nn.UninitializedParameter(), seen[0]]\n"
        "print({type(value).__module__.split('.')[0] for value in values})\n"
        "print(torch.Tensor.__module__, torch.nn.Parameter.__module__)\n"
        "for value in (x, p, {'weight': p, 'x': x}, torch.nn.Linear(2, 3)):\n"
        "    file = io.BytesIO()\n"
        "    torch.save(value, file)\n"
        "    file.seek(0)\n"
        "    loaded = torch.load(file, weights_only=False)\n"
        "    assert type(loaded) is type(value), (type(loaded), type(value))\n"
        "    assert type(pickle.loads(pickle.dumps(value))) is type(copy.deepcopy(value)) is type(value)\n"
    )
    result = run(code, tmp_path)
    assert (result.stderr, result.stdout.splitlines()) == ("", ["{'torch'}", "torch torch.nn.parameter"])


def test_profilers_show_the_names_of_pytorch() -> None:
    program = (
        "import generated.as_torch, torch\n"
        "with torch.profiler.profile() as p:\n    torch.ones(2).add(1)\n"
        "with torch.autograd.profiler.profile() as q:\n    torch.ones(2).mul(torch.ones(2))\n"
        "print(sorted({row.key for row in p.key_averages()} | {row.key for row in q.key_averages()}))\n"
        "with torch.profiler.profile(pytorch_names=False) as p:\n    torch.ones(2).add(1)\n"
        "print(sorted(row.key for row in p.key_averages()))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout.split("\n")[:2] == ["['aten::add', 'aten::mul', 'aten::ones']", "['add.Scalar', 'ones']"]


def test_values_show_themselves_as_those_of_pytorch() -> None:
    """Libraries read such texts; a program that imports the package by its name sees that name."""
    program = (
        "import {0}\n"
        "x = torch.ones(2, dtype=torch.float64)\n"
        "print(torch.float32, str(torch.int64), torch.channels_last, torch.strided, x.shape, x.new_empty(0, 2))\n"
        "print(x, torch.distributions.Normal(x, 1.0), torch.sparse_coo, repr(x.storage()).split('Typed')[1])\n"
        "print(repr(x.max(0)).partition('(')[0])\n"
    )
    expected = {
        "generated.as_torch, torch": (
            "torch.float32 torch.int64 torch.channels_last torch.strided torch.Size([2]) tensor([], size=(0, 2), "
            "dtype=torch.float64)\ntensor([1., 1.], dtype=torch.float64) Normal(loc: torch.Size([2]), scale: "
            "torch.Size([2])) torch.sparse_coo Storage(dtype=torch.float64, device=cpu) of size 2]\n"
            "torch.return_types.max\n"
        ),
        "generated as torch": (
            "opweave.float32 opweave.int64 opweave.channels_last opweave.strided opweave.Size([2]) tensor([], "
            "size=(0, 2), dtype=float64)\ntensor([1., 1.], dtype=float64) Normal(loc: opweave.Size([2]), scale: "
            "opweave.Size([2])) opweave.sparse_coo Storage(dtype=opweave.float64, device=cpu) of size 2]\n"
            "return_types.max\n"
        ),
    }
    for imports, text in expected.items():
        done = subprocess.run(
            [sys.executable, "-c", program.format(imports)], capture_output=True, text=True, check=True, timeout=300
        )
        assert done.stdout == text


VERSIONS = ["2.9", "2.13", "2.13.0", "2.13.1", "3", "2.13.0a1", "2.13.0rc2", "2.13.0.post1", "2.13.0.dev20260101"]


def test_versions_are_compared_by_their_numbers() -> None:
    from runtime.standing_in import TorchVersion

    def answers(kind: type) -> list[object]:
        version = kind("2.13.0")
        texts = [(version < o, version <= o, version == o, version > o) for o in VERSIONS]
        pairs = [(version >= o, version < o) for o in ((2, 9), (2, 13), (2, 13, 1), (3,))]
        return [texts, pairs, isinstance(version, str), version.split(".")[0], {version: 1}["2.13.0"]]

    result = answers(TorchVersion)
    assert result[0][:2] == [(False, False, False, True), (False, True, True, False)]  # type: ignore[index]
    assert TorchVersion("2.13.0").__ne__("2.13") is False  # where PyTorch's says that it is both equal and not
    assert result == answers(pytest.importorskip("torch.torch_version").TorchVersion)
