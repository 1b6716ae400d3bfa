"""From a kernel expression to the Python source of its inner loop: the expression's tree is rewritten for Numba.

Constants take the compute type (Numba would widen float32 to float64), ``where`` becomes a conditional expression,
``x ** 2`` a product, ``//``, ``%`` and shifts functions that nothing traps in, and names that a loop uses itself get
out of its way.
"""

from __future__ import annotations

import ast
import keyword
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from codegen.language import bounded, vocabulary
from codegen.language.kernels import Accumulator, KernelPass
from codegen.language.syntax import Program, names_in
from codegen.language.trees import copied
from codegen.language.whole_numbers import whole_number
from codegen.model.layout import source_lines
from codegen.model.reduce_model import AccumulatorType, KernelFunction, LoopAccumulator, LoopPass

# Operators that Numba computes as the machine does: integers by 0 end the process, wide shifts are undefined; or as
# Python does: a complex number by 0 raises, which no loop can.
_FUNCTION_OF = {
    ast.FloorDiv: "floor_divide", ast.Mod: "remainder", ast.LShift: "left_shift", ast.RShift: "right_shift",
    ast.Pow: "pow", ast.Div: "divide",
}  # fmt: skip
# What a reduction knows besides its accumulators; loops provide them under these names.
_GIVEN = {"index": "index", "count": "count"}
NUMBER, WHOLE, LIST, TABLE = "nwlt"  # how a loop reads an argument that is no tensor
SAME = {"max": "maximum", "min": "minimum"}
# Names that a loop makes of others, or counts by: elements of a list, halves, what is next. A name that ends in an
# underscore is moved as well, so that no two names become one.
_MADE = re.compile(r".*(_at|_other|_next|_)")
_WORDS = frozenset(
    {
        *vocabulary.KERNEL_FUNCTIONS, *vocabulary.OPERATOR_FUNCTIONS, *vocabulary.LOOP_WORDS,
        *vocabulary.LOOP_PARAMETERS, "range", "inf", "nan",
    }
)  # fmt: skip


class Lower(ast.NodeTransformer):
    """Rewrites a kernel expression into what a loop computes; `names` are those with a fixed name in the loop."""

    def __init__(
        self, names: Mapping[str, str] | None = None, wholes: Collection[str] = (), lists: Collection[str] = ()
    ) -> None:
        self.names = names or {}
        self.wholes = set(wholes)  # names that are read as whole numbers
        self.lists = lists

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if isinstance(node.value, bool):
            return node
        if isinstance(node.value, complex):
            return _call("imaginary", ast.Name("T", ast.Load()), ast.Constant(node.value.imag))
        if node.value in (0, 1):
            return ast.Call(ast.Name("T", ast.Load()), [node], [])
        return _number(node)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.names:
            return ast.Name(self.names[node.id], node.ctx)
        if node.id in vocabulary.CONSTANTS:
            value = vocabulary.CONSTANTS[node.id]
            inner: ast.expr = ast.Name(value, ast.Load()) if value.isalpha() else ast.Constant(float(value))
            return _number(inner)
        name = ast.Name(local_name(node.id), node.ctx)
        return _counted(name) if node.id in self.wholes and isinstance(node.ctx, ast.Load) else name

    def visit_For(self, node: ast.For) -> ast.stmt:
        """A count is a whole number, which takes the compute type where it is read as a number."""
        assert isinstance(node.target, ast.Name)
        target, name = ast.Name(local_name(node.target.id), ast.Store()), node.target.id
        if isinstance(node.iter, ast.Name):
            counter = ast.Name(f"{name}_at", ast.Load())
            first = ast.Assign([target], _call("item", ast.Name("T", ast.Load()), self.list_of(node.iter), counter))
            through = _call("range", _call("length", self.list_of(node.iter)))
            body = [first, *(self.visit(statement) for statement in node.body)]
            return ast.For(ast.Name(f"{name}_at", ast.Store()), through, body, [])
        assert isinstance(node.iter, ast.Call)
        bounds = [self.whole(argument) for argument in node.iter.args]
        self.wholes.add(name)
        body = [self.visit(statement) for statement in node.body]
        self.wholes.discard(name)
        return ast.For(target, _call("range", *bounds), body, [])

    def visit_While(self, node: ast.While) -> ast.stmt:
        """``while at_most(100, condition)`` as a loop that a condition ends."""
        end = ast.If(ast.UnaryOp(ast.Not(), self.visit(bounded.condition_of(node))), [ast.Break()], [])
        body = [end, *(self.visit(statement) for statement in node.body)]
        return ast.For(ast.Name("turn_at", ast.Store()), _call("range", bounded.bound_of(node)), body, [])

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """``coefficients[k]``."""
        assert isinstance(node.value, ast.Name)
        is_whole = bounded.is_whole(node.slice, self.wholes, self.lists)
        index = self.whole(node.slice) if is_whole else self.visit(node.slice)
        return _call("item", ast.Name("T", ast.Load()), self.list_of(node.value), index)

    def whole(self, node: ast.expr) -> ast.expr:
        """An expression of whole numbers, which stay what they are."""
        if isinstance(node, ast.Constant):
            return node
        if isinstance(node, ast.Name):
            return ast.Name(local_name(node.id), ast.Load())
        if isinstance(node, ast.UnaryOp):
            return ast.UnaryOp(node.op, self.whole(node.operand))
        if isinstance(node, ast.Call):
            return _call("length", self.list_of(node.args[0]))
        assert isinstance(node, ast.BinOp)
        return ast.BinOp(self.whole(node.left), node.op, self.whole(node.right))

    def list_of(self, node: ast.expr) -> ast.expr:
        """A list by its name."""
        assert isinstance(node, ast.Name)
        return ast.Name(local_name(node.id), ast.Load())

    def visit_Call(self, node: ast.Call) -> ast.expr:
        assert isinstance(node.func, ast.Name)
        if bounded.is_length(node, self.lists):
            return _counted(self.whole(node))
        arguments = [self.visit(argument) for argument in node.args]
        if node.func.id == "where":
            return ast.IfExp(arguments[0], arguments[1], arguments[2])
        return ast.Call(ast.Name(SAME.get(node.func.id, node.func.id), ast.Load()), arguments, [])

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """A part of a complex number is compared with the part of a constant: complex numbers have no order."""
        sides = [node.left, *node.comparators]
        parts = any(isinstance(side, ast.Call) and _name_of(side) in ("real", "imag", "abs") for side in sides)
        left, *further_operands = [
            ast.Call(ast.Name("real", ast.Load()), [self.visit(side)], [])
            if parts and isinstance(side, ast.Constant) else self.visit(side) for side in sides
        ]  # fmt: skip
        return ast.Compare(left, node.ops, further_operands)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        value = node.operand
        if isinstance(node.op, ast.USub) and isinstance(value, ast.Constant) and type(value.value) in (int, float):
            return _number(ast.UnaryOp(node.op, value))
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        function = _FUNCTION_OF.get(type(node.op))
        if function is None:
            return self.generic_visit(node)  # type: ignore[return-value]
        if function != "pow":
            return ast.Call(ast.Name(function, ast.Load()), [self.visit(node.left), self.visit(node.right)], [])
        base: ast.expr = self.visit(node.left)
        exponent = node.right
        power = exponent.value if isinstance(exponent, ast.Constant) else None
        if isinstance(power, (int, float)) and power in (2, 3) and isinstance(node.left, ast.Name):
            product = base
            for _ in range(int(power) - 1):
                product = ast.BinOp(product, ast.Mult(), copied(base))
            return product
        return ast.Call(ast.Name("pow", ast.Load()), [base, self.visit(exponent)], [])


