"""Forms of calls of the operators in PyTorch's own list: `out=`, methods, in place, and errors."""

from __future__ import annotations

import contextlib
import itertools
import types
import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

import generated as ow

from .listed import (
    DIFFERENT,
    NotHereError,
    Taken,
    chosen,
    difference,
    flat,
    is_any,
    name_of,
    of_one_class,
    ours_of,
    said_of,
    seen,
    tensor_of,
    torch,
)

pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore")]  # of either library, about what calls do

# -- errors ------------------------------------------------------------------------------------------------------------

# Errors of PyTorch that are none here, or of another class, by what PyTorch says.
ACCEPTED = {
    "must be Tensor, not int": "where a number and a tensor are interchangeable, all places take both",
    "to a single memory location": "results are computed before they are written, whatever shares their memory",
    "'int' object has no attribute 'reciprocal'": "a method is called with what is no tensor",
    "descriptor '__": "a method is called with what is no tensor",
    "implemented for strided tensors only": "layouts without zeros are no layouts here",
    "min_val cannot be greater": "no case of its kernel is for this, a RuntimeError",
    "step must be nonzero": "PyTorch's ValueError is of another way than its RuntimeError of the same",
    "Input dimension should be at least": "the rank of an input is looked at below nn.functional, a RuntimeError",
    "Expected dim < static_cast": "a dimension out of range is an IndexError",
    "Expected non-empty vector or matrix": "classes that are not there are an IndexError",
}
# Calls that PyTorch takes.
RAISES = {
    "__rmod__": "a method is called with what is no tensor", "__rpow__": "a method is called with what is no tensor",
    "__rsub__": "a method is called with what is no tensor",
}  # fmt: skip


def taking(function: Callable[..., Any], sample: Any) -> Any:
    """The call of a sample here; what its arguments are made with may raise as well."""
    taken = Taken()
    return function(taken(sample.input), *taken(sample.args), **taken(sample.kwargs))


@pytest.mark.parametrize("op", [item for item in chosen() if item.error_inputs_func is not None], ids=name_of)
def test_errors(op: Any) -> None:
    function = ours_of(op)
    for wrong in op.error_inputs("cpu"):
        sample = wrong.sample_input
        with contextlib.suppress(NotHereError):
            _, local = seen(taking, function, sample)
            _, error = seen(op, sample.input, *sample.args, **sample.kwargs)
            if error is None:
                assert local is None or name_of(op) in RAISES, said_of(local)
            elif not any(item in str(error) for item in ACCEPTED):
                text = f"{name_of(op)} of {sample.summary()}: {said_of(local)}, not {said_of(error)}"
                assert local is not None, text
                assert of_one_class(local, error), text


# -- out= --------------------------------------------------------------------------------------------------------------

# What is given as out=, by what it is for a result.
GIVEN: dict[str, Callable[[Any], Any]] = {
    "right": lambda element: torch.ones_like(element),
    "empty": lambda element: torch.empty((0,), dtype=element.dtype),
    "another shape": lambda element: torch.ones((1, *element.shape), dtype=element.dtype),
    "a larger shape": lambda element: torch.ones((*element.shape, 2), dtype=element.dtype),
    "strided": lambda element: torch.ones((*element.shape, 2), dtype=element.dtype).select(-1, 0),
    "bool": lambda element: torch.ones(element.shape, dtype=torch.bool),
    "uint8": lambda element: torch.ones(element.shape, dtype=torch.uint8),
    "float32": lambda element: torch.ones(element.shape, dtype=torch.float32),
    "complex128": lambda element: torch.ones(element.shape, dtype=torch.complex128),
}
_WRITES = "PyTorch writes it as if it had no gaps"
# Operators and what is given, of which results differ, and why.
OUT = {
    ("*", "lu"): "PyTorch's function of Python",
    ("*", "_batch_norm_with_update"): "PyTorch takes each result by a name of its own",
    ("*", "bernoulli"): "its probabilities decide the dtype", ("*", "normal"): "PyTorch wants the right shape",
    ("*", "diff"): "PyTorch's dtype follows from how many differences are taken",
    ("*", "inner"): "PyTorch takes other ways, which cast or do not",
    ("*", "linalg.matrix_power"): "PyTorch takes other ways, which cast or do not",
    ("*", "normal.number_mean"): "PyTorch wants the right shape",
    ("*", "fft.ihfft2"): "PyTorch writes nothing", ("*", "fft.ihfftn"): "PyTorch writes nothing",
    ("strided", "nn.functional.gelu"): "PyTorch writes nothing", ("strided", "nn.functional.avg_pool3d"): _WRITES,
    ("strided", "narrow_copy"): _WRITES,
    ("a larger shape", "native_batch_norm"): "PyTorch resizes none of its results",
    ("another shape", "native_batch_norm"): "PyTorch resizes none of its results",
    ("a larger shape", "_native_batch_norm_legit"): "PyTorch resizes none of its results",
    ("another shape", "_native_batch_norm_legit"): "PyTorch resizes none of its results",
    ("complex128", "abs"): "PyTorch has no kernel", ("bool", "cumprod"): "products of steps have no dtype bool",
    ("bool", "cumsum"): "sums of steps have no dtype bool", ("bool", "nansum"): "PyTorch has no kernel",
    ("uint8", "nansum"): "PyTorch has no kernel",
    ("complex128", "nansum"): "no complex numbers are nan",
    ("complex128", "std"): "PyTorch has no kernel", ("complex128", "var"): "PyTorch has no kernel",
    ("float32", "mean"): "what is given decides the dtype", ("float32", "logsumexp"): "the result is complex",
}  # fmt: skip
# Operators that warn here where PyTorch sometimes says nothing that `out=` is resized, and why.
UNWARNED = {
    "lu": "PyTorch's function of Python", "matmul": "PyTorch takes other ways, some of which resize",
    "nn.functional.linear": "PyTorch takes other ways, some of which resize", "mode": "not of a number",
}  # fmt: skip
_TRANSFORMS = "real results of transforms are cast to complex numbers as well"


