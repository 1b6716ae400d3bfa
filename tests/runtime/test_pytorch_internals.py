"""Names of PyTorch's inner modules that libraries ask for: what is there works, and what is not says so when used."""

from __future__ import annotations

import importlib
import subprocess
import sys
import typing
import zipfile
from collections import namedtuple
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import generated as ow

ABSENT = [
    ("distributed.fsdp", "FullyShardedDataParallel"), ("_subclasses.functional_tensor", "FunctionalTensor"),
]  # fmt: skip


@pytest.mark.parametrize(("module", "name"), ABSENT)
def test_what_is_not_there_says_so_when_it_is_made(module: str, name: str) -> None:
    result = getattr(importlib.import_module(f"generated.{module}"), name)
    with pytest.raises(NotImplementedError, match="opweave"):
        result(ow.ones(1))
    if isinstance(result, type):
        assert not isinstance(ow.ones(1), result)
        assert not isinstance(ow.nn.Linear(1, 1), result)


def test_what_a_compiler_is_told() -> None:
    dynamo = ow._dynamo
    x = ow.ones(2)
    for mark in (dynamo.mark_static_address, dynamo.mark_static):
        assert mark(x) is None
    for mark in (dynamo.mark_dynamic, dynamo.maybe_mark_dynamic):
        assert mark(x, 0) is None
    dynamo.graph_break()
    assert not any((dynamo.is_compiling(), dynamo.is_inductor_supported()))
    dynamo.config.cache_size_limit = 3
    with dynamo.config.patch(cache_size_limit=5, other=1), dynamo.config.patch("third", 2):
        assert (dynamo.config.cache_size_limit, dynamo.config.other, dynamo.config.third) == (5, 1, 2)
    assert dynamo.config.cache_size_limit == 3
    assert not hasattr(dynamo.config, "other")
    del dynamo.config.recompile_limit
    with importlib.import_module("generated._dynamo._trace_wrapped_higher_order_op").TransformGetItemToIndex():
        assert ow.func.vmap(lambda i: x[i])(ow.tensor([0, 1])).tolist() == [1.0, 1.0]
    assert issubclass(importlib.import_module("generated._dynamo.exc").Unsupported, RuntimeError)


def test_nothing_is_fake() -> None:
    assert not importlib.import_module("generated._subclasses.fake_tensor").is_fake(ow.ones(1))
    assert not importlib.import_module("generated.utils._python_dispatch").is_traceable_wrapper_subclass(ow.ones(1))


def test_records_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "file.pt"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("file/data.pkl", b"pickle")
        file.writestr("file/data/0", b"0123")
        file.writestr("file/.data/serialization_id", b"77")
    with ow.PyTorchFileReader(path) as reader:
        assert reader.get_all_records() == ["data.pkl", "data/0", ".data/serialization_id"]
        assert reader.get_record("data/0") == b"0123"
        assert (reader.has_record("data/0"), reader.has_record("x")) == (True, False)
        offset = reader.get_record_offset("data/0")
        assert path.read_bytes()[offset : offset + 4] == b"0123"
        assert reader.serialization_id() == "77"
        with pytest.raises(RuntimeError, match="failed locating file x"):
            reader.get_record("x")
    damaged = path.read_bytes().replace(b"0123", b"0124")
    path.write_bytes(damaged)
    with ow.PyTorchFileReader(path) as reader, pytest.raises(RuntimeError, match="the record data/0 is damaged"):
        reader.get_record("data/0")
    path.write_bytes(b"nothing")
    with pytest.raises(RuntimeError, match="this is no zip archive"):
        ow.PyTorchFileReader(path)


def test_trees_by_their_classes() -> None:
    """As libraries walk through trees themselves, by the functions of their classes."""
    trees = importlib.import_module("generated.utils._pytree")
    Pair = namedtuple("Pair", "one two")  # noqa: PYI024 - a class of a program

    def flattened(tree: Any) -> tuple[list[Any], Any]:
        kind = trees._get_node_type(tree)
        if kind not in trees.SUPPORTED_NODES:
            return [tree], trees.LeafSpec()
        values, context = trees.SUPPORTED_NODES[kind].flatten_fn(tree)
        parts = [flattened(value) for value in values]
        leaves = [item for part, _ in parts for item in part]
        return leaves, trees.TreeSpec(kind, context, [form for _, form in parts])

    for tree in ({"a": [1, (2, 3)], "b": Pair(4, {"c": 5})}, 6, []):
        leaves, form = flattened(tree)
        assert leaves == trees.tree_leaves(tree)
        assert trees.tree_unflatten(leaves, form) == tree
        assert isinstance(trees.tree_structure(tree), trees.LeafSpec) is (tree == 6)
    assert trees._dict_unflatten(*trees._dict_flatten({"a": 1, "b": 2})) == {"a": 1, "b": 2}