def _name_of(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _call(function: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(function, ast.Load()), list(arguments), [])


def _counted(value: ast.expr) -> ast.Call:
    """A whole number in the compute type, if that is no integer."""
    return _call("counted", ast.Name("T", ast.Load()), value)


def _number(value: ast.expr) -> ast.Call:
    """A number in the compute type, or in one that holds it where that does not."""
    return ast.Call(ast.Name("number", ast.Load()), [ast.Name("T", ast.Load()), value], [])


def local_name(name: str) -> str:
    """The name of an argument, an accumulator or an intermediate value inside a loop."""
    taken = name in _WORDS or keyword.iskeyword(name) or _MADE.fullmatch(name)
    return f"{name}_" if taken else name


def lower(
    program: Program, names: Mapping[str, str] | None = None, wholes: Collection[str] = (), lists: Collection[str] = ()
) -> tuple[tuple[ast.stmt, ...], tuple[ast.expr, ...]]:
    """The statements before the end, and the expression (or expressions, for a tuple) at the end.

    `wholes` are arguments that are read as whole numbers, `lists` those that are lists of numbers.
    """
    rewrite = Lower(names, wholes, lists)
    lets = tuple(rewrite.visit(copied(statement)) for statement in program.lets)
    result = program.result
    parts = result.elts if isinstance(result, ast.Tuple) else [result]
    return lets, tuple(rewrite.visit(copied(part)) for part in parts)


def unparse(tree: ast.AST) -> str:
    """Source of a rewritten tree."""
    return "\n".join(source_lines(tree))


@dataclass(frozen=True)
class Numbers:
    """The arguments of a loop that are no tensors: their names, and how each is read, a letter each."""

    names: tuple[str, ...]
    ways: str

    @staticmethod
    def of(
        program: Program, names: Sequence[str], lists: Collection[str], tables: Collection[str] = ()
    ) -> Numbers:
        """What a program reads of arguments `names`, of which some are lists, or tensors that are tables."""
        bounds: set[str] = set()
        for node in program.nodes:
            if isinstance(node, ast.For):
                bounds |= bounded.names_of_bound(node)
            elif isinstance(node, ast.Subscript):
                bounds |= names_in(node.slice)
        ways = "".join(
            LIST if name in lists else TABLE if name in tables else WHOLE if name in bounds else NUMBER
            for name in names
        )
        return Numbers(tuple(names), ways)

    @property
    def said(self) -> str:
        """What the runtime gets, where some are no plain numbers; else nothing."""
        return self.ways if self.ways.strip(NUMBER) else ""

    def read_as(self, way: str) -> tuple[str, ...]:
        """The names that are read in a way."""
        return tuple(name for name, other in zip(self.names, self.ways, strict=True) if other == way)


def elementwise_kernel(
    name: str, doc: str, program: Program, tensors: Sequence[str], numbers: Numbers, *, narrowed: bool = False
) -> KernelFunction:
    """The function of an element: of the dtype that is computed in, an element of every tensor, and the numbers.

    `narrowed`: of a complex result only the real part is wanted where the dtype is real.
    """
    lists = (*numbers.read_as(LIST), *numbers.read_as(TABLE))
    lets, results = lower(program, None, numbers.read_as(WHOLE), lists)
    if narrowed:
        results = tuple(_call("as_compute", ast.Name("T", ast.Load()), result) for result in results)
    return KernelFunction(name, ("T", *map(local_name, [*tensors, *numbers.names])), lets, results, doc)


def reads(program: Program) -> set[str]:
    """The names a program reads from outside."""
    assigned: set[str] = set()
    names: set[str] = set()

    def look(body: Iterable[ast.stmt]) -> None:
        for statement in body:
            if isinstance(statement, ast.For):
                names.update(names_in(statement.iter) - assigned)
                assigned.update(names_in(statement.target))
                look(statement.body)
            elif isinstance(statement, ast.While):
                names.update(names_in(statement.test) - assigned)
                look(statement.body)
            else:
                assert isinstance(statement, (ast.Assign, ast.Expr))
                names.update(names_in(statement.value) - assigned)
                for target in statement.targets if isinstance(statement, ast.Assign) else ():
                    assigned.update(names_in(target))

    look(program.body)
    return names - set(vocabulary.CONSTANTS)


def read_in(passes: tuple[KernelPass, ...]) -> set[str]:
    """The names that the parts of passes read."""
    programs = [
        part for one_pass in passes for each in one_pass.accumulators for part in (each.init, each.step, each.combine)
    ]
    programs += [value for pass_ in passes for _, value in pass_.lets]
    return set().union(*(reads(program) for program in programs if program is not None))


def local_names(passes: tuple[KernelPass, ...]) -> dict[str, str]:
    """What a loop calls the things that an expression of a pass knows."""
    names = dict(_GIVEN)
    for item in (accumulator for each in passes for accumulator in each.accumulators):
        names |= {item.name: local_name(item.name), f"{item.name}_other": f"{local_name(item.name)}_other"}
    return names


def lower_pass(pass_: KernelPass, names: Mapping[str, str]) -> LoopPass:
    """A pass as its loop has it."""
    lets = tuple(
        ast.Assign([ast.Name(local_name(name), ast.Store())], _expression(value, names)) for name, value in pass_.lets
    )
    return LoopPass(tuple(_accumulator(each, names) for each in pass_.accumulators), lets)


class _AnyZero(ast.NodeTransformer):
    """Which of equal zeros is the largest element is nobody's promise, and a promise would double the time."""

    _QUICK: ClassVar = {"maximum": "larger", "minimum": "smaller"}

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name(self._QUICK.get(node.id, node.id), node.ctx)


def _accumulator(accumulator: Accumulator, names: Mapping[str, str]) -> LoopAccumulator:
    step_lets, (step,) = lower(accumulator.step, names)
    combine_lets: tuple[ast.stmt, ...] = ()
    combine = None
    if accumulator.combine is not None:
        combine_lets, (combine,) = lower(accumulator.combine, names)
        combine = _AnyZero().visit(combine)
    step = _AnyZero().visit(step)
    kind = cast("AccumulatorType", accumulator.type)
    return LoopAccumulator(
        names[accumulator.name], _init(accumulator, names), step, combine, kind, step_lets, combine_lets
    )


class _Limits(ast.NodeTransformer):
    """``inf`` where an accumulator starts is the highest value of its dtype, ``-inf`` the lowest."""

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Name) and node.operand.id == "inf":
            return ast.Call(ast.Name("lowest", ast.Load()), [ast.Name("T", ast.Load())], [])
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Call(ast.Name("highest", ast.Load()), [ast.Name("T", ast.Load())], []) if node.id == "inf" else node


def _init(accumulator: Accumulator, names: Mapping[str, str]) -> ast.expr:
    program = accumulator.init
    value = program.result
    if accumulator.type == "int64" and whole_number(value) is not None:
        return value  # not in the dtype that is computed in, which may be complex
    value = value.operand if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.USub) else value
    if isinstance(value, ast.Name) and value.id == "inf":
        result: ast.expr = _Limits().visit(copied(program.result))
        return result
    return _expression(program, names)


def _expression(program: Program, names: Mapping[str, str]) -> ast.expr:
    """The one expression of a program."""
    result: ast.expr = Lower(names).visit(copied(program.result))
    return result
