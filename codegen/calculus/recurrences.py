"""The derivative of a scan: of values that every step makes from those before it, and of what is kept of them.

    state = f(state, self)          steps from the front, or with `reverse` from the back
    each(state, self)               what is kept

The gradient runs the other way. With `w` the derivative of a step by the state before it, the gradient of a state is
what is kept of it says, plus `w` of the next step times the gradient of the next state: a linear recurrence, whatever
the step is. From it every element gets the derivative of its own step, and a tensor that the scan begins with that of
the first one. A result after the last element adds to the gradient of the last state.

Of several states those that read each other are one recurrence with a matrix for `w`; all others are recurrences of
their own, one after the other (:mod:`codegen.calculus.dependents`).
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from codegen.calculus.dependents import components
from codegen.calculus.differentiate import LARGEST, Slopes, written
from codegen.calculus.reductions import conjugate, free, made_names, of_operators, replaced
from codegen.calculus.reuse import cheapest, named
from codegen.calculus.simplify import Simplifier
from codegen.calculus.terms import TOO_LARGE, NotDerivableError, Term, TermGraph, walk
from codegen.language.kernels import DISCRETE, ScanDefinition
from codegen.language.syntax import Program, names_in
from codegen.schema import OperatorSchema

# What a formula calls the places of elements, their number along a line, and what is kept of the last state, spread
# over its line.
_MADE = ("index", "count", "last")


@dataclass(frozen=True)
class States:
    """The operator that gives every state of a scan, each after every element, and what it is called with."""

    name: str
    arguments: tuple[str, ...]


def derive_scan(
    kernel: ScanDefinition, schema: OperatorSchema, targets: Sequence[str], outputs: Mapping[str, str],
    taken: Collection[str], states: States | None = None, *, conjugates: bool = False,
) -> Program:  # fmt: skip
    """The formula of the gradient with respect to one of `targets`, or a tuple of the gradients of several.

    Other arguments are those of :func:`.derive_reduction`. It calls `states` where it reads states that are no results.
    """
    try:
        return _Scan(kernel, schema, outputs, taken, states, conjugates=conjugates).formula(targets)
    except RecursionError:
        raise NotDerivableError(TOO_LARGE) from None


class _Scan:
    """The derivatives of one scan."""

    def __init__(
        self, kernel: ScanDefinition, schema: OperatorSchema, outputs: Mapping[str, str], taken: Collection[str],
        states: States | None, *, conjugates: bool,
    ) -> None:  # fmt: skip
        carried = kernel.one_pass.accumulators
        for state in carried:
            if state.init.lets:
                msg = f"the init of '{state.name}' has lines before its value"
                raise NotDerivableError(msg)
        self.kernel, self.outputs, self.taken, self.conjugates = kernel, outputs, taken, conjugates
        self.operator = states
        self.begins = {state.name: state.init for state in carried}
        tensors = [argument.name for argument in schema.inputs if argument.type.is_tensor]
        self.initial = [
            name for name in tensors if any(name in names_in(beginning.result) for beginning in self.begins.values())
        ]
        self.tensors = [name for name in tensors if name not in self.initial]
        self.graph = graph = Simplifier()
        reader = TermGraph()
        reader.known = graph.known
        self.slopes = Slopes(graph)
        self.made = self.names_made(taken)
        scope = {"self": graph.name(self.tensors[0])}
        scope |= {name: graph.name(self.made[name]) for name in ("index", "count")}
        marks = {name: graph.name(free(name, {*taken, *outputs, *outputs.values()})) for name in self.begins}
        self.marks = {name: str(mark.value) for name, mark in marks.items()}
        self.smooth = [state.name for state in carried if state.type not in DISCRETE]
        lets: dict[str, Term] = {}
        for name, program in kernel.one_pass.lets:
            ((lets[name],), _) = reader.read_program(program, scope | marks | lets)
        steps = {state.name: reader.read_program(state.step, scope | marks | lets)[0][0] for state in carried}
        self.ends, self.names = reader.read_program(kernel.each, scope | marks)
        self.finals: tuple[Term, ...] = ()
        if kernel.final is not None:
            self.finals, names = reader.read_program(kernel.final, marks)
            self.names |= names
        self.starts = {name: reader.read_program(begin)[0][0] for name, begin in self.begins.items()}
        self.steps = {name: steps[name] for name in self.smooth}
        previous = {self.marks[name]: graph.name(self.before(name)) for name in self.begins}
        self.previous = previous
        # The derivative of the step of one state by another one before it.
        self.factors = {
            (carried_name, other): replaced(graph, self.slope(step, self.marks[other]), previous)
            for carried_name, step in self.steps.items() for other in self.smooth
        }  # fmt: skip
        self.now = {self.marks[name]: value for name in self.begins if (value := self.state(name)) is not None}
        self.gradients: dict[str, Term] = {}

    def names_made(self, taken: Collection[str]) -> dict[str, str]:
        """What the formula calls what it needs besides."""
        single = len(self.begins) == 1
        wanted = {name: name for name in _MADE}
        for name in self.begins:
            wanted |= {f"before {name}": "before" if single else f"before_{name}"}
            wanted |= {f"kept {name}": f"kept_{name}", f"end {name}": f"end_{name}"}
        free_names = made_names({*taken, *self.outputs, *self.outputs.values()}, [*wanted.values()])
        return {key: free_names[name] for key, name in wanted.items()}

    def before(self, state: str) -> str:
        """The name of a state before every element."""
        return self.made[f"before {state}"]

    def state(self, name: str) -> Term | None:
        """A state after every element: a result that is just that, or what an operator gives; None without either."""
        mark = self.graph.name(self.marks[name])
        for end, result in zip(self.ends, self.outputs, strict=False):
            if end is mark:
                return self.graph.name(result)
        return self.graph.name(self.made[f"kept {name}"]) if self.operator is not None else None

    def formula(self, targets: Sequence[str]) -> Program:
        """The gradient with respect to a tensor, or to several."""
        totals = [self.total(target) for target in targets]
        return self.write(totals[0] if len(totals) == 1 else self.graph.term("tuple", *totals))

    def total(self, target: str) -> Term:
        """The gradient with respect to one tensor."""
        graph = self.graph
        sources, total_slope = self.from_results(target)
        self.gradients = {}
        order = components(self.smooth, lambda first, other: not self.factors[other, first].equals(0))
        total = total_slope
        for states in order:  # what depends on a state comes before it
            self.gradients |= self.carried(states, sources)
        if target in self.initial:
            total = graph.number(0)
            for state in self.smooth:
                total = graph.add(total, self.of_start(state, target))
        else:
            for state in self.smooth:
                slope = replaced(graph, self.slope(self.steps[state], target), self.previous)
                if not slope.equals(0) and not self.gradients[state].equals(0):
                    total = graph.add(total, graph.mul(self.gradients[state], slope))
        total = replaced(graph, total, self.now)
        hidden = [name for name in self.begins if self.is_hidden(total, name)]
        if hidden:
            msg = f"its derivative reads every '{hidden[0]}', which is no result: give it out by 'each'"
            raise NotDerivableError(msg)
        if total.equals(0):
            total = graph.call("zeros_like", graph.name(target))
        return total

    def is_hidden(self, total: Term, name: str) -> bool:
        """Whether a formula reads a state that nothing gives."""
        if self.state(name) is not None:
            return False
        wanted = {self.marks[name], self.before(name), self.made[f"end {name}"]}
        return any(part.kind == "name" and part.value in wanted for part in walk(total))

    def from_results(self, target: str) -> tuple[dict[str, Term], Term]:
        """What the results say of the states after every element, and of the elements of a tensor themselves."""
        graph = self.graph
        direct = graph.number(0)
        by_state = dict.fromkeys(self.smooth, graph.number(0))
        gradients = [*self.outputs.values()]
        for end, gradient in zip(self.ends, gradients, strict=False):
            if gradient:
                weight = graph.name(gradient)
                for state in self.smooth:
                    by_state[state] = graph.add(by_state[state], graph.mul(weight, self.slope(end, self.marks[state])))
                direct = graph.add(direct, graph.mul(weight, self.slope(end, target)))
        at_end = {self.marks[name]: graph.name(self.made[f"end {name}"]) for name in self.begins}
        for state in self.smooth:
            last = graph.number(0)
            for index, (end, gradient) in enumerate(zip(self.finals, gradients[len(self.ends) :], strict=True)):
                if gradient:
                    slope = replaced(graph, self.slope(end, self.marks[state]), at_end)
                    last = graph.add(last, graph.mul(graph.name(self.last(index)), slope))
            if not last.equals(0):
                by_state[state] = graph.add(by_state[state], self.where_at(last, first=False))
            by_state[state] = replaced(graph, by_state[state], self.now)
        return by_state, direct

    def last(self, position: int) -> str:
        """The name of the gradient of a result after the last element, spread over the lines."""
        return f"{self.made['last']}{position}"

    def where_at(self, value: Term, *, first: bool) -> Term:
        """A value at the first element of every line that the scan visits, or at the last; 0 at the others."""
        graph = self.graph
        end = graph.number(0)
        if first == self.kernel.reverse:
            end = graph.sub(graph.name(self.made["count"]), graph.number(1))
        here = graph.term("==", graph.name(self.made["index"]), end)
        return graph.call("where", here, value, graph.number(0))

    def of_start(self, state: str, target: str) -> Term:
        """The gradient of a tensor that a state begins with, which has an element for every line."""
        graph = self.graph
        start = self.slope(self.starts[state], target)
        total = graph.number(0)
        for other in self.smooth if not start.equals(0) else ():
            total = graph.add(total, graph.mul(self.gradients[other], self.factors[other, state]))
        if total.equals(0):
            return total
        at_first = self.where_at(total, first=True)
        return graph.mul(graph.call("sum", at_first, graph.name("dim")), start)

    def slope(self, term: Term, name: str) -> Term:
        """The derivative that a gradient is multiplied with."""
        derivative = self.slopes.slope(term, name)
        return conjugate(self.graph, derivative) if self.conjugates else derivative

    def reads(self, total: Term, name: str) -> bool:
        """Whether a term reads one of the values that the first lines of a formula name."""
        return any(part is self.graph.name(self.made[name]) for part in walk(total))

    def carried(self, states: tuple[str, ...], sources: Mapping[str, Term]) -> dict[str, Term]:
        """The gradients of states that read each other, those of all that read them being known."""
        graph = self.graph
        result = {}
        for state in states:
            later = graph.number(0)
            for other, gradient in self.gradients.items():
                later = graph.add(later, graph.mul(gradient, self.factors[other, state]))
            result[state] = sources[state] if later.equals(0) else graph.add(sources[state], self.shifted(later))
        if all(term.equals(0) for term in result.values()):
            return result
        if len(states) == 1:
            (state,) = states
            return {state: self.carried_alone(result[state], self.factors[state, state])}
        return self.carried_together(result)

    def carried_alone(self, source: Term, factor: Term) -> Term:
        """The gradients of one state, from what is kept of each and the derivative of a step by the state before."""
        graph, dim = self.graph, self.graph.name("dim")
        if factor.equals(0):
            return source
        if not self.is_whole(source):
            source = self.expanded(source)
        back = "" if self.kernel.reverse else "_reverse"
        if factor.equals(1):
            return graph.call("_reverse_cumsum" if back else "cumsum", source, dim)
        factor = self.shifted(factor) if self.is_whole(factor) else graph.call("full_like", source, factor)
        return graph.call(f"{back}_recurrence", source, factor, dim)

    def carried_together(self, sources: Mapping[str, Term]) -> dict[str, Term]:
        """The same of several states, whose derivatives by each other are a matrix."""
        graph = self.graph
        like, behind = graph.name(self.whole), graph.number(-1)
        vector = [self.expanded(source) for source in sources.values()]
        factors = [self.factors[other, state] for state in sources for other in sources]
        matrix = [
            self.shifted(factor) if self.is_whole(factor) else graph.call("full_like", like, factor)
            for factor in factors
        ]
        size = graph.number(len(sources))
        carried = graph.call(
            "_state_recurrence",
            graph.call("stack", graph.term("list", *vector), behind),
            graph.call("unflatten", graph.call("stack", graph.term("list", *matrix), behind), behind,
                       graph.term("list", size, size)),
            graph.name("dim"), graph.term("number", value=not self.kernel.reverse),
        )  # fmt: skip
        return {
            state: graph.call("select", carried, behind, graph.number(index)) for index, state in enumerate(sources)
        }

    def shifted(self, term: Term) -> Term:
        """What a term is at the element that the scan visits next, 0 behind the last."""
        graph = self.graph
        shift = "_previous" if self.kernel.reverse else "_following"
        return graph.call(shift, self.expanded(term), graph.name("dim"), graph.term("number", value=0.0))

    def expanded(self, term: Term) -> Term:
        """A term in the shape of the results for every element."""
        like = self.graph.name(self.whole)
        if not any(part.kind == "name" for part in walk(term)):
            return self.graph.call("full_like", like, term)
        return term if self.is_whole(term, broadcast=False) else self.graph.call("expand_as", term, like)

    @property
    def whole(self) -> str:
        """The name of a gradient, a result or a state that has a value for every element; `self` may broadcast."""
        outputs = [*self.outputs.items()][: len(self.ends)]
        if not outputs and self.operator is None:
            msg = "no result has a value for every element: give one out by 'each'"
            raise NotDerivableError(msg)
        if not outputs:
            return self.made[f"kept {next(iter(self.begins))}"]
        return next((gradient for _, gradient in outputs if gradient), outputs[0][0])

    def is_whole(self, term: Term, *, broadcast: bool = True) -> bool:
        """Whether a term has a value for every element, be it the same one for several of them."""
        count = len(self.ends)
        results = ([*self.outputs][:count], [*self.outputs.values()][:count], map(self.last, range(len(self.finals))))
        names = {*(self.tensors if broadcast else ()), *self.made.values(), *chain(*results)} - {self.made["count"]}
        return any(part.kind == "name" and part.value in names for part in walk(term))

    def write(self, total: Term) -> Program:
        """The formula, behind lines for the states before every element and for indices."""
        graph, local_names = self.graph, self.made
        if len(walk(total)) > LARGEST:
            raise NotDerivableError(TOO_LARGE)
        results = {
            replaced(graph, end, self.now): name for end, name in zip(self.ends, self.outputs, strict=False)
            if not end.is_atom
        }  # fmt: skip
        total = cheapest(graph, total, results)
        lines = self.lines(total)
        reserved = {*self.taken, *local_names.values(), *self.outputs, *self.outputs.values()}
        names = {**of_operators(total), **{term: free(name, reserved) for term, name in self.names.items()}}
        return written(total, named(total, names, reserved), lines)

    def lines(self, total: Term) -> list[str]:
        """The lines that name what a formula reads besides."""
        local_names, full_operand = self.made, self.whole
        before = [name for name in self.begins if self.reads(total, f"before {name}")]
        at_end = [name for name in self.begins if self.reads(total, f"end {name}")]
        begun = any({*self.initial} & names_in(self.begins[name].result) for name in before)
        last = [
            f"{self.last(position)} = _unreduce({gradient}, {full_operand}.shape, dim, False)"
            for position, gradient in enumerate([*self.outputs.values()][len(self.ends) :])
            if any(part is self.graph.name(self.last(position)) for part in walk(total))
        ]
        lines = []
        if self.reads(total, "count") or (begun and self.kernel.reverse):
            lines.append(f"{local_names['count']} = reduced_numel({full_operand}.shape, dim)")
        if self.reads(total, "index") or begun:
            lines.append(f"{local_names['index']} = ones_like({full_operand}).cumsum(dim) - 1")
        lines += last
        for name in at_end:
            state, position = self.kept(name), 0 if self.kernel.reverse else -1
            line = f"({state}.select(dim, {position}) if {state}.ndim and {state}.shape[dim] else {state}.sum(dim))"
            lines.append(f"{local_names[f'end {name}']} = _unreduce({line}, {full_operand}.shape, dim, False)")
        lines += [f"{self.before(name)} = {self.line_before(name)}" for name in before]
        state_names = [local_names[f"kept {name}"] for name in self.begins]
        used = {node.id for line in lines for node in ast.walk(ast.parse(line)) if isinstance(node, ast.Name)}
        used |= {str(part.value) for part in walk(total) if part.kind == "name"}
        if self.operator is not None and used & {*state_names}:
            lines.insert(0, f"{', '.join(state_names)} = {self.operator.name}({', '.join(self.operator.arguments)})")
        return lines

    def kept(self, name: str) -> str:
        """What a state after every element is called."""
        state = self.state(name)
        assert state is not None
        return str(state.value)

    def line_before(self, name: str) -> str:
        """Source of a state before every element."""
        local_names, begin = self.made, self.begins[name]
        begun = bool({*self.initial} & names_in(begin.result))
        shift = "_following" if self.kernel.reverse else "_previous"
        before = f"{shift}({self.kept(name)}, dim, {0.0 if begun else _as_float(begin)})"
        if not begun:
            return before
        of_lines = f"without({self.whole}.shape, wrap_dim(dim, {self.whole}.ndim))"
        begin_line = f"({ast.unparse(begin.result)}).expand({of_lines})"
        start = f"{local_names['count']} - 1" if self.kernel.reverse else "0"
        spread = f"_unreduce({begin_line}, {self.whole}.shape, dim, False)"
        return f"where({local_names['index']} == {start}, {spread}, {before})"


def _as_float(begin: Program) -> str:
    """Source of what a scan begins with, as a float."""
    value = begin.result
    if isinstance(value, ast.Constant):
        return repr(float(value.value)) if isinstance(value.value, (bool, int, float)) else ast.unparse(value)
    return f"float({ast.unparse(value)})"
