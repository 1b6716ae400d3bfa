"""Count the floating-point operations of products: ``utils.flop_counter``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Self

from runtime import callers
from runtime.dispatch.operator import Operator
from runtime.dispatch.ops import OpOverload, OpOverloadPacket, overload_of
from runtime.dispatch.python_dispatch import TorchDispatchMode
from runtime.dispatch.schemas import arguments_of
from runtime.errors import ArgumentError, RegistrationError
from runtime.nn.utils.tracker import ModuleTracker
from runtime.profiler.profile import profile
from runtime.tensor import Tensor

__all__ = ["FlopCounterMode", "register_flop_formula"]
_GLOBAL = "Global"  # the row of everything
_UNITS = ("", "K", "M", "B", "T")
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


def _counted(event: Any) -> list[Any]:
    """The calls in an event whose operations are counted: by a formula, else the innermost ones that multiply."""
    if event.is_counted:
        return [event]
    inner = [counted for child in event.cpu_children for counted in _counted(child)]
    return inner or ([event] if event.flops else [])


class _Label(NamedTuple):
    """Where an event began: the operator that modes see there, if any, and the modules that run."""

    packet: OpOverloadPacket | None
    modules: frozenset[str]


class _SeenOperator(TorchDispatchMode):
    """Knows which of PyTorch's operators is computed, under whose name products in it are counted."""

    packet: OpOverloadPacket | None = None

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        del types
        outer, self.packet = self.packet, self.packet or func.overloadpacket
        try:
            return func(*args, **(kwargs or {}))
        finally:
            self.packet = outer


class FlopCounterMode:
    """Count the operations of matrix products and convolutions in a ``with`` statement, those of backward too.

    A multiplication and an addition are two. Counts are kept for each module that runs, in the backward pass too, by
    its path, as ``Net.linear``, and for ``Global``, which is everything. `custom_mapping` has formulas by operators, as
    those that :func:`register_flop_formula` takes. With `display` a table is printed at the end, of modules to `depth`
    levels. `mods` is for programs that are older; modules are found without it, and it gives a warning.

    >>> model = ow.nn.Sequential(ow.nn.Linear(3, 4), ow.nn.Linear(4, 1))
    >>> with ow.utils.flop_counter.FlopCounterMode(display=False) as counter:
    ...     result = model(ow.ones(5, 3))
    >>> print(counter.get_table())
    Module          FLOP    % Total
    ------------  ------  ---------
    Sequential       160    100.00%
    - aten.addmm     160    100.00%
    Sequential.0     120     75.00%
    - aten.addmm     120     75.00%
    Sequential.1      40     25.00%
    - aten.addmm      40     25.00%
    """

    def __init__(
        self, mods: Any = None, depth: int = 2, display: bool = True, custom_mapping: dict[Any, Any] | None = None
    ) -> None:  # fmt: skip
        if mods is not None:
            callers.warn("FlopCounterMode(): mods is not needed any more; modules are found without it", UserWarning)
        self.depth, self.display = depth, display
        mapping = {_name_of(target): formula for target, formula in (custom_mapping or {}).items()}
        self._formulas = {
            name: _counting(formula, bool(getattr(formula, "_get_raw", False))) for name, formula in mapping.items()
        }
        self.flop_counts: dict[str, dict[OpOverloadPacket, int]] = {}
        self.mod_tracker = ModuleTracker()
        self._seen = _SeenOperator()
        self._profile: profile | None = None

    def __enter__(self) -> Self:
        self.flop_counts = {}
        self._profile = profile(with_flops=True)
        self._profile.formulas = _formulas | self._formulas
        self._profile.label = lambda: _Label(self._seen.packet, frozenset(self.mod_tracker.parents))
        self._profile.start()
        self.mod_tracker.__enter__()
        self._seen.__enter__()
        return self

    def __exit__(self, *exception: object) -> None:
        assert self._profile is not None
        self._seen.__exit__(*exception)
        self.mod_tracker.__exit__(*exception)
        self._profile.stop()
        for event in self._profile.events():
            if event.cpu_parent is None:
                for counted in _counted(event):
                    self._add(counted)
        self._profile = None
        if self.display:
            print(self.get_table(self.depth))  # noqa: T201 - what it was asked to do

    def _add(self, event: Any) -> None:
        packet = event.label.packet or overload_of(event.owner).overloadpacket
        for module in sorted(event.label.modules):
            counts = self.flop_counts.setdefault(module, {})
            counts[packet] = counts.get(packet, 0) + event.flops

    def get_total_flops(self) -> int:
        """All of them."""
        return sum(self.flop_counts.get(_GLOBAL, {}).values())

    def get_flop_counts(self) -> dict[str, dict[OpOverloadPacket, int]]:
        """The operations of each module, and of everything as ``Global``, by operators such as ``ops.aten.mm``."""
        return {module: dict(counts) for module, counts in self.flop_counts.items()}

    def get_table(self, depth: int | None = None) -> str:
        """A row for every module to `depth` levels, and one for each operator in it; ``Global`` where no module is all.

        Numbers are in thousands (K), millions (M) and so on.
        """
        depth = self.depth if depth is None else depth
        total = self.get_total_flops()
        modules = [name for name in sorted(self.flop_counts) if name != _GLOBAL and name.count(".") < depth]
        if not any(sum(self.flop_counts[name].values()) == total for name in modules):
            modules.insert(0, _GLOBAL)
        rows = []
        for name in modules:
            counts = self.flop_counts.get(name, {})
            rows.append(_row(name, sum(counts.values()), total))
            rows += [_row(f"- {packet}", count, total) for packet, count in counts.items()]
        return _table(("Module", "FLOP", "% Total"), rows)


def _row(name: str, count: int, total: int) -> tuple[str, str, str]:
    """The cells of a row: a number of operations, and its share."""
    unit = min(max(len(str(count)) - 1, 0) // 3, len(_UNITS) - 1)
    number = f"{count / 1000**unit:.3f}{_UNITS[unit]}" if unit else str(count)
    return name, number, f"{count / total:.2%}" if total else "0%"


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Rows under a head; all columns but the first end at the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    widths = [widths[0], *(max(width, len(word) + 2) for width, word in zip(widths[1:], head[1:], strict=True))]
    lines = [head, tuple("-" * width for width in widths), *rows]
    return "\n".join(
        "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]) for line in lines
    )
