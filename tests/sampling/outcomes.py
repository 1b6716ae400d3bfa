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
    results: dict[str, Any] = {}
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        for name, spec in call.tensors.items():
            results[name] = spec.build(module, results)
        outcome = Outcome()
        try:
            result = evaluate(call, module, results)
        except Exception as error:
            outcome.error = error.with_traceback(None)
            return outcome
        tensors = flat(result, module)
        try:
            outcome.results = [value_of(tensor, module) for tensor in tensors]
            outcome.afterwards = {name: value_of(item, module) for name, item in results.items()}
        except Exception as error:  # what cannot be looked at, such as a size below 0
            outcome.error = error.with_traceback(None)
            return outcome
        leaves = [results[name] for name, spec in call.tensors.items() if spec.grad]
        if leaves and not call.is_random:
            differentiate(module, tensors, leaves, outcome, twice=call.order == "second")
            if call.order == "forward":
                push_forward(module, call, outcome)
        return outcome


def evaluate(call: Call, module: Any, operands: dict[str, Any]) -> Any:
    """The result of a call; operators of PyTorch that have no function are found elsewhere."""
    if not call.overload or module.__name__ != "torch":
        return eval(call.source, {"m": module, "np": np, **operands})
    base, overload = call.overload.split(".")
    operator = getattr(getattr(module.ops.aten, base), overload)
    return eval(
        f"f{call.source[call.source.index('(') :]}", {"m": module, "np": np, "f": _callable(operator), **operands}
    )


def _callable(operator: Any) -> Any:
    """An operator of PyTorch as a function: with out=, arguments that are None, and one number for a list of them."""
    inputs = [argument for argument in operator._schema.arguments if not argument.is_out]
    written = [argument.name for argument in operator._schema.arguments if argument.is_out]

    def listed(item: Any, value: Any) -> Any:
        if type(value) in (int, float) and "List" in str(item.real_type):
            return [value] * (item.N or 1)
        return [] if value is None and item.N else value

    def function(*arguments: Any, out: Any = (), **named: Any) -> Any:
        options = {**{input_.name: value for input_, value in zip(inputs, arguments, strict=False)}, **named}
        options = {"self" if name == "input" and inputs[0].name == "self" else name: options[name] for name in options}
        absent = [input_.name for input_ in inputs if input_.name not in options and not input_.has_default_value()]
        options = {**options, **dict.fromkeys(absent)}
        types = {input_.name: input_ for input_ in inputs}
        options = {name: listed(types[name], value) for name, value in options.items()}
        return operator(**options, **dict(zip(written, out if isinstance(out, tuple) else (out,), strict=False)))

    return function


def weights_for(tensor: Any, module: Any) -> Any:
    """Numbers in the shape of a tensor, different next to each other or in few; of a complex one they are complex."""
    weights = np.linspace(0.5, 1.5, tensor.numel()).reshape(tuple(tensor.shape))
    weights = np.round(weights * 64) / 64  # which every dtype holds
    if tensor.dtype.is_complex:
        weights = weights + 1j * (0.75 - weights)
    return module.from_numpy(np.asarray(weights)).to(tensor.dtype)


def differentiate(module: Any, results: list[Any], leaves: list[Any], outcome: Outcome, *, twice: bool) -> None:
    """The gradients of the results times unequal weights, and with `twice` the gradients of these."""
    chosen = [result for result in results if isinstance(result, module.Tensor) and result.requires_grad]
    if not chosen:
        return
    try:
        seeds = [weights_for(item, module).requires_grad_(twice) for item in chosen]
        grad = module.autograd.grad(chosen, leaves, seeds, allow_unused=True, create_graph=twice)
    except Exception as error:
        outcome.backward_error = error.with_traceback(None)
        return
    outcome.gradients = [None if item is None else value_of(item, module) for item in grad]
    again = [tensor for tensor in grad if tensor is not None and tensor.requires_grad]
    if not twice or not again:
        return
    try:
        weights = [weights_for(item, module) for item in again]
        further = module.autograd.grad(again, [*leaves, *seeds], weights, allow_unused=True)
    except Exception as error:
        outcome.second_error = error.with_traceback(None)
        return
    outcome.second = [None if item is None else value_of(item, module) for item in further]


def push_forward(module: Any, call: Call, outcome: Outcome) -> None:
    """The tangents of the results, those of the leaves being unequal numbers."""
    result: dict[str, Any] = {}
    with module.autograd.forward_ad.dual_level():
        try:
            for name, spec in call.tensors.items():
                plain = replace(spec, grad=False).build(module, result)
                if spec.grad:
                    plain = module.autograd.forward_ad.make_dual(plain, weights_for(plain, module))
                result[name] = plain
            results = flat(evaluate(call, module, result), module)
            pairs = [
                module.autograd.forward_ad.unpack_dual(tensor)
                for tensor in results
                if isinstance(tensor, module.Tensor)
            ]
        except Exception as error:
            outcome.forward_error = error.with_traceback(None)
            return
        outcome.tangents = [None if pair.tangent is None else value_of(pair.tangent, module) for pair in pairs]


def flat(result: Any, module: Any) -> list[Any]:
    """The parts of a result, however they are nested; a shape is one part."""
    if isinstance(result, (tuple, list)) and not (result and all(type(value) is int for value in result)):
        return [part for value in result for part in flat(value, module)]
    return [result]


def value_of(tensor: Any, module: Any) -> Value:
    """A tensor with its elements as NumPy has them."""
    if not isinstance(tensor, module.Tensor):
        return Value(plain=tensor)
    tensor = tensor.detach()
    tensor = tensor.to_dense() if getattr(tensor, "is_sparse", False) else tensor  # a gradient of PyTorch's
    dtype = repr(tensor.dtype).split(".")[-1]
    wide = tensor.to(getattr(module, _WIDER[dtype])) if dtype in _WIDER else tensor
    if wide.is_conj() if hasattr(wide, "is_conj") else False:
        wide = wide.resolve_conj()
    if hasattr(wide, "is_neg") and wide.is_neg():
        wide = wide.resolve_neg()
    return Value(None, dtype, tuple(tensor.shape), tuple(tensor.stride()), np.array(wide.numpy(force=True)))
