"""What an entry says under ``kernel:``: one of elementwise, reduce, view, composite, dispatch.

    elementwise: self + alpha * other                 one expression, or several lines ending in one
    elementwise: {min is None: ..., max is None: ...}  cases, chosen by the arguments that are not tensors; a case is an
                                                       expression or {value: expression, dtypes: what it accepts}
    reduce: [{total: {init: 0, step: total + self}}]  passes; a later one reads the accumulators of the earlier
    finish: total / count                             what a reduction gives, or
    each: exp(self - best) / total                    what it gives for every element (softmax)
    view: strided(sizes, strides, offset)             sizes, strides and offset in elements
    composite: self.exp().log()                       Python over operators
    dispatch: {CPU: runtime.kernels.linalg.mm}        written by hand
"""

from __future__ import annotations

import ast
import keyword
from collections.abc import Collection
from dataclasses import dataclass

from codegen import vocabulary
from codegen.calls import Operators, kinds_of
from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.schema import FunctionSchema
from codegen.syntax import Dialect, Program, parse
from codegen.yaml_values import Mapping, Node, Sequence, Text, as_list_of_text, as_mapping, as_text

KINDS = ("elementwise", "reduce", "view", "composite", "dispatch")
BESIDE = ("finish", "each", "identity")
_NUMBERS = ("Scalar", "float", "int", "bool", "SymInt")  # types of arguments that a loop can compute with
_TYPES = ("compute", "int64", "bool")  # of accumulators
_GIVEN = ("self", "index", "count")  # what the expressions of a reduction know besides its accumulators
_PARTS = ("init", "step", "combine", "type")
KERNEL_ROOTS = ("runtime.kernels",)  # where functions written by hand lie, unless an author names a package
_DISPATCH_KEYS = ("CPU", "CompositeExplicitAutograd", "CompositeImplicitAutograd")

KERNEL_EXPRESSION = Dialect("a kernel expression", vocabulary.KERNEL_FUNCTIONS, tuple(vocabulary.CONSTANTS))
def tensor_language(what: str, operators: Operators, *, statements: bool = False) -> Dialect:
    """What composites and formulas are written in: operators, helpers over sizes, methods and attributes of tensors."""
    return Dialect(
        what,
        # An operator has the name that a function of Python would have here.
        {**vocabulary.HELPERS, **dict.fromkeys(operators.functions), **vocabulary.PYTHON_FUNCTIONS},
        (*vocabulary.CONSTANTS, *vocabulary.SYMBOLS, *vocabulary.DTYPE_NAMES, *vocabulary.MEMORY_FORMATS),
        {*operators.methods, *vocabulary.TENSOR_METHODS},
        vocabulary.TENSOR_ATTRIBUTES | vocabulary.DTYPE_ATTRIBUTES,
        values=True, statements=statements, strings=True, operators=operators,
    )


CONDITION = Dialect("the condition of a case", {}, attributes=("real", "imag"), strings=True)


@dataclass(frozen=True)
class Case:
    """One expression of an elementwise kernel, the condition under which it is used (None: always), and the dtypes it

    accepts where that differs from the entry's.
    """

    condition: Program | None
    program: Program
    accepts: tuple[str, ...] | None = None


@dataclass(frozen=True)
class ElementwiseKernel:
    """Pointwise: one or more cases."""

    cases: tuple[Case, ...]
    outputs: int


@dataclass(frozen=True)
class Accumulator:
    """One value that a reduction carries along."""

    name: str
    type: str
    init: Program
    step: Program
    combine: Program


@dataclass(frozen=True)
class ReduceKernel:
    """Passes over the reduced elements, then `finish` (one expression an output) or `each`."""

    passes: tuple[tuple[Accumulator, ...], ...]
    finish: Program | None
    each: Program | None
    identity: bool


@dataclass(frozen=True)
class ViewKernel:
    """Geometry of a view."""

    program: Program


@dataclass(frozen=True)
class CompositeKernel:
    """Python over other operators. Autograd goes through it unless a derivative is given."""

    program: Program


@dataclass(frozen=True)
class HandwrittenKernel:
    """Functions by dispatch key, as module paths."""

    functions: tuple[tuple[str, str], ...]


Kernel = ElementwiseKernel | ReduceKernel | ViewKernel | CompositeKernel | HandwrittenKernel


