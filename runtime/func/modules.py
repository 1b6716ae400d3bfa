"""Modules as pairs of a function and its parameters, by the names of ``functorch``: ``make_functional(model)``."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

from runtime import func
from runtime.errors import ArgumentValueError
from runtime.func import *  # noqa: F403 - what functorch offers as well
from runtime.func.calling import functional_call
from runtime.func.ensembles import stack_module_state

__all__ = [  # noqa: PLE0604 - names of `func`, all of them texts
    *func.__all__, "combine_state_for_ensemble", "make_functional", "make_functional_with_buffers",
]  # fmt: skip
Tensors = tuple[Any, ...]


def make_functional(
    model: Any, disable_autograd_tracking: bool = False
) -> tuple[Callable[..., Any], Tensors]:
    """A function ``f(params, *args)`` and the parameters of `model`, which must have no buffers.

    The function works on a copy of the model. Parameters require grad unless `disable_autograd_tracking`.
    """
    if any(True for _ in model.buffers()):
        msg = "make_functional(model): model has buffers; use make_functional_with_buffers, which gives them beside"
        raise ArgumentValueError(msg)
    function, params, _ = make_functional_with_buffers(model, disable_autograd_tracking)
    return (lambda params, *args, **kwargs: function(params, (), *args, **kwargs)), params


def make_functional_with_buffers(
    model: Any, disable_autograd_tracking: bool = False
) -> tuple[Callable[..., Any], Tensors, Tensors]:
    """A function ``f(params, buffers, *args)``, the parameters and the buffers of `model`.

    The function works on a copy of the model. Parameters require grad unless `disable_autograd_tracking`.
    """
    skeleton = copy.deepcopy(model)
    names, buffer_names = [name for name, _ in model.named_parameters()], [name for name, _ in model.named_buffers()]

    def function(params: Sequence[Any], buffers: Sequence[Any], *args: Any, **kwargs: Any) -> Any:
        """The model of these parameters and buffers, which it may write into."""
        parameters = dict(zip(names, params, strict=True)) | dict(zip(buffer_names, buffers, strict=True))
        return functional_call(skeleton, parameters, args, kwargs)

    params = tuple(
        parameter.detach().clone().requires_grad_(parameter.requires_grad and not disable_autograd_tracking)
        for parameter in model.parameters()
    )
    return function, params, tuple(buffer.detach().clone() for buffer in model.buffers())


def combine_state_for_ensemble(models: Sequence[Any]) -> tuple[Callable[..., Any], Tensors, Tensors]:
    """A function ``f(params, buffers, *args)`` of one model of several of a kind, and the stacked states of all.

    ``vmap`` of the function over the states calls all models.
    """
    params, buffers = stack_module_state(models)
    function, _, _ = make_functional_with_buffers(models[0])
    return function, tuple(params.values()), tuple(buffers.values())
