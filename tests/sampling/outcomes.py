"""The outcome of a call in one library: results, its tensors afterwards, and gradients; or an error."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field, replace
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
    second: list[Value | None] = field(default_factory=list)  # gradients of the gradients
    second_error: BaseException | None = None
    tangents: list[Value | None] = field(default_factory=list)
    forward_error: BaseException | None = None


def look(module: Any, call: Call) -> Outcome:
    """Make the tensors, call, and differentiate."""
    made: dict[str, Any] = {}
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        for name, spec in call.tensors.items():
            made[name] = spec.build(module, made)
        outcome = Outcome()
        try:
            result = evaluate(call, module, made)
        except Exception as error:
            outcome.error = error.with_traceback(None)
            return outcome
        tensors = flat(result, module)
        try:
            outcome.results = [value_of(one, module) for one in tensors]
            outcome.afterwards = {name: value_of(one, module) for name, one in made.items()}
        except Exception as error:  # what cannot be looked at, such as a size below 0
            outcome.error = error.with_traceback(None)
            return outcome
        leaves = [made[name] for name, spec in call.tensors.items() if spec.grad]
        if leaves and not call.is_random:
            differentiate(module, tensors, leaves, outcome, twice=call.order == "second")
            if call.order == "forward":
                push_forward(module, call, outcome)
        return outcome


def evaluate(call: Call, module: Any, made: dict[str, Any]) -> Any:
    """The result of a call; operators of PyTorch that have no function are found elsewhere."""
    if not call.overload or module.__name__ != "torch":
        return eval(call.source, {"m": module, "np": np, **made})
    base, overload = call.overload.split(".")
    operator = getattr(getattr(module.ops.aten, base), overload)
    return eval(f"f{call.source[call.source.index('(') :]}", {"m": module, "np": np, "f": _callable(operator), **made})


def _callable(operator: Any) -> Any:
    """An operator of PyTorch as a function: with out=, arguments that are None, and one number for a list of them."""
    inputs = [one for one in operator._schema.arguments if not one.is_out]
    written = [one.name for one in operator._schema.arguments if one.is_out]

    def listed(one: Any, value: Any) -> Any:
        if type(value) in (int, float) and "List" in str(one.real_type):
            return [value] * (one.N or 1)
        return [] if value is None and one.N else value

    def function(*arguments: Any, out: Any = (), **named: Any) -> Any:
        given = {**{one.name: value for one, value in zip(inputs, arguments, strict=False)}, **named}
        given = {"self" if name == "input" and inputs[0].name == "self" else name: given[name] for name in given}
        absent = [one.name for one in inputs if one.name not in given and not one.has_default_value()]
        given = {**given, **dict.fromkeys(absent)}
        types = {one.name: one for one in inputs}
        given = {name: listed(types[name], value) for name, value in given.items()}
        return operator(**given, **dict(zip(written, out if isinstance(out, tuple) else (out,), strict=False)))

    return function


def weights_for(one: Any, module: Any) -> Any:
    """Numbers in the shape of a tensor, different next to each other or in few; of a complex one they are complex."""
    weights = np.linspace(0.5, 1.5, one.numel()).reshape(tuple(one.shape))
    weights = np.round(weights * 64) / 64  # which every dtype holds
    if one.dtype.is_complex:
        weights = weights + 1j * (0.75 - weights)
    return module.from_numpy(np.asarray(weights)).to(one.dtype)


def differentiate(module: Any, results: list[Any], leaves: list[Any], outcome: Outcome, *, twice: bool) -> None:
    """The gradients of the results times unequal weights, and with `twice` the gradients of these."""
    chosen = [one for one in results if isinstance(one, module.Tensor) and one.requires_grad]
    if not chosen:
        return
    try:
        seeds = [weights_for(one, module).requires_grad_(twice) for one in chosen]
        found = module.autograd.grad(chosen, leaves, seeds, allow_unused=True, create_graph=twice)
    except Exception as error:
        outcome.backward_error = error.with_traceback(None)
        return
    outcome.gradients = [None if one is None else value_of(one, module) for one in found]
    again = [one for one in found if one is not None and one.requires_grad]
    if not twice or not again:
        return
    try:
        weights = [weights_for(one, module) for one in again]
        further = module.autograd.grad(again, [*leaves, *seeds], weights, allow_unused=True)
    except Exception as error:
        outcome.second_error = error.with_traceback(None)
        return
    outcome.second = [None if one is None else value_of(one, module) for one in further]


def push_forward(module: Any, call: Call, outcome: Outcome) -> None:
    """The tangents of the results, those of the leaves being unequal numbers."""
    made: dict[str, Any] = {}
    with module.autograd.forward_ad.dual_level():
        try:
            for name, spec in call.tensors.items():
                plain = replace(spec, grad=False).build(module, made)
                if spec.grad:
                    plain = module.autograd.forward_ad.make_dual(plain, weights_for(plain, module))
                made[name] = plain
            results = flat(evaluate(call, module, made), module)
            pairs = [module.autograd.forward_ad.unpack_dual(one) for one in results if isinstance(one, module.Tensor)]
        except Exception as error:
            outcome.forward_error = error.with_traceback(None)
            return
        outcome.tangents = [None if one.tangent is None else value_of(one.tangent, module) for one in pairs]


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
    one = one.to_dense() if getattr(one, "is_sparse", False) else one  # a gradient of PyTorch's
    dtype = repr(one.dtype).split(".")[-1]
    wide = one.to(getattr(module, _WIDER[dtype])) if dtype in _WIDER else one
    if wide.is_conj() if hasattr(wide, "is_conj") else False:
        wide = wide.resolve_conj()
    if hasattr(wide, "is_neg") and wide.is_neg():
        wide = wide.resolve_neg()
    return Value(None, dtype, tuple(one.shape), tuple(one.stride()), np.array(wide.numpy(force=True)))
