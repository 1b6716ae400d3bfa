"""Read the kernel of an entry: one of elementwise, reduce, scan, view, composite, dispatch.

    elementwise: self + alpha * other                 one expression, or several lines ending in one
    elementwise: {min is None: ..., max is None: ...}  cases, chosen by the arguments that are not tensors; a case is an
                                                       expression or {value: expression, dtypes: what it accepts}
    fulfils: result * exp(result) - self               what is 0 for every result, from which `auto` derives
    reduce: [{total: {init: 0, step: total + self}}]  passes; a later one reads the accumulators of the earlier
    finish: total / count                             what a reduction gives, or
    each: exp(self - best) / total                    what it gives for every element (softmax)
    scan: {total: {init: 0, step: total + self}}      the accumulators of every prefix along `dim`, and
    each: total / (index + 1)                         what is kept of them for every element
    view: strided(sizes, strides, offset)             sizes, strides and offset in elements; or a list of such
    composite: self.exp().log()                       Python over operators
    dispatch: {CPU: runtime.kernels.matmul.operator.mm}        written by hand
    batch: matmul(self, mat2)                         beside any of them: what vmap computes of tensors with a batch
"""

from __future__ import annotations

import ast
from collections.abc import Collection
from dataclasses import dataclass, replace

from codegen import names
from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.language import vocabulary
from codegen.language.calls import OperatorScope, kinds_of
from codegen.language.kernels import NONE, Reads, ReduceDefinition, ScanDefinition
from codegen.language.syntax import Dialect, Program, names_in, parse
from codegen.reading import draws, requirements
from codegen.reading.kernel_passes import KERNEL_EXPRESSION, check_outputs
from codegen.reading.kernel_paths import KERNEL_ROOTS, SPARSE_ROOT, reject_path
from codegen.reading.kernel_reads import ReadsReader
from codegen.reading.kernel_values import (
    missing_tensor,
    reject_composite,
    reject_order,
    reject_power,
    reject_returns,
    reject_view,
)
from codegen.reading.kernel_writes import AS_NUMBERS, WriteReader, is_number, writes
from codegen.reading.kinds import (
    BATCH,
    BATCH_WORDS,
    BESIDE,
    DISPATCH_KEYS,
    INDEX_TYPES,
    KERNEL_KEYS,
    KIND_NAMES,
    SPARSE,
)
from codegen.reading.reduce_reader import ReduceReader
from codegen.reading.scan_reader import ScanReader
from codegen.schema import ArgumentSchema, OperatorSchema
from codegen.source.yaml_values import Mapping, Node, Text, as_list_of_text, as_mapping, as_text

_NUMBERS = ("Scalar", "float", "int", "bool", "SymInt")  # types of arguments that a loop can compute with
_LISTED = ("float", "int")  # and of the numbers in lists

