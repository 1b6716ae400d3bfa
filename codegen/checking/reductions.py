"""Check that the accumulators of a reduction can be joined: results from parts equal those of all elements at once.

A kernel deals its elements out to lanes, blocks and threads, begins each part with `init` and joins the parts by
`combine`. That is right only if

* `init` is neutral: joined with what another part has seen, it changes nothing;
* parts, neighbouring or interleaved, some of them empty, joined in a tree, give what one pass over all elements gives.

Both are checked on the expressions alone, number by number. Then the operator itself, over as many elements as take
several lanes and blocks, is compared with one pass.
"""

from __future__ import annotations

import ast
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from codegen.calculus.scalar_formulas import evaluator
from codegen.checking.differences import agrees
from codegen.checking.findings import Finding
from codegen.checking.sample_values import spread
from codegen.checking.subject import LoadedPackage, flat
from codegen.language.kernels import Accumulator, KernelPass, ReduceDefinition
from codegen.language.syntax import Program
from codegen.reading.combining import entered
from codegen.reading.entry import Entry
from codegen.reading.samples import USUAL_INTEGERS, ArgumentSample

Values = dict[str, float]
Elements = Sequence[tuple[int, Values]]  # each with its index: of every tensor one, by name, the first also as `self`
Function = Callable[[Values], float]

_SIZES = (1, 2, 3, 5, 8, 21)
_LONG = ((5000,), (700, 3))  # lanes and blocks of one line, and of three
_WHOLE = frozenset({"bool", "integral", "uint8", "int8", "int16", "int32", "int64"})
_ROUNDING = 1e-9  # of sums of thousands of terms


@dataclass(frozen=True)
class _Step:
    """One accumulator, compiled."""

    accumulator: Accumulator
    init: Function
    step: Function
    combine: Function

    def kept(self, value: float) -> float:
        """A value as an accumulator of its type holds it."""
        if self.accumulator.type == "bool":
            return float(value != 0)
        return float(math.trunc(value)) if self.accumulator.type == "int64" and math.isfinite(value) else value


@dataclass(frozen=True)
class _Line:
    """One pass, compiled."""

    steps: tuple[_Step, ...]
    lets: tuple[tuple[str, Function], ...]

    def begin(self, scope: Values) -> Values:
        return {step.accumulator.name: step.kept(step.init(scope)) for step in self.steps}

    def run(self, elements: Elements, values: Values) -> Values:
        """The accumulators after some elements, each with its index."""
        state = self.begin(values)
        for index, element in elements:
            scope = {**values, **element, "index": index, **state}
            for name, let in self.lets:
                scope[name] = let(scope)
            state = {step.accumulator.name: step.kept(step.step(scope)) for step in self.steps}
        return state

    def join(self, state: Values, other: Values, values: Values) -> Values:
        scope = {**values, **state, **{f"{name}_other": value for name, value in other.items()}}
        return {each.accumulator.name: each.kept(each.combine(scope)) for each in self.steps}


def reduction_findings(
    entry: Entry, samples: Sequence[ArgumentSample], library: LoadedPackage, seed: int
) -> list[Finding]:
    """What is wrong with the parts of a reduction, at most one finding; none where its functions are not known here."""
    kernel = entry.kernel
    if not isinstance(kernel, ReduceDefinition):
        return []
    lines = [_compiled(pass_) for pass_ in kernel.passes]
    passes = [line for line in lines if line is not None]
    if len(passes) < len(lines):
        return []
    source = random.Random(f"{entry.name} {seed}")  # noqa: S311 - no secrets
    scalars = _scalars(entry, samples)
    return next(_wrong_parts(entry, passes, scalars, source), None) or _wrong_whole(
        entry, kernel, passes, scalars, library, source
    )