class KernelReader:
    """Reads the ``kernel:`` of one entry; `operators` are those that composites may call.

    `kernel_roots` are the packages in which functions written by hand may lie.
    """

    def __init__(
        self, diagnostics: Diagnostics, operators: Operators, kernel_roots: Collection[str] = KERNEL_ROOTS
    ) -> None:
        self.diagnostics = diagnostics
        self.kernel_roots = tuple(kernel_roots)
        self.tensor_language = tensor_language("a composite", operators, statements=True)
        self.view_language = Dialect(
            "a view", vocabulary.HELPERS | vocabulary.PYTHON_FUNCTIONS,
            (), vocabulary.TENSOR_METHODS, vocabulary.TENSOR_ATTRIBUTES, values=True, strings=True, statements=True,
        )

    def read(self, node: Node, schema: FunctionSchema) -> Kernel | None:
        """The kernel, or None when something was reported."""
        mapping = as_mapping(node, self.diagnostics, "kernel")
        if mapping is None:
            return None
        for key, _ in mapping.items:
            if key.value not in (*KINDS, *BESIDE):
                key.error(
                    self.diagnostics, "kernel-unknown-key", f"unknown key '{key.value}' in kernel",
                    hint=did_you_mean(key.value, (*KINDS, *BESIDE)) or f"one of {', '.join(KINDS)}",
                )
                return None
        kinds = [key for key, _ in mapping.items if key.value in KINDS]
        if len(kinds) != 1:
            where = kinds[1] if kinds else mapping.items[0][0]
            where.error(
                self.diagnostics, "kernel-kind", f"a kernel has exactly one of {', '.join(KINDS)}; found {len(kinds)}"
            )
            return None
        value = mapping.get(kinds[0].value)
        assert value is not None
        kernel: Kernel | None = getattr(self, f"read_{kinds[0].value}")(value, schema, mapping)
        return kernel

    def read_elementwise(self, node: Node, schema: FunctionSchema, _mapping: Mapping) -> Kernel | None:
        """An expression, or a map from conditions to expressions."""
        names = [one.name for one in schema.inputs if one.type.is_tensor or one.type.scalar_base in _NUMBERS]
        items = node.items if isinstance(node, Mapping) else ((None, node),)
        cases: list[Case] = []
        for condition, value in items:
            expression, accepts = self.read_case(value)
            text = as_text(expression, self.diagnostics, "an elementwise kernel") if expression is not None else None
            program = parse(text, KERNEL_EXPRESSION, names, self.diagnostics) if text else None
            chosen = None
            if condition is not None:
                chosen = self.read_condition(condition, schema)
                if chosen is None:
                    return None
            if program is None or text is None or not self.check_outputs(text, program, len(schema.returns)):
                return None
            cases.append(Case(chosen, program, accepts))
        return ElementwiseKernel(tuple(cases), len(schema.returns))

    def read_condition(self, text: Text, schema: FunctionSchema) -> Program | None:
        """The condition of a case: over arguments that are not tensors, and whether an optional tensor was given."""
        optional = {one.name for one in schema.inputs if one.type.is_tensor and one.type.optional}
        values = [one.name for one in schema.inputs if not one.type.is_tensor_like or one.name in optional]
        program = parse(text, CONDITION, values, self.diagnostics)
        if program is None:
            return None
        nodes = [node for statement in program.body for node in ast.walk(statement)]
        asked = {id(node.left) for node in nodes if isinstance(node, ast.Compare) and _asks_for_none(node)}
        for node in nodes:
            if isinstance(node, ast.Name) and node.id in optional and id(node) not in asked:
                text.error(
                    self.diagnostics, "kernel-case", f"a case cannot depend on the elements of the tensor '{node.id}'",
                    hint=f"ask '{node.id} is None', or use where() in the expression",
                )
                return None
        return program

    def read_case(self, node: Node) -> tuple[Node | None, tuple[str, ...] | None]:
        """A case is an expression, or a map of `value`, the expression, and `dtypes`, what it accepts."""
        if not isinstance(node, Mapping):
            return node, None
        for key, _ in node.items:
            if key.value not in ("value", "dtypes"):
                key.error(
                    self.diagnostics, "kernel-case", f"unknown key '{key.value}' in a case of a kernel",
                    hint=did_you_mean(key.value, ("value", "dtypes")) or "a case has value and dtypes",
                )
                return None, None
        value, dtypes = node.get("value"), node.get("dtypes")
        if value is None:
            self.diagnostics.error(node.location, "kernel-case", "a case of a kernel needs 'value', its expression")
        words = as_list_of_text(dtypes, self.diagnostics, "dtypes") if dtypes is not None else ()
        for word in words:
            if word.value not in vocabulary.ACCEPTED_DTYPES:
                word.error(
                    self.diagnostics, "kernel-case", f"unknown dtype or category '{word.value}'",
                    hint=did_you_mean(word.value, vocabulary.ACCEPTED_DTYPES),
                )
        return value, tuple(word.value for word in words) or None

    def check_outputs(self, text: Text, program: Program, count: int) -> bool:
        """There is an expression for every output."""
        found = len(program.result.elts) if isinstance(program.result, ast.Tuple) else 1
        if found != count:
            text.error(
                self.diagnostics, "kernel-outputs",
                f"the kernel computes {_counted(found, 'value')}, the schema returns {_counted(count, 'value')}",
            )
        return found == count

    def read_reduce(self, node: Node, schema: FunctionSchema, mapping: Mapping) -> Kernel | None:
        """A pass or a list of passes, and `finish` or `each` beside them."""
        scalars = {one.name for one in schema.inputs if one.type.is_scalar or one.type.is_float}
        for name in sorted(scalars & {"index", "count"}):
            mapping.items[0][0].error(
                self.diagnostics, "kernel-reduce-names", f"a reduction cannot have an argument '{name}'",
                hint="the expressions of a reduction know it as something else",
            )
        scope = {"self", "index", "count", *scalars}
        passes: list[tuple[Accumulator, ...]] = []
        for item in node.items if isinstance(node, Sequence) else (node,):
            one = as_mapping(item, self.diagnostics, "a pass of a reduction")
            accumulators = self.read_pass(one, scope) if one is not None else None
            if accumulators is None:
                return None
            passes.append(accumulators)
            scope |= {accumulator.name for accumulator in accumulators}
        ends: dict[str, Program | None] = {}
        for key in ("finish", "each"):
            value = mapping.get(key)
            text = as_text(value, self.diagnostics, key) if value is not None else None
            if text is not None:
                visible = scope if key == "each" else scope - {"self", "index"}
                program = self.parse_single(text, visible)
                outputs = 1 if key == "each" else len(schema.returns)
                if program is None or not self.check_outputs(text, program, outputs):
                    return None
                ends[key] = program
        if len(ends) != 1:
            where = mapping.items[0][0]
            where.error(self.diagnostics, "kernel-reduce-end", "a reduction has either 'finish' or 'each' beside it")
            return None
        identity = mapping.get("identity")
        return ReduceKernel(
            tuple(passes), ends.get("finish"), ends.get("each"),
            not (isinstance(identity, Text) and identity.value == "false"),
        )

    def read_pass(self, mapping: Mapping, scope: set[str]) -> tuple[Accumulator, ...] | None:
        """The accumulators of one pass: a map from names to {init, step, combine, type}."""
        names = {key.value for key, _ in mapping.items}
        found: list[Accumulator] = []
        for key, node in mapping.items:
            body = as_mapping(node, self.diagnostics, f"accumulator '{key.value}'")
            if body is None:
                return None
            if not self.check_parts(key, body):
                return None
            programs: dict[str, Program] = {}
            for part, visible in (
                ("init", scope - {"self", "index"}),
                ("step", scope | names),
                ("combine", scope - {"self", "index"} | names | {f"{name}_other" for name in names}),
            ):
                value = body.get(part)
                text = as_text(value, self.diagnostics, part) if value is not None else None
                if text is not None:
                    program = self.parse_single(text, visible)
                    if program is None:
                        return None
                    programs[part] = program
            if "combine" not in programs and "step" in programs:
                combine = infer_combine(key.value, programs["step"])
                if combine is not None:
                    programs["combine"] = combine
            missing = [part for part in ("init", "step", "combine") if part not in programs]
            if missing:
                key.error(
                    self.diagnostics, "kernel-accumulator", f"accumulator '{key.value}' lacks {' and '.join(missing)}"
                )
                return None
            found.append(Accumulator(key.value, self.read_type(body), **programs))
        return tuple(found)

    def check_parts(self, name: Text, body: Mapping) -> bool:
        """The name of an accumulator can be one, and nothing foreign stands in it."""
        if not name.value.isidentifier() or keyword.iskeyword(name.value) or name.value in _GIVEN:
            name.error(self.diagnostics, "kernel-accumulator", f"'{name.value}' cannot be the name of an accumulator")
            return False
        for key, _ in body.items:
            if key.value not in _PARTS:
                key.error(
                    self.diagnostics, "kernel-accumulator", f"unknown key '{key.value}' in accumulator '{name.value}'",
                    hint=did_you_mean(key.value, _PARTS) or f"one of {', '.join(_PARTS)}",
                )
                return False
        return True

    def read_type(self, body: Mapping) -> str:
        """The type of an accumulator; ``compute`` is the one that elements are computed in."""
        node = body.get("type")
        text = as_text(node, self.diagnostics, "type") if node is not None else None
        if text is not None and text.value not in _TYPES:
            text.error(
                self.diagnostics, "kernel-accumulator", f"unknown type '{text.value}' of an accumulator",
                hint=did_you_mean(text.value, _TYPES) or f"one of {', '.join(_TYPES)}",
            )
        return text.value if text is not None else "compute"

    def parse_single(self, text: Text, names: Collection[str]) -> Program | None:
        """A part of a reduction: an expression without intermediate names."""
        program = parse(text, KERNEL_EXPRESSION, names, self.diagnostics)
        if program is not None and program.lets:
            text.error(
                self.diagnostics, "kernel-reduce-names", "a part of a reduction is one expression",
                hint="carry the intermediate value as an accumulator, or write it out",
            )
            return None
        return program

    def read_view(self, node: Node, schema: FunctionSchema, _mapping: Mapping) -> Kernel | None:
        """Statements that return ``strided(sizes, strides, offset)``."""
        text = as_text(node, self.diagnostics, "view")
        if text is None:
            return None
        program = parse(text, self.view_language, kinds_of(schema.inputs), self.diagnostics)
        return ViewKernel(program) if program else None

    def read_composite(self, node: Node, schema: FunctionSchema, _mapping: Mapping) -> Kernel | None:
        """An expression, or statements with ``return``."""
        text = as_text(node, self.diagnostics, "composite")
        if text is None:
            return None
        program = parse(text, self.tensor_language, kinds_of(schema.inputs), self.diagnostics)
        return CompositeKernel(program) if program else None

    def read_dispatch(self, node: Node, _schema: FunctionSchema, _mapping: Mapping) -> Kernel | None:
        """A map from dispatch keys to the paths of functions."""
        body = as_mapping(node, self.diagnostics, "dispatch")
        functions: list[tuple[str, str]] = []
        for key, value in body.items if body is not None else ():
            path = as_text(value, self.diagnostics, "a kernel's path")
            if key.value not in _DISPATCH_KEYS:
                key.error(
                    self.diagnostics, "kernel-dispatch-key", f"unknown dispatch key '{key.value}'",
                    hint=did_you_mean(key.value, _DISPATCH_KEYS) or f"one of {', '.join(_DISPATCH_KEYS)}",
                )
            elif path is not None and not _is_path(path.value):
                path.error(
                    self.diagnostics, "kernel-path", f"'{path.value}' is not the path of a function",
                    hint="write module.function",
                )
            elif path is not None:
                functions.append((key.value, path.value))
        return HandwrittenKernel(tuple(functions)) if functions else None


