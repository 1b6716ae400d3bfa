"""Check the derivatives of an entry: every formula against finite differences, on every sample.

    verify(entry, derivative, library, seed)  ->  the findings, none if all is well

Checked are the gradients (one backward pass of random weights for the results is compared element by element with the
differences of the weighted sum of the results), their shape and dtype, the compiled loop of a formula against its
operators, single precision against double, the derivative by forward mode, and the gradients of the gradients. A
formula that was written by hand for a kernel that could be derived is also compared with what follows from the kernel.
Where elements are equal, gradients add up to the slope along which they stay equal (:mod:`codegen.checking.ties`).
Gradients of complex tensors are compared with differences too (:mod:`codegen.checking.complex_numbers`).
What an operator in Python promises by its schema comes before all (:mod:`codegen.checking.contracts`).
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from codegen.calculus.derive import derive
from codegen.calculus.differentiate import NotDerivableError
from codegen.calculus.scalar_formulas import at_place, evaluator, gradient
from codegen.checking.batches import batch_findings
from codegen.checking.complex_numbers import HINT, complex_gap
from codegen.checking.contracts import contract_findings
from codegen.checking.differences import SAME, SINGLE, agrees, changes, difference, first_gap, place_of, spelled
from codegen.checking.examples import example_findings
from codegen.checking.findings import Finding
from codegen.checking.further_samples import further_samples, of_lines
from codegen.checking.identities import identity_findings
from codegen.checking.omitted import omitted_findings
from codegen.checking.overflow import overflow_findings
from codegen.checking.reductions import reduction_findings
from codegen.checking.sample_values import TensorValues, draw
from codegen.checking.subject import Leaf, LoadedPackage, Numbers, Subject, elements, flat
from codegen.checking.ties import tie_findings
from codegen.checking.unused import unused_findings
from codegen.checking.writes import samples_of_writes, writing_findings
from codegen.language.kernels import ScanDefinition
from codegen.language.vocabulary import CONSTANTS
from codegen.model.loops import reads
from codegen.reading.derivative import Derivative, Formula, ForwardFormula
from codegen.reading.entry import Entry
from codegen.reading.kernels import ElementwiseKernel
from codegen.reading.kinds import DRAWS
from codegen.reading.samples import ArgumentSample, NoSamplesError, TensorSample, generate

Place = Formula | ForwardFormula | None  # what a report points at; without one, at the name of the operator
EQUATION = 1e-6  # what an equation may differ from 0, by the size of its terms
_KINK = "the differences of two steps disagree; a kink or a pole there belongs into 'nondifferentiable_at'"


def samples_of(entry: Entry) -> tuple[ArgumentSample, ...]:
    """The samples of an entry, or such as its schema suggests. Raises NoSamplesError."""
    if entry.sampling.samples:
        return entry.sampling.samples
    kernel = entry.kernel
    if isinstance(kernel, ElementwiseKernel) and kernel.writes:
        return samples_of_writes(entry, kernel)
    samples = generate(entry.schema, elementwise=isinstance(kernel, ElementwiseKernel))
    if isinstance(kernel, ScanDefinition):
        return of_lines(entry, kernel, samples)
    dims = kernel.reads.dims if isinstance(kernel, ElementwiseKernel) else 0
    return tuple(
        sample for sample in samples
        if all(len(value.shape) >= dims for _, value in sample.values if isinstance(value, TensorSample))
    )


def verify(entry: Entry, derivative: Derivative | None, library: LoadedPackage, seed: int = 0) -> list[Finding]:
    """Every way in which `derivative` disagrees with the operator itself; of each the first sample that shows it.

    The promises of the schema and the parts of a reduction come first: while they are wrong, nothing can be said of the
    derivative.
    """
    static_findings = [*unused_findings(entry), *example_findings(entry, library)]
    try:
        samples = samples_of(entry)
    except NoSamplesError as argument:
        if derivative is None or not derivative.formulas:  # no gradient, whatever words say so: nothing to compare
            return [
                *static_findings,
                *reduction_findings(entry, (), library, seed),
                *omitted_findings(entry, derivative),
            ]
        message = f"no samples can be made up for '{entry.name}': its argument '{argument}' has no default"
        hint = "add 'samples:' to the entry"
        return [Finding(entry.location, "check-no-samples", message, hint, len(entry.name))]
    before = [*static_findings, *contract_findings(entry, samples, library, seed)]
    before += reduction_findings(entry, samples, library, seed)
    before += writing_findings(entry, samples, library, seed)
    before += batch_findings(entry, samples, library, seed)
    before += identity_findings(entry, samples, library, seed)
    before += omitted_findings(entry, derivative)
    # Two calls of an operator that draws give other numbers, whose differences say nothing of a gradient.
    if before or DRAWS in entry.tags:
        return before
    if derivative is None:
        return list(overflow_findings(entry, samples, library, seed))
    by_key: dict[tuple[str, ...], Finding] = {}
    further = list(further_samples(entry, samples))
    for number, sample in enumerate([*samples, *further]):
        try:
            values = draw(sample, entry.sampling, entry.fixed_dtypes, f"{entry.name} {number} {seed}")
            source = random.Random(f"{number} {seed}")  # noqa: S311 - no secrets
            subject = Subject(library, entry, derivative, values)
            made_up = number >= len(samples) or entry.states_of  # of states that are not reached, some are infinite
            if made_up and not subject.has_finite_results:
                continue
            checker = _SampleChecker(subject, entry, derivative, sample, made_up=number >= len(samples))
            findings = checker.findings(source) if entry.accepts_real else []
            for key, finding in findings or checker.complex_findings(values, source):
                by_key.setdefault(key, finding)
        except Exception as error:  # noqa: BLE001 - whatever a formula does is the author's to know
            reason = " ".join(f"{type(error).__name__}: {error}".split())
            message = f"'{entry.name}' or its derivative fails: {reason}"
            finding = Finding(derivative.location, "check-fails", message, f"sample: {sample}", len(entry.name))
            by_key.setdefault(("check-fails",), finding)
    wrong = list(by_key.values()) or list(tie_findings(entry, derivative, samples, library, seed))
    return wrong or list(overflow_findings(entry, samples, library, seed))


class _SampleChecker:
    """All comparisons of one operator at one sample."""

    def __init__(
        self, subject: Subject, entry: Entry, derivative: Derivative, sample: ArgumentSample, *, made_up: bool
    ) -> None:
        self.subject = subject
        self.made_up = made_up  # nobody wrote the sample, so nobody is to blame for a kink there
        self.entry = entry
        self.derivative = derivative
        self.sample = sample
        self.found: list[tuple[tuple[str, ...], Finding]] = []

    def findings(self, source: random.Random) -> list[tuple[tuple[str, ...], Finding]]:
        """Everything that disagrees, with a key that is equal for the same error at another sample."""
        subject = self.subject
        if not subject.leaves:
            return []
        leaves = [tensor.requires_grad_() for tensor in subject.tensors(subject.start)]
        outputs = subject.outputs(leaves)
        if not all(math.isfinite(number) for output in outputs for number in flat(output)):
            message = f"'{self.entry.name}' has no finite result for its sample"
            hint = f"sample: {self.sample}; say where its inputs lie with 'domain:'"
            finding = Finding(self.entry.location, "check-domain", message, hint, len(self.entry.name))
            return [(("check-domain",), finding)]
        weights = [_numbers(output.numel(), source) for output in outputs]
        self.check_equation(outputs)
        if self.found:
            return self.found
        gradients = subject.gradients(subject.start, weights)
        shapes = [tuple(output.shape) for output in outputs]
        self.check_kinds(gradients, "float64")
        if not self.found:
            self.check_values(gradients, weights, outputs)
        # What follows from a wrong gradient is no news: its other forms, and tangents that are made from it.
        if not self.found:
            self.check_forms(gradients, weights)
            if not self.made_up:
                self.check_single(gradients, weights)
            self.check_second(weights, shapes, source)
        # Forward mode does not know complex numbers.
        if (not self.found or self.derivative.forward) and not subject.gives_complex:
            self.check_forward(shapes, source)
        return self.found

    def complex_findings(
        self, values: dict[str, Any], source: random.Random
    ) -> list[tuple[tuple[str, ...], Finding]]:
        """The same for complex tensors, to first order."""
        gap = complex_gap(self.entry, self.derivative, self.subject.library, values, source)
        if gap is not None:
            leaf, problem = gap
            message = f"{self.gradient_of(leaf)} is {problem}"
            self.add("check-complex", message, self.formula(leaf), leaf.name, HINT)
        return self.found

    def report(
        self, code: str, what: str, formula: Place, values: tuple[str, float, str, float], where: Sequence[int],
        hint: str = "",
    ) -> None:
        """Two numbers that should be equal: ``(name, number, name, number)``."""
        name, first, other_name, other = values
        words = spelled(first, other)
        message = f"{what} is wrong at {list(where)}: {name} {words[0]}, {other_name} {words[1]}"
        self.add(code, message, formula, what, hint)

    def add(self, code: str, message: str, formula: Place, key: str, hint: str = "") -> None:
        location, length = (formula.location, len(formula.text)) if formula else (self.derivative.location, 1)
        sample = f"sample: {self.sample}"
        self.found.append(
            ((code, key), Finding(location, code, message, f"{sample}; {hint}" if hint else sample, length))
        )

    def formula(self, leaf: Leaf) -> Formula | None:
        """The formula of the gradient of a leaf."""
        return next((formula for formula in self.derivative.formulas if leaf.name in formula.arguments), None)

    def gradient_of(self, leaf: Leaf) -> str:
        return f"the gradient of '{self.entry.name}' with respect to '{leaf}'"

    # -- first order ---------------------------------------------------------------------------------------------------

    def check_kinds(self, gradients: Sequence[Any], dtype: str) -> None:
        """A gradient has the shape and dtype of its input."""
        for leaf, slope in zip(self.subject.leaves, gradients, strict=True):
            if slope is None:
                continue
            expected, actual = list(leaf.values.shape), list(slope.shape)
            if expected != actual:
                message = f"{self.gradient_of(leaf)} has shape {actual}, its input {expected}"
                self.add("check-shape", message, self.formula(leaf), leaf.name)
            elif slope.dtype.name != dtype:
                message = f"{self.gradient_of(leaf)} is {slope.dtype.name}, its input {dtype}"
                self.add("check-dtype", message, self.formula(leaf), leaf.name)

    def check_equation(self, outputs: Sequence[Any]) -> None:
        """What an entry says under ``fulfils`` is 0, as far as its terms let that be seen."""
        kernel = self.entry.kernel
        equation = kernel.fulfils if isinstance(kernel, ElementwiseKernel) else None
        function = evaluator(equation) if equation is not None else None
        if equation is None or function is None:
            return
        values = self.subject.values
        numbers = {name: float(value) for name, value in values.items() if isinstance(value, (int, float))}
        tensors: dict[str, tuple[Sequence[int], Sequence[float]]] = {
            name: (value.shape, value.elements) for name, value in values.items() if isinstance(value, TensorValues)
        }
        tensors["result"] = (tuple(outputs[0].shape), flat(outputs[0]))
        if not reads(equation) <= {*numbers, *tensors, *CONSTANTS}:
            return
        at_zero = tensors | {"result": (tensors["result"][0], [0.0] * outputs[0].numel())}
        for position, index in enumerate(product(*map(range, outputs[0].shape))):
            residual = function(numbers | at_place(tensors, index))
            scale = max(1.0, abs(function(numbers | at_place(at_zero, index))))
            if abs(residual) > EQUATION * scale:
                message = (
                    f"'{self.entry.name}' does not fulfil its equation at {list(index)}: {equation.source} is "
                    f"{residual:.4g} for the result {flat(outputs[0])[position]:.4g}"
                )
                self.add("check-fulfils", message, None, "fulfils")
                return

    def check_values(
        self, gradients: Sequence[Any], weights: Sequence[Numbers], outputs: Sequence[Any]
    ) -> None:
        """Against the differences of the weighted sum of the results, and against what the kernel gives."""
        start = self.subject.results(self.subject.start)

        def total(points: Sequence[Numbers]) -> Numbers:
            return [_inner(changes(self.subject.results(points), start), weights)]

        for index, leaf in enumerate(self.subject.leaves):
            actual = elements(gradients[index], leaf)
            source, derived = self.from_kernel(leaf, weights, outputs) or ("", None)
            for position, number in enumerate(actual):
                expected, smooth = difference(self.moved(total, index, position), abs(leaf.values.elements[position]))
                where = place_of(position, leaf.values.shape)
                if self.made_up and not smooth:
                    continue
                if not agrees(number, expected[0]):
                    pair = ("formula", number, "finite difference", expected[0])
                    hint = _KINK if not smooth else f"the kernel gives {source}" if source else ""
                    self.report("check-gradient", self.gradient_of(leaf), self.formula(leaf), pair, where, hint)
                    break
                if derived is not None and not agrees(number, derived[position]):
                    pair = ("formula", number, f"by the rules for its kernel, {source},", derived[position])
                    self.report("check-derived", self.gradient_of(leaf), self.formula(leaf), pair, where)
                    break

    def moved(
        self, function: Callable[[Sequence[Numbers]], Numbers], leaf: int, position: int
    ) -> Callable[[float], Numbers]:
        """`function` of a step of one element of one leaf."""

        def at(step: float) -> Numbers:
            points = [list(vector) for vector in self.subject.start]
            points[leaf][position] += step
            return function(points)

        return at

    def check_forms(self, gradients: Sequence[Any], weights: Sequence[Numbers]) -> None:
        """The compiled loop of a formula against its operators, which ``create_graph`` runs.

        Numbers such as 0.5, which samples and defaults have, show no rounding to single precision; so they are compared
        once more with numbers beside these.
        """
        recorded = self.subject.gradients(self.subject.start, weights, graph=True)
        for leaf, slope, other in zip(self.subject.leaves, gradients, recorded, strict=True):
            self.compare(leaf, "check-loop", ("compiled loop", slope, "operators", other), SAME)
        beside = self.subject.with_long_numbers()
        if self.found or beside is None:
            return
        try:
            pair = [beside.gradients(beside.start, weights, graph=graph) for graph in (False, True)]
        except Exception:  # noqa: BLE001 - the operator says which numbers it takes
            return
        for leaf, slope, other in zip(beside.leaves, *pair, strict=True):
            self.compare(leaf, "check-loop", ("compiled loop", slope, "operators", other), SAME)

    def check_single(self, gradients: Sequence[Any], weights: Sequence[Numbers]) -> None:
        """Single precision against double."""
        narrow = self.subject.gradients(self.subject.start, weights, "float32")
        self.check_kinds(narrow, "float32")
        for leaf, slope, other in zip(self.subject.leaves, gradients, narrow, strict=True):
            self.compare(leaf, "check-float32", ("float32", other, "float64", slope), SINGLE)

    def compare(self, leaf: Leaf, code: str, pair: tuple[str, Any, str, Any], tolerance: float) -> None:
        """Two gradients that should be equal."""
        first, other = elements(pair[1], leaf), elements(pair[3], leaf)
        scale = max([1.0, *(abs(number) for number in other)])
        position = first_gap(first, other, tolerance, scale)
        if position is not None:
            where = place_of(position, leaf.values.shape)
            numbers = (pair[0], first[position], pair[2], other[position])
            self.report(code, self.gradient_of(leaf), self.formula(leaf), numbers, where)

    def from_kernel(
        self, leaf: Leaf, weights: Sequence[Numbers], outputs: Sequence[Any]
    ) -> tuple[str, Numbers] | None:
        """The derivative of an elementwise kernel of one expression by the rule table: its text and its values.

        None where the formula itself is derived, or nothing can be.
        """
        kernel, formula = self.entry.kernel, self.formula(leaf)
        if not isinstance(kernel, ElementwiseKernel) or len(kernel.cases) != 1 or kernel.outputs != 1 or kernel.reads:
            return None
        values = self.subject.values
        tensors: dict[str, tuple[Sequence[int], Sequence[float]]] = {
            name: (value.shape, value.elements) for name, value in values.items() if isinstance(value, TensorValues)
        }
        numbers = {name: float(value) for name, value in values.items() if isinstance(value, (int, float))}
        shape = tuple(outputs[0].shape)
        tensors |= {"grad": (shape, weights[0]), "result": (shape, flat(outputs[0]))}
        try:
            program = derive(kernel.cases[0].program, leaf.name, fulfils=kernel.fulfils)
        except NotDerivableError:
            return None
        function = evaluator(program)
        names = {*tensors, *numbers, *CONSTANTS}
        if function is None or formula is None or formula.derived or not reads(program) <= names:
            return None
        return "; ".join(program.source.split("\n")), gradient(function, tensors, numbers, leaf.name, shape)

    # -- forward mode --------------------------------------------------------------------------------------------------

    def check_forward(self, shapes: Sequence[Sequence[int]], source: random.Random) -> None:
        """Derivatives along each input, and along all of them at once."""
        subject = self.subject
        directions = [_numbers(len(vector), source) for vector in subject.start]
        plans = [({index}, f"'{leaf}'") for index, leaf in enumerate(subject.leaves)]
        if len(plans) > 1:
            plans.append((set(range(len(plans))), "all inputs at once"))
        for moving, along in plans:
            tangents = self.tangents(directions, moving)
            for index, (actual, shape) in enumerate(zip(tangents, shapes, strict=True)):
                expected, _ = difference(self.along(directions, moving, index))
                position = first_gap(actual, expected)
                if position is not None:
                    name = self.derivative.outputs[index].name
                    label = f"the tangent of '{name}' of '{self.entry.name}' along {along}"
                    formulas = (tangent for tangent in self.derivative.forward if tangent.result in (name, "result"))
                    formula: Place = next(formulas, None)
                    pair = ("formula", actual[position], "finite difference", expected[position])
                    formula = formula or self.formula(subject.leaves[min(moving)])
                    self.report("check-forward", label, formula, pair, place_of(position, shape))

    def along(self, directions: Sequence[Numbers], moving: set[int], output: int) -> Callable[[float], Numbers]:
        """One result as a function of a step of the leaves `moving`."""

        def at(step: float) -> Numbers:
            points = [
                [x + step * t * (index in moving) for x, t in zip(start, direction, strict=True)]
                for index, (start, direction) in enumerate(zip(self.subject.start, directions, strict=True))
            ]
            return self.subject.results(points)[output]

        return at

    def tangents(self, directions: Sequence[Numbers], moving: set[int]) -> list[Numbers]:
        """What forward mode gives for every result."""
        subject = self.subject
        forward = subject.library.autograd.forward_ad
        with forward.dual_level():
            leaves = subject.tensors(subject.start)
            for position in moving:
                leaf = subject.leaves[position]
                tangent = subject.library.tensor(leaf.values.shape, leaf.values.dtype, directions[position])
                leaves[position] = forward.make_dual(leaves[position], tangent)
            pairs = [forward.unpack_dual(output) for output in subject.outputs(leaves)]
            return [
                [0.0] * pair.primal.numel() if pair.tangent is None else flat(pair.tangent) for pair in pairs
            ]

    # -- second order --------------------------------------------------------------------------------------------------

    def check_second(
        self, weights: Sequence[Numbers], shapes: Sequence[Sequence[int]], source: random.Random
    ) -> None:
        """The gradients of the gradients, with respect to the inputs and to the weights (``grad`` in formulas)."""
        subject = self.subject
        directions = [_numbers(len(vector), source) for vector in subject.start]
        names = [f"'{leaf}'" for leaf in subject.leaves] + ["'grad'"] * len(weights)
        start = [*subject.start, *weights]
        count = len(subject.leaves)

        def sums(points: Sequence[Numbers]) -> Numbers:
            second = subject.gradients(points[:count], points[count:])
            return [
                _inner([elements(gradient, leaf)], [direction])
                for gradient, leaf, direction in zip(second, subject.leaves, directions, strict=True)
            ]

        rows = self.second_gradients(weights, directions)
        for other, point in enumerate(start):
            for position in range(len(point)):

                def at(step: float, other: int = other, position: int = position) -> Numbers:
                    points = [list(vector) for vector in start]
                    points[other][position] += step
                    return sums(points)

                expected, _ = difference(at, abs(point[position]))
                for first, leaf in enumerate(subject.leaves):
                    row = rows[first]
                    if row is None:
                        continue
                    actual = row[other][position]
                    if not agrees(actual, expected[first]):
                        label = f"{self.gradient_of(leaf)}, differentiated by {names[other]},"
                        shape = subject.leaves[other].values.shape if other < count else shapes[other - count]
                        pair = ("formula", actual, "finite difference", expected[first])
                        where = place_of(position, shape)
                        self.report("check-second-order", label, self.formula(leaf), pair, where)

    def second_gradients(self, weights: Sequence[Numbers], directions: Sequence[Numbers]) -> list[list[Numbers] | None]:
        """For every leaf the gradients of ``sum(direction * its gradient)`` by all leaves and all weights.

        None for a leaf of which the entry says under ``second_order`` that this is not implemented, and for which it
        is an error.
        """
        subject = self.subject
        rows: list[list[Numbers] | None] = []
        for first, leaf in enumerate(subject.leaves):
            leaves = [tensor.requires_grad_() for tensor in subject.tensors(subject.start)]
            outputs = subject.outputs(leaves)
            seeds = [
                subject.library.tensor(tuple(output.shape), output.dtype.name, weight).requires_grad_()
                for output, weight in zip(outputs, weights, strict=True)
            ]
            gradients = subject.differentiate(outputs, [leaves[first]], seeds, graph=True)
            direction = subject.library.tensor(leaf.values.shape, leaf.values.dtype, directions[first])
            if gradients[0] is None:
                rows.append([[0.0] * len(weight) for weight in (*subject.start, *weights)])
                continue
            try:
                second = subject.differentiate(gradients, [*leaves, *seeds], [direction])
            except NotImplementedError:
                if leaf.name not in self.derivative.second_order:
                    raise
                rows.append(None)
                continue
            rows.append(
                [
                    [0.0] * len(start) if gradient is None else flat(gradient)
                    for gradient, start in zip(second, (*subject.start, *weights), strict=True)
                ]
            )
        return rows


def _numbers(count: int, source: random.Random) -> Numbers:
    """Numbers between 0.5 and 1.5 of either sign, exact in single precision."""
    return [source.choice((-1, 1)) * source.randint(32, 96) / 64 for _ in range(count)]


def _inner(left: Sequence[Numbers], right: Sequence[Numbers]) -> float:
    return sum(a * b for row, other in zip(left, right, strict=True) for a, b in zip(row, other, strict=True))
