"""PyTorch's own list of operators with its samples: values in all dtypes, gradients of both orders, forward mode."""

from __future__ import annotations

import contextlib
import functools
import itertools
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import generated as ow

from .listed import (
    ANY,
    DIFFERENT,
    DRAWN,
    GRADIENTS,
    NotHereError,
    Taken,
    chosen,
    difference,
    difference_of_gradients,
    flat,
    is_any,
    name_of,
    ours_of,
    seen,
    tensor_of,
    torch,
    weights,
)  # fmt: skip

pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore")]  # of either library, about what samples do

WIDE = ("float64", "complex128", "int64", "bool")
NARROW = ("float32", "bfloat16", "uint8")
FURTHER = ("float16", "int32", "int8", "int16", "complex64")
GRADED = ("float64", "complex128", "float32", "bfloat16", "float16")
SAMPLES, FEW = 8, 1  # of an operator and a dtype
# Of an operator and dtypes what is not compared, and why.
ROUNDED = {
    "histogramdd": "a number at the edge of two bins", "view_as_complex": "complex32, which no tensor has",
    "complex": "complex32, which no tensor has",
    "nn.functional.interpolate.bilinear": "PyTorch rounds uint8 after every dimension",
    "nn.functional.interpolate.bicubic": "PyTorch rounds uint8 after every dimension",
    "nn.functional.upsample_bilinear": "PyTorch rounds uint8 after every dimension",
    "_upsample_bilinear2d_aa": "PyTorch computes uint8 in integers, and rounds after every dimension",
    "nn.functional.poisson_nll_loss": "PyTorch's gradient is nan where the logarithm is left out",
    "msort": "any of equal elements", "logcumsumexp": "gradients of PyTorch lose what is small, or are nan",
    "matrix_exp": "PyTorch computes in half precision",
    "polygamma.polygamma_n_0": "poles are infinite", "polygamma.polygamma_n_1": "poles are infinite",
    "polygamma.polygamma_n_2": "poles are infinite", "polygamma.polygamma_n_3": "poles are infinite",
    "polygamma.polygamma_n_4": "poles are infinite", "special.polygamma.special_polygamma_n_0": "poles are infinite",
    "as_strided_scatter": "PyTorch counts its offset in all the memory of which the input is a part",
}  # fmt: skip
FORWARD = {
    "cov": "the difference of two numbers that are nearly equal",
    "triangular_solve": "PyTorch reads the half of the matrix that it does not solve with",
    "logcumsumexp": "PyTorch's lose what is small, or are nan",
    "masked.logaddexp": "PyTorch has nan of what is masked",
    "native_batch_norm": "PyTorch has some of means and deviations, which have no gradient",
    "scatter_reduce.prod": "PyTorch has none, and says nothing",
}
SECOND = {
    "cov": "weights of float32 are rounded in another order",
    "masked.logaddexp": "PyTorch has nan of what is masked",
    "linalg.norm.subgradients_at_zero": "PyTorch divides 0 by 0",
}


def samples_of(op: Any, kind: str, count: int | None, *, graded: bool) -> Iterator[Any]:
    """Samples in a dtype, none where PyTorch has none."""
    dtype = getattr(torch, kind)
    torch.manual_seed(0)
    if dtype in op.dtypes:
        with contextlib.suppress(RuntimeError, NotImplementedError, TypeError):  # dtypes that samples are not made of
            yield from itertools.islice(op.sample_inputs("cpu", dtype, requires_grad=graded), count)


def skip_what_differs(op: Any, *reasons: dict[str, str]) -> None:
    for item in (DIFFERENT, *reasons):
        if why := item.get(name_of(op)) or item.get(op.name):
            pytest.skip(why)


@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_samples(op: Any) -> None:
    skip_what_differs(op)
    for kind in WIDE:
        compare_all(op, kind, SAMPLES)


@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_samples_of_narrow_dtypes(op: Any) -> None:
    skip_what_differs(op, ROUNDED)
    for kind in NARROW:
        compare_all(op, kind, FEW)


