"""The derivative of a scan: of a value that every step makes from the one before it, and what is kept of it.

    state = f(state, self)          steps from the front, or with `reverse` from the back
    each(state, self)               what is kept

The gradient runs the other way. With `w` the derivative of a step by the state before it, the gradient of a state is
what is kept of it says, plus `w` of the next step times the gradient of the next state: a linear recurrence, whatever
the step is. From it every element gets the derivative of its own step, and a tensor that the scan begins with that of
the first one. A result after the last element adds to the gradient of the last state.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping
from itertools import chain

from codegen.calculus.differentiate import LARGEST, Slopes, written
from codegen.calculus.reductions import conjugate, free, made_names, of_operators, replaced
from codegen.calculus.reuse import cheapest, named
from codegen.calculus.simplify import Simplifier
from codegen.calculus.terms import TOO_LARGE, Graph, NotDerivableError, Term, walk
from codegen.language.kernels import ScanKernel
from codegen.language.syntax import Program, names_in
from codegen.schema import FunctionSchema

# What a formula calls the places of elements, their number along a line, the state before each, and what is kept of the
# last state, spread over its line.
_MADE = ("index", "count", "before", "last")


def derive_scan(
    kernel: ScanKernel, schema: FunctionSchema, target: str, outputs: Mapping[str, str], taken: Collection[str],
    *, conjugates: bool = False,
) -> Program:  # fmt: skip
    """The formula of the gradient with respect to `target`; arguments as those of :func:`.derive_reduction`."""
    try:
        return _Scan(kernel, schema, outputs, taken, conjugates=conjugates).formula(target)
    except RecursionError:
        raise NotDerivableError(TOO_LARGE) from None


class _Scan:
    """The derivatives of one scan."""

    def __init__(
        self, kernel: ScanKernel, schema: FunctionSchema, outputs: Mapping[str, str], taken: Collection[str],
        *, conjugates: bool,
    ) -> None:  # fmt: skip
        if len(kernel.one_pass.accumulators) != 1:
            msg = "a scan is derived if it carries one value"
            raise NotDerivableError(msg)
        (state,) = kernel.one_pass.accumulators
        if state.init.lets:
            msg = f"the init of '{state.name}' has lines before its value"
            raise NotDerivableError(msg)
        self.kernel, self.outputs, self.taken, self.conjugates = kernel, outputs, taken, conjugates
        self.begin = state.init
        tensors = [argument.name for argument in schema.inputs if argument.type.is_tensor]
        self.initial = [name for name in tensors if name in names_in(self.begin.result)]
        self.tensors = [name for name in tensors if name not in self.initial]
        self.graph = Simplifier()
        reader = Graph()
        reader.known = self.graph.known
        self.slopes = Slopes(self.graph)
        self.state = state.name
        self.made = made_names(taken, _MADE)
        known = {"self": self.graph.name(self.tensors[0])}
        known |= {name: self.graph.name(self.made[name]) for name in ("index", "count")}
        self.names: dict[Term, str] = {}
        lets: dict[str, Term] = {}
        for name, program in kernel.one_pass.lets:
            ((lets[name],), _) = reader.read_program(program, known | lets)
        ((self.step,), _) = reader.read_program(state.step, known | lets)
        self.ends, self.names = reader.read_program(kernel.each, known)
        self.finals: tuple[Term, ...] = ()
        if kernel.final is not None:
            self.finals, names = reader.read_program(kernel.final)
            self.names |= names
        ((self.start,), _) = reader.read_program(self.begin)

    def formula(self, target: str) -> Program:
        """The gradient with respect to a tensor."""
        graph, state = self.graph, self.graph.name(self.state)
        of_state, own = self.from_results(target)
        before = graph.name(self.made["before"])
        previous = {self.state: before}
        slope = replaced(graph, self.slope(self.step, target), previous)
        factor = replaced(graph, self.slope(self.step, self.state), previous)
        given = self.states()
        now = {self.state: given} if given is not None else {}
        of_state = replaced(graph, of_state, now)
        if target in self.initial:
            total = self.of_start(of_state, factor, target)
        elif slope.equals(0) or of_state.equals(0):
            total = own
        else:
            total = graph.add(own, graph.mul(self.carried(of_state, factor), slope))
        total = replaced(graph, total, now)
        if any(part is state for part in walk(total)) or (given is None and self.reads(total, "before")):
            msg = f"its derivative reads every '{self.state}', which is no result: give it out by 'each'"
            raise NotDerivableError(msg)
        return self.write(total, target)

    def from_results(self, target: str) -> tuple[Term, Term]:
        """What the results say of the state after every element, and of the elements of a tensor themselves."""
        graph = self.graph
        of_state, own = graph.number(0), graph.number(0)
        gradients = [*self.outputs.values()]
        for end, gradient in zip(self.ends, gradients, strict=False):
            if gradient:
                weight = graph.name(gradient)
                of_state = graph.add(of_state, graph.mul(weight, self.slope(end, self.state)))
                own = graph.add(own, graph.mul(weight, self.slope(end, target)))
        last = graph.number(0)
        for place, (end, gradient) in enumerate(zip(self.finals, gradients[len(self.ends) :], strict=True)):
            if gradient:
                last = graph.add(last, graph.mul(graph.name(self.last(place)), self.slope(end, self.state)))
        if not last.equals(0):
            of_state = graph.add(of_state, self.where_at(last, first=False))
        return of_state, own

    def last(self, place: int) -> str:
        """The name of the gradient of a result after the last element, spread over the lines."""
        return f"{self.made['last']}{place}"

    def where_at(self, value: Term, *, first: bool) -> Term:
        """A value at the first element of every line that the scan visits, or at the last; 0 at the others."""
        graph = self.graph
        place = graph.number(0)
        if first == self.kernel.reverse:
            place = graph.sub(graph.name(self.made["count"]), graph.number(1))
        here = graph.term("==", graph.name(self.made["index"]), place)
        return graph.call("where", here, value, graph.number(0))

    def of_start(self, of_state: Term, factor: Term, target: str) -> Term:
        """The gradient of a tensor that the scan begins with, which has an element for every line."""
        graph = self.graph
        if of_state.equals(0) or factor.equals(0):
            return graph.number(0)
        at_first = self.where_at(graph.mul(self.carried(of_state, factor), factor), first=True)
        return graph.mul(graph.call("sum", at_first, graph.name("dim")), self.slope(self.start, target))

    def slope(self, term: Term, name: str) -> Term:
        """The derivative that a gradient is multiplied with."""
        found = self.slopes.slope(term, name)
        return conjugate(self.graph, found) if self.conjugates else found

    def states(self) -> Term | None:
        """The state after every element, where a result is just that."""
        for end, name in zip(self.ends, self.outputs, strict=False):
            if end is self.graph.name(self.state):
                return self.graph.name(name)
        return None

    def reads(self, total: Term, name: str) -> bool:
        """Whether a term reads one of the values that the first lines of a formula name."""
        return any(part is self.graph.name(self.made[name]) for part in walk(total))

    def carried(self, of_state: Term, factor: Term) -> Term:
        """The gradients of the states, from what is kept of each and the derivative of a step by the state before."""
        graph, dim = self.graph, self.graph.name("dim")
        if factor.equals(0):
            return of_state
        if not self.is_whole(of_state):
            of_state = graph.call("expand_as", of_state, graph.name(self.whole))
        back = "" if self.kernel.reverse else "_reverse"
        if factor.equals(1):
            return graph.call("_reverse_cumsum" if back else "cumsum", of_state, dim)
        if self.is_whole(factor):
            shift = "_previous" if self.kernel.reverse else "_following"
            if not self.is_whole(factor, broadcast=False):
                factor = graph.call("expand_as", factor, graph.name(self.whole))
            factor = graph.call(shift, factor, dim, graph.term("number", value=0.0))
        else:
            factor = graph.call("full_like", of_state, factor)
        return graph.call(f"{back}_recurrence", of_state, factor, dim)

    @property
    def whole(self) -> str:
        """The name of a gradient, or a result, that has a value for every element; `self` may broadcast."""
        kept = [*self.outputs.items()][: len(self.ends)]
        return next((gradient for _, gradient in kept if gradient), kept[0][0])

    def is_whole(self, term: Term, *, broadcast: bool = True) -> bool:
        """Whether a term has a value for every element, be it the same one for several of them."""
        whole = len(self.ends)
        results = ([*self.outputs][:whole], [*self.outputs.values()][:whole], map(self.last, range(len(self.finals))))
        names = {*(self.tensors if broadcast else ()), *self.made.values(), *chain(*results)} - {self.made["count"]}
        return any(part.kind == "name" and part.value in names for part in walk(term))

    def write(self, total: Term, target: str) -> Program:
        """The formula, behind lines for the states before every element and for indices."""
        graph, made = self.graph, self.made
        if total.equals(0):
            total = graph.call("zeros_like", graph.name(target if target in self.initial else self.tensors[0]))
        if len(walk(total)) > LARGEST:
            raise NotDerivableError(TOO_LARGE)
        states = self.states()
        known = {self.state: states} if states is not None else {}
        results = {
            replaced(graph, end, known): name for end, name in zip(self.ends, self.outputs, strict=False)
            if not end.is_atom
        }  # fmt: skip
        total = cheapest(graph, total, results)
        lines = self.lines(total)
        reserved = {*self.taken, *made.values(), *self.outputs, *self.outputs.values()}
        names = {**of_operators(total), **{term: free(name, reserved) for term, name in self.names.items()}}
        return written(total, named(total, names, reserved), lines)

    def lines(self, total: Term) -> list[str]:
        """The lines that name what a formula reads besides."""
        made, whole = self.made, self.whole
        lines = []
        begun = bool(self.initial) and self.reads(total, "before")
        if self.reads(total, "count") or (begun and self.kernel.reverse):
            lines.append(f"{made['count']} = reduced_numel({whole}.shape, dim)")
        if self.reads(total, "index") or begun:
            lines.append(f"{made['index']} = ones_like({whole}).cumsum(dim) - 1")
        for place, gradient in enumerate([*self.outputs.values()][len(self.ends) :]):
            if any(part is self.graph.name(self.last(place)) for part in walk(total)):
                lines.append(f"{self.last(place)} = _unreduce({gradient}, {whole}.shape, dim, False)")
        if self.reads(total, "before"):
            states = self.states()
            assert states is not None
            shift = "_following" if self.kernel.reverse else "_previous"
            before = f"{shift}({states.value}, dim, {0.0 if begun else _as_float(self.begin)})"
            if begun:
                of_lines = f"without({whole}.shape, wrap_dim(dim, {whole}.ndim))"
                begin = f"({ast.unparse(self.begin.result)}).expand({of_lines})"
                start = f"{made['count']} - 1" if self.kernel.reverse else "0"
                before = f"where({made['index']} == {start}, _unreduce({begin}, {whole}.shape, dim, False), {before})"
            lines.append(f"{made['before']} = {before}")
        return lines


def _as_float(begin: Program) -> str:
    """Source of what a scan begins with, as a float."""
    value = begin.result
    if isinstance(value, ast.Constant):
        return repr(float(value.value)) if isinstance(value.value, (bool, int, float)) else ast.unparse(value)
    return f"float({ast.unparse(value)})"
