"""Operators that write into several arguments, and into lists of tensors: made from YAML alone, against PyTorch and

NumPy; every layout of memory and mixture of dtypes; what is rejected, in words, and leaves everything as it was.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import forked
import numpy as np
import pytest
import readme
from folders import ROOT
from written_packages import imported_package, write_package

import generated as ow
from runtime.errors import ComputeError, OpweaveError, UnsupportedError

ADAM = """\
      g = (-grads if maximize else grads) + weight_decay * self
      exp_avgs = beta1 * exp_avgs + (1 - beta1) * g
      exp_avg_sqs = beta2 * exp_avg_sqs + (1 - beta2) * g * g
      root = 1 / sqrt(1 - beta2 ** state_steps)
"""
STEP = "self = self - lr / (1 - beta1 ** state_steps) * exp_avgs"
OPS = f"""\
- extends: generated

- func: momentum_(Tensor(a!) self, Tensor(b!) buffer, Tensor grad, *, float lr, float momentum=0.9) -> Tensor(a!)
  elementwise: |
    buffer = momentum * buffer + grad
    self = self - lr * buffer

- func: swap_two(Tensor(a!) first, Tensor(b!) other) -> ()
  elementwise: other, first

- func: _fused_adam_(Tensor(a!)[] self, Tensor[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, \
Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, \
float eps, bool amsgrad, bool maximize) -> ()
  as_numbers: state_steps
  dtypes: floating
  elementwise:
    amsgrad: |
{ADAM}      max_exp_avg_sqs = max(max_exp_avg_sqs, exp_avg_sqs)
      {STEP} / (sqrt(max_exp_avg_sqs) * root + eps)
    "True": |
{ADAM}      {STEP} / (sqrt(exp_avg_sqs) * root + eps)

- func: _fused_sgd_(Tensor(a!)[] self, Tensor[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, \
float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step) -> ()
  elementwise: |
    g = (-grads if maximize else grads) + weight_decay * self
    momentum_buffer_list = g if is_first_step else momentum * momentum_buffer_list + (1 - dampening) * g
    self = self - lr * (g + momentum * momentum_buffer_list if nesterov else momentum_buffer_list)

- func:
  - _each_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
  - _each_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()
  elementwise: self + alpha * other

- func: _each_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
  elementwise: self + scalar

- func: _each_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
  elementwise: self * scalars

- func: _each_addcdiv_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> ()
  dtypes: [floating, complex]
  elementwise: self + value * tensor1 / tensor2
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with imported_package(tmp_path_factory.mktemp("writing"), "written_by_yaml", OPS) as imported:
        yield imported


def some(seed: int, *shape: int, kind: str = "float64") -> Any:
    values = np.random.default_rng(seed).standard_normal(shape)
    return ow.from_numpy(values).to(getattr(ow, kind))


def same(first: Any, other: Any) -> bool:
    return bool(first.dtype is other.dtype and first.tolist() == other.tolist())


SHAPES = ((3,), (2, 5), (), (0, 2), (7, 1, 3), (40000,))


# -- against PyTorch ---------------------------------------------------------------------------------------------------


@pytest.mark.parity
@pytest.mark.parametrize("maximize", [False, True])
@pytest.mark.parametrize("amsgrad", [False, True])
def test_adam_is_pytorchs_fused_one(package: Any, amsgrad: bool, maximize: bool) -> None:
    torch = pytest.importorskip("torch")
    arrays = [some(k, *shape).numpy() for k, shape in enumerate(SHAPES)]
    ours = [ow.from_numpy(array.copy()) for array in arrays]
    theirs = [torch.from_numpy(array.copy()) for array in arrays]
    state = [[ow.zeros_like(item) for item in ours] for _ in range(3)]
    wanted = [[torch.zeros_like(tensor) for tensor in theirs] for _ in range(3)]
    steps, their_steps = [ow.tensor(0.0) for _ in ours], [torch.tensor(0.0) for _ in ours]
    numbers = {"lr": 0.1, "beta1": 0.9, "beta2": 0.999, "weight_decay": 0.02, "eps": 1e-8, "amsgrad": amsgrad,
               "maximize": maximize}  # fmt: skip
    for turn in range(4):
        grads = [some(100 * turn + k, *shape).numpy() for k, shape in enumerate(SHAPES)]
        package._each_add_(steps, 1)
        package._fused_adam_(
            ours, [ow.from_numpy(grad) for grad in grads], *state[:2], state[2] if amsgrad else [], steps, **numbers
        )
        torch._foreach_add_(their_steps, 1)
        torch._fused_adam_(
            theirs, [torch.from_numpy(grad) for grad in grads], *wanted[:2], wanted[2] if amsgrad else [], their_steps,
            **numbers,
        )  # fmt: skip
    for element, other in zip(
        [*ours, *(item for each in state for item in each)], [*theirs, *(item for each in wanted for item in each)],
        strict=True,
    ):
        np.testing.assert_allclose(element.numpy(), other.numpy(), rtol=1e-12, atol=1e-14)


@pytest.mark.parity
@pytest.mark.parametrize("nesterov", [False, True])
def test_sgd_is_pytorchs_fused_one(package: Any, nesterov: bool) -> None:
    torch = pytest.importorskip("torch")
    arrays = [some(k, *shape).numpy() for k, shape in enumerate(SHAPES)]
    ours, theirs = (
        [ow.from_numpy(array.copy()) for array in arrays],
        [torch.from_numpy(array.copy()) for array in arrays],
    )
    buffers, wanted = [ow.zeros_like(tensor) for tensor in ours], [torch.zeros_like(tensor) for tensor in theirs]
    numbers = {"weight_decay": 0.02, "momentum": 0.9, "lr": 0.1, "dampening": 0.0, "nesterov": nesterov,
               "maximize": False}  # fmt: skip
    for turn in range(3):
        grads = [some(100 * turn + k, *shape).numpy() for k, shape in enumerate(SHAPES)]
        first = turn == 0
        package._fused_sgd_(ours, [ow.from_numpy(grad) for grad in grads], buffers, is_first_step=first, **numbers)
        torch._fused_sgd_(theirs, [torch.from_numpy(grad) for grad in grads], wanted, is_first_step=first, **numbers)
    for item, other in zip([*ours, *buffers], [*theirs, *wanted], strict=True):
        np.testing.assert_allclose(item.numpy(), other.numpy(), rtol=1e-12, atol=1e-14)


@pytest.mark.parity
@pytest.mark.parametrize("kind", ["float32", "float64", "int64", "int16", "complex64"])
def test_each_is_pytorchs(package: Any, kind: str) -> None:
    torch = pytest.importorskip("torch")
    values = [(10 * some(k, 3, 2)).to(getattr(ow, kind)) for k in range(3)]
    rest = [(10 * some(k + 5, 3, 2)).to(getattr(ow, kind)) for k in range(3)]
    wanted = [torch.from_numpy(value.numpy().copy()) for value in values]
    their_others = [torch.from_numpy(tensor.numpy().copy()) for tensor in rest]
    package._each_add_(values, rest, alpha=3)
    torch._foreach_add_(wanted, their_others, alpha=3)
    package._each_add_(values, ow.tensor(2, dtype=getattr(ow, kind)), alpha=2)
    torch._foreach_add_(wanted, torch.tensor(2).to(getattr(torch, kind)), alpha=2)
    package._each_mul_(values, [2, 3, 4])
    torch._foreach_mul_(wanted, [2, 3, 4])
    if kind.startswith(("float", "complex")):
        package._each_addcdiv_(values, rest, [number + 20 for number in rest], 0.5)
        torch._foreach_addcdiv_(wanted, their_others, [operand + 20 for operand in their_others], 0.5)
    for item, other in zip(values, wanted, strict=True):
        np.testing.assert_allclose(item.numpy(), other.numpy(), rtol=1e-6 if "32" in kind or kind[-2:] == "64" else 0)


# -- layouts and dtypes ------------------------------------------------------------------------------------------------

LAYOUTS = {
    "dense": lambda x: x.clone(),
    "turned": lambda x: x.t().clone().t(),
    "every other": lambda x: ow.stack([x, x], 2)[..., 0],
    "reversed": lambda x: ow.from_numpy(x.numpy()[::-1].copy()[::-1]),
    "offset": lambda x: ow.cat([x[:1], x])[1:],
}


@pytest.mark.parametrize("buffer", LAYOUTS)
@pytest.mark.parametrize("target", LAYOUTS)
def test_layouts_change_nothing(package: Any, target: str, buffer: str) -> None:
    values, momenta, grad = some(1, 4, 5), some(2, 4, 5), some(3, 4, 5)
    expected = [values.clone(), momenta.clone()]
    package.momentum_(*expected, grad, lr=0.1)
    arguments = [LAYOUTS[target](values), LAYOUTS[buffer](momenta)]
    assert package.momentum_(*arguments, grad, lr=0.1) is arguments[0]
    assert same(arguments[0], expected[0])
    assert same(arguments[1], expected[1])
    assert [argument._writes for argument in arguments] == [[1], [1]] or target != "dense" or buffer != "dense"


@pytest.mark.parametrize("kind", ["float16", "bfloat16", "float32", "float64", "complex128"])
@pytest.mark.parametrize("grad", ["int64", "float16", "float32"])
def test_mixed_dtypes_promote_and_what_is_written_keeps_its_own(package: Any, kind: str, grad: str) -> None:
    x, buffer, g = some(1, 6, kind=kind), some(2, 6, kind="float64"), (4 * some(3, 6)).to(getattr(ow, grad))
    wide = ow.complex128 if kind == "complex128" else ow.float64
    if kind == "complex128":
        buffer = buffer.to(wide)
    expected = [x.to(wide), buffer.clone()]
    package.momentum_(*expected, g.to(wide), lr=0.1)
    package.momentum_(x, buffer, g, lr=0.1)
    assert same(x, expected[0].to(x.dtype))
    assert same(buffer, expected[1])


def test_operands_broadcast_to_what_is_written(package: Any) -> None:
    x, buffer = some(1, 3, 4), some(2, 3, 4)
    expected = [x.clone(), buffer.clone()]
    package.momentum_(*expected, some(3, 4).expand(3, 4).clone(), lr=0.1)
    package.momentum_(x, buffer, some(3, 4), lr=0.1)
    assert same(x, expected[0])
    assert same(buffer, expected[1])


def test_one_tensor_after_another(package: Any) -> None:
    """The same tensor twice in a list is written twice, and a later tensor sees what an earlier one has written."""
    x, y = ow.ones(3), ow.zeros(3)
    package._each_add_([x, x, y], [ow.ones(3), ow.ones(3), x])
    assert x.tolist() == [3, 3, 3]
    assert y.tolist() == [3, 3, 3]
    half = ow.ones(3, dtype=ow.float16)
    package._each_add_([half, y.double()], [half, half])  # converted, not native
    assert half.tolist() == [2, 2, 2]


def test_a_tensor_that_is_read_may_be_the_one_that_is_written(package: Any) -> None:
    x = ow.tensor([1.0, 2.0])
    package._each_add_([x], [x])
    assert x.tolist() == [2, 4]


def test_empty_lists_and_empty_tensors(package: Any) -> None:
    assert package._each_add_([], 1) is None
    assert package._each_add_([], []) is None
    x = ow.empty(0, 3)
    package._each_add_([x], 1)
    assert x.shape == (0, 3)
    assert x._writes == [1]


def test_two_written_by_position(package: Any) -> None:
    x, y = ow.tensor([1.0, 2.0]), ow.tensor([3.0, 4.0])
    assert package.swap_two(x, y) is None
    assert (x.tolist(), y.tolist()) == ([3, 4], [1, 2])


def test_numbers_are_computed_in_64_bits(package: Any) -> None:
    """1 - 0.999 in float32 is wrong in the fifth digit."""
    x, g, m, v = (ow.full((2,), number) for number in (0.0, 1.0, 0.0, 0.0))
    package._fused_adam_(
        [x], [g], [m], [v], [], [ow.tensor(1.0)], lr=1.0, beta1=0.9, beta2=0.999, weight_decay=0.0, eps=0.0,
        amsgrad=False, maximize=False,
    )  # fmt: skip
    assert v.tolist() == [np.float32(1 - 0.999)] * 2
    np.testing.assert_allclose(x.numpy(), -1, rtol=3e-7)


# -- autograd and subclasses -------------------------------------------------------------------------------------------


def test_a_leaf_that_requires_grad(package: Any) -> None:
    x = ow.ones(3, requires_grad=True)
    with pytest.raises(RuntimeError, match=r"_each_add_\.Scalar: a leaf Variable that requires grad is being used"):
        package._each_add_([ow.ones(2), x], 1)
    assert x.tolist() == [1, 1, 1]
    with ow.no_grad():
        package._each_add_([x], 1)
    assert x.tolist() == [2, 2, 2]
    assert x.requires_grad
    assert x.is_leaf


def test_what_is_written_is_recorded_as_the_operators_it_consists_of(package: Any) -> None:
    leaf, target = ow.ones(3, requires_grad=True), ow.ones(3)
    package._each_add_([target], [leaf * 2])
    assert target.requires_grad
    target.sum().backward()
    assert leaf.grad.tolist() == [2.0, 2.0, 2.0]
    target = ow.ones(3)
    package._each_add_([target], [leaf.detach()])
    assert not target.requires_grad


def test_a_saved_tensor_that_was_written_is_found_out(package: Any) -> None:
    x = ow.ones(3, requires_grad=True)
    y = x.exp()
    with ow.no_grad():
        package._each_add_([y], 1)
    with pytest.raises(RuntimeError, match="exp"):
        y.sum().backward()


def test_views_share_the_counter(package: Any) -> None:
    x = ow.zeros(4)
    package._each_add_([x[:2], x[2:]], 1)
    assert x.tolist() == [1, 1, 1, 1]
    assert x._writes[0] == 2


def test_dual_tensors_are_rejected(package: Any) -> None:
    with ow.autograd.forward_ad.dual_level():
        x = ow.autograd.forward_ad.make_dual(ow.ones(2), ow.ones(2))
        with pytest.raises(RuntimeError, match="no forward-mode derivative"):
            package._each_add_([x], 1)


def test_subclasses(package: Any) -> None:
    class Parameter(ow.Tensor):
        pass

    result = ow.ones(3).as_subclass(Parameter) if hasattr(ow.Tensor, "as_subclass") else None
    if result is None:
        result = object.__new__(Parameter)
        for name in ("_array", "_base", "_edge", "_keys", "_tangent", "_writes", "dtype"):
            if hasattr(plain := ow.ones(3), name):
                setattr(result, name, getattr(plain, name))
    package._each_add_([result], 2)
    assert type(result) is Parameter
    assert result.tolist() == [3, 3, 3]


# -- errors ------------------------------------------------------------------------------------------------------------


def overlapping() -> list[Any]:
    x = ow.arange(8).double()
    return [x[:4], x[1:5]]


ERRORS = {
    "lengths": (
        lambda p: p._each_add_([ow.ones(2)], [ow.ones(2)] * 2), ComputeError,
        "_each_add_.List: lists must have the same length, but there are 2 of other and 1 of self",
    ),
    "shapes": (
        lambda p: p._each_add_([ow.ones(2)], [ow.ones(3)]), ComputeError,
        "_each_add_.List: shapes [3] and [2] do not broadcast",
    ),
    "too large a result": (
        lambda p: p._each_add_([ow.ones(2)], [ow.ones(3, 2)]), ComputeError,
        "_each_add_.List: what is written into self has the broadcast shape [3, 2], which does not match its own "
        "shape [2]",
    ),
    "written apart": (
        lambda p: p.swap_two(*overlapping()), ComputeError,
        "swap_two: other is written, but shares memory with first; clone() one of them before the operation",
    ),
    "written twice": (
        lambda p: p.swap_two(*[ow.ones(2)] * 2), ComputeError,
        "swap_two: other is written, but shares memory with first",
    ),
    "read and written": (
        lambda p: p._each_add_(*[[item] for item in overlapping()]), ComputeError,
        "_each_add_.List: self is written, but shares memory with other",
    ),
    "expanded": (
        lambda p: p._each_add_([ow.ones(1).expand(3)], 1), ComputeError,
        "_each_add_.Scalar: unsupported operation: more than one element of the written-to tensor refers",
    ),
    "integers": (
        lambda p: p._each_add_([ow.tensor([1, 2])], 1.5), ComputeError,
        "_each_add_.Scalar: result type float32 can't be cast to the desired output type int64",
    ),
    "a factor of integers": (
        lambda p: p._each_add_([ow.tensor([1, 2])], [ow.tensor([1, 2])], alpha=0.5), ComputeError,
        "for integral input tensors a float factor",
    ),
    "a dtype": (
        lambda p: p._each_addcdiv_([ow.tensor([1, 2])], [ow.tensor([1, 2])], [ow.tensor([1, 2])]), UnsupportedError,
        "_each_addcdiv_.Scalar is not implemented for int64",
    ),
    "no number": (
        lambda p: p._fused_adam_(
            [ow.ones(2)], [ow.ones(2)], [ow.zeros(2)], [ow.zeros(2)], [], [ow.zeros(2)], lr=1.0, beta1=0.9, beta2=0.9,
            weight_decay=0.0, eps=0.0, amsgrad=False, maximize=False,
        ), ComputeError, "_fused_adam_: state_steps has one element, not 2: it is read as a number",
    ),
    "read-only memory": (
        lambda p: p._each_add_([ow.from_numpy(np.broadcast_to(np.ones(1), (1,)))], 1), OpweaveError, "read-only",
    ),
}  # fmt: skip


@pytest.mark.parametrize("native", ["first call", "later"])
@pytest.mark.parametrize("name", ERRORS)
def test_errors(package: Any, name: str, native: str) -> None:
    call, kind, text = ERRORS[name]
    if native == "later":
        package._each_add_([ow.ones(3)], 1)
    with pytest.raises(kind, match=re.escape(text)):
        call(package)


def test_an_error_leaves_everything_as_it_was(package: Any) -> None:
    good, bad = ow.ones(3), ow.ones(2)
    with pytest.raises(ComputeError):
        package._each_add_([good, bad], [ow.ones(3), ow.ones(3)])
    assert good.tolist() == [1, 1, 1]
    assert good._writes in (None, [0])


# -- the native call ---------------------------------------------------------------------------------------------------

PROGRAM = """
import hashlib, sys, time
import numpy as np
import written_by_yaml as package, generated as ow
from runtime.native.builtin import is_on

def bits(kind):
    digest = hashlib.sha256()
    rng = np.random.default_rng(0)
    make = lambda: [ow.from_numpy(rng.standard_normal(n)).to(kind) for n in (1, 2, 3, 17, 64, 1000, 40000)]
    ours, means, squares = make(), [0 * one for one in make()], [0 * one for one in make()]
    for step in range(3):
        steps = [ow.tensor(float(step + 1 + k), dtype=ow.float64 if k % 2 else ow.float32) for k in range(7)]
        package._fused_adam_(ours, make(), means, squares, [], steps, lr=0.1, beta1=0.9, beta2=0.999,
                             weight_decay=0.1, eps=1e-8, amsgrad=False, maximize=False)
        package._each_add_(ours, ow.tensor(0.3, dtype=kind), alpha=0.7)
    for one in (*ours, *means, *squares):
        digest.update(one.numpy().tobytes())
    return digest.hexdigest()

for kind in (ow.float32, ow.float64):
    bits(kind)  # the loops, and then the builtin, are compiled
    if is_on():
        for name in ("_FUSED_ADAM__1_LOOP", "_EACH_ADD__TENSOR_LOOP"):
            loop = getattr(package.operators.operators, name)
            while type(loop.update).__name__ != "builtin_function_or_method":
                bits(kind)
                time.sleep(0.1)
    print(bits(kind))
"""


def test_the_native_call_gives_the_bits_of_the_general_path(tmp_path: Path) -> None:
    write_package(tmp_path, "written_by_yaml", OPS)
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    results = []
    for native in ("1", "0"):
        done = subprocess.run(
            [sys.executable, "program.py"], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False,
            env={**os.environ, "OPWEAVE_NATIVE": native, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        results.append(done.stdout)
    assert results[0] == results[1]
    assert len(results[0].split()) == 2


def test_small_tensors_need_one_native_call(package: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the builtin is there, the general path is not asked."""
    loop = package.operators.operators._EACH_ADD__SCALAR_LOOP
    package._each_add_([ow.ones(3)], 1)
    from runtime.native.builtin import bind, is_on

    if not is_on():
        pytest.skip("there are no builtins here")
    from runtime.kernels.elementwise.loops import update_builtins

    update = bind(update_builtins.update, loop.described(), "update")
    calls = []
    monkeypatch.setattr(loop, "rows", lambda arguments: calls.append(arguments) or [])
    tensors = tuple(ow.ones(k + 1) for k in range(50))
    assert update(tensors, 2.0) is None
    assert not calls
    assert all(tensor.tolist() == [3.0] * (k + 1) for k, tensor in enumerate(tensors))
    assert update((*tensors, ow.ones(4, 4).t()[1:]), 2.0) is None
    assert len(calls) == 1
    assert tensors[0].tolist() == [3.0]


# -- the documentation -------------------------------------------------------------------------------------------------


def test_the_example_of_the_documentation(tmp_path: Path) -> None:
    text = readme.section("The language of ops.yaml").partition("### Writing into arguments")[2].partition("\n### ")[0]
    entry, *programs = re.findall(r"^```(?:yaml|python)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    program = "\n\n".join(programs)
    write_package(tmp_path, "optimiser", entry)
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    expected = re.findall(r"^print.*  # (.*)$", program, re.MULTILINE)
    assert expected
    assert forked.python("program.py", folder=tmp_path).splitlines() == expected