@pytest.mark.parametrize("op", [item for item in chosen() if item.aliases], ids=name_of)
def test_other_names(op: Any) -> None:
    """What PyTorch gives the operator for other names is the same here, as a function and as a method."""
    skip_what_differs(op)
    for alias in op.aliases:
        function = functools.reduce(getattr, alias.name.removeprefix("torch.").split("."), ow)
        for sample in samples_of(op, "float32", 1, graded=False):
            with contextlib.suppress(NotHereError):
                said = compare(op, function, sample, graded=False)
                assert not said, f"{alias.name} of {sample.summary()}: {said}"
        if alias.method_variant is not None:
            assert callable(getattr(ow.Tensor, alias.method_variant.__name__))
        if alias.inplace_variant is not None:
            assert callable(getattr(ow.Tensor, alias.inplace_variant.__name__))


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_all_samples(op: Any) -> None:
    skip_what_differs(op, ROUNDED)
    for kind in (*WIDE, *NARROW, *FURTHER):
        compare_all(op, kind, None)
        compare_all(op, kind, None, strided=True)


def all_finite(value: list[Any], theirs: Any) -> Any:
    """The elements of results that are made of numbers alone."""
    return functools.reduce(lambda a, b: a & b, [torch.isfinite(number) for number in value])


def defined(value: list[Any], theirs: Any) -> Any:
    """The elements of which PyTorch has a number."""
    return torch.isfinite(theirs)


def in_range(value: list[Any], theirs: Any) -> Any:
    """The elements of which PyTorch has a number, of degrees up to those that are undefined here."""
    return torch.isfinite(theirs) & (value[1].double().abs() <= 1e6)


def of_some_phase(value: list[Any], theirs: Any) -> Any:
    """The elements made of numbers alone, of complex numbers not of 0 and such whose phase has a digit."""
    finite = all_finite(value, theirs)
    if not theirs.is_complex():
        return finite
    phase = (torch.log(value[0].to(torch.complex128)) * value[1]).imag.abs()
    return finite & (value[0] != 0) & (phase * torch.finfo(theirs.dtype).eps < 1)


_INFINITE = "of infinite numbers it is their limit here, undefined or another number in PyTorch"
_DEGREES = "beyond the range undefined in PyTorch, and undefined here of degrees above 1,000,000"
# Operators of whose larger samples only some elements are compared: which, and why.
SOME: dict[str, tuple[Callable[[list[Any], Any], Any], str]] = {
    **dict.fromkeys(("i0", "special.i1", "special.modified_bessel_i0", "special.modified_bessel_i1"),
                    (all_finite, _INFINITE)),
    "logaddexp": (all_finite, "complex numbers with infinite parts, of which both make others that are not finite"),
    **dict.fromkeys(("igamma", "igammac"), (all_finite, "undefined here wherever an argument is")),
    **dict.fromkeys(("pow", "float_power"),
                    (of_some_phase, "0 to the power of 0 is undefined in PyTorch; angles beyond all digits are any")),
    "ldexp": (defined, "what does not fit is infinite here, undefined in PyTorch"),
    "special.zeta": (defined, "the limits at infinity are undefined in PyTorch"),
    **{f"special.{name}_polynomial_{kind}": (in_range, _DEGREES) for name, kinds in {
        "chebyshev": "tuvw", "shifted_chebyshev": "tuvw", "hermite": ("h", "he"), "laguerre": "l", "legendre": "p",
    }.items() for kind in kinds},
}  # fmt: skip
# Operators whose larger samples are not compared, and why.
LARGER = {
    "signal.windows.kaiser": "PyTorch's is 0 or undefined of large beta", "special.airy_ai": "PyTorch has six digits",
    "__rpow__": "as pow; PyTorch takes no numbers", "__rmod__": "PyTorch takes what is no tensor as well",
    "__rsub__": "PyTorch takes what is no tensor as well",
}


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", [item for item in chosen() if item.reference_inputs_func is not None], ids=name_of)
def test_larger_samples(op: Any) -> None:
    """PyTorch's larger samples: extreme numbers, large tensors, every way to broadcast, gaps and offsets."""
    skip_what_differs(op, ROUNDED, LARGER)
    function, count = ours_of(op), 0
    for kind in (*WIDE, "float32"):
        torch.manual_seed(0)
        for sample in op.reference_inputs("cpu", getattr(torch, kind)) if getattr(torch, kind) in op.dtypes else ():
            with contextlib.suppress(NotHereError):
                said, count = compare_some(op, function, sample), count + 1
                assert not said, f"{name_of(op)} of {kind} {sample.summary()}: {said}"
    assert count


def compare_some(op: Any, function: Callable[..., Any], sample: Any) -> str:
    """What differs in the values of a sample, where these are compared."""
    chosen_by, _ = SOME.get(name_of(op), (None, ""))
    theirs, error = seen(op, sample.input, *sample.args, **sample.kwargs)
    if chosen_by is None or error is not None:
        return compare(op, function, sample, graded=False)
    taken = Taken()
    ours = function(taken(sample.input), *taken(sample.args), **taken(sample.kwargs))
    values = [torch.as_tensor(item).broadcast_to(theirs.shape) for item in (sample.input, *sample.args)]
    key = chosen_by(values, theirs)
    tensor, wanted, right = ours[tensor_of(key)], theirs[key], Widened().call(op, sample)[key]
    said = difference(tensor, wanted)
    return said if said and is_farther(tensor, wanted, right) else ""


