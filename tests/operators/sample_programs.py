"""PyTorch's samples of an operator as programs: functions of their tensors, with results and gradients to compare."""

from __future__ import annotations

import contextlib
import itertools
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from device_cases import tensors_in

import generated as ow

from .listed import DIFFERENT, NotHereError, Taken, chosen, name_of, ours_of, torch

KINDS = ("float32", "complex64", "int64", "bool")
ONE_IN = 8  # of the operators in a run that is not exhaustive


def with_tensors(value: Any, tensors: Iterator[Any]) -> Any:
    """Nested arguments with other tensors."""
    if isinstance(value, ow.Tensor):
        return next(tensors)
    if isinstance(value, (list, tuple)):
        return type(value)(with_tensors(item, tensors) for item in value)
    return {name: with_tensors(item, tensors) for name, item in value.items()} if isinstance(value, dict) else value


class Program:
    """A sample as a function of its tensors, which gives a tuple of tensors."""

    def __init__(self, function: Callable[..., Any], arguments: Any) -> None:
        self.function, self.arguments = function, arguments
        self.__name__ = "forward"

    def __call__(self, *tensors: Any) -> tuple[Any, ...]:
        args, named = with_tensors(self.arguments, iter(tensors))
        return tuple(tensors_in(self.function(*args, **named)))

    def inputs(self) -> list[Any]:
        """Fresh tensors for a call."""
        return [tensor.clone().requires_grad_(tensor.requires_grad) for tensor in self.tensors()]

    def tensors(self) -> list[Any]:
        return [tensor.detach().requires_grad_(tensor.requires_grad) for tensor in tensors_in(self.arguments)]


def outcome(call: Callable[..., Any], program: Program) -> list[Any]:
    """Results and gradients for one seed; the error of an operator that rejects the sample."""
    inputs = program.inputs()
    ow.manual_seed(1)
    results = call(*[item * 1 if item.requires_grad else item for item in inputs])
    outputs = [item for item in results if item.requires_grad]
    wanted = [item for item in inputs if item.requires_grad]
    if not outputs or not wanted:
        return list(results)
    total = sum((item * item.conj()).real.sum() if item.is_complex() else item.sum() for item in outputs)
    return [*results, *ow.autograd.grad(total, wanted, allow_unused=True)]


def same(a: Any, b: Any) -> bool:
    if a is None or b is None:
        return a is b
    if a.dtype is not b.dtype or a.shape != b.shape or a.requires_grad != b.requires_grad:
        return False
    a, b = a.detach(), b.detach()
    return bool(((a == b) | ((a != a) & (b != b))).all())  # noqa: PLR0124 - not a number


def program_of(op: Any, sample: Any) -> Program:
    """A sample as a program of our operator."""
    return Program(ours_of(op), Taken()(((sample.input, *sample.args), sample.kwargs)))


def expected_outcome(program: Program, call: Callable[..., Any] | None = None) -> list[Any] | None:
    """Results and gradients of a program; None for a sample that the operator rejects, which other tests tell."""
    try:
        return outcome(call or program, program)
    except (RuntimeError, TypeError, ValueError, IndexError):
        return None


def are_same(results: list[Any], expected: list[Any]) -> bool:
    """Whether results and gradients have the same bits."""
    return len(results) == len(expected) and all(map(same, results, expected))


def samples_of(op: Any, kind: str, count: int | None) -> Iterator[Any]:
    dtype = getattr(torch, kind)
    torch.manual_seed(0)
    if dtype in op.dtypes:
        graded = kind in {"float32", "complex64"} and op.supports_autograd
        with contextlib.suppress(RuntimeError, NotImplementedError, TypeError):  # dtypes that samples are not made of
            yield from itertools.islice(op.sample_inputs("cpu", dtype, requires_grad=graded), count)


def check_samples(check: Callable[[Any, Any, str], str], op: Any, kinds: tuple[str, ...], count: int | None) -> None:
    """Fail with what `check` says of a sample of an operator, of the first `count` of each dtype."""
    if name_of(op) in DIFFERENT:
        pytest.skip(DIFFERENT[name_of(op)])
    if "empty" in op.name:
        pytest.skip("memory that was not written")
    for kind in kinds:
        for sample in samples_of(op, kind, count):
            with contextlib.suppress(NotHereError):
                said = check(op, sample, kind)
                assert not said, f"{name_of(op)} of {sample.summary()}: {said}"


def some_operators(remainder: int) -> list[Any]:
    """One in `ONE_IN` of the operators, for a run that is not exhaustive."""
    return [op for op in chosen() if zlib.crc32(name_of(op).encode()) % ONE_IN == remainder]