def test_hints_of_modules_can_be_resolved() -> None:
    classes = [var for var in vars(ow.nn.modules).values() if isinstance(var, type) and issubclass(var, ow.nn.Module)]
    assert len(classes) > 100
    for class_ in classes:
        assert "training" in typing.get_type_hints(class_)


def test_operations_of_products_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    counter = importlib.import_module("generated.utils.flop_counter").FlopCounterMode
    model, x = ow.nn.Linear(3, 4, bias=False), ow.ones(5, 3)
    with counter() as counted:
        model(x).sum().backward()
    assert counted.get_total_flops() == 2 * (2 * 5 * 3 * 4)  # forward, and the gradient of the weight
    assert sum(counted.get_flop_counts()["Global"].values()) == counted.get_total_flops()
    table = (
        "Module       FLOP    % Total\n"
        "---------  ------  ---------\n"
        "Linear        240    100.00%\n"
        "- aten.mm     240    100.00%"
    )
    assert capsys.readouterr().out == table + "\n"
    assert counted.get_table(0).splitlines()[2:] == ["Global        240    100.00%", "- aten.mm     240    100.00%"]
    with counter(display=False):
        model(x)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("is_ours", [True, False])
def test_operations_are_counted_by_formulas(is_ours: bool) -> None:
    """Formulas of a program, in a process of its own, which keeps them: the same numbers as PyTorch's."""
    if not is_ours:
        pytest.importorskip("torch")
    program = """
from torch.utils.flop_counter import FlopCounterMode, register_flop_formula
seen = []
@register_flop_formula([torch.ops.aten.exp, torch.ops.aten.sin])
def elements(shape, *, out_shape=None, **_):
    seen.append((tuple(shape), tuple(out_shape)))
    return 5 * shape.numel()
@register_flop_formula(torch.ops.aten.mul, get_raw=True)
def products(a, b, *, out_val=None, **_):
    return a.shape[0] * b.shape[1] + int(out_val.numel())
def halves(shape, *_, out_shape=None, **__):
    return out_shape.numel()
x = torch.ones(2, 3)
with FlopCounterMode(display=False, custom_mapping={torch.ops.aten.cos: halves}) as counter:
    x.exp().sin().cos()
    x * torch.ones(2, 3)
with FlopCounterMode(display=False) as other:
    x.cos().exp_()
print(counter.get_total_flops(), sorted(counter.get_flop_counts()["Global"].values()), seen, other.get_total_flops())
"""
    head = "import generated.as_torch\n" if is_ours else ""
    code = [sys.executable, "-c", head + "import torch" + program]
    done = subprocess.run(code, capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout == "78 [6, 12, 30, 30] [((2, 3), (2, 3)), ((2, 3), (2, 3))] 0\n"


@pytest.mark.parametrize("is_ours", [True, False])
def test_operations_are_counted_by_modules(is_ours: bool) -> None:
    """Of forward and backward, with the names of PyTorch's operators: the same numbers as PyTorch's."""
    if not is_ours:
        pytest.importorskip("torch")
    program = """
from torch import nn
from torch.utils.flop_counter import FlopCounterMode
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv, self.tail = nn.Conv2d(3, 8, 3, stride=2), nn.Sequential(nn.Linear(72, 5), nn.ReLU(), nn.Linear(5, 2))
    def forward(self, x):
        x = self.tail(self.conv(x).flatten(1))
        return x @ x.T, torch.bmm(x[None], x.T[None])
def shown(counter):
    for name, counts in sorted(counter.flop_counts.items()):
        print(name, *sorted(f"{key}={count}" for key, count in counts.items()))
x = torch.ones(4, 3, 8, 8, requires_grad=True)
with FlopCounterMode(display=False) as counter:
    sum(result.sum() for result in Net()(x)).backward()
shown(counter)
with counter:
    nn.Linear(2, 3)(torch.ones(5, 4, 2)).sum().backward()
shown(counter)
"""
    head = "import generated.as_torch\n" if is_ours else ""
    code = [sys.executable, "-c", head + "import torch" + program]
    done = subprocess.run(code, capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout == """\
Global aten.addmm=2960 aten.bmm=192 aten.convolution=15552 aten.convolution_backward=31104 aten.mm=6112
Net aten.addmm=2960 aten.bmm=64 aten.convolution=15552 aten.convolution_backward=31104 aten.mm=6112
Net.conv aten.convolution=15552 aten.convolution_backward=31104
Net.tail aten.addmm=2960 aten.mm=5920
Net.tail.0 aten.addmm=2880 aten.mm=5760
Net.tail.2 aten.addmm=80 aten.mm=160
Global aten.addmm=240 aten.mm=240
Linear aten.addmm=240 aten.mm=240
"""


def test_a_formula_counts_what_its_operator_calls() -> None:
    program = """
import generated as ow
from generated.utils.flop_counter import FlopCounterMode, register_flop_formula
register_flop_formula(ow.ops.aten.linalg_multi_dot)(lambda shapes, *, out_shape: len(shapes) + out_shape.numel())
try:
    register_flop_formula(ow.ops.aten.linalg_multi_dot)(len)
except RuntimeError as error:
    print(error)
with FlopCounterMode(display=False) as counter:
    ow.linalg.multi_dot([ow.ones(2, 3), ow.ones(3, 4), ow.ones(4, 5)])
print(counter.get_flop_counts())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout == (
        "register_flop_formula(): there is a formula for ops.aten.linalg_multi_dot already\n"
        "{'Global': {<OpOverloadPacket(op='aten.linalg_multi_dot')>: 13}}\n"
    )
    with pytest.raises(TypeError, match=r"expected an operator such as ops\.aten\.exp"):
        importlib.import_module("generated.utils.flop_counter").register_flop_formula("exp")


def test_reports_of_the_machine(capsys: pytest.CaptureFixture[str]) -> None:
    env = importlib.import_module("generated.utils.collect_env")
    info = env.get_env_info()
    assert info.torch_version == ow.__version__
    assert info.num_threads == ow.get_num_threads()
    assert f"numpy=={np.__version__}" in info.pip_packages.splitlines()
    assert not info.is_cuda_available
    env.main()
    lines = capsys.readouterr().out.splitlines()
    assert f"[pip3] numpy=={np.__version__}" in lines
    assert f"Python version: {info.python_version}" in lines
    assert info.python_version.startswith(sys.version.split()[0])


def test_names_that_libraries_import() -> None:
    assert ow.functional.einsum is ow.einsum
    assert ow._VF.relu is ow.relu
    assert ow._vmap_internals.vmap is ow.vmap
    assert ow._tensor.Tensor is ow.Tensor
    assert "eager" in ow._dynamo.list_backends()
    assert ow._higher_order_ops.cond(True, lambda: 1, lambda: 2) == 1
    assert import_module("generated._higher_order_ops.while_loop").while_loop is ow.while_loop
    assert issubclass(ow.fx.GraphModule, ow.nn.Module)

    def forward(self: object) -> None:
        """Nothing."""

    assert ow._jit_internal._copy_to_script_wrapper(forward) is forward


def test_directions_of_several_tensors() -> None:
    tensors = (ow.ones(2), ow.ones(3, 1, dtype=ow.float64))
    basis = ow.autograd.functional._construct_standard_basis_for(tensors, (2, 3))
    assert [(tuple(part.shape), part.dtype) for part in basis] == [((5, 2), ow.float32), ((5, 3), ow.float64)]
    assert ow.cat([part.double() for part in basis], 1).equal(ow.eye(5, dtype=ow.float64))
    with pytest.raises(ValueError, match="as many numbers"):
        ow.autograd.functional._construct_standard_basis_for(tensors, (2,))


def test_nothing_is_traced_outside_of_traces() -> None:
    assert importlib.import_module("generated.fx.experimental.proxy_tensor").get_proxy_mode() is None
    with pytest.raises(RuntimeError):
        ow.nn.Linear(1, 1).cuda()


FILES_WITH_FUNCTIONS = [
    ("nn.modules.flatten", "nn.Flatten()(torch.ones(2, 3)).shape"),
    ("nn.utils.spectral_norm", "nn.utils.spectral_norm(nn.Linear(2, 2))"),
    ("nn.utils.weight_norm", "nn.utils.remove_weight_norm"),
    ("signal.windows.windows", "torch.signal.windows.hann(3)"),
    ("utils.benchmark.utils.timer", "torch.utils.benchmark.utils.timer.Timer"),
]


@pytest.mark.parametrize("package", ["import generated.as_torch, torch", "import generated as torch"])
def test_a_file_that_is_imported_hides_no_function(package: str) -> None:
    """The import of a module makes it an attribute of its package, which may have a function of that name."""
    root = "torch" if "as_torch" in package else "generated"
    imports = "; ".join(f"import {root}.{name}" for name, _ in FILES_WITH_FUNCTIONS)
    calls = "\n".join(call for _, call in FILES_WITH_FUNCTIONS)
    program = f"{package}\n{imports}\nfrom {root} import nn\n{calls}\nprint(type({root}.nn.modules.flatten).__name__)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout == "builtin_function_or_method\n", done.stderr


def test_the_cpu_as_a_device() -> None:
    cpu = import_module("generated.cpu")
    assert (cpu.device_count(), cpu.current_device()) == (1, "cpu")
    assert cpu.is_available()
    assert cpu.is_initialized()
    with cpu.stream(cpu.current_stream()):
        cpu.synchronize("cpu")
        cpu.set_device("cpu")
    event = cpu.current_stream().record_event()
    cpu.Stream().wait_event(event)
    assert event.query()
    assert {"architecture", "cpu_name", "num_logical_cores"} < set(cpu.get_capabilities())
    for call in (cpu.synchronize, cpu.set_device, cpu.current_stream):
        with pytest.raises(RuntimeError, match="expected the CPU, got the device cuda:0"):
            call("cuda:0")
    amp = import_module("generated.cpu.amp")
    with amp.autocast():
        assert (ow.ones(2, 2) @ ow.ones(2, 2)).dtype is ow.bfloat16
    assert amp.GradScaler(init_scale=4.0).scale(ow.ones(1)).item() == 4.0


def test_nobody_is_told_of_ranges() -> None:
    itt = import_module("generated.profiler.itt")
    assert not itt.is_available()
    for call in (lambda: itt.mark("a"), lambda: itt.range_push("a"), itt.range_pop, itt.range("a").__enter__):
        with pytest.raises(RuntimeError, match=r"use profiler\.record_function"):
            call()


def test_tensors_between_devices_that_are_the_cpu() -> None:
    comm = import_module("generated.nn.parallel.comm")
    x = ow.arange(6.0).reshape(3, 2)
    first, second = comm.broadcast(x, ["cpu", "cpu"])
    assert first is x
    assert second is not x
    assert second.equal(x)
    assert [len(item) for item in comm.broadcast_coalesced([x, x], ["cpu"])] == [2]
    assert comm.reduce_add([x, x, x]).equal(3 * x)
    assert [item.shape for item in comm.reduce_add_coalesced([[x, x[0]], [x, x[0]]])] == [(3, 2), (2,)]
    assert [item.shape for item in comm.scatter(x, ["cpu", "cpu"])] == [(2, 2), (1, 2)]
    parts = comm.scatter(x, ["cpu", "cpu"], chunk_sizes=[1, 2])
    assert [part.shape for part in parts] == [(1, 2), (2, 2)]
    assert comm.gather(parts, 0, "cpu").equal(x)
    out = ow.zeros(3, 2)
    assert comm.gather(parts, out=out) is out
    assert out.equal(x)
    for call in (
        lambda: comm.broadcast(x, [0, 1]), lambda: comm.scatter(x, [0]), lambda: comm.gather([x], 0, "cuda"),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match="opweave computes on the CPU alone, got the device"):
            call()
    with pytest.raises(ValueError, match="must have one shape"):
        comm.reduce_add([x, x[0]])


def test_hooks_that_are_not_saved() -> None:
    hooks = import_module("generated.utils.hooks")
    x = ow.ones(2, requires_grad=True)
    hooks.warn_if_has_hooks(x)
    x.register_hook(hooks.unserializable_hook(lambda _: None))
    hooks.warn_if_has_hooks(x)
    handle = x.register_hook(print)
    with pytest.warns(UserWarning, match="is not saved with it"):
        hooks.warn_if_has_hooks(x)
    handle.remove()
    hooks.warn_if_has_hooks(x)
