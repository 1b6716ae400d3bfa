"""What a call gives in one library: results, what its tensors hold afterwards, and gradients; or an error."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .calls import Call
from .tensors import Array

_WIDER = {"bfloat16": "float32", "complex32": "complex64"}  # which NumPy does not have


@dataclass
class Value:
    """A tensor as it can be compared: where it is no tensor, `plain` holds it."""

    plain: Any = None
    dtype: str = ""
    shape: tuple[int, ...] = ()
    strides: tuple[int, ...] = ()
    array: Array | None = None


@dataclass
class Outcome:
    """How a call ended."""

    error: BaseException | None = None
    results: list[Value] = field(default_factory=list)
    afterwards: dict[str, Value] = field(default_factory=dict)
    gradients: list[Value | None] = field(default_factory=list)
    backward_error: BaseException | None = None


def look(module: Any, call: Call) -> Outcome:
    """Make the tensors, call, and differentiate."""
    made: dict[str, Any] = {}
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        for name, spec in call.tensors.items():
            made[name] = spec.build(module, made)
        outcome = Outcome()
        try:
            result = eval(call.source, {"m": module, **made})
        except Exception as error:
            outcome.error = error
            return outcome
        tensors = flat(result, module)
        outcome.results = [value_of(one, module) for one in tensors]
        outcome.afterwards = {name: value_of(one, module) for name, one in made.items()}
        leaves = [made[name] for name, spec in call.tensors.items() if spec.grad]
        if leaves and not call.is_random:
            differentiate(module, tensors, leaves, outcome)
        return outcome


def differentiate(module: Any, results: list[Any], leaves: list[Any], outcome: Outcome) -> None:
    """The gradients of the results times unequal weights."""
    chosen = [one for one in results if isinstance(one, module.Tensor) and one.requires_grad]
    if not chosen:
        return
    try:
        seeds = []
        for one in chosen:
            weights = np.linspace(0.5, 1.5, one.numel()).reshape(tuple(one.shape))
            seeds.append(module.from_numpy(weights).to(one.dtype))
        found = module.autograd.grad(chosen, leaves, seeds, allow_unused=True)
    except Exception as error:
        outcome.backward_error = error
        return
    outcome.gradients = [None if one is None else value_of(one, module) for one in found]


def flat(result: Any, module: Any) -> list[Any]:
    """The parts of a result, however they are nested; a shape is one part."""
    if isinstance(result, (tuple, list)) and not (result and all(type(one) is int for one in result)):
        return [part for one in result for part in flat(one, module)]
    return [result]


def value_of(one: Any, module: Any) -> Value:
    """A tensor with its elements as NumPy has them."""
    if not isinstance(one, module.Tensor):
        return Value(plain=one)
    one = one.detach()
    dtype = repr(one.dtype).split(".")[-1]
    wide = one.to(getattr(module, _WIDER[dtype])) if dtype in _WIDER else one
    if wide.is_conj() if hasattr(wide, "is_conj") else False:
        wide = wide.resolve_conj()
    if hasattr(wide, "is_neg") and wide.is_neg():
        wide = wide.resolve_neg()
    return Value(None, dtype, tuple(one.shape), tuple(one.stride()), np.array(wide.numpy(force=True)))
