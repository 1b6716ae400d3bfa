"""Gradients that are wanted together: the bits of the single loops, common terms computed once."""

from __future__ import annotations

import gc
import importlib
import itertools
import re
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numba import types
from numba.core.ccallback import CFunc

import generated as ow
from codegen.__main__ import main
from generated.autograd import grad, gradcheck, gradgradcheck
from runtime.compile import kinds
from runtime.compile.translation import type_of
from runtime.kernels.elementwise import forms
from runtime.kernels.elementwise import joint as joint_module
from runtime.kernels.elementwise.forms import FormOnDemand
from runtime.kernels.elementwise.joint import Joint
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.elementwise.operator import Elementwise
from runtime.kernels.elementwise.sources import joint_loop
from runtime.native.builtin import is_on
from runtime.tensor import dtypes

OPS = """
- extends: generated
- func: wave(Tensor w, Tensor x, Tensor y, Tensor z) -> Tensor
  elementwise: w * sin(x) * cos(y) * sqrt(z) + x * y
- func: bell(Tensor a, Tensor x, *, Scalar b=2) -> Tensor
  elementwise: a * exp(-x * x) + sin(a * x) * (a * x + b)
"""
DERIVATIVES = """
- name: wave(Tensor w, Tensor x, Tensor y, Tensor z) -> Tensor
  w, x, y, z: auto
- name: bell(Tensor a, Tensor x, *, Scalar b=2) -> Tensor
  a, x: auto
"""


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """A package of the operators above."""
    folder = tmp_path_factory.mktemp("joint")
    (folder / "ops.yaml").write_text(OPS, encoding="utf-8")
    (folder / "derivatives.yaml").write_text(DERIVATIVES, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        assert main(["--ops", "ops.yaml", "--derivatives", "derivatives.yaml", "--out", "jointly"]) == 0
    sys.path.insert(0, str(folder))
    yield importlib.import_module("jointly")
    sys.path.remove(str(folder))


def joints_of(package: str) -> dict[str, Joint]:
    themes = importlib.import_module(f"{package}.operators").__all__
    modules = [importlib.import_module(f"{package}.operators.{theme}") for theme in themes]
    loops = [getattr(value, "loop", None) for module in modules for value in vars(module).values()]
    return {loop.operator: loop for loop in loops if isinstance(loop, Joint)}


JOINTS = joints_of("generated")


def bits(tensor: ow.Tensor) -> Any:
    """What an array is made of; all NaN are the same."""
    array = tensor.numpy(force=True)
    full = array.astype(np.float32) if array.dtype == np.float16 else array
    return np.where(np.isnan(full), np.nan, full).tobytes(), array.dtype, array.shape, array.strides


# -- every joint kernel of the package ---------------------------------------------------------------------------------


def column(item: ow.Tensor) -> ow.Tensor:
    return item.t().contiguous().t()


def first_row(item: ow.Tensor) -> ow.Tensor:
    return item[:1].contiguous()


# What becomes of the operands, the incoming gradient first.
LAYOUTS = {
    "small": ((5, 3), lambda k, element: element),
    "one number": ((), lambda k, element: element),
    "nothing": ((0, 3), lambda k, element: element),
    "large": ((3, GRAIN // 3 + 7), lambda k, element: element),
    "a gradient from a sum": ((5, 7), lambda k, element: element[0, 0].expand(5, 7) if k == 0 else element),
    "transposed": ((4, 6), lambda k, element: column(element)),
    "one transposed": ((4, 6), lambda k, element: column(element) if k == 1 else element),
    "broadcast": ((4, 6), lambda k, element: first_row(element) if k == 2 else element),
    "a slice": ((4, 6), lambda k, element: element[:, ::2]),
}


def operands_of(joint: Joint, kind: dtypes.dtype, layout: str) -> list[Any]:
    """Tensors with some special values among them, and numbers."""
    shape, change = LAYOUTS[layout]
    draw, results = np.random.default_rng(sum(map(ord, joint.operator))), []
    for index, fixed in enumerate(joint.fixed):
        values = np.asarray(draw.standard_normal(shape) * 2)
        if values.size > 10:
            values.flat[:5] = (0.0, -0.0, np.inf, np.nan, 1.0)
            values.flat[:5] = np.roll(values.flat[:5], index)
        result = ow.tensor(values > 0) if fixed is dtypes.bool_ else ow.tensor(values).to(fixed or kind)
        results.append(change(index, result))
    return [*results, *(draw.random() for _ in range(joint.numbers))]


def parts_of(joint: Joint, operands: list[Any]) -> list[ow.Tensor]:
    return [part.make(*(operands[position] for position in positions)) for part, positions in joint.parts]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", sorted(JOINTS))
def test_the_bits_of_the_single_loops(name: str, layout: str) -> None:
    joint = JOINTS[name]
    operands = operands_of(joint, dtypes.float32, layout)
    result = joint.make(*operands)
    assert isinstance(result, tuple)
    assert [bits(value) for value in result] == [bits(part) for part in parts_of(joint, operands)]


@pytest.mark.parametrize("kind", [dtypes.float64, dtypes.float16, dtypes.complex64], ids=lambda kind: kind.name)
@pytest.mark.parametrize("name", ["MulBackward0", "DivBackward0", "LerpBackward1"])
def test_other_dtypes(name: str, kind: dtypes.dtype) -> None:
    joint = JOINTS[name]
    operands = operands_of(joint, kind, "small")
    assert [bits(tensor) for tensor in joint.make(*operands)] == [bits(part) for part in parts_of(joint, operands)]


def test_mixed_dtypes_are_promoted_by_the_parts() -> None:
    joint = JOINTS["MulBackward0"]
    g, x, y = ow.ones(3, dtype=ow.float64), ow.tensor([1.0, 2.0, 3.0]), ow.tensor([4.0, 5.0, 6.0], dtype=ow.float64)
    assert [tensor.dtype for tensor in joint.make(g, x, y)] == [ow.float64, ow.float64]


def test_some_gradients_only(mine: ModuleType) -> None:
    """Operands that only the others read are not looked at."""
    joint = joints_of("jointly")["WaveBackward0"]
    operands = operands_of(joint, dtypes.float32, "small")
    alone = [bits(part) for part in parts_of(joint, operands)]
    for wanted in itertools.product([False, True], repeat=4):
        if sum(wanted) < 2:
            continue
        chosen = [set(positions) for (_, positions), value in zip(joint.parts, wanted, strict=True) if value]
        values = [operand if index in set.union(*chosen) else None for index, operand in enumerate(operands)]
        for _ in range(2):
            gc.collect()  # what makes them is kept
            result = joint.make_some(tuple((None, 0) if value else None for value in wanted), *values)
            assert [None if value is None else bits(value) for value in result] == [
                expected if value else None for expected, value in zip(alone, wanted, strict=True)
            ]
    assert len(joint.subsets) == (6 + 4 if is_on() else 0)


def test_wrong_operands_get_the_error_of_the_part() -> None:
    joint = JOINTS["MulBackward0"]
    with pytest.raises(RuntimeError, match=r"MulBackward0: shapes \[2\] and \[3\]"):
        joint.make(ow.ones(2), ow.ones(3), ow.ones(2))


# -- the general path --------------------------------------------------------------------------------------------------


def anew(joint: Joint) -> Joint:
    """The same joint kernel, not called yet."""
    return Joint(joint.operator, len(joint.fixed), *joint.parts, numbers=joint.numbers)


def check_all_and_some(joint: Joint, operands: list[Any]) -> None:
    expected = [bits(part) for part in parts_of(joint, operands)]
    assert [bits(tensor) for tensor in joint.make(*operands)] == expected
    edges = (None, *[(None, 0)] * (len(joint.parts) - 1))
    first, *rest = joint.make_some(edges, *operands)
    assert first is None
    assert [bits(tensor) for tensor in rest] == expected[1:]


@pytest.mark.parametrize("name", ["LerpBackward1", "AddcmulBackward0"])
def test_without_native_calls_the_parts_make_all(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "is_on", lambda: False)
    joint = anew(JOINTS[name])
    check_all_and_some(joint, operands_of(joint, dtypes.float32, "small"))
    assert joint.make == joint.make_any
    assert joint.make_some == joint.make_some_any
    assert joint.words is None
    assert not joint
    assert not joint.subsets


@pytest.mark.skipif(not is_on(), reason="there are no builtins to wait for")
def test_the_parts_make_all_until_the_builtins_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    joint = anew(JOINTS["LerpBackward1"])
    operands = operands_of(joint, dtypes.float32, "small")
    with monkeypatch.context() as patch:
        patch.setattr(joint_module, "is_ready", lambda *_: False)
        check_all_and_some(joint, operands)
        assert joint.make.is_waiting
        assert joint.make_some.is_waiting
        assert not joint
    for name in ("make_some", "make"):  # one comes before the other
        with monkeypatch.context() as patch:
            ready = {(Joint.native, name), (Elementwise.native, "make")}
            patch.setattr(joint_module, "is_ready", lambda *asked, ready=ready: asked in ready)
            check_all_and_some(joint, operands)
    assert not isinstance(joint.make, FormOnDemand)
    assert not isinstance(joint.make_some, FormOnDemand)
    assert list(joint) == [dtypes.float32]
    assert len(joint.subsets) == 1


# -- through the operators ---------------------------------------------------------------------------------------------

CALLS = {
    "mul": (ow.mul, 2), "div": (ow.div, 2), "hypot": (ow.hypot, 2), "pow": (ow.pow, 2), "atan2": (ow.atan2, 2),
    "xlogy": (ow.xlogy, 2), "xlog1py": (ow.special.xlog1py, 2), "logaddexp": (ow.logaddexp, 2),
    "maximum": (ow.maximum, 2), "addcmul": (lambda a, b, c: ow.addcmul(a, b, c, value=0.3), 3),
    "addcdiv": (lambda a, b, c: ow.addcdiv(a, b, c, value=0.3), 3), "lerp": (ow.lerp, 3),
    "where": (lambda a, b: ow.where(ow.tensor(True), a, b), 2),
}  # fmt: skip
SHAPES = {
    "small": [(2, 3)] * 3,
    "large": [(2, GRAIN)] * 3,
    "broadcast": [(4, 3), (3,), (4, 1)],
    "numbers": [(), (3,), (2, 3)],
}


def leaves(number: int, shapes: list[tuple[int, ...]], *, transposed: bool = False) -> list[ow.Tensor]:
    draw = np.random.default_rng(7)
    results = [ow.tensor(draw.random(shape).astype(np.float32) + np.float32(0.1)) for shape in shapes[:number]]
    return [column(result) if transposed and result.dim() == 2 else result for result in results]


def gradients(function: Any, values: list[ow.Tensor], wanted: tuple[bool, ...]) -> list[ow.Tensor]:
    arguments = [value.clone().requires_grad_() if flag else value for value, flag in zip(values, wanted, strict=True)]
    result = function(*arguments)
    weights = ow.tensor(np.random.default_rng(9).standard_normal(tuple(result.shape)).astype(np.float32))
    return list(grad(result, [argument for argument in arguments if argument.requires_grad], weights))


@pytest.mark.parametrize("shapes", [*SHAPES, "transposed"])
@pytest.mark.parametrize("name", CALLS)
def test_a_gradient_does_not_depend_on_the_others(name: str, shapes: str) -> None:
    """Bit for bit, whichever arguments require grad; each has the shape of its argument."""
    function, number = CALLS[name]
    values = leaves(number, SHAPES.get(shapes, [(4, 3)] * 3), transposed=shapes == "transposed")
    alone = {k: gradients(function, values, tuple(k == index for index in range(number)))[0] for k in range(number)}
    for wanted in itertools.product([False, True], repeat=number):
        chosen = [k for k, flag in enumerate(wanted) if flag]
        if len(chosen) > 1:
            result = gradients(function, values, wanted)
            assert [value.shape for value in result] == [values[k].shape for k in chosen]
            assert [bits(value) for value in result] == [bits(alone[k]) for k in chosen]


def test_gradients_of_a_formula_of_four_tensors(mine: ModuleType) -> None:
    """Sums of products are what a compiler rounds otherwise where a product has more than one use."""
    for function, number in ((mine.wave, 4), (mine.bell, 2)):
        for shape in ((1001,), (GRAIN + 3,)):
            values = leaves(number, [shape] * 4) if number == 2 else [*leaves(3, [shape] * 3), ow.rand(shape) + 0.1]
            alone = [
                bits(gradients(function, values, tuple(k == index for index in range(number)))[0])
                for k in range(number)
            ]
            assert [bits(gradient) for gradient in gradients(function, values, (True,) * number)] == alone


def test_recorded_passes_and_forward_mode(mine: ModuleType) -> None:
    values = [(ow.rand(3, dtype=ow.float64) + 0.2).requires_grad_() for _ in range(4)]
    assert gradcheck(mine.wave, values, check_forward_ad=True)
    assert gradgradcheck(mine.wave, values)
    plain = grad(mine.wave(*values).sum(), values)
    recorded = grad(mine.wave(*values).sum(), values, create_graph=True)
    assert all(tensor.grad_fn is None for tensor in plain)
    assert all(tensor.grad_fn is not None for tensor in recorded)
    for item, other in zip(plain, recorded, strict=True):
        np.testing.assert_allclose(item.numpy(), other.detach().numpy(), rtol=1e-14)


def test_what_was_freed_or_written_is_an_error_as_ever(mine: ModuleType) -> None:
    values = [ow.ones(2).requires_grad_() for _ in range(4)]
    result = mine.wave(*values).sum()
    result.backward()
    with pytest.raises(RuntimeError, match=r"backward through .* a second time"):
        result.backward()
    result = mine.wave(*values).sum()
    with ow.no_grad():
        values[3].add_(1)
    with pytest.raises(RuntimeError, match=r"input 'z' of WaveBackward0 \(wave\).*is at version 1"):
        result.backward()


# -- what is compiled --------------------------------------------------------------------------------------------------


def code_of(parts: Any, inputs: int) -> str:
    """LLVM's code of a joint loop over float32."""
    function = joint_loop(tuple(parts), inputs, 0).make()
    operands = kinds.Operands((dtypes.float32,) * (inputs + len(parts)), dtypes.float32)
    loop = CFunc(function, ((type_of(operands), *[types.int64] * 4), types.void), {}, {"error_model": "numpy"})
    loop.compile()
    return loop.inspect_llvm()


def test_common_terms_are_computed_once(mine: ModuleType) -> None:
    """All four gradients call what one does: the roots, and the steps of the polynomials of sin and cos."""
    joint = joints_of("jointly")["WaveBackward0"]
    parts = [(part.function, positions) for part, positions in joint.parts]
    every, *single = (code_of(some, 5) for some in (parts, *([part] for part in parts)))
    for called in (r"call .*@llvm\.sqrt\.", r"call .*@llvm\.fma\."):
        counts = [len(re.findall(called, code)) for code in (every, *single)]
        assert counts[0] > 0
        assert counts[0] <= max(counts[1:]), (called, counts)


def test_a_single_gradient_compiles_no_joint_loop(mine: ModuleType) -> None:
    joint = joints_of("jointly")["BellBackward0"]
    for wanted, compiled in (((True, False), False), ((False, True), False), ((True, True), is_on())):
        values = [ow.ones(2, dtype=ow.float16).requires_grad_(flag) for flag in wanted]
        mine.bell(*values).sum().backward()
        assert (dtypes.float16 in joint) == compiled