def _compiled(pass_: KernelPass) -> _Line | None:
    lets = [(name, evaluator(program)) for name, program in pass_.lets]
    steps = []
    for each in pass_.accumulators:
        assert each.combine is not None
        functions = [evaluator(program) for program in (each.init, each.step, each.combine)]
        compiled = [function for function in functions if function is not None]
        if len(compiled) < len(functions):
            return None
        steps.append(_Step(each, *compiled))
    named = tuple((name, function) for name, function in lets if function is not None)
    return _Line(tuple(steps), named) if len(named) == len(lets) else None


def _scalars(entry: Entry, samples: Sequence[ArgumentSample]) -> Values:
    """Numbers for the arguments that expressions read."""
    first = samples[0].by_name if samples else {}
    numbers = (argument.name for argument in entry.schema.inputs if argument.type.is_scalar or argument.type.is_float)
    return {name: value if isinstance(value := first.get(name), (int, float)) else 1.5 for name in numbers}


# -- the expressions -------------------------------------------------------------------------------------------------


def _wrong_parts(
    entry: Entry, passes: Sequence[_Line], scalars: Values, source: random.Random
) -> Iterator[list[Finding]]:
    """The first pass whose parts do not fit together."""
    ends: dict[str, list[Values]] = {step.accumulator.name: [] for line in passes for step in line.steps}
    for elements in _sequences(entry, source):
        scope = {**scalars, "count": float(len(elements))}
        for line in passes:
            total = line.run(elements, scope)
            yield from _not_neutral(entry, line, elements, total, scope)
            for parts in _partitions(elements, source):
                joined = _joined(line, [line.run(part, scope) for part in parts], scope)
                for step in line.steps:
                    name = step.accumulator.name
                    if not _same(total[name], joined[name]):
                        shown = " | ".join(", ".join(f"{value['self']:g}" for _, value in part) for part in parts)
                        message = (
                            f"accumulator '{name}' of '{entry.name}' depends on how elements are divided: "
                            f"{total[name]:g} in one pass, {joined[name]:g} in parts joined by 'combine'"
                        )
                        yield [_finding(step.accumulator, "combine", message, f"parts: {shown}")]
            scope |= total
        for name, values in ends.items():
            values.append({name: scope[name]})
    for line in passes:
        for step in line.steps:
            name = step.accumulator.name
            results = [values[name] for values in ends[name]]
            if all(_same(results[0], value) for value in results):
                message = f"accumulator '{name}' of '{entry.name}' is {results[0]:g} whatever is reduced"
                hint = "begin with the value that changes nothing, such as 0 of a sum and 1 of a product"
                yield [_finding(step.accumulator, "init", message, hint)]


def _not_neutral(
    entry: Entry, line: _Line, elements: Elements, total: Values, scope: Values
) -> Iterator[list[Finding]]:
    """What an empty part changes, on either side of what others have seen."""
    empty = line.begin(scope)
    for state in (total, *_entered(line, elements, scope)):
        for left, other in ((empty, state), (state, empty)):
            joined = line.join(left, other, scope)
            for each in line.steps:
                name, positions = each.accumulator.name, each.accumulator.places
                if _same(joined[name], state[name]):
                    continue
                has_combine = positions["combine"] != positions["step"]
                message = (
                    f"accumulator '{name}' of '{entry.name}' is {state[name]:g}, and {joined[name]:g} when it is "
                    f"joined with a part that has seen nothing, {empty[name]:g}"
                )
                hint = "parts begin with 'init', which 'combine' must leave without effect"
                yield [_finding(each.accumulator, "combine" if has_combine else "init", message, hint)]


def _entered(line: _Line, elements: Elements, scope: Values) -> Iterator[Values]:
    """What the elements add to a single accumulator whose step shows it, ``f(accumulator, value)``: values of its kind.

    They are there even if `init` swallows all elements, as 0 does in a product.
    """
    single = line.steps[0]
    part = entered(single.accumulator.name, single.accumulator.step)
    if len(line.steps) > 1 or line.lets or part is None:
        return
    function = evaluator(Program((ast.fix_missing_locations(ast.Expr(part)),), ""))
    if function is not None:
        for index, element in elements:
            yield {single.accumulator.name: single.kept(function({**scope, **element, "index": index}))}


