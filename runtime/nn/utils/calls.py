"""Running a model once to see what its modules do."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from runtime.autograd.trees import tensors_in
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.kernels.random.operator import get_rng_state, set_rng_state
from runtime.nn.module import Module
from runtime.tensor import Tensor, from_numpy
from runtime.tensor.dtypes import dtype as Dtype  # noqa: N812 - arguments are called dtype
from runtime.tensor.dtypes import float32
from runtime.tensor.memory import array_of

Before = Callable[[Module, tuple[Any, ...], dict[str, Any]], None]
Behind = Callable[[Module, tuple[Any, ...], dict[str, Any], Any], Any]


def check_module(who: str, model: Any) -> None:
    """TypeError for what is no module."""
    if not isinstance(model, Module):
        msg = f"{who}(): expected a module, got {type(model).__name__}"
        raise ArgumentError(msg)


@contextlib.contextmanager
def undisturbed(model: Module, *, training: bool | None) -> Iterator[None]:
    """Inside, the model is in training mode, in the other one, or as it is (None); then it is as before.

    So are its buffers, and random numbers.
    """
    modes = [(module, module.training) for module in model.modules()]
    buffers = [
        (module._buffers, name, element, array_of(element, "summary").copy())
        for module in model.modules() for name, element in module._buffers.items() if element is not None
    ]  # fmt: skip
    random = get_rng_state()
    if training is not None:
        model.train(training)
    try:
        yield
    finally:
        for module, mode in modes:
            module.training = mode
        for buffers_of_module, name, buffer, value in buffers:
            array_of(buffer, "summary")[...] = value  # not an operation of the program: nothing is to be recorded
            buffers_of_module[name] = buffer
        set_rng_state(random)


@contextlib.contextmanager
def watched(model: Module, before: Before, behind: Behind) -> Iterator[None]:
    """Inside, every module of a model calls `before` and `behind`, whose result, if any, takes the place of its own."""
    handles: list[Any] = []
    try:
        for module in model.modules():
            handles.append(module.register_forward_pre_hook(before, prepend=True, with_kwargs=True))
            handles.append(module.register_forward_hook(behind, with_kwargs=True))
        yield
    finally:
        for handle in handles:
            handle.remove()


def arguments_for(who: str, inputs: Any, dtypes: Sequence[Dtype] | None) -> tuple[Any, ...]:
    """The arguments of a model: those that are given, or ones in the shapes that are."""
    if isinstance(inputs, Tensor):
        return (inputs,)
    if isinstance(inputs, (tuple, list)) and inputs:
        if any(tensors_in(inputs)):
            return tuple(inputs)
        shapes = [inputs] if all(isinstance(size, int) for size in inputs) else list(inputs)
        if all(isinstance(shape, (tuple, list)) and all(isinstance(size, int) for size in shape) for shape in shapes):
            kinds = list(dtypes) if dtypes is not None else [float32] * len(shapes)
            if len(kinds) != len(shapes):
                msg = f"{who}(): got {len(shapes)} shapes and {len(kinds)} dtypes"
                raise ArgumentValueError(msg)
            return tuple(_ones(tuple(shape), kind) for shape, kind in zip(shapes, kinds, strict=True))
    msg = f"{who}(): expected a tensor, tensors, a shape or shapes, got {type(inputs).__name__}"
    raise ArgumentError(msg)


def _ones(shape: tuple[int, ...], kind: Dtype) -> Tensor:
    if min(shape, default=0) < 0:
        msg = f"a shape has no negative sizes, got {list(shape)}"
        raise ArgumentValueError(msg)
    ones = from_numpy(np.ones(shape, np.float32))
    return ones if kind is float32 else ones.to(kind)  # type: ignore[attr-defined]


def shapes_of(value: Any) -> list[list[int]]:
    """The shapes of all tensors in a result."""
    return [list(item.shape) for item in tensors_in(value)]