def tensor_language(what: str, operators: OperatorScope, *, statements: bool = False) -> Dialect:
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

    accepts where that differs from the entry's. `writes` are the arguments that its values are written into.
    """

    condition: Program | None
    program: Program
    accepts: tuple[str, ...] | None = None
    writes: tuple[str, ...] = ()


@dataclass(frozen=True)
class ElementwiseKernel:
    """Pointwise: one or more cases. Tensors of one element that are read `as_numbers` are only those of writes."""

    cases: tuple[Case, ...]
    outputs: int
    as_numbers: tuple[str, ...] = ()
    fulfils: Program | None = None  # what is 0 for every result
    reads: Reads = NONE  # neighbours and tables

    @property
    def writes(self) -> bool:
        """Whether it writes into arguments, and has no other result."""
        return bool(self.cases[0].writes)


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


MAX_CASES = 64  # of an elementwise kernel

Kernel = ElementwiseKernel | ReduceDefinition | ScanDefinition | ViewKernel | CompositeKernel | HandwrittenKernel


def kernel_part(mapping: Mapping) -> Mapping:
    """Those keys of an entry that say how it computes.

    `dispatch` is PyTorch's where another kind says it and only functions of C++, names without a module, are listed.
    """
    named = [key.value for key, _ in mapping.items if key.value in KIND_NAMES]
    table = mapping.get("dispatch")
    foreign = len(named) > 1 and isinstance(table, Mapping) and not any(
        isinstance(value, Text) and "." in value.value for _, value in table.items
    )
    return Mapping(
        tuple(
            (key, value) for key, value in mapping.items
            if key.value in KERNEL_KEYS and not (foreign and key.value == "dispatch")
        ), mapping.location,
    )  # fmt: skip


class KernelReader:
    """Reads the kernel of one entry; `operators` are those that composites may call.

    `kernel_roots` are the packages in which functions written by hand may lie.
    """

    def __init__(
        self, diagnostics: Diagnostics, operators: OperatorScope, kernel_roots: Collection[str] = KERNEL_ROOTS
    ) -> None:
        self.diagnostics = diagnostics
        self.kernel_roots = tuple(kernel_roots)
        self.called, self.accepts, self.fixed = "", tuple[str, ...](), tuple[str, ...]()
        self.tensor_language = tensor_language("a composite", operators, statements=True)
        self.view_language = Dialect(
            "a view", vocabulary.HELPERS | vocabulary.PYTHON_FUNCTIONS,
            vocabulary.DTYPE_NAMES, vocabulary.TENSOR_METHODS | vocabulary.DTYPE_METHODS,
            vocabulary.TENSOR_ATTRIBUTES | vocabulary.DTYPE_ATTRIBUTES, values=True, strings=True, statements=True,
        )

    def read(
        self, mapping: Mapping, schema: OperatorSchema, called: str = "",
        accepts: Collection[str] = vocabulary.CATEGORIES, fixed: Collection[str] = (),
    ) -> Kernel | None:
        """The kernel that the keys of `mapping` describe (`kernel_part`), or None when something was reported.

        `called` is what messages call the operator, `accepts` what its tensors may be, `fixed` those with a dtype of
        their own.
        """
        self.called, self.accepts = called or str(schema.name), tuple(accepts)
        self.fixed = tuple(fixed)
        named = [key for key, _ in mapping.items if key.value in KIND_NAMES]
        if len(named) != 1:
            message = f"an operator has exactly one of {', '.join(KIND_NAMES)}; found {len(named)}"
            where = named[1] if named else mapping.items[0][0]
            where.error(self.diagnostics, "kernel-kind", message)
            return None
        for key, _ in mapping.items:
            served = next((beside.kinds for beside in BESIDE if beside.name == key.value), ())
            if served and named[0].value not in served:
                key.error(
                    self.diagnostics, "kernel-beside", f"'{key.value}' cannot stand beside {named[0].value}",
                    hint="it belongs to " + " and ".join(served),
                )
                return None
        if rejection := reject_returns(named[0].value, schema):
            named[0].error(self.diagnostics, "kernel-outputs", rejection[0], hint=rejection[1])
            return None
        value = mapping.get(named[0].value)
        assert value is not None
        kernel: Kernel | None = getattr(self, f"read_{named[0].value}")(value, schema, mapping)
        return kernel

    def read_elementwise(self, node: Node, schema: OperatorSchema, mapping: Mapping) -> Kernel | None:
        """An expression, or a map from conditions to expressions."""
        key = mapping.key("elementwise")
        assert key is not None
        writer = WriteReader(schema, key, self.diagnostics) if writes(schema) else None
        if writer is not None and not writer.check_schema():
            return None
        if writer is None and (number := mapping.key(AS_NUMBERS)) is not None:
            number.error(
                self.diagnostics, "kernel-writes", "only a kernel that writes reads tensors as numbers",
                hint="a tensor of one element broadcasts by itself",
            )
            return None
        items = node.items if isinstance(node, Mapping) else ((None, node),)
        if not self.check_sizes(node, len(items), schema):
            return None
        language, names = _element_language(schema, writer is not None)
        cases: list[Case] = []
        texts: list[Text] = []
        neighbours = ReadsReader(schema, self.diagnostics)
        for condition, value in items:
            case = self.read_one(condition, value, schema, language, names, writer)
            program = neighbours.read(case[1], case[0].program) if case is not None else None
            if case is None or program is None:
                return None
            case = replace(case[0], program=program), case[1]
            cases.append(case[0])
            texts.append(case[1])
        missing = missing_tensor([(each.condition, each.program) for each in cases], schema)
        if missing is not None:
            position, name = missing
            texts[position].error(
                self.diagnostics, "kernel-case", f"the tensor '{name}' may be missing, which no case asks for",
                hint=f"write cases, the first of them '{name} is None:'",
            )
            return None
        equation = mapping.get("fulfils")
        reads = neighbours.finish(mapping)
        if reads is None or not self.check_sizes(node, len(items), schema, len(reads.windows)):
            return None
        if writer is None and equation is None:
            return ElementwiseKernel(tuple(cases), len(schema.returns), reads=reads)
        if writer is None and equation is not None:
            scalars = [name for name, kind in names.items() if kind != "list"]
            fulfils = self.read_equation(equation, schema, scalars, reads)
            return ElementwiseKernel(tuple(cases), 1, fulfils=fulfils) if fulfils is not None else None
        assert writer is not None
        if equation is not None:
            message = f"'{schema.name}' writes into its arguments, and has no result that fulfils an equation"
            self.diagnostics.error(equation.location, "kernel-fulfils", message)
            return None
        numbers = writer.read_numbers(mapping)
        if numbers is None or not writer.check_all_written():
            return None
        return ElementwiseKernel(tuple(cases), len(schema.returns), numbers)

    def check_sizes(self, node: Node, cases: int, schema: OperatorSchema, neighbours: int = 0) -> bool:
        """Whether there are neither too few cases nor too many, nor too many tensors."""
        if not cases:
            self.diagnostics.error(node.location, "kernel-case", "an elementwise kernel needs an expression or cases")
            return False
        if cases > MAX_CASES:
            message = f"an elementwise kernel has at most {MAX_CASES} cases, not {cases}: each is a loop"
            self.diagnostics.error(node.location, "kernel-case", message, hint="make it a composite of operators")
            return False
        results = 0 if writes(schema) else len(schema.returns)
        tensors = sum(argument.type.is_tensor_like for argument in schema.inputs) + results
        tensors += neighbours
        if tensors > vocabulary.MAX_OPERANDS:
            shown = f"{tensors}{' with its neighbours' if neighbours else ''}"
            self.diagnostics.error(
                node.location, "kernel-operands",
                f"a loop reads and writes at most {vocabulary.MAX_OPERANDS} tensors; '{schema.name}' has {shown}",
                hint="make it a composite of several operators",
            )
            return False
        return True

    def read_one(
        self, condition: Text | None, value: Node, schema: OperatorSchema, language: Dialect, names: Collection[str],
        writer: WriteReader | None,
    ) -> tuple[Case, Text] | None:  # fmt: skip
        """One case and its text; None when something was reported."""
        expression, accepts = self.read_case(value)
        text = as_text(expression, self.diagnostics, "an elementwise kernel") if expression is not None else None
        program = parse(text, language, names, self.diagnostics) if text else None
        chosen = None
        if condition is not None:
            chosen = self.read_condition(condition, schema)
            if chosen is None:
                return None
        if program is None or text is None:
            return None
        program, number, repeated = draws.replaced(program)
        if repeated or any(schema.argument(f"draw{k}") is None for k in range(number)):
            text.error(
                self.diagnostics, "kernel-draws",
                "random numbers can be drawn in the one expression of a kernel that makes a new tensor, "
                "outside of loops",
                hint="let a composite choose between such an operator and others",
            )
            return None
        written: tuple[str, ...] = ()
        if writer is not None:
            pair = writer.read(text, program)
            if pair is None:
                return None
            program, written = pair
        elif not check_outputs(self.diagnostics, text, program, len(schema.returns)):
            return None
        taken = accepts if accepts is not None else self.accepts
        reject_power(self.diagnostics, text, program, taken)
        reals = [argument.name for argument in schema.inputs if argument.type.scalar_base in ("float", "int", "bool")]
        reject_order(self.diagnostics, text, program, taken, {*reals, *self.fixed})
        return Case(chosen, program, accepts, written), text

    def read_equation(
        self, node: Node, schema: OperatorSchema, names: Collection[str], reads: Reads
    ) -> Program | None:
        """What is 0 for every result: over the arguments and ``result``, in one expression or lines before it."""
        if reads:
            message = "an equation of neighbours or tables is not known"
            self.diagnostics.error(node.location, "kernel-fulfils", message, hint="write the formula")
            return None
        text = as_text(node, self.diagnostics, "fulfils")
        program = parse(text, KERNEL_EXPRESSION, [*names, "result"], self.diagnostics) if text is not None else None
        if program is None or text is None:
            return None
        read = {name for statement in program.body for name in names_in(statement)}
        why = ""
        if "result" not in read or isinstance(program.result, (ast.Tuple, ast.Compare)):
            why = "an equation is an expression over the arguments and 'result' that is 0"
        elif len(schema.returns) != 1 or "result" in names:
            why = f"'fulfils' needs one result, which 'result' stands for; '{schema.name}' is another operator"
        if why:
            text.error(self.diagnostics, "kernel-fulfils", why, hint="such as 'result * exp(result) - self'")
            return None
        return program

    def read_condition(self, text: Text, schema: OperatorSchema) -> Program | None:
        """The condition of a case: over arguments that are not tensors, and whether an optional tensor was given."""
        optional = {argument.name for argument in schema.inputs if argument.type.is_tensor and argument.type.optional}
        values = [
            argument.name for argument in schema.inputs if not argument.type.is_tensor_like or argument.name in optional
        ]
        program = parse(text, CONDITION, values, self.diagnostics)
        if program is None:
            return None
        nodes = program.nodes
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

    def read_reduce(self, node: Node, schema: OperatorSchema, mapping: Mapping) -> Kernel | None:
        """Passes of accumulators; see :mod:`codegen.reading.reduce_reader`."""
        return ReduceReader(self.diagnostics, self.accepts).read_reduce(node, schema, mapping)

    def read_scan(self, node: Node, schema: OperatorSchema, mapping: Mapping) -> Kernel | None:
        """Accumulators along a dimension; see :mod:`codegen.reading.scan_reader`."""
        return ScanReader(self.diagnostics, self.accepts).read_scan(node, schema, mapping)

    def read_view(self, node: Node, schema: OperatorSchema, mapping: Mapping) -> Kernel | None:
        """Statements that return ``strided(sizes, strides, offset)``."""
        text = as_text(node, self.diagnostics, "view")
        if text is None:
            return None
        program = parse(text, self.view_language, kinds_of(schema.inputs), self.diagnostics)
        if program is not None and (rejection := reject_view(program, schema)):
            text.error(self.diagnostics, "kernel-outputs", rejection[0], hint=rejection[1])
            return None
        if program is not None:
            program = self.behind_requirements(mapping, program, schema, self.view_language)
        return ViewKernel(program) if program else None

    def read_composite(self, node: Node, schema: OperatorSchema, mapping: Mapping) -> Kernel | None:
        """An expression, or statements with ``return``."""
        text = as_text(node, self.diagnostics, "composite")
        if text is None:
            return None
        program = parse(text, self.tensor_language, kinds_of(schema.inputs), self.diagnostics)
        if program is not None and (rejection := reject_composite(program, schema, self.tensor_language.operators)):
            text.error(self.diagnostics, "kernel-outputs", rejection)
            return None
        if program is not None:
            program = self.behind_requirements(mapping, program, schema, self.tensor_language)
        return CompositeKernel(program) if program else None

    def check_sparse(self, mapping: Mapping) -> None:
        """Report what stands under ``sparse`` and is not the path of a function."""
        node = mapping.get(SPARSE)
        path = as_text(node, self.diagnostics, SPARSE) if node is not None else None
        if path is not None and (rejection := reject_path(path.value, (SPARSE_ROOT, *self.kernel_roots))):
            path.error(self.diagnostics, "kernel-path", rejection[0], hint=rejection[1])

    def read_batch(self, mapping: Mapping, schema: OperatorSchema) -> Program | None:
        """The rule of ``batch`` beside a kernel, None where there is none, or a word."""
        node = mapping.get(BATCH)
        text = as_text(node, self.diagnostics, BATCH) if node is not None else None
        if text is None:
            return None
        if not any(argument.type.is_tensor_like for argument in schema.inputs):
            text.error(
                self.diagnostics, "kernel-batch", f"'{schema.name}' takes no tensor, so that it never has a batch",
                hint=f"remove '{BATCH}'",
            )
            return None
        word = text.value.strip()
        if word in BATCH_WORDS:
            if word == "index" and not any(str(argument.type) in INDEX_TYPES for argument in schema.inputs):
                expected = " or ".join(INDEX_TYPES)
                text.error(
                    self.diagnostics, "kernel-batch", f"'{schema.name}' has no argument of the type {expected}",
                    hint="`index` is for operators that read or write at one",
                )
            return None
        if names.is_word(word) and schema.argument(word) is None:
            text.error(
                self.diagnostics, "kernel-batch", f"unknown rule '{word}' of a batch",
                hint=did_you_mean(word, BATCH_WORDS) or f"one of {', '.join(BATCH_WORDS)}, or Python over operators",
            )
            return None
        program = parse(text, self.tensor_language, kinds_of(schema.inputs), self.diagnostics)
        if program is not None and (rejection := reject_composite(program, schema, self.tensor_language.operators)):
            text.error(self.diagnostics, "kernel-outputs", rejection)
            return None
        return program

    def behind_requirements(
        self, mapping: Mapping, program: Program, schema: OperatorSchema, language: Dialect
    ) -> Program | None:
        """The program behind what ``require`` beside it asks of the arguments."""
        return requirements.required(mapping, program, schema, self.called, language, self.diagnostics)

    def read_dispatch(self, node: Node, _schema: OperatorSchema, _mapping: Mapping) -> Kernel | None:
        """A map from dispatch keys, or several with commas, to the paths of functions."""
        body = as_mapping(node, self.diagnostics, "dispatch")
        functions: dict[str, str] = {}
        for keys, value in body.items if body is not None else ():
            path = as_text(value, self.diagnostics, "a kernel's path")
            words = (keys,) if "," not in keys.value else as_list_of_text(keys, self.diagnostics, "dispatch")
            accepted = [key.value for key in words if self.accepts_key(key, functions)]
            if path is None or not accepted:
                continue
            functions |= dict.fromkeys(accepted, path.value)
            if rejection := reject_path(path.value, (*self.kernel_roots, SPARSE_ROOT)):
                path.error(self.diagnostics, "kernel-path", rejection[0], hint=rejection[1])
                functions = {key: function for key, function in functions.items() if key not in accepted}
        if body is not None and not body.items:
            message = "a kernel written by hand needs a dispatch key"
            self.diagnostics.error(body.location, "kernel-dispatch-key", message, hint="write {CPU: module.function}")
        return HandwrittenKernel(tuple(functions.items())) if functions else None

    def accepts_key(self, key: Text, functions: dict[str, str]) -> bool:
        """Whether a function can stand under a dispatch key; reports a key that is unknown or has one already."""
        if key.value in functions:
            message, hint = f"two kernels for the dispatch key {key.value}", f"the first is {functions[key.value]}"
        elif key.value in DISPATCH_KEYS:
            return True
        elif key.value.startswith("Autograd"):
            message = f"'{key.value}' is no key of a kernel"
            hint = "write gradients as formulas in derivatives.yaml"
        else:
            message = f"unknown dispatch key '{key.value}'"
            hint = did_you_mean(key.value, DISPATCH_KEYS) or f"one of {', '.join(DISPATCH_KEYS)}"
        key.error(self.diagnostics, "kernel-dispatch-key", message, hint=hint)
        return False


def _element_language(schema: OperatorSchema, written: bool) -> tuple[Dialect, dict[str, str]]:
    """The language of an elementwise kernel, and the arguments in its scope with their kinds."""
    def in_reach(argument: ArgumentSchema) -> bool:
        if written:
            return argument.type.is_tensor_like or is_number(argument)
        return argument.type.is_tensor or argument.type.scalar_base in (_LISTED if argument.type.is_list else _NUMBERS)

    names = {
        argument.name: "" if written else "list" if argument.type.is_list else "int" if argument.type.is_int else
        "tensor" if argument.type.is_tensor and not argument.type.optional else ""
        for argument in schema.inputs if in_reach(argument)
    }  # fmt: skip
    hints = {
        argument.name: f"it is {argument.type}; a loop computes with tensors and numbers"
        for argument in schema.inputs if argument.name not in names
    }  # fmt: skip
    functions = {**vocabulary.KERNEL_FUNCTIONS, **dict.fromkeys(vocabulary.DRAWS, 0)}
    return replace(KERNEL_EXPRESSION, functions=functions, hints=hints, writes=written, loops=not written), names


def _asks_for_none(node: ast.Compare) -> bool:
    """Whether a comparison is ``x is None`` or ``x is not None``."""
    right = node.comparators[0]
    return (
        len(node.ops) == 1
        and isinstance(node.ops[0], (ast.Is, ast.IsNot))
        and isinstance(right, ast.Constant)
        and right.value is None
    )