def _joined(line: _Line, states: list[Values], scope: Values) -> Values:
    """Pairwise, as the kernel does it, until one is left."""
    while len(states) > 1:
        half = (len(states) + 1) // 2
        pairs = [line.join(state, other, scope) for state, other in zip(states, states[half:], strict=False)]
        states = pairs + states[len(pairs) : half]
    return states[0]


def _partitions(
    elements: Elements, source: random.Random
) -> Iterator[list[Elements]]:
    """Neighbours in two and in four parts, some empty, and elements dealt out in turn."""
    for count in (2, 4):
        cuts = sorted(source.randint(0, len(elements)) for _ in range(count - 1))
        yield [elements[start:stop] for start, stop in zip([0, *cuts], [*cuts, len(elements)], strict=True)]
        yield [elements[first::count] for first in range(count)]


def _sequences(entry: Entry, source: random.Random) -> Iterator[Elements]:
    """Elements of several numbers: distinct ones, repeated ones, and where the domain has them 0 and NaN."""
    first, *further_tensors = _tensors(entry)
    interval = dict(entry.sampling.domain).get(first)
    integers = _whole_range(entry)
    if integers is not None:
        yield from _whole_numbers(entry, integers, source)
        return
    for size in _SIZES:
        distinct = spread(size, interval, (), source)
        beside = {name: _beside(entry, name, size, source) for name in further_tensors}
        rows = [distinct, [source.choice(distinct[:3]) for _ in range(size)]]
        if interval is None:
            rows += [[0.0] * size, [value if index % 3 else 0.0 for index, value in enumerate(distinct)]]
            rows += [[value if index % 4 != 1 else math.nan for index, value in enumerate(distinct)]]
        for row in rows:
            yield _elements({first: row, **beside})


def _whole_range(entry: Entry) -> tuple[int, int] | None:
    """The first and the last element of a reduction that takes bool, or integers, alone; None of any other."""
    if not {*entry.accepts} <= _WHOLE:
        return None
    interval = dict(entry.sampling.domain).get(_tensors(entry)[0])
    return (0, 1) if {*entry.accepts} == {"bool"} else interval.integers if interval else USUAL_INTEGERS


def _dtype(entry: Entry) -> str:
    """A dtype that the elements of a reduction may have."""
    if _whole_range(entry) is None:
        return "float64"
    return "int64" if "integral" in entry.accepts else entry.accepts[-1]


def _whole_numbers(entry: Entry, bounds: tuple[int, int], source: random.Random) -> Iterator[Elements]:
    """Elements between two whole numbers: several, and one of them alone."""
    first, *further_tensors = _tensors(entry)
    for size in _SIZES:
        for row in ([source.randint(*bounds) for _ in range(size)], [bounds[0]] * size, [bounds[1]] * size):
            beside = {name: [float(source.randint(*bounds)) for _ in row] for name in further_tensors}
            yield _elements({first: [float(number) for number in row], **beside})


def _tensors(entry: Entry) -> list[str]:
    """The tensors that are reduced together."""
    return [argument.name for argument in entry.schema.inputs if argument.type.is_tensor]


def _beside(entry: Entry, name: str, size: int, source: random.Random) -> list[float]:
    """Elements of a tensor beside the first one; without a domain other than 0, by which a step may divide."""
    return spread(size, dict(entry.sampling.domain).get(name), (0.0,), source)


def _elements(numbers: Mapping[str, Sequence[float]]) -> Elements:
    """Elements from the numbers of every tensor."""
    rows = zip(*numbers.values(), strict=True)
    return [(index, {"self": row[0], **dict(zip(numbers, row, strict=True))}) for index, row in enumerate(rows)]