def _is_path(text: str) -> bool:
    """Whether `text` names a function in a module."""
    words = text.split(".")
    return len(words) > 1 and all(word.isidentifier() and not keyword.iskeyword(word) for word in words)


def _counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _asks_for_none(node: ast.Compare) -> bool:
    """Whether a comparison is ``x is None`` or ``x is not None``."""
    right = node.comparators[0]
    return (
        len(node.ops) == 1
        and isinstance(node.ops[0], (ast.Is, ast.IsNot))
        and isinstance(right, ast.Constant)
        and right.value is None
    )


def infer_combine(name: str, step: Program) -> Program | None:
    """The way to join two accumulators, where the step shows it: ``f(name, element)`` with an associative f."""
    value = step.result
    other = ast.Name(f"{name}_other", ast.Load())
    if step.lets:
        return None
    if isinstance(value, ast.BinOp) and isinstance(value.op, (ast.Add, ast.Mult, ast.BitOr, ast.BitAnd)):
        joined: ast.expr = ast.BinOp(value.left, value.op, other)
        left = value.left
    elif isinstance(value, ast.BoolOp) and len(value.values) == 2:
        joined, left = ast.BoolOp(value.op, [value.values[0], other]), value.values[0]
    elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ("maximum", "minimum"):
        joined, left = ast.Call(value.func, [value.args[0], other], []), value.args[0]
    else:
        return None
    if not (isinstance(left, ast.Name) and left.id == name):
        return None
    statement = ast.fix_missing_locations(ast.Expr(joined))
    return Program((statement,), ast.unparse(joined))