def out_reason(op: Any, what: str) -> str:
    if op.name.startswith("fft.") and what == "complex128":
        return _TRANSFORMS
    return OUT.get((what, name_of(op))) or OUT.get(("*", name_of(op)), "")


def compare_out(op: Any, kinds: tuple[str, ...], count: int, value: Iterable[str] = GIVEN) -> None:
    function = ours_of(op)
    for kind in kinds:
        dtype = getattr(torch, kind)
        if dtype not in op.dtypes:
            continue
        for number, sample in enumerate(op.sample_inputs("cpu", dtype)):
            if number == count:
                break
            result, error = seen(op, sample.input, *sample.args, **sample.kwargs)
            results = list(flat(result))
            if error is None and results and all(isinstance(tensor, torch.Tensor) for tensor in results):
                for what in value:
                    if not out_reason(op, what):
                        said = written(op, function, sample, result, GIVEN[what])
                        assert not said, f"{name_of(op)} of {sample.summary()}, out= is {what}: {said}"


def written(op: Any, function: Callable[..., Any], sample: Any, result: Any, make: Callable[[Any], Any]) -> str:
    """What differs in the memory that results of a sample are written to."""
    taken = Taken()
    values = [make(value) for value in flat(result)]
    local = [taken(value) for value in values]
    single = isinstance(result, torch.Tensor)
    with contextlib.suppress(NotHereError):
        arguments = taken(sample.input), taken(sample.args), taken(sample.kwargs)
        with warnings.catch_warnings(record=True) as theirs:
            warnings.simplefilter("always")
            _, error = seen(op, sample.input, *sample.args, **sample.kwargs, out=values[0] if single else tuple(values))
        with warnings.catch_warnings(record=True) as actual:
            warnings.simplefilter("always")
            _, ours = seen(
                function, arguments[0], *arguments[1], **arguments[2], out=local[0] if single else tuple(local)
            )
        if (error is None) != (ours is None):
            return f"{said_of(ours)}, not {said_of(error)}"
        if error is None:
            warned, wanted = (any("resized" in str(item.message) for item in many) for many in (actual, theirs))
            if warned != wanted and name_of(op) not in UNWARNED:
                return f"{'a' if warned else 'no'} warning that out= is resized"
            return difference(local, values, is_any(op), loosely=1000)
    return ""


@pytest.mark.parametrize("op", [item for item in chosen() if item.supports_out], ids=name_of)
def test_out(op: Any) -> None:
    if op.name in DIFFERENT or name_of(op) in DIFFERENT:
        pytest.skip(DIFFERENT.get(name_of(op)) or DIFFERENT[op.name])
    compare_out(op, ("float32",), 1)
    compare_out(op, ("bool",), 1, ("uint8",))


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", [item for item in chosen() if item.supports_out], ids=name_of)
def test_out_of_all_dtypes(op: Any) -> None:
    if op.name in DIFFERENT or name_of(op) in DIFFERENT:
        pytest.skip(DIFFERENT.get(name_of(op)) or DIFFERENT[op.name])
    compare_out(op, ("float32", "float64", "int64", "bool", "complex64", "uint8"), 5)


# -- out= in memory that is shared, or part of a graph -----------------------------------------------------------------

# Operators that take no part of their input as out=, where PyTorch makes another result of it.
SHARED = {"nn.functional.logsigmoid": "PyTorch copies its input", "special.ndtr": "PyTorch computes it in steps"}


