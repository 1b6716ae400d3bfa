"""Exported programs: what they compute, for which arguments, what their graphs say, and files of them."""

from __future__ import annotations

import copy
import io
import re
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest
from folders import ROOT

import generated as ow

nn = ow.nn
export, Dim = ow.export.export, ow.export.Dim


def modules(lib: Any) -> dict[str, tuple[Any, tuple[Any, ...], dict[str, Any]]]:
    """Modules with the arguments of a call, by position and by name."""

    class Layers(lib.nn.Module):
        def __init__(self):
            super().__init__()
            self.lin, self.shift = lib.nn.Linear(3, 4), lib.ones(4)
            self.register_buffer("scale", lib.full((4,), 2.0))
            self.register_buffer("cache", lib.ones(4), persistent=False)

        def forward(self, x, *, factor=2, other=None):
            y = lib.relu(self.lin(x)) * factor * self.scale + self.cache + self.shift + lib.tensor([1.0])
            return {"y": y, "z": [x + other["k"], factor]}

    class Counting(lib.nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("count", lib.zeros(()))

        def forward(self, x):
            self.count.add_(1)
            return x * self.count

    class Views(lib.nn.Module):
        def forward(self, x):
            a, b = x.split(1)
            y = x.clone()
            y[0, 1:] = 0
            return a + b, y.t(), x.reshape(-1)[None, ::2], lib.max(x, 1)[0], x.shape[0], None

    class Attention(lib.nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = lib.nn.MultiheadAttention(4, 2, batch_first=True)

        def forward(self, x):
            return self.layer(x, x, x, need_weights=False)[0]

    class Without(lib.nn.Module):
        def forward(self, x):
            with lib.no_grad():
                mean = x.mean()
            return x - mean

    class Rows(lib.nn.Module):
        def forward(self, x):
            total = x[0] * len(x)
            for row in x:
                total = total + row
            return total, x.numel() + x.shape[1]

    net = lib.nn.Sequential(lib.nn.Conv2d(1, 2, 3), lib.nn.BatchNorm2d(2), lib.nn.ReLU(), lib.nn.Flatten()).eval()
    return {
        "layers": (Layers(), (lib.ones(2, 3),), {"factor": 3, "other": {"k": lib.ones(3)}}),
        "counting": (Counting(), (lib.ones(2),), {}),
        "views": (Views(), (lib.arange(6.0).reshape(2, 3),), {}),
        "attention": (Attention().eval(), (lib.arange(24.0).reshape(2, 3, 4) / 9,), {}),
        "rows": (Rows(), (lib.arange(6.0).reshape(2, 3),), {}),
        "recurrent": (lib.nn.LSTM(3, 4), (lib.arange(12.0).reshape(2, 2, 3) / 9,), {}),
        "encoder": (lib.nn.TransformerEncoderLayer(4, 2, 8, batch_first=True).eval(),
                    (lib.arange(24.0).reshape(2, 3, 4) / 9,), {}),
        "without gradients": (Without(), (lib.arange(3.0),), {}),
        "convolution": (net, (lib.arange(16.0).reshape(1, 1, 4, 4) / 5,), {}),
    }


NAMES = ("layers", "counting", "views", "attention", "rows", "recurrent", "encoder", "without gradients", "convolution")


def leaves(value: Any) -> list[Any]:
    return ow.utils._pytree.tree_leaves(value)


def assert_same(got: Any, expected: Any) -> None:
    for left, right in zip(leaves(got), leaves(expected), strict=True):
        assert left.equal(right) if isinstance(left, ow.Tensor) else left == right


def through_a_file(program: Any) -> Any:
    file = io.BytesIO()
    ow.export.save(program, file)
    file.seek(0)
    return ow.export.load(file)


@pytest.mark.parametrize("name", NAMES)
def test_programs_compute_the_same_bits(name: str) -> None:
    """As a module, decomposed, and from a file; the exported module's buffers are as they were."""
    module, args, kwargs = modules(ow)[name]
    state = {path: value.clone() for path, value in module.state_dict().items()}
    program = export(module, args, kwargs)
    program.graph.lint()
    assert all(value.equal(state[path]) for path, value in module.state_dict().items())
    args = tuple(item * 2 - 1 for item in args)
    expected = copy.deepcopy(module)(*args, **kwargs)
    loaded = through_a_file(program)
    assert str(loaded) == str(program)
    decomposed = through_a_file(program.run_decompositions())
    for version in (through_a_file(loaded), loaded, decomposed, program):  # the last one has the module's buffers
        assert_same(version.module()(*args, **kwargs), expected)


def test_parameters_are_lifted_and_signed() -> None:
    module, args, kwargs = modules(ow)["layers"]
    program = export(module, args, kwargs)
    signature = program.graph_signature
    assert str(signature).splitlines() == [
        "", "# inputs", "p_lin_weight: PARAMETER target='lin.weight'", "p_lin_bias: PARAMETER target='lin.bias'",
        "b_scale: BUFFER target='scale' persistent=True", "b_cache: BUFFER target='cache' persistent=False",
        "c_shift: CONSTANT_TENSOR target='shift'", "c_lifted_tensor_0: CONSTANT_TENSOR target='lifted_tensor_0'",
        "x: USER_INPUT", "factor: USER_INPUT", "other_k: USER_INPUT", "", "# outputs", "add_2: USER_OUTPUT",
        "add_3: USER_OUTPUT", ": USER_OUTPUT",
    ]  # fmt: skip
    assert (signature.parameters, signature.buffers) == (("lin.weight", "lin.bias"), ("scale", "cache"))
    assert signature.user_inputs == ("x", 3, "other_k")
    assert signature.user_outputs == ("add_2", "add_3", 3)
    assert list(program.state_dict) == ["lin.weight", "lin.bias", "scale"]
    assert list(program.constants) == ["cache", "shift", "lifted_tensor_0"]
    assert [name for name, _ in program.named_buffers()] == ["scale", "cache"]
    assert all(left is right for left, right in zip(program.parameters(), module.parameters(), strict=True))
    assert program.module().state_dict().keys() == module.state_dict().keys()
    program.module()(*args, **kwargs)["y"].sum().backward()
    assert module.lin.weight.grad is not None
    assert program.range_constraints == {}
    assert "def forward(self, x, factor, other):" in program.module().code


def operators(program: Any) -> list[str]:
    """The operators of a graph, as far as both packages have the same."""
    targets = [str(node.target) for node in program.graph.nodes if node.op == "call_function"]
    names = [re.sub(r"^aten\.|\.(Scalar|Tensor|default|int|dim)$", "", target) for target in targets]
    return [name for name in names if name not in {"lift_fresh_copy", "detach_"} and "getitem" not in name]


@pytest.mark.parity
@pytest.mark.parametrize("name", ["layers", "counting"])
def test_graphs_and_signatures_are_pytorchs(name: str) -> None:
    torch = pytest.importorskip("torch")
    pytest.importorskip("torch.export")
    texts = []
    for lib in (ow, torch):
        module, args, kwargs = modules(lib)[name]
        program = lib.export.export(module, args, kwargs)
        inputs = [str(spec.target or spec.arg.name) for spec in program.graph_signature.input_specs]
        texts.append((operators(program), inputs, list(program.state_dict)))
    assert texts[0] == texts[1]


# -- sizes ------------------------------------------------------------------------------------------------------------


class Sized(nn.Module):
    def __init__(self):
        super().__init__()
        self.lin = nn.Linear(3, 4)

    def forward(self, x, y):
        batch, width = x.shape
        joined = ow.cat([self.lin(x), self.lin(y)], 1)
        return joined.reshape(batch * 2, width + 1), batch * width, ow.zeros(batch, 2)


def test_sizes_may_change_within_their_limits() -> None:
    batch = Dim("batch", min=1, max=6)
    module, x = Sized(), ow.ones(2, 3)
    program = export(module, (x, x), dynamic_shapes={"x": {0: batch}, "y": (batch, None)})
    assert str(program.range_constraints) == "{'batch': VR[1, 6]}"
    for run in (program.module(), through_a_file(program).module()):
        for size in (1, 2, 5, 6):
            arguments = ow.randn(size, 3), ow.randn(size, 3)
            got, expected = run(*arguments), module(*arguments)
            assert_same(got[:2], expected[:2])
            assert got[2].shape == expected[2].shape
    sizes = program.graph.find_nodes(op="call_method", target="size")
    assert {node.args[1] for node in sizes} == {0}


CHECKED = [
    ((7, 3), (7, 3), r"'x' of an exported program is of a size in VR\[1, 6\] in dimension 0 \(batch\), got 7"),
    ((2, 3), (3, 3), "'y' of an exported program is of size 2 in dimension 0, as others that are batch, got 3"),
    ((2, 4), (2, 3), "'x' of an exported program is of size 3 in dimension 1, got 4; dynamic_shapes="),
    ((2, 3, 1), (2, 3), "'x' of an exported program is a tensor of 2 dimensions, got 3"),
]


@pytest.mark.parametrize(("left", "right", "message"), CHECKED)
def test_arguments_of_other_sizes_are_refused(left, right, message) -> None:
    batch = Dim("batch", min=1, max=6)
    program = export(Sized(), (ow.ones(2, 3), ow.ones(2, 3)), dynamic_shapes=({0: batch}, {0: batch}))
    with pytest.raises(RuntimeError, match=message):
        program.module()(ow.ones(left), ow.ones(right))
    with pytest.raises(AssertionError, match=message):
        program.module()(ow.ones(left), ow.ones(right))


def test_other_values_and_dtypes_are_refused() -> None:
    module, args, kwargs = modules(ow)["layers"]
    run = export(module, args, kwargs).module()
    with pytest.raises(AssertionError, match="'factor' of an exported program is 3 in every call, got 4"):
        run(*args, **{**kwargs, "factor": 4})
    with pytest.raises(AssertionError, match=r"a tensor of opweave\.float32, got opweave\.float64"):
        run(args[0].double(), **kwargs)
    with pytest.raises(RuntimeError, match="traced for arguments of the form"):
        run(args[0], factor=3, other={"q": ow.ones(3)})


def of(function: Any) -> nn.Module:
    """A module of a function."""

    class OfFunction(nn.Module):
        def forward(self, x):
            return function(x)

    return OfFunction()


def item(x):
    return x * x.sum().item()


def choose(x):
    return x if x.sum() > 0 else -x


def by_size(x):
    return x if x.shape[0] == 2 else x * 2


def by_limit(x):
    return x * 2 if x.shape[0] > 100 else x


def counted(x):
    for _ in range(x.shape[0]):
        x = x + 1
    return x


BATCH = Dim("batch")
REFUSED = [
    (item, None, r"item\(\) of a tensor is read at .*test_export.py:\d+:\d+.*these elements alone"),
    (choose, None, "the truth of a tensor is read"),
    (lambda x: x if ow.equal(x, x) else -x, None, r"equal\(\) of tensors is read"),
    (lambda x: x * len(x), ({0: BATCH},), r"len\(\) of a tensor at"),
    (by_size, ({0: BATCH},), r"something else for the sizes x \[3, 3\] than for x \[2, 3\].*a comparison of sizes at"),
    (by_limit, ({0: BATCH},), "the sizes have no limit up to which that is so"),
    (counted, ({0: BATCH},), "something else for the sizes"),
    (lambda x: x.reshape(2, 3), ({0: BATCH},), r"shape \[2, 3\] is invalid for input of size 9"),
    (lambda x: object(), None, "gives tensors, numbers and texts, in trees; this gave a object"),
]


@pytest.mark.parametrize(("function", "shapes", "message"), REFUSED)
def test_programs_of_one_case_are_refused(function, shapes, message) -> None:
    with pytest.raises((RuntimeError, TypeError), match=message):
        export(of(function), (ow.ones(2, 3),), dynamic_shapes=shapes)


def test_decisions_that_limits_settle_are_followed() -> None:
    program = export(of(by_limit), (ow.ones(2, 3),), dynamic_shapes=({0: Dim("batch", max=50)},))
    assert program.module()(ow.ones(50, 3)).sum().item() == 150
    program = export(of(lambda x: x if x.shape[0] > 1 else -x), (ow.ones(2, 3),), dynamic_shapes=({0: Dim.DYNAMIC},))
    assert program.module()(ow.ones(9, 3)).sum().item() == 27
    program = export(of(by_size), (ow.ones(2, 3),), dynamic_shapes={"x": {0: Dim.STATIC, 1: BATCH}})
    assert program.module()(ow.ones(2, 7)).shape == (2, 7)


ARGUMENTS = [
    (lambda: export(abs, (ow.ones(2),)), ValueError, "expected a module, got builtin_function_or_method"),
    (lambda: export(nn.ReLU(), ow.ones(2)), TypeError, r"args is a tuple.*write \(x,\)"),
    (lambda: export(nn.ReLU(), (ow.ones(2), 3)), TypeError, r"ReLU.forward\(\): too many positional arguments"),
    (lambda: export(nn.ReLU(), (object(),)), TypeError, "the argument 'input' is a object"),
    (lambda: export(nn.ReLU(), (ow.ones(2),), dynamic_shapes={"x": {0: BATCH}}), ValueError, "no argument 'x'"),
    (lambda: export(nn.ReLU(), (ow.ones(2),), dynamic_shapes=({1: BATCH},)), ValueError, "1 dimensions, and no 1"),
    (lambda: export(nn.ReLU(), (ow.ones(2),), dynamic_shapes=({0: "b"},)), TypeError, "expected a Dim"),
    (lambda: export(nn.ReLU(), (ow.ones(2),), dynamic_shapes=({}, {})), ValueError, "2 entries for 1 arguments"),
    (lambda: export(nn.ReLU(), (ow.ones(2),), dynamic_shapes=({0: Dim("b", min=5)},)), ValueError, "has size 2"),
    (lambda: Dim("b", min=3, max=2), ValueError, "0 <= min < max"),
    (lambda: Dim("a b"), ValueError, "is an identifier"),
    (lambda: export(nn.ReLU(), (ow.ones(2),))(ow.ones(2)), RuntimeError, r"call program\.module\(\)"),
    (lambda: ow.export.save(nn.ReLU(), "x"), TypeError, "expected an exported program, got ReLU"),
]


@pytest.mark.parametrize(("call", "error", "message"), ARGUMENTS)
def test_errors_say_what_to_write(call, error, message) -> None:
    with pytest.raises(error, match=message):
        call()


def test_changing_sizes_have_no_decompositions() -> None:
    program = export(of(lambda x: x + 1), (ow.ones(2, 3),), dynamic_shapes=({0: BATCH},))
    with pytest.raises(NotImplementedError, match="the sizes batch may change"):
        program.run_decompositions()
    table = {ow.ops.aten.silu.default: lambda x: x * ow.sigmoid(x)}
    program = export(of(lambda x: nn.functional.silu(x)), (ow.ones(2),)).run_decompositions(table)
    assert operators(program) == ["sigmoid", "mul"]
    with pytest.raises(RuntimeError, match="no example arguments"):
        through_a_file(program).run_decompositions()


# -- files ------------------------------------------------------------------------------------------------------------


def test_a_file_runs_where_its_module_is_not(tmp_path) -> None:
    module, args, kwargs = modules(ow)["layers"]
    ow.export.save(export(module, args, kwargs), tmp_path / "layers.pt2")
    expected = module(*args, **kwargs)["y"].sum().item()
    code = (
        "import sys, generated as ow\n"
        "program = ow.export.load(sys.argv[1])\n"
        "result = program.module()(ow.ones(2, 3), factor=3, other={'k': ow.ones(3)})\n"
        "print(result['y'].sum().item(), 'test_export' in sys.modules)\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "layers.pt2")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == f"{expected} False\n"
    data = (tmp_path / "layers.pt2").read_bytes()
    assert b"aten::linear" in data
    assert b"def forward" not in data


def test_other_files_are_refused(tmp_path) -> None:
    ow.save({"a": ow.ones(2)}, tmp_path / "other")
    with pytest.raises(OSError, match="is no exported program of version 1"):
        ow.export.load(tmp_path / "other")


# -- PyTorch's examples ------------------------------------------------------------------------------------------------

EXAMPLES = """
import generated.as_torch, copy, glob, importlib.util, io, os, sys, warnings
import torch
warnings.simplefilter("ignore")
leaves = torch.utils._pytree.tree_leaves

def same(left, right):
    return all(a.equal(b) if isinstance(a, torch.Tensor) else a == b for a, b in zip(leaves(left), leaves(right)))

for path in sorted(glob.glob(os.path.join(sys.argv[1], "[!_]*.py"))):
    name = os.path.basename(path)[:-3]
    spec = importlib.util.spec_from_file_location(name, path)
    case = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(case)
        program = torch.export.export(case.model, case.example_args, getattr(case, "example_kwargs", {}),
                                      dynamic_shapes=getattr(case, "dynamic_shapes", None))
    except (RuntimeError, ImportError) as error:
        print(name, type(error).__name__)
        continue
    file = io.BytesIO()
    torch.export.save(program, file)
    file.seek(0)
    args, kwargs = case.example_args, getattr(case, "example_kwargs", {})
    expected = case.model(*copy.deepcopy(args), **copy.deepcopy(kwargs))
    for run in (program.module(), torch.export.load(file).module()):
        assert same(run(*copy.deepcopy(args), **copy.deepcopy(kwargs)), expected), name
    print(name, "exported")
"""
# What is read by elements, and what is another program for other sizes.
ELEMENTS = ("assume_constant_result", "constrain_as_size_example", "constrain_as_value_example")
SIZES = ("cond_operands", "dynamic_shape_round")


@pytest.mark.parity
def test_examples_of_pytorch_are_exported() -> None:
    """Those in its wheel: 31 of 36 run from the program and from its file; no other is exported wrongly."""
    torch = pytest.importorskip("torch")
    folder = f"{torch.__path__[0]}/_export/db/examples"
    command = [sys.executable, "-c", EXAMPLES, folder]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    rows = dict(line.split() for line in done.stdout.splitlines())
    assert {name for name, word in rows.items() if word == "ComputeError"} == {*ELEMENTS, *SIZES}
    assert sum(word == "exported" for word in rows.values()) == len(rows) - len(ELEMENTS) - len(SIZES) == 31


def test_cases_say_what_they_are_examples_of() -> None:
    cases = import_module("generated._export.db.case")
    assert ow._export.db.case is cases
    assert [(level.name, level.value) for level in cases.SupportLevel] == [("SUPPORTED", 1), ("NOT_SUPPORTED_YET", 0)]
    case = cases.ExportCase((ow.ones(2),), "A relu.", nn.ReLU(), "relu")
    assert (case.support_level, case.example_kwargs, case.tags) == (cases.SupportLevel.SUPPORTED, {}, set())
    with pytest.raises(ValueError, match="example_args is a tuple of arguments, got list"):
        cases.ExportCase([ow.ones(2)], "A relu.", nn.ReLU(), "relu")
    for named in (3, {3: 4}):
        with pytest.raises(ValueError, match="example_kwargs is a dict of arguments by their names, got"):
            cases.ExportCase((ow.ones(2),), "A relu.", nn.ReLU(), "relu", named)


@pytest.mark.parametrize("name", ["sin", "gelu", "tanh", "sigmoid", "exp"])
def test_tangents_in_a_program_are_operators_that_files_and_decompositions_take(name: str) -> None:
    function = {"gelu": ow.nn.functional.gelu}.get(name) or getattr(ow, name)

    class Tangent(ow.nn.Module):
        def forward(self, x):
            return ow.func.jvp(function, (x,), (x * 2,))[1]

    program = ow.export.export(Tangent(), (ow.ones(3),))
    file = io.BytesIO()
    ow.export.save(program, file)
    file.seek(0)
    x = ow.randn(3)
    for form in (program, ow.export.load(file), program.run_decompositions()):
        assert form.module()(x).allclose(Tangent()(x))


def test_a_gradient_at_a_view_is_exported() -> None:
    def step(x):
        y = x * 1
        y[1:].mul_(2)
        return ow.autograd.grad((y * y).sum(), x)[0]

    program = export(of(step), (ow.ones(3, requires_grad=True),))
    x = ow.arange(3.0).requires_grad_()
    assert program.module()(x).equal(step(x))
    assert through_a_file(program).module()(x).equal(step(x))


class Reading(ow.nn.Module):
    def forward(self, x):
        count = int(x.sum())
        return x * count if count > 2 else x[:count] - 1


def test_drafts_say_where_elements_were_read() -> None:
    x = ow.ones(3)
    with pytest.raises(RuntimeError, match=r"int\(\) of a tensor is read"):
        ow.export.export(Reading(), (x,))
    with pytest.warns(UserWarning, match=r"right for the elements alone that were read: int\(\) of a tensor at .*py"):
        program = ow.export.draft_export(Reading(), (x,))
    assert len(program._report) == 1
    assert program.module()(x).equal(Reading()(x))
    whole = ow.export.draft_export(ow.nn.Linear(3, 2), (x,))
    assert (whole._report, whole.module()(x).shape) == ([], (2,))


READS = {
    "item() of a buffer": lambda module: module.norm.num_batches_tracked.item() > 3,
    "truth of a buffer": lambda module: module.flag,
    "int() of a buffer": lambda module: int(module.flag) > 3,
    "tolist() of a buffer that is in no file": lambda module: module.cache.tolist()[0] > 3,
    "numpy() of a buffer": lambda module: module.norm.running_mean.numpy()[0] > 3,
    "data of a buffer": lambda module: module.norm.running_mean.data.tolist()[0] > 3,
    "a view of a buffer": lambda module: module.norm.running_mean[0].item() > 3,
    "tolist() of a parameter": lambda module: module.norm.weight.tolist()[0] > 3,
    "data of a parameter": lambda module: module.norm.weight.data.tolist()[0] > 3,
}


class Deciding(nn.Module):
    def __init__(self, decides: Any) -> None:
        super().__init__()
        self.norm, self.decides, self.attribute = nn.BatchNorm1d(3), decides, ow.tensor(1.0)
        self.register_buffer("flag", ow.tensor(1))
        self.register_buffer("cache", ow.tensor([5.0]), persistent=False)

    def forward(self, x):
        return x * 2 if self.decides(self) else x * 3


@pytest.mark.parametrize("read", READS)
def test_elements_of_members_are_no_constants_of_programs(read: str) -> None:
    module = Deciding(READS[read]).eval()
    kinds = {name: type(tensor) for name, tensor in module.state_dict(keep_vars=True).items()}
    with pytest.raises(RuntimeError, match="is read at"):
        export(module, (ow.ones(3),))
    with pytest.warns(ow.jit.TracerWarning, match="makes a constant"):
        ow.jit.trace(module, (ow.ones(3),), check_trace=False)
    assert {name: type(tensor) for name, tensor in module.state_dict(keep_vars=True).items()} == kinds


def test_elements_of_attributes_and_sizes_of_members_are_constants() -> None:
    def decides(module: Any) -> bool:
        return module.attribute.item() > 0 and module.cache.shape[0] == 1 and len(module.norm.weight) == 3

    program = export(Deciding(decides), (ow.ones(3),))
    assert program.module()(ow.ones(3)).equal(ow.full((3,), 2.0))
