"""Plans of calls: which form takes arguments of some types, and where each value of the operator comes from.

Plans are remembered by the types of the arguments; those that are used often become records of native code
(:mod:`.native`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from runtime.dispatch.argument_keys import keyset_of, keyset_of_index
from runtime.dispatch.conversions import MISSING, NO, all_of, all_tensors
from runtime.dispatch.forms import Form, fetch
from runtime.dispatch.late import LateModule
from runtime.dispatch.ways import AS_IT_IS, AS_TENSOR, AS_TENSORS, DEFAULT, NAMED, POSITIONAL, SEVERAL
from runtime.tensor import Tensor, keys
from runtime.tensor.device import SparseLayout

if TYPE_CHECKING:
    from runtime.dispatch.arguments import Overloads

_overriding: Any = LateModule("runtime.dispatch.overriding")
OFTEN = 20  # calls after which native code takes a choice over; what is called a few times does not wait for it


class ParsePlan:
    """A call whose argument types were seen before: which form, and where each value comes from."""

    __slots__ = (
        "behind", "converts", "form", "inplace", "lists", "operator", "requires_grad", "steps", "tensors", "uses",
    )  # fmt: skip

    def __init__(self, form: Form, args: tuple[Any, ...], named: dict[str, Any]) -> None:
        sources = form.arrange(args, named)
        assert type(sources) is list
        self.form = form
        self.uses = 1
        self.operator = form.operator
        self.steps: list[tuple[int, Any, Any]] = []
        self.requires_grad = form.positions["requires_grad"] if form.factory else None
        self.inplace = form.positions["inplace"] if form.inplace is not None else None
        into = sources.pop() if form.out is not None else (DEFAULT, None)
        if (out := fetch(into[0], into[1], args, named)) is not None:
            single = isinstance(out, Tensor) and form.inplace is None and not form.factory
            self.operator = form.out if single and form.out is not None else MISSING
            sources.append(into)
        for parameter, (way, key) in zip(form.parameters, sources, strict=False):
            exact = way == DEFAULT or parameter.is_exact(fetch(way, key, args, named))
            self.steps.append((way, key, None if exact else parameter.convert))
        positions = [
            i for i, (way, key, _) in enumerate(self.steps)
            if form.parameters[i].is_tensor and (way, key) != (DEFAULT, None)
        ]  # fmt: skip
        self.tensors = [i for i in positions if not form.parameters[i].is_list]
        # Those that hold tensors, and what joins their keys.
        self.lists: list[tuple[int, Callable[[Any], int]]] = [
            (i, keyset_of) for i in positions if form.parameters[i].is_list
        ]
        for i, (way, key, _) in enumerate(self.steps):
            index = fetch(way, key, args, named) if form.parameters[i].is_index else None
            if isinstance(index, Tensor) or isinstance(fetch(way, key, args, named), SparseLayout):
                self.tensors.append(i)
            elif isinstance(index, (tuple, list)):
                self.lists.append((i, keyset_of_index))
        self.converts = [(i, convert) for i, (_, _, convert) in enumerate(self.steps) if convert is not None]
        self.behind = None if named else self.defaults_behind(len(args))

    def defaults_behind(self, count: int) -> tuple[Any, ...] | None:
        """What follows `given` arguments, if these come first and in order and nothing else was asked for."""
        if any(step[:2] != (POSITIONAL, i) for i, step in enumerate(self.steps[:count])):
            return None
        if any(way != DEFAULT for way, _, _ in self.steps[count:]):
            return None
        switches = (self.requires_grad, self.inplace)
        if any(i is not None and (i < count or self.steps[i][1] is not False) for i in switches):
            return None
        return tuple(key for i, (_, key, _) in enumerate(self.steps) if i >= count and i not in switches)

    def values(self, args: tuple[Any, ...], named: dict[str, Any]) -> list[tuple[int, Any, int]] | None:
        """How native code gets the operator's arguments: where from, which, and what to do with it; None if it cannot.

        See :class:`runtime.dispatch.native.Caller`.
        """
        switches = [i for i in (self.requires_grad, self.inplace) if i is not None]
        if any(self.steps[i][:2] != (DEFAULT, False) for i in switches):
            return None
        steps: list[tuple[int, Any, int]] = []
        lists = {i for i, _ in self.lists}
        for i, (way, key, convert) in enumerate(self.steps):
            if i in switches:
                continue
            treatment: int | None = AS_TENSOR if i in self.tensors else AS_IT_IS
            if convert is not None or i in lists:
                treatment = self.form.parameters[i].treatment(fetch(way, key, args, named))
            if treatment is None:
                return None
            if way == SEVERAL:
                exact = all_tensors if treatment == AS_TENSORS else functools.partial(all_of, int)
                if not exact(args[key:]):
                    return None
            steps.append((way, list(named).index(key) if way == NAMED else key, treatment))
        return steps

    @property
    def usable(self) -> bool:
        """Whether :meth:`run` serves the call: it has no ``out=``, or one tensor there and nothing to switch."""
        return self.operator is not MISSING

    def run(self, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """Call the operator; NO when an argument of a known type has an unfit value, such as a list of wrong things."""
        if self.behind is not None:
            return self.run_in_order(args, self.behind)
        values: list[Any] = []
        for way, key, convert in self.steps:
            value = args[key] if way == POSITIONAL else key if way == DEFAULT else fetch(way, key, args, named)
            if convert is not None:
                value = convert(value)
                if value is NO:
                    return NO
            values.append(value)
        keyset = 0
        for position in self.tensors:
            if values[position] is not None:
                keyset |= values[position]._keys
        for position, join in self.lists:
            keyset |= join(values[position] or ())
        if self.inplace is not None:
            chosen = self.form.inplace if values.pop(self.inplace) else self.operator
            assert chosen is not None
            return chosen[keyset or keys.CPU](*values)
        if self.requires_grad is None:
            return self.operator[keyset or keys.CPU](*values)
        requires_grad = values.pop(self.requires_grad)
        result = self.operator[keyset or keys.CPU](*values)
        return result.requires_grad_() if requires_grad else result

    def run_in_order(self, args: tuple[Any, ...], behind: tuple[Any, ...]) -> Any:
        """The usual call: some arguments by position, the others left out."""
        if self.converts:
            values = list(args)
            for position, convert in self.converts:
                value = values[position] = convert(values[position])
                if value is NO:
                    return NO
            args = tuple(values)
        keyset = 0
        for position in self.tensors:
            if args[position] is not None:
                keyset |= args[position]._keys
        for position, join in self.lists:
            keyset |= join(args[position] or ())
        return self.operator[keyset or keys.CPU](*args, *behind)


class OverridablePlan(ParsePlan):
    """The same where a class of an argument may take the call over, as it was written: native code would not ask."""

    __slots__ = ("overloads",)

    def __init__(self, overloads: Overloads, form: Form, args: tuple[Any, ...], named: dict[str, Any]) -> None:
        super().__init__(form, args, named)
        self.overloads = overloads
        self.uses = OFTEN

    def run(self, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """What the class gives, or the operator."""
        taken_over = _overriding.by_subclass(self.overloads, self.form, args, named)
        return super().run(args, named) if taken_over is None else taken_over[0]