def shifted(tensor: Any) -> tuple[Any, Any]:
    """A copy of a tensor, and the same memory one element further."""
    memory = torch.zeros(tensor.numel() + 1, dtype=tensor.dtype)
    memory[:-1] = tensor.reshape(-1)
    return memory[:-1].view(tensor.shape), memory[1:].view(tensor.shape)


def repeated(result: Any) -> Any:
    """A tensor whose elements are all one, before memory that PyTorch may write without harm."""
    return torch.zeros(result.numel() + 1, dtype=result.dtype).as_strided(result.shape, (0,) * result.dim())


def shared_with(tensor: Any, result: Any) -> Iterator[tuple[str, Any, Any]]:
    """Inputs and what is written, by what they have to do with each other."""
    if result.shape == tensor.shape and result.dtype == tensor.dtype and result.numel() > 1:
        itself = tensor.clone()
        yield "the input", itself, itself
        yield "a part of the input", *shifted(tensor)
    if result.numel() > 1:
        yield "one element", tensor, repeated(result)
    if result.is_floating_point():
        yield "a leaf", tensor, torch.zeros_like(result).requires_grad_()


@pytest.mark.parametrize("op", [item for item in chosen() if item.supports_out], ids=name_of)
def test_out_in_shared_memory(op: Any) -> None:
    """It is an error where it is one in PyTorch, or it is right: results are computed before they are written."""
    if op.name in DIFFERENT or name_of(op) in DIFFERENT:
        pytest.skip(DIFFERENT.get(name_of(op)) or DIFFERENT[op.name])
    function = ours_of(op)
    for sample in itertools.islice(op.sample_inputs("cpu", torch.float32) if torch.float32 in op.dtypes else (), 3):
        result, error = seen(op, sample.input, *sample.args, **sample.kwargs)
        if error is None and isinstance(result, torch.Tensor) and isinstance(sample.input, torch.Tensor):
            for what, operands, out in shared_with(sample.input, result):
                taken = Taken()
                local, arguments = taken(out), (taken(operands), *taken(sample.args))
                _, ours = seen(function, *arguments, **taken(sample.kwargs), out=local)
                _, theirs = seen(op, operands, *sample.args, **sample.kwargs, out=out)
                text = f"{name_of(op)} of {sample.summary()}, out= is {what}"
                if what in ("one element", "a leaf"):
                    assert ours is not None or theirs is None, f"{text}: accepted, not {said_of(theirs)}"
                elif ours is None:
                    said = difference(local, result, is_any(op), loosely=10)
                    assert not said, f"{text}: {said}"
                else:
                    assert theirs is not None or name_of(op) in SHARED, f"{text}: {said_of(ours)}"


# -- methods, and in place ---------------------------------------------------------------------------------------------

SHAPED = "PyTorch resizes what it writes in place"


def is_method(function: Any) -> bool:
    name = getattr(function, "__name__", "")
    kinds = (types.MethodDescriptorType, types.FunctionType, types.WrapperDescriptorType)
    return isinstance(function, kinds) and getattr(torch.Tensor, name, None) is function


@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_methods_and_in_place(op: Any) -> None:
    if op.name in DIFFERENT or name_of(op) in DIFFERENT:
        pytest.skip(DIFFERENT.get(name_of(op)) or DIFFERENT[op.name])
    for kind in ("float32", "int64", "complex64"):
        dtype = getattr(torch, kind)
        if dtype not in op.dtypes:
            continue
        with contextlib.suppress(RuntimeError, NotImplementedError, TypeError):  # dtypes that samples are not made of
            for number, sample in enumerate(op.sample_inputs("cpu", dtype)):
                if number < 1:
                    compare_ways(op, sample)


def compare_ways(op: Any, sample: Any) -> None:
    for way, function in (("method", op.get_method()), ("in place", op.get_inplace())):
        if not is_method(function) or not isinstance(sample.input, torch.Tensor):
            continue
        if op.name == "polygamma" or (op.name == "addbmm" and way == "in place"):
            continue  # the number stands first; PyTorch resizes what is written
        with contextlib.suppress(NotHereError):
            taken = Taken()
            arguments = taken(sample.args), taken(sample.kwargs)
            tensor, first = tensor_of(sample.input.clone()), sample.input.clone()
            theirs, error = seen(function, first, *sample.args, **sample.kwargs)
            ours, wrong = seen(getattr(ow.Tensor, function.__name__), tensor, *arguments[0], **arguments[1])
            text = f"{name_of(op)} {way} of {sample.summary()}"
            assert (error is None) == (wrong is None), f"{text}: {said_of(wrong)}, not {said_of(error)}"
            if error is None:
                said = difference(ours, theirs, is_any(op)) or difference(tensor, first, is_any(op))
                assert not said, f"{text}: {said}"
