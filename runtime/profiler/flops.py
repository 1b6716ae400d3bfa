"""Count the floating-point operations of products: ``utils.flop_counter``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from runtime.dispatch.operator import Operator
from runtime.dispatch.ops import OpOverload, OpOverloadPacket
from runtime.dispatch.schemas import arguments_of
from runtime.errors import ArgumentError, RegistrationError
from runtime.profiler.profile import profile
from runtime.tensor import Tensor

__all__ = ["FlopCounterMode", "register_flop_formula"]
_formulas: dict[str, Callable[..., Any]] = {}


def register_flop_formula(targets: Any, get_raw: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Count an operator's operations by the decorated function in all later flop counters; also one that multiplies.

    `targets` is an operator as ``ops.aten.exp``, or a list of them; a formula holds for all overloads. The function is
    called with the arguments of a call, of tensors with their shapes, and with the result's as ``out_shape``; with
    `get_raw` with the tensors, and the result as ``out_val``. It gives the number of operations, in which those of
    operators that the operator calls are contained. TypeError for other targets, RuntimeError
    for operators that have a formula.

    >>> @ow.utils.flop_counter.register_flop_formula(ow.ops.aten.lgamma)
    ... def operations(shape, *, out_shape):
    ...     return 20 * shape.numel()
    >>> with ow.utils.flop_counter.FlopCounterMode(display=False) as counter:
    ...     counted = ow.lgamma(ow.ones(2, 3))
    >>> counter.get_total_flops()
    120
    """
    names = [_name_of(target) for target in (targets if isinstance(targets, (list, tuple)) else (targets,))]

    for name in names:
        if name in _formulas:
            msg = f"register_flop_formula(): there is a formula for ops.aten.{name} already"
            raise RegistrationError(msg)

    def register(formula: Callable[..., Any]) -> Callable[..., Any]:
        _formulas.update(dict.fromkeys(names, _counting(formula, get_raw)))
        return formula

    return register


def _name_of(target: Any) -> str:
    packet = target.packet if isinstance(target, OpOverload) else target
    if not isinstance(packet, OpOverloadPacket):
        msg = f"register_flop_formula(): expected an operator such as ops.aten.exp, got {target!r}"
        raise ArgumentError(msg)
    return packet.__name__


def _counting(formula: Callable[..., Any], get_raw: bool) -> Callable[..., Any]:
    """A formula as recordings call it: with operator, arguments and result."""

    def count(operator: Operator, arguments: tuple[Any, ...], result: Any) -> Any:
        parameters = arguments_of(operator.schema)
        positional, named = [], {}
        for parameter, value in zip(parameters, arguments, strict=False):
            shown = value if get_raw else _shapes(value)
            if parameter.keyword_only:
                if value is not None:
                    named[parameter.name] = shown
            else:
                positional.append(shown)
        named["out_val" if get_raw else "out_shape"] = result if get_raw else _shapes(result)
        return formula(*positional, **named)

    return count


def _shapes(value: Any) -> Any:
    """A value with the shapes of tensors in their place."""
    if isinstance(value, Tensor):
        return value.shape
    return type(value)(map(_shapes, value)) if type(value) in {tuple, list} else value


def _within_counted(event: Any) -> bool:
    """Whether an operator that called this one was counted by a formula, which counts this one too."""
    while (event := event.cpu_parent) is not None:
        if event.is_counted:
            return True
    return False


class FlopCounterMode:
    """Count the operations of matrix products and convolutions in a ``with`` statement, those of backward too.

    A multiplication and an addition are two. `custom_mapping` has formulas by operators, as those that
    :func:`register_flop_formula` takes. With `display` a table is printed at the end.
    """

    def __init__(
        self, mods: Any = None, depth: int = 2, display: bool = True, custom_mapping: dict[Any, Any] | None = None
    ) -> None:  # fmt: skip
        del mods, depth
        self.display = display
        self._profile = profile(with_flops=True, pytorch_names=False)
        mapping = {_name_of(target): formula for target, formula in (custom_mapping or {}).items()}
        self._profile.formulas = _formulas | {
            name: _counting(formula, bool(getattr(formula, "_get_raw", False))) for name, formula in mapping.items()
        }
        self.flop_counts: dict[str, dict[str, int]] = {"Global": {}}

    def __enter__(self) -> Self:
        self._profile.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._profile.stop()
        counts = self.flop_counts["Global"]
        for event in self._profile.events():
            if event.is_counted or (event.flops and not any(child.flops for child in event.cpu_children)):
                if _within_counted(event):
                    continue
                counts[event.key] = counts.get(event.key, 0) + event.flops
        if self.display:
            print(self.get_table())  # noqa: T201 - what it was asked to do

    def get_total_flops(self) -> int:
        """All of them."""
        return sum(self.flop_counts["Global"].values())

    def get_flop_counts(self) -> dict[str, dict[str, int]]:
        """The operations by the names of operators, under the name of the whole, ``Global``."""
        return self.flop_counts

    def get_table(self, depth: int | None = None) -> str:
        """A line for every operator, and one for all."""
        del depth
        counted = sorted(self.flop_counts["Global"].items(), key=lambda row: -row[1])
        rows = [*counted, ("Global", self.get_total_flops())]
        width = max(len(name) for name, _ in rows)
        return "\n".join(f"{name.ljust(width)}  {count:,}" for name, count in rows)