def compare_all(op: Any, kind: str, count: int | None, *, strided: bool = False) -> None:
    """The samples of a dtype: values, and gradients where there are any."""
    ties = op.name in ANY and kind in ("bfloat16", "float16")  # gradients of equal elements go to any of them
    graded = op.supports_autograd and kind in GRADED and op.name not in GRADIENTS and not ties
    function = ours_of(op)
    for sample in samples_of(op, kind, count, graded=graded):
        with contextlib.suppress(NotHereError):
            said = compare(op, function, sample.noncontiguous() if strided else sample, graded=graded)
            assert not said, f"{name_of(op)} of {kind} {sample.summary()}: {said}"


def compare(op: Any, function: Callable[..., Any], sample: Any, *, graded: bool) -> str:
    """What differs in the values and gradients of a sample."""
    theirs, error = seen(op, sample.input, *sample.args, **sample.kwargs)
    if error is not None:
        return ""
    taken = Taken()
    ours = function(taken(sample.input), *taken(sample.args), **taken(sample.kwargs))
    said = difference(ours, theirs, is_any(op))
    if said and not is_farther(ours, theirs, Widened().call(op, sample)):
        return ""
    if said or not graded or op.name in DRAWN:
        return said
    results, leaves = differentiable(ours, theirs, taken)
    weighed = [weights(item) for _, item in results]
    result = gradients(results, leaves, weighed)
    if result is None:
        return ""
    said = difference_of_gradients(*result)
    if said and not any(item is None for side in result for item in side):
        widened = Widened()
        exact = [
            value for value in flat(widened.call(op, sample)) if isinstance(value, torch.Tensor) and value.requires_grad
        ]
        wide = [item.to(other.dtype) for item, other in zip(weighed, exact, strict=True)]
        inputs = [widened(item) for _, item in leaves]
        return said if is_farther(*result, torch.autograd.grad(exact, inputs, wide, allow_unused=True)) else ""
    return said


