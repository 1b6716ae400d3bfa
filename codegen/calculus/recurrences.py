"""The derivative of a scan: of a value that every step makes from the one before it, and what is kept of it.

    state = f(state, self)          steps from the front, or with `reverse` from the back
    each(state, self)               what is kept

The gradient runs the other way. With `w` the derivative of a step by the state before it, the gradient of a state is
what is kept of it says, plus `w` of the next step times the gradient of the next state: a linear recurrence, whatever
the step is. From it every element gets the derivative of its own step.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping

from codegen.calculus.differentiate import LARGEST, Slopes, written
from codegen.calculus.reductions import conjugate, free, made_names, of_operators, replaced
from codegen.calculus.reuse import cheapest, named
from codegen.calculus.simplify import Simplifier
from codegen.calculus.terms import TOO_LARGE, Graph, NotDerivableError, Term, walk
from codegen.language.kernels import ScanKernel
from codegen.language.syntax import Program
from codegen.schema import FunctionSchema

# What a formula calls the places of elements, their number along a line, and the state before each.
_MADE = ("index", "count", "before")


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
        self.kernel, self.outputs, self.taken, self.conjugates = kernel, outputs, taken, conjugates
        self.tensors = [one.name for one in schema.inputs if one.type.is_tensor]
        self.graph = Simplifier()
        reader = Graph()
        reader.known = self.graph.known
        self.slopes = Slopes(self.graph)
        (state,) = kernel.one_pass.accumulators
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

    def formula(self, target: str) -> Program:
        """The gradient with respect to a tensor."""
        graph, state = self.graph, self.graph.name(self.state)
        of_state, own = graph.number(0), graph.number(0)
        for end, gradient in zip(self.ends, self.outputs.values(), strict=True):
            if gradient:
                weight = graph.name(gradient)
                of_state = graph.add(of_state, graph.mul(weight, self.slope(end, self.state)))
                own = graph.add(own, graph.mul(weight, self.slope(end, target)))
        before = graph.name(self.made["before"])
        previous = {self.state: before}
        slope = replaced(graph, self.slope(self.step, target), previous)
        factor = replaced(graph, self.slope(self.step, self.state), previous)
        given = self.states()
        now = {self.state: given} if given is not None else {}
        of_state = replaced(graph, of_state, now)
        if slope.equals(0) or of_state.equals(0):
            total = own
        else:
            total = graph.add(own, graph.mul(self.carried(of_state, factor), slope))
        total = replaced(graph, total, now)
        if any(one is state for one in walk(total)) or (given is None and self.reads(total, "before")):
            msg = f"its derivative reads every '{self.state}', which is no result: give it out by 'each'"
            raise NotDerivableError(msg)
        return self.write(total)

    def slope(self, term: Term, name: str) -> Term:
        """The derivative that a gradient is multiplied with."""
        found = self.slopes.slope(term, name)
        return conjugate(self.graph, found) if self.conjugates else found

    def states(self) -> Term | None:
        """The state after every element, where a result is just that."""
        for end, name in zip(self.ends, self.outputs, strict=True):
            if end is self.graph.name(self.state):
                return self.graph.name(name)
        return None

    def reads(self, total: Term, name: str) -> bool:
        """Whether a term reads one of the values that the first lines of a formula name."""
        return any(one is self.graph.name(self.made[name]) for one in walk(total))

    def carried(self, of_state: Term, factor: Term) -> Term:
        """The gradients of the states, from what is kept of each and the derivative of a step by the state before."""
        graph, dim = self.graph, self.graph.name("dim")
        if factor.equals(0):
            return of_state
        if not self.is_whole(of_state):
            of_state = graph.call("expand_as", of_state, graph.name(self.tensors[0]))
        back = "" if self.kernel.reverse else "_reverse"
        if factor.equals(1):
            return graph.call("_reverse_cumsum" if back else "cumsum", of_state, dim)
        if self.is_whole(factor):
            shift = "_previous" if self.kernel.reverse else "_following"
            factor = graph.call(shift, factor, dim, graph.term("number", value=0.0))
        else:
            factor = graph.call("full_like", of_state, factor)
        return graph.call(f"{back}_recurrence", of_state, factor, dim)

    def is_whole(self, term: Term) -> bool:
        """Whether a term has a value for every element."""
        names = {*self.tensors, *self.made.values(), *self.outputs, *self.outputs.values()} - {self.made["count"]}
        return any(one.kind == "name" and one.value in names for one in walk(term))

    def write(self, total: Term) -> Program:
        """The formula, behind lines for the states before every element and for indices."""
        graph, first, made = self.graph, self.tensors[0], self.made
        if total.equals(0):
            total = graph.call("zeros_like", graph.name(first))
        if len(walk(total)) > LARGEST:
            raise NotDerivableError(TOO_LARGE)
        states = self.states()
        known = {self.state: states} if states is not None else {}
        results = {
            replaced(graph, end, known): name for end, name in zip(self.ends, self.outputs, strict=True)
            if not end.is_atom
        }  # fmt: skip
        total = cheapest(graph, total, results)
        lines = []
        if self.reads(total, "index"):
            lines.append(f"{made['index']} = ones_like({first}).cumsum(dim) - 1")
        if self.reads(total, "count"):
            lines.append(f"{made['count']} = reduced_numel({first}.shape, dim)")
        if self.reads(total, "before"):
            shift = "_following" if self.kernel.reverse else "_previous"
            begin = self.kernel.one_pass.accumulators[0].init
            assert states is not None
            lines.append(f"{made['before']} = {shift}({states.value}, dim, {_as_float(begin)})")
        reserved = {*self.taken, *made.values(), *self.outputs, *self.outputs.values()}
        names = {**of_operators(total), **{term: free(name, reserved) for term, name in self.names.items()}}
        return written(total, named(total, names, reserved), lines)


def _as_float(begin: Program) -> str:
    """Source of what a scan begins with, as a float."""
    value = begin.result
    if isinstance(value, ast.Constant):
        return repr(float(value.value)) if isinstance(value.value, (bool, int, float)) else ast.unparse(value)
    return f"float({ast.unparse(value)})"
