"""The derivative of a reduction: the chain rule from its end through its passes back to the elements.

    total + self * weight                    grad * weight, at every element that went into the total
    maximum(best, f(self))                   what is equal to the largest shares its gradient
    each: exp(self - best) / total           what every result says of an accumulator is summed first

Every accumulator is a sum, a product, a maximum, a minimum or a logaddexp of what single elements give (`entered`).
The formula is one over operators, which are differentiated again by formulas of their own. In it accumulators are
computed anew, unless the result says what they were.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from codegen.calculus.differentiate import LARGEST, Slopes, written
from codegen.calculus.reuse import cheapest, named
from codegen.calculus.simplify import Simplifier
from codegen.calculus.terms import TOO_LARGE, NotDerivableError, Term, TermGraph, walk
from codegen.language.kernels import KernelPass, ReduceDefinition
from codegen.language.syntax import Program
from codegen.language.vocabulary import KERNEL_FUNCTIONS
from codegen.schema import OperatorSchema

_EXTREMES = {"maximum": "amax", "minimum": "amin"}
_REDUCING = frozenset({"sum", "prod", "amax", "amin", "logsumexp"})
# What a formula calls sizes and dimensions, and the source of each line; in this order, for later ones read earlier.
_MADE = ("sizes", "dims", "kept", "count", "index")


@dataclass(frozen=True)
class Entered:
    """What an element enters into an accumulator: `value`, by ``sum``, ``product``, or a function of two arguments."""

    way: str
    value: Term


def entered(graph: Simplifier, step: Term, name: str) -> Entered:
    """What a step enters into the accumulator `name`. Raises NotDerivableError where it does something else."""
    for way, operand_of in (("sum", _term_of_sum), ("product", _factor)):
        value = operand_of(graph, step, name)
        if value is not None:
            return Entered(way, value)
    if step.kind == "call" and str(step.value) in (*_EXTREMES, "logaddexp"):
        first, second = step.parts
        for previous, value in ((first, second), (second, first)):
            if previous is graph.name(name) and not _mentions(value, {name}):
                return Entered(str(step.value), value)
    msg = f"accumulator '{name}' is no sum, product, maximum, minimum or logaddexp of what single elements give"
    raise NotDerivableError(msg)


def _term_of_sum(graph: Simplifier, step: Term, name: str) -> Term | None:
    """What is added to the accumulator; None where the step is no sum with it."""
    if step is graph.name(name):
        return graph.number(0)
    if step.kind in ("+", "-"):
        first, second = step.parts
        if not _mentions(second, {name}):
            term = _term_of_sum(graph, first, name)
            return None if term is None else graph.make(step.kind, term, second)
        if step.kind == "+" and not _mentions(first, {name}):
            term = _term_of_sum(graph, second, name)
            return None if term is None else graph.add(first, term)
    return _of_choice(graph, step, name, _term_of_sum)


def _factor(graph: Simplifier, step: Term, name: str) -> Term | None:
    """By what the accumulator is multiplied; None where the step is no product with it."""
    if step is graph.name(name):
        return graph.number(1)
    if step.kind == "*":
        factors = [part for part in step.parts if _mentions(part, {name})]
        if len(factors) == 1:
            factor = _factor(graph, factors[0], name)
            unchanged = [part for part in step.parts if part is not factors[0]]
            return None if factor is None else graph.mul(*unchanged, factor)
    return _of_choice(graph, step, name, _factor)


def _of_choice(graph: Simplifier, step: Term, name: str, operand_of: object) -> Term | None:
    """The same of both branches of ``where``."""
    if not step.is_call("where") or _mentions(step.parts[0], {name}):
        return None
    assert callable(operand_of)
    first, second = (operand_of(graph, part, name) for part in step.parts[1:])
    return None if first is None or second is None else graph.make("call", step.parts[0], first, second, value="where")


def _mentions(term: Term, names: Collection[str]) -> bool:
    return any(part.kind == "name" and part.value in names for part in walk(term))


def _names_of(term: Term, *, inside: bool = False) -> set[str]:
    """The names of a term, but (unless `inside`) for those of what was summed: its elements are no more there."""
    result: set[str] = set()
    waiting, seen = [term], set[Term]()
    while waiting:
        pending = waiting.pop()
        if pending in seen:
            continue
        seen.add(pending)
        if pending.kind == "name":
            result.add(str(pending.value))
        if inside or not (pending.kind == "call" and pending.value in _REDUCING):
            waiting += pending.parts
    return result


def derive_reduction(
    kernel: ReduceDefinition, schema: OperatorSchema, target: str, outputs: Mapping[str, str], taken: Collection[str],
    *, conjugates: bool = False,
) -> Program:  # fmt: skip
    """The formula of the gradient with respect to `target`; arguments as those of :func:`.differentiate.derive`.

    With `conjugates` it serves complex numbers as well: derivatives are conjugated.
    """
    try:
        return _Reduction(kernel, schema, outputs, taken, conjugates=conjugates).formula(target)
    except RecursionError:
        raise NotDerivableError(TOO_LARGE) from None


class _Reduction:
    """The derivatives of one reduction."""

    def __init__(
        self, kernel: ReduceDefinition, schema: OperatorSchema, outputs: Mapping[str, str], taken: Collection[str],
        *, conjugates: bool,
    ) -> None:  # fmt: skip
        self.kernel, self.schema, self.outputs, self.conjugates = kernel, schema, outputs, conjugates
        self.tensors = [argument.name for argument in schema.inputs if argument.type.is_tensor]
        self.graph = Simplifier()
        self.reader = TermGraph()
        self.reader.known = self.graph.known
        self.slopes = Slopes(self.graph)
        self.names: dict[Term, str] = {}  # what the author called them
        self.made = made_names(taken, _MADE)
        self.known = {"self": self.graph.name(self.tensors[0])}
        self.known |= {name: self.graph.name(self.made[name]) for name in ("count", "index")}
        self.accumulators: dict[str, Entered] = {}
        self.passes = [self.read_pass(pass_) for pass_ in kernel.passes]
        self.ends = self.read(kernel.finish or kernel.each)
        self.reserved = {*taken, *self.made.values()}
        self.kept_names: dict[str, str] = {}
        # What has the shape of all elements by itself; tensors have it together.
        self.whole = {self.made["index"]}
        if kernel.each is not None:
            self.whole |= {*outputs, *outputs.values()}

    # -- reading ---------------------------------------------------------------------------------------------------

    def read(self, program: Program | None, lets: Mapping[str, Term] | None = None) -> tuple[Term, ...]:
        """The values of a part of the kernel."""
        assert program is not None
        values, names = self.reader.read_program(program, {**self.known, **(lets or {})})
        self.names |= names
        return values

    def read_pass(self, pass_: KernelPass) -> list[str]:
        """Enter the accumulators of a pass; returns their names."""
        lets: dict[str, Term] = {}
        for name, program in pass_.lets:
            (lets[name],) = self.read(program, lets)
            self.names[lets[name]] = name
        names = [each.name for each in pass_.accumulators]
        for each in pass_.accumulators:
            (step,) = self.read(each.step, lets)
            entry = entered(self.graph, step, each.name)
            if _mentions(entry.value, names):
                msg = f"accumulator '{each.name}' reads another one before its pass is over"
                raise NotDerivableError(msg)
            self.accumulators[each.name] = entry
        self.names = {term: name for term, name in self.names.items() if not _mentions(term, names)}
        return names

    # -- the chain rule --------------------------------------------------------------------------------------------

    def formula(self, target: str) -> Program:
        """The gradient with respect to a tensor."""
        graph = self.graph
        total, of_accumulator = self.from_the_end(target)
        for names in reversed(self.passes):
            for name in names:
                weight = of_accumulator[name]
                if weight.equals(0):
                    continue
                here = self.accumulators[name]
                slope = self.slope(here.value, target)
                before = {
                    step: self.slope(here.value, step) for step in of_accumulator if _mentions(here.value, {step})
                }
                if slope.equals(0) and all(term.equals(0) for term in before.values()):
                    continue
                of_value = self.through(name, here, weight)
                total = graph.add(total, graph.mul(of_value, slope))
                for earlier, part in before.items():
                    of_accumulator[earlier] = graph.add(
                        of_accumulator[earlier], self.summed(graph.mul(of_value, part))
                    )
        return self.write(total)

    def from_the_end(self, target: str) -> tuple[Term, dict[str, Term]]:
        """What `finish` or `each` says of a tensor itself, and of every accumulator."""
        graph, total = self.graph, self.graph.number(0)
        by_accumulator = dict.fromkeys(self.accumulators, graph.number(0))
        for end, gradient in zip(self.ends, self.outputs.values(), strict=True):
            if not gradient:
                continue
            weight = graph.name(gradient if self.kernel.each is not None else self.kept(gradient))
            for name in by_accumulator:
                part = graph.mul(weight, self.slope(end, name))
                by_accumulator[name] = graph.add(
                    by_accumulator[name], self.summed(part) if self.kernel.each is not None else part
                )
            total = graph.add(total, graph.mul(weight, self.slope(end, target)))
        return total, by_accumulator

    def slope(self, term: Term, name: str) -> Term:
        """The derivative that a gradient is multiplied with."""
        derivative = self.slopes.slope(term, name)
        return self.conjugated(derivative)

    def conjugated(self, term: Term) -> Term:
        """The conjugate of a term, if it may be of complex numbers."""
        return conjugate(self.graph, term) if self.conjugates else term

    def through(self, name: str, here: Entered, weight: Term) -> Term:
        """The gradient of what elements enter into an accumulator, from that of the accumulator."""
        graph, end = self.graph, self.graph.name(name)
        if here.way == "sum":
            return weight
        value = self.expanded(here.value)
        if here.way == "product":
            value, end = self.conjugated(value), self.conjugated(end)
            if self.schema.argument("dim") is None:
                flat = graph.call("flatten", value)
                parts = graph.call("_prod_backward", weight, flat, end, graph.number(0))
                return graph.call("reshape", parts, self.size("sizes"))
            return graph.call("_prod_backward", weight, value, end, self.one_dim("a product"))
        if here.way == "logaddexp":
            apart = graph.make("call", graph.sub(here.value, end), value="exp")
            same = graph.make("==", here.value, end)  # of equal infinities
            return graph.mul(weight, graph.make("call", same, graph.number(1), apart, value="where"))
        return graph.call("_share_among_equal", weight, value, end, self.size("dims"), self.yes())

    # -- terms over dimensions -------------------------------------------------------------------------------------

    def size(self, name: str) -> Term:
        """One of the values that the first lines of a formula name."""
        return self.graph.name(self.made[name])

    def yes(self) -> Term:
        """``True``."""
        return self.graph.term("number", value=True)

    def one_dim(self, subject: str) -> Term:
        """The argument `dim`, which must be one dimension."""
        dim = self.schema.argument("dim")
        if dim is None or str(dim.type) != "int":
            msg = f"{subject} is derived along one dimension, 'int dim', or over all of them"
            raise NotDerivableError(msg)
        return self.graph.name("dim")

    def kept(self, name: str) -> str:
        """The name of a result or its gradient with the reduced dimensions, of size 1."""
        if name not in self.kept_names:
            self.kept_names[name] = free(f"{name}_kept", self.reserved)
        return self.kept_names[name]

    def varies(self, term: Term) -> bool:
        """Whether a term has a value for every element, not only for every accumulator."""
        return bool(_names_of(term) & {*self.tensors, *self.whole})

    def expanded(self, term: Term) -> Term:
        """A term in the shape of all elements."""
        names = _names_of(term)
        if names & self.whole or names >= {*self.tensors}:
            return term
        if not names and not any(part.kind == "call" for part in walk(term)):
            msg = "a number is entered into an accumulator that is no sum"
            raise NotDerivableError(msg)
        return self.graph.call("expand", term, self.size("sizes"))

    def summed(self, term: Term, unless: str = "") -> Term:
        """The sum of a term over the reduced dimensions; what is the same for all elements is drawn out.

        An accumulator that is this sum, but for the one called `unless`, has it already.
        """
        graph = self.graph
        if term.equals(0):
            return term
        for name, accumulator in self.accumulators.items():
            if accumulator.way == "sum" and accumulator.value is term and name != unless:
                return graph.name(name)
        if not self.varies(term):
            return graph.mul(term, self.size("count"))
        if term.kind == "neg":
            return graph.neg(self.summed(term.parts[0], unless))
        if term.kind == "/" and not self.varies(term.parts[1]):
            return graph.div(self.summed(term.parts[0], unless), term.parts[1])
        if term.kind == "*":
            for index, part in enumerate(term.parts):
                if part.kind == "/" and not self.varies(part.parts[1]):
                    factors = [*term.parts[:index], part.parts[0], *term.parts[index + 1 :]]
                    return graph.div(self.summed(graph.mul(*factors), unless), part.parts[1])
            constant = [part for part in term.parts if not self.varies(part)]
            if constant:
                remaining_sum = self.summed(graph.mul(*[part for part in term.parts if part not in constant]), unless)
                return self.multiplied(constant, remaining_sum)
        return graph.call("sum", self.expanded(term), self.size("dims"), self.yes())

    def multiplied(self, factors: Sequence[Term], total: Term) -> Term:
        """A product; a factor that was divided by `total` loses the divisor."""
        for index, part in enumerate(factors):
            quotient = part.parts[0] if part.kind == "neg" else part
            if quotient.kind == "/" and quotient.parts[1] is total:
                left = quotient.parts[0] if quotient is part else self.graph.neg(quotient.parts[0])
                return self.graph.mul(*factors[:index], left, *factors[index + 1 :])
        return self.graph.mul(*factors, total)

    def value_of(self, name: str) -> Term:
        """An accumulator, computed by operators."""
        graph, here = self.graph, self.accumulators[name]
        if here.way == "sum":
            return self.summed(here.value, name)
        value = self.expanded(here.value)
        if here.way == "product":
            if self.schema.argument("dim") is None:
                return graph.call("prod", value)
            return graph.call("prod", value, self.one_dim("a product"), self.yes())
        function = _EXTREMES.get(here.way, "logsumexp")
        return graph.call(function, value, self.size("dims"), self.yes())

    # -- writing ---------------------------------------------------------------------------------------------------

    def write(self, total: Term) -> Program:
        """The formula: lines for sizes and dimensions, for accumulators that it reads, and its value."""
        graph = self.graph
        if total.equals(0):
            gradient = next(output for output in self.outputs.values() if output)
            zeros = gradient if self.kernel.each is not None else self.kept(gradient)
            total = graph.call("zeros_like", graph.name(zeros))
        resolved = self.resolved(total)
        expanded = replaced(graph, total, resolved)
        if len(walk(expanded)) > LARGEST:
            raise NotDerivableError(TOO_LARGE)
        results = {
            replaced(graph, end, resolved): name if self.kernel.each is not None else self.kept(name)
            for end, name in zip(self.ends, self.outputs, strict=True)
            if not _mentions(end, self.accumulators.keys() - resolved.keys())
        }
        expanded = self.expanded(cheapest(graph, expanded, results))
        term_names = {replaced(graph, term, resolved): name for term, name in self.names.items()}
        term_names |= {term: name for name, term in resolved.items() if not term.is_atom}
        term_names = {**of_operators(expanded), **term_names}
        reserved = {*self.reserved, *self.kept_names.values(), *self.outputs, *self.outputs.values()}
        return written(expanded, named(expanded, term_names, reserved), self.lines(expanded))

    def resolved(self, total: Term) -> dict[str, Term]:
        """The accumulators that a term reads, and those that these read, computed by operators."""
        needed, terms = {name for name in self.accumulators if _mentions(total, {name})}, dict[str, Term]()
        for name in reversed(self.accumulators):
            if name in needed:
                terms[name] = self.value_of(name)
                needed |= {accumulator for accumulator in self.accumulators if _mentions(terms[name], {accumulator})}
        result: dict[str, Term] = {}
        for name in self.accumulators:
            if name in terms:
                result[name] = replaced(self.graph, terms[name], result)
        return result

    def lines(self, total: Term) -> list[str]:
        """The lines that come first."""
        wanted, local_names, sources = _names_of(total, inside=True), self.made, self.sources()
        reshaped = [name for name, shown in self.kept_names.items() if shown in wanted]
        used = {name for name in _MADE if local_names[name] in wanted} | ({"kept"} if reshaped else set())
        if "index" in used:
            self.one_dim("what reads 'index'")
        used |= {"dims"} if used & {"kept", "count"} else set()
        used |= {"sizes"} if used & {"dims", "index"} else set()
        first = [f"{local_names[name]} = {sources[name]}" for name in _MADE if name in used]
        return first + [f"{self.kept_names[name]} = {name}.reshape({local_names['kept']})" for name in reshaped]

    def sources(self) -> dict[str, str]:
        """What the names of ``_MADE`` stand for."""
        local_names, dim = self.made, self.schema.argument("dim")
        shapes = [f"{name}.shape" for name in self.tensors]
        chosen = "None" if dim is None else "dim" if dim.type.is_list else "(dim,)"
        if dim is not None and dim.type.optional and not dim.type.is_list:
            chosen = "None if dim is None else (dim,)"
        first = self.tensors[0]
        return {
            "sizes": shapes[0] if len(shapes) == 1 else f"broadcast_shapes({', '.join(shapes)})",
            "dims": f"wrap_dims({chosen}, len({local_names['sizes']}))",
            "kept": f"kept_sizes({local_names['sizes']}, {local_names['dims']})",
            "count": f"reduced_numel({local_names['sizes']}, {local_names['dims']})",
            "index": f"ones({local_names['sizes']}, dtype={first}.dtype).cumsum(dim) - 1",
        }


def made_names(taken: Collection[str], wanted: Sequence[str]) -> dict[str, str]:
    """Names that are free for what a formula needs besides."""
    result: dict[str, str] = {}
    for name in wanted:
        result[name] = free(name, {*taken, *result.values()})
    return result


def free(wanted: str, taken: Collection[str]) -> str:
    """`wanted`, with lines behind it where that is taken."""
    while wanted in taken:
        wanted += "_all"
    return wanted


def conjugate(graph: Simplifier, term: Term) -> Term:
    """The conjugate of a term, drawn in as far as sums, products and quotients go."""
    if term.is_number:
        return term
    if term.kind in ("*", "/", "+", "-", "neg"):
        return graph.make(term.kind, *(conjugate(graph, part) for part in term.parts))
    return graph.call("conj", term)


def of_operators(total: Term) -> dict[Term, str]:
    """Names for calls of operators inside of what a loop computes, which then stand on lines of their own."""
    result: dict[Term, str] = {}
    for term in walk(total):
        if not _calls_operator(term):
            result |= {part: "part" for part in term.parts if _calls_operator(part)}
    return result


def _calls_operator(term: Term) -> bool:
    return term.kind == "call" and term.value not in KERNEL_FUNCTIONS


def replaced(graph: TermGraph, term: Term, values: Mapping[str, Term]) -> Term:
    """A term in which names stand for terms."""
    terms: dict[Term, Term] = {}
    for node in walk(term):
        if node.kind == "name":
            terms[node] = values.get(str(node.value), node)
        elif node.parts:
            terms[node] = graph.term(node.kind, *(terms[part] for part in node.parts), value=node.value)
        else:
            terms[node] = node
    return terms[term]