def _same(number: float, other: float) -> bool:
    if math.isfinite(number) and math.isfinite(other):
        return agrees(number, other, _ROUNDING)
    return number == other or (math.isnan(number) and math.isnan(other))


def _finding(accumulator: Accumulator, part: str, message: str, hint: str) -> Finding:
    location, length = accumulator.places[part]
    return Finding(location, f"check-{part}", message, hint, length)


# -- the operator ----------------------------------------------------------------------------------------------------


def _wrong_whole(
    entry: Entry, kernel: ReduceDefinition, passes: Sequence[_Line], scalars: Values, library: LoadedPackage,
    source: random.Random,
) -> list[Finding]:
    """Whether long lines give what one pass over their elements gives."""
    end = kernel.finish or kernel.each
    assert end is not None
    values = end.result.elts if isinstance(end.result, ast.Tuple) else [end.result]
    programs = [Program((*end.lets, ast.fix_missing_locations(ast.Expr(value))), end.source) for value in values]
    finish = [evaluator(program) for program in programs]
    compiled = [value for value in finish if value is not None]
    if len(compiled) < len(finish) or not entry.accepts_real:
        return []
    domain, (first, *further_tensors) = dict(entry.sampling.domain), _tensors(entry)
    for shape in _LONG:
        if len(shape) > 1 and entry.schema.argument("dim") is None:
            continue
        rows, columns = shape[0], math.prod(shape[1:])
        bounds = _whole_range(entry)
        if bounds is None:
            numbers = {first: spread(rows * columns, domain.get(first), (), source)}
            numbers |= {name: _beside(entry, name, rows * columns, source) for name in further_tensors}
        else:
            drawn = [[float(source.randint(*bounds)) for _ in range(rows * columns)] for _ in (first, *further_tensors)]
            numbers = dict(zip((first, *further_tensors), drawn, strict=True))
        computed = _computed(entry, library, shape, numbers, scalars)
        lines = [{name: row[column::columns] for name, row in numbers.items()} for column in range(columns)]
        expected = [
            _one_pass(passes, compiled, _elements(line), scalars, each=kernel.each is not None) for line in lines
        ]
        for output in range(len(computed)):
            flat_wanted = [
                number for column in zip(*(actual[output] for actual in expected), strict=True) for number in column
            ]
            for actual, other in zip(computed[output], flat_wanted, strict=True):
                if not _same(float(actual), other):
                    message = (
                        f"'{entry.name}' of {rows} elements is {float(actual):g}, one pass over them gives {other:g}"
                    )
                    return [Finding(entry.location, "check-reduction", message, None, len(entry.name))]
    return []


def _one_pass(
    passes: Sequence[_Line], finish: Sequence[Function], elements: Elements, scalars: Values, *, each: bool
) -> list[list[float]]:
    """The outputs for one line, each a list: of one number, or with `each` of one for every element."""
    values_by_name = {**scalars, "count": float(len(elements))}
    for line in passes:
        values_by_name |= line.run(elements, values_by_name)
    scopes = [{**values_by_name, **values, "index": index} for index, values in elements] if each else [values_by_name]
    return [[function(scope) for scope in scopes] for function in finish]


def _computed(
    entry: Entry, library: LoadedPackage, shape: Sequence[int], numbers: dict[str, list[float]], scalars: Values
) -> list[list[float]]:
    """What the operator gives, reduced along the first dimension."""
    schema = entry.schema
    arguments = []
    for argument in schema.inputs:
        if argument.type.is_tensor:
            arguments.append(library.tensor(shape, _dtype(entry), numbers[argument.name]))
        elif argument.name == "dim":
            arguments.append((0,) if argument.type.is_int_list else 0)
        else:
            default = False if argument.type.is_bool else None
            value = scalars.get(argument.name, default if argument.default is None else argument.default_value)
            arguments.append(library.value(value))
    with library.quiet():
        return [flat(item) for item in library.call(entry.name, arguments)]