class Widened:
    """Arguments of PyTorch in its widest dtypes."""

    def __init__(self) -> None:
        self.made: dict[int, tuple[Any, Any]] = {}

    def call(self, op: Any, sample: Any) -> Any:
        return op(self(sample.input), *self(sample.args), **self(sample.kwargs))

    def __call__(self, value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            if id(value) not in self.made:
                wide = torch.complex128 if value.is_complex() else torch.float64
                kind = wide if value.is_complex() or value.is_floating_point() else value.dtype
                self.made[id(value)] = value, value.detach().to(kind).requires_grad_(value.requires_grad)
            return self.made[id(value)][1]
        if type(value) in (list, tuple):
            return type(value)(map(self, value))
        if isinstance(value, dict):
            return {name: self(item) for name, item in value.items()}
        return torch.float64 if value in (torch.float16, torch.bfloat16, torch.float32) else value


def is_farther(ours: Any, theirs: Any, exact: Any) -> bool:
    """Whether results of a narrow dtype are farther from the exact ones than PyTorch's."""
    for tensor, other, right in zip(*map(flat, (ours, theirs, exact)), strict=True):
        if not isinstance(other, torch.Tensor):
            continue
        if tensor.dtype.name != str(other.dtype).rpartition(".")[2] or tuple(tensor.shape) != tuple(other.shape):
            return True
        if tensor.dtype.itemsize > 4 or not tensor.dtype.is_floating_point:
            return True
        if farthest(tensor.detach().double().numpy(), right) > 1.5 * farthest(other.detach().double().numpy(), right):
            return True
    return False


def farthest(number: Any, right: Any) -> float:
    """The largest error; infinite where one of two is a number and the other one is not."""
    right = right.detach().numpy()
    with np.errstate(all="ignore"):
        errors = np.where((number == right) | (np.isnan(number) & np.isnan(right)), 0, np.abs(number - right))
    return float(np.nan_to_num(errors, nan=np.inf).max(initial=0))


def differentiable(ours: Any, theirs: Any, taken: Taken) -> tuple[list[Any], list[Any]]:
    """Pairs of results that have gradients, and of the leaves that these are taken of."""
    results = [(a, b) for a, b in zip(flat(ours), flat(theirs), strict=True)
               if isinstance(b, torch.Tensor) and b.requires_grad and a.requires_grad]  # fmt: skip
    return results, [(a, b) for b, a in taken.pairs.values() if a.requires_grad and a.is_leaf]


def gradients(results: list[Any], leaves: list[Any], factors: list[Any], *, again: bool = False) -> Any:
    """Gradients here and PyTorch's, None where it has none; with `again` they have gradients themselves."""
    if not results or not leaves:
        return None
    try:
        wanted = torch.autograd.grad(
            [b for _, b in results], [b for _, b in leaves], factors, allow_unused=True, create_graph=again
        )
    except (RuntimeError, NotImplementedError):
        return None
    result = [tensor_of(factor) for factor in factors]
    values = [a for a, _ in leaves]
    return ow.autograd.grad([a for a, _ in results], values, result, allow_unused=True, create_graph=again), wanted


@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_gradients_of_gradients(op: Any) -> None:
    skip_what_differs(op, SECOND, GRADIENTS)
    compare_second(op, FEW, "float64")


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_all_gradients_of_gradients(op: Any) -> None:
    skip_what_differs(op, SECOND, GRADIENTS)
    compare_second(op, None, "float64", "complex128")


def compare_second(op: Any, count: int | None, *kinds: str) -> None:
    if not op.supports_autograd or op.name in DRAWN:
        return
    function = ours_of(op)
    for kind in kinds:
        for sample in samples_of(op, kind, count, graded=True):
            with contextlib.suppress(NotHereError):
                said = second(op, function, sample)
                assert not said, f"{name_of(op)} of {kind} {sample.summary()}: {said}"


def second(op: Any, function: Callable[..., Any], sample: Any) -> str:
    """What differs in the gradients of the gradients of a sample."""
    theirs, error = seen(op, sample.input, *sample.args, **sample.kwargs)
    if error is not None:
        return ""
    taken = Taken()
    ours = function(taken(sample.input), *taken(sample.args), **taken(sample.kwargs))
    results, leaves = differentiable(ours, theirs, taken)
    first = gradients(results, leaves, [weights(item) for _, item in results], again=True)
    if first is None:
        return ""
    pairs = [(a, b) for a, b in zip(*first, strict=True)
             if a is not None and b is not None and a.requires_grad and b.requires_grad]  # fmt: skip
    result = gradients(pairs, leaves, [weights(item) for _, item in pairs])
    return "" if result is None else difference_of_gradients(*result)


@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_forward_mode(op: Any) -> None:
    skip_what_differs(op, FORWARD, GRADIENTS)
    compare_forward(op, FEW, "float64")


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_forward_mode_of_all_samples(op: Any) -> None:
    skip_what_differs(op, FORWARD, GRADIENTS)
    compare_forward(op, None, "float64", "complex128")


def compare_forward(op: Any, count: int | None, *kinds: str) -> None:
    if not op.supports_autograd or not op.supports_forward_ad or op.name in DRAWN:
        return
    function = ours_of(op)
    for kind in kinds:
        for sample in samples_of(op, kind, count, graded=True):
            with contextlib.suppress(NotHereError):
                theirs, error = seen(tangents, torch, op, sample, Taken)
                if error is None:
                    said = difference_of_gradients(tangents(ow, function, sample, Taken()), theirs)
                    assert not said, f"{name_of(op)} of {kind} {sample.summary()}: {said}"


def tangents(module: Any, function: Callable[..., Any], sample: Any, taken: Any) -> list[Any]:
    """The tangents of results, where those of differentiable arguments are a cosine."""
    forward = module.autograd.forward_ad
    table: dict[int, Any] = {}

    def dual(value: Any) -> Any:
        if isinstance(value, torch.Tensor) and value.requires_grad:
            plain, tangent = value.detach(), weights(value)
            if module is not torch:
                plain, tangent = tensor_of(plain), tensor_of(tangent)
            return table.setdefault(id(value), forward.make_dual(plain, tangent))
        if type(value) in (list, tuple):
            return type(value)(map(dual, value))
        if isinstance(value, dict):
            return {name: dual(item) for name, item in value.items()}
        return value if module is torch else taken(value)

    with forward.dual_level():
        result = function(dual(sample.input), *dual(sample.args), **dual(sample.kwargs))
        results = [forward.unpack_dual(tensor).tangent for tensor in flat(result) if isinstance(tensor, module.Tensor)]
        return [tensor if tensor is None else tensor.detach().clone() for tensor in results]
