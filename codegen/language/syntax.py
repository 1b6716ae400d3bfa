"""The expression language: a listed part of Python's syntax, parsed once and checked with places.

Nothing that is not listed here gets through, so a stranger's YAML can compute and nothing else: names must be in scope,
calls go to listed functions, operators of ops.yaml or methods of tensors, attributes are a short list.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.language import bounded, vocabulary
from codegen.language.calls import Kinds, OperatorScope, reject_call
from codegen.language.trees import depth, walk
from codegen.language.vocabulary import MANY, PYTHON_FUNCTIONS
from codegen.language.whole_numbers import MAX_BITS, whole_number
from codegen.source.yaml_values import IN_QUOTES, Text

_EXPRESSIONS: tuple[type[ast.AST], ...] = (
    ast.Expression, ast.Module, ast.Expr, ast.Assign, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp,
    ast.Call, ast.Name, ast.Constant, ast.Load, ast.Store, ast.operator, ast.unaryop, ast.boolop, ast.cmpop,
)  # fmt: skip
_VALUES = (
    ast.Tuple, ast.List, ast.Subscript, ast.Slice, ast.Attribute, ast.keyword, ast.Starred, ast.ListComp,
    ast.GeneratorExp, ast.comprehension, ast.JoinedStr, ast.FormattedValue,
)  # fmt: skip
_STATEMENTS = (ast.If, ast.For, ast.Return, ast.AugAssign, ast.FunctionDef, ast.arguments, ast.arg)
# Signs that numbers do not have.
_OF_OBJECTS: dict[type[ast.AST], str] = {
    ast.MatMult: "@", ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in",
}  # fmt: skip
# What stands in a report for syntax that has no word of Python's own.
_INSTEAD = {
    "If": "write name = value if condition else other", "Return": "leave the word out: the last line is the value",
}  # fmt: skip
_DRAWN = "random numbers are drawn in an elementwise kernel of one expression"
_OVER_ELEMENTS = "sums and the like over elements are a 'reduce', and operators are called in a 'composite'"
_SHOWN = {
    "Attribute": "an attribute", "Dict": "a map in braces", "DictComp": "a map in braces", "FunctionDef": "'def'",
    "GeneratorExp": "a comprehension", "JoinedStr": "an f-string", "Lambda": "'lambda'", "List": "a list",
    "ListComp": "a comprehension", "NamedExpr": "':='", "Set": "a set in braces", "SetComp": "a set in braces",
    "Slice": "a slice", "Starred": "'*' before a value", "Subscript": "an index", "Tuple": "a tuple",
}  # fmt: skip
_MAX_NODES = 4000
MAX_DEPTH = 100
# The two methods of text that read attributes by name, whatever operators are called.
_NEVER_METHODS = frozenset({"format", "format_map"})
# What a generated function finds operators, helpers, dtypes and sizes under; an assignment would hide it.
TAKEN = frozenset({*PYTHON_FUNCTIONS, "devices", "dtypes", "functions", "language", "math"})


@dataclass(frozen=True)
class Dialect:
    """What may be written in one kind of field.

    `functions` maps a name to its number of arguments, to the least and the most, or to None where `operators` know.
    """

    what: str
    functions: Mapping[str, int | tuple[int, int] | None]
    constants: Collection[str] = ()
    methods: Collection[str] = ()
    attributes: Collection[str] = ()
    values: bool = False
    statements: bool = False
    strings: bool = False
    indices: bool = False  # of lists of numbers, without loops
    loops: bool = False  # loops with a bound; without `values` those of `while` as well
    writes: bool = False  # whether assignments to arguments are what it is for
    hints: Mapping[str, str] = field(default_factory=dict)  # what to say about some names that are not in scope
    operators: OperatorScope = field(default_factory=OperatorScope)

    @property
    def numeric(self) -> bool:
        """Whether everything is a number: an expression that a loop computes."""
        return not (self.values or self.strings)

    @property
    def nodes(self) -> tuple[type[ast.AST], ...]:
        """The syntax admitted."""
        return (
            _EXPRESSIONS
            + (_VALUES if self.values else (ast.Tuple,))
            + ((ast.Attribute,) if self.attributes else ())
            + ((ast.For, ast.AugAssign) if self.loops else ())
            + ((ast.While, ast.Subscript) if self.loops and self.numeric else ())
            + ((ast.Subscript,) if self.indices else ())
            + (
                tuple(statement for statement in _STATEMENTS if statement is not ast.FunctionDef)
                if self.statements
                else ()
            )
        )


@dataclass(frozen=True)
class Program:
    """A checked field: its statements, the last of which is an expression unless the dialect has ``return``."""

    body: tuple[ast.stmt, ...]
    source: str
    uses: frozenset[str] = field(default_factory=frozenset)

    @property
    def result(self) -> ast.expr:
        """The expression at the end."""
        last = self.body[-1]
        assert isinstance(last, ast.Expr)
        return last.value

    @property
    def lets(self) -> tuple[ast.stmt, ...]:
        """What stands before the last expression."""
        return self.body[:-1]

    @property
    def nodes(self) -> list[ast.AST]:
        """Every node of the trees of its statements."""
        return [node for statement in self.body for node in walk(statement)]


def parse(text: Text, dialect: Dialect, names: Collection[str], diagnostics: Diagnostics) -> Program | None:
    """Parse and check a field; None when something was reported. `names` may map each name to its kind."""
    source = text.value.strip("\n")
    source = source if "\n" in source else source.strip(" ")
    shift = text.value.index(source)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what Python finds odd is either not admitted or harmless
            tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        _report_syntax_error(text, dialect, error, shift, diagnostics)
        return None
    checker = _DialectChecker(text, source, shift, dialect, names, diagnostics)
    checker.check(tree)
    if checker.failed:
        return None
    try:
        _compile(tree)
    except SyntaxError as error:
        _report_syntax_error(text, dialect, error, shift, diagnostics)
        return None
    if dialect.loops and not dialect.statements:
        tree = bounded.Plain().visit(tree)
    return Program(tuple(tree.body), source, frozenset(checker.used))


def _compile(tree: ast.Module) -> None:
    """Let Python's compiler see the statements as the body of a function: it knows rules that its parser does not."""
    nothing = ast.arguments([], [], None, [], [], None, [])
    function = ast.FunctionDef("body", nothing, list(tree.body), [], lineno=1, col_offset=0)
    with warnings.catch_warnings():
        warnings.simplefilter("error", SyntaxWarning)  # which the package would show whenever it is compiled
        compile(ast.Module([function], []), "<expression>", "exec")


_WRITTEN = {"&&": "and", "||": "or", "!": "not"}  # of other languages, and what Python has
_OF_OTHERS = re.compile(r"&&|\|\||!(?!=)")


def _report_syntax_error(text: Text, dialect: Dialect, error: Exception, shift: int, diagnostics: Diagnostics) -> None:
    offset = shift
    message = "is nested too deeply"
    if isinstance(error, SyntaxError):
        lines = text.value[shift:].split("\n")
        line = min(max((error.lineno or 1) - 1, 0), len(lines) - 1)
        offset += sum(len(row) + 1 for row in lines[:line]) + max((error.offset or 1) - 1, 0)
        message = f"is not an expression: {error.msg if 'digits' not in error.msg else 'a number has too many digits'}"
    elif isinstance(error, ValueError):
        message = f"is not an expression: {error}"
    start = min(offset, len(text.value))
    hint = IN_QUOTES if text.is_cut and "never closed" in message else None
    hint = "all its lines begin in one column" if "unexpected indent" in message else hint
    sign = _OF_OTHERS.search(text.value[shift:])
    if sign is not None and isinstance(error, SyntaxError):
        start, message = shift + sign.start(), f"is not an expression: '{sign[0]}' is no operator"
        hint = f"write '{_WRITTEN[sign[0]]}'"
    text.error(diagnostics, "expression-syntax", f"{dialect.what} {message}", offset=start, length=1, hint=hint)

_PLACE_ALONE = "i, j and k are places in the brackets of a neighbour, self[i - 1], and of an entry of a vector, path[k]"


class _DialectChecker:
    """Walks a tree once; reports every place that the dialect does not admit."""

    def __init__(
        self, text: Text, source: str, shift: int, dialect: Dialect, names: Collection[str], diagnostics: Diagnostics
    ) -> None:
        self.text = text
        self.dialect = dialect
        self.names = set(names)
        self.kinds = dict(names) if isinstance(names, Mapping) else {}
        self.diagnostics = diagnostics
        self.used: set[str] = set()
        self.failed = False
        self.turns: list[int] = []  # of the loops that the walk is inside of, as far as they are written
        self.branches = 0  # how many `if` and `for` the walk is inside of
        self.results: set[int] = set()  # tuples that may stand where they are
        self.shift = shift
        self.lines = source.split("\n")

    def check(self, tree: ast.Module) -> None:
        """Check all statements, in order, so that a name is in scope after its assignment."""
        if len(walk(tree)) > _MAX_NODES:
            self.report(None, "expression-too-large", f"{self.dialect.what} has more than {_MAX_NODES} parts")
            return
        if depth(tree) > MAX_DEPTH:
            self.report(None, "expression-too-deep", f"{self.dialect.what} is nested more than {MAX_DEPTH} deep")
            return
        if not tree.body:
            self.report(None, "expression-empty", f"{self.dialect.what} is empty")
            return
        last = tree.body[-1]
        for statement in tree.body:
            if isinstance(statement, ast.Assign) or (statement is last and isinstance(statement, ast.Expr)):
                self.results.add(id(statement.value))
            elif isinstance(statement, ast.Expr) and not isinstance(statement.value, ast.Call):
                self.report(statement, "expression-no-value", "this value is not used", "assign it to a name")
            self.visit(statement)
        ends = isinstance(last, ast.Expr) or (self.dialect.statements and _returns(last))
        if not (ends or (self.dialect.writes and isinstance(last, ast.Assign)) or self.failed):
            how = "return a value at its end" if self.dialect.statements else "end with an expression, its value"
            targets = last.targets if isinstance(last, ast.Assign) and not self.dialect.statements else []
            names = [target.id for target in targets if isinstance(target, ast.Name)]
            hint = f"add a line '{names[0]}'" if names else None
            self.report(last, "expression-no-value", f"{self.dialect.what} must {how}", hint)

    def report(self, node: ast.AST | None, code: str, message: str, hint: str | None = None) -> None:
        """Report at `node`, or at the whole field."""
        self.failed = True
        if not isinstance(node, (ast.expr, ast.stmt, ast.keyword)):
            self.text.error(self.diagnostics, code, message, hint=hint)
            return
        offset = self.offset(node.lineno, node.col_offset)
        end = self.offset(node.end_lineno or node.lineno, node.end_col_offset or node.col_offset + 1)
        self.text.error(self.diagnostics, code, message, offset=offset, length=max(1, end - offset), hint=hint)

    def report_member(self, node: ast.Attribute, code: str, message: str, hint: str | None) -> None:
        """Report at the name behind the dot."""
        self.failed = True
        end = self.offset(node.end_lineno or node.lineno, node.end_col_offset or 0)
        length = len(node.attr)
        self.text.error(self.diagnostics, code, message, offset=end - length, length=length, hint=hint)

    def offset(self, line: int, column: int) -> int:
        """Where a place of the parser, whose columns are bytes, lies in the field."""
        line = min(line, len(self.lines))
        before = self.lines[line - 1].encode()[:column].decode(errors="ignore")
        return self.shift + sum(len(text) + 1 for text in self.lines[: line - 1]) + len(before)

    def visit(self, node: ast.AST) -> None:
        """Check one node and what is below it."""
        if not isinstance(node, self.dialect.nodes):
            word = type(node).__name__
            shown = _SHOWN.get(word, f"'{word.lower()}'")
            hint = "its loops go over range(...)" if isinstance(node, ast.While) and self.dialect.loops else None
            hint = _INSTEAD.get(word, hint)
            self.report(node, "expression-not-allowed", f"{shown} is not allowed in {self.dialect.what}", hint)
            # What is given a name there is reported once, not wherever it is read.
            self.names |= {child.id for child in walk(node) if isinstance(child, ast.Name) and _is_stored(child)}
            return
        method = getattr(self, f"visit_{type(node).__name__.lower()}", None)
        if method is not None:
            method(node)
        else:
            for child in ast.iter_child_nodes(node):
                self.visit(child)

    def visit_assign(self, node: ast.Assign) -> None:
        """``name = value`` or ``a, b = values``."""
        self.visit(node.value)
        for target in node.targets:
            self.bind(target)
        simple = len(node.targets) == 1 and not self.branches and not self.turns and not self.dialect.numeric
        if simple and isinstance(node.targets[0], ast.Name):
            self.kinds[node.targets[0].id] = Kinds(self.dialect.operators, self.kinds).of(node.value)

    def visit_augassign(self, node: ast.AugAssign) -> None:
        """``name += value``, for a name that has a value already."""
        self.check_sign(node.target, node.op)
        self.visit(node.value)
        if isinstance(node.target, ast.Name):
            self.visit_name(node.target)
        self.bind(node.target)

    def bind(self, target: ast.expr) -> None:
        """Bring the names of an assignment, a loop or a comprehension into scope."""
        for node in _targets(target):
            if not isinstance(node, ast.Name):
                self.report(node, "expression-target", f"only names can be assigned in {self.dialect.what}")
                continue
            if node.id.startswith("__"):
                self.report(node, "expression-dunder", "a name may not begin with two underscores")
            elif self.dialect.loops and node.id in self.counted():
                self.report(node, "expression-target", f"'{node.id}' counts, or is a list, and keeps its value")
            elif node.id in self.dialect.constants or node.id in TAKEN:
                self.report(node, "expression-taken", f"'{node.id}' means something else in {self.dialect.what}")
            self.names.add(node.id)  # a name at fault is reported once, not wherever it is read
            self.kinds.pop(node.id, None)  # what it holds from now on may be of another kind

    def visit_for(self, node: ast.For) -> None:
        """``for name in values:``."""
        if self.dialect.loops and not self.dialect.statements:
            self.visit_loop(node, bounded.turns_of_for(node, self.wholes(), self.lists()))
            return
        self.visit(node.iter)
        self.bind(node.target)
        self.visit_branches(node.body, node.orelse)

    def visit_while(self, node: ast.While) -> None:
        """``while at_most(limit, condition):``."""
        turns = bounded.turns_of_while(node)
        if not isinstance(turns, bounded.Rejection):
            assert isinstance(node.test, ast.Call)
            self.visit(node.test.args[1])
        self.visit_loop(node, turns)

    def visit_loop(self, node: ast.For | ast.While, turns: int | bounded.Rejection) -> None:
        """The body of a loop that is walked `found` times, or of one that has no bound."""
        if not isinstance(turns, bounded.Rejection):
            turns = bounded.reject_turns(node, [*self.turns, turns]) or turns
        if isinstance(turns, bounded.Rejection):
            self.report(turns.node, "expression-loop", turns.message, turns.hint)
            return
        names, kinds = set(self.names), dict(self.kinds)
        if isinstance(node, ast.For):
            assert isinstance(node.target, ast.Name)
            if node.target.id in self.names:
                message = f"'{node.target.id}' has a meaning already"
                self.report(node.target, "expression-loop", message, "count by another name")
            self.used |= bounded.names_of_bound(node)
            self.bind(node.target)
            self.kinds[node.target.id] = "" if isinstance(node.iter, ast.Name) else "int"
        self.turns.append(turns)
        for statement in node.body:
            if isinstance(statement, ast.Assign):
                self.results.add(id(statement.value))
            elif isinstance(statement, ast.Expr):
                self.report(statement, "expression-no-value", "this value is not used", "assign it to a name")
            self.visit(statement)
        self.turns.pop()
        # What is named in a loop first has no value where the loop is not walked at all.
        self.names, self.kinds = names, {name: kind for name, kind in kinds.items() if self.kinds.get(name) == kind}

    def wholes(self) -> set[str]:
        """The names of whole numbers: arguments, and what loops count."""
        return {name for name, kind in self.kinds.items() if kind == "int"}

    def lists(self) -> set[str]:
        """The names of lists of numbers."""
        return {name for name, kind in self.kinds.items() if kind == "list"}

    def counted(self) -> set[str]:
        """The names that an assignment may not change."""
        return self.wholes() | self.lists() if self.dialect.numeric else set()

    def visit_subscript(self, node: ast.Subscript) -> None:
        """``coefficients[k]``: in a kernel expression a number of a list."""
        if not self.dialect.numeric:
            for child in ast.iter_child_nodes(node):
                self.visit(child)
            return
        if isinstance(node.value, ast.Name) and self.kinds.get(node.value.id) == "tensor" and self.dialect.loops:
            self.used.add(node.value.id)
            taken = {part.id for part in walk(node.slice) if isinstance(part, ast.Name)} & self.names
            if taken & {*bounded.PLACES} or bounded.offsets_of(node.slice) is None:
                self.visit_table(node.slice)
            return
        if not isinstance(node.value, ast.Name) or node.value.id not in self.lists():
            message = f"an index is not allowed in {self.dialect.what}"
            hint = "tensors and lists of numbers have one"
            name = node.value.id if isinstance(node.value, ast.Name) else ""
            if name in self.names and not self.kinds.get(name):  # an element, or a value that is carried along
                hint = f"'{name}' is one number here: write it without an index"
            self.report(node, "expression-not-allowed", message, hint)
            return
        self.used.add(node.value.id)
        self.visit(node.slice)

    def visit_table(self, index: ast.expr) -> None:
        """The index of a table: one number. Several are meant as neighbours, and are none."""
        if isinstance(index, ast.Tuple):
            message = "a neighbour is written with i, j and k in this order, each with a whole number"
            self.report(index, "kernel-reads", message, "write self[i, j - 1]; i, j are places along the last two")
            return
        self.visit(index)

    def visit_if(self, node: ast.If) -> None:
        """``if condition:``."""
        self.visit(node.test)
        self.visit_branches(node.body, node.orelse)

    def visit_branches(self, *branches: list[ast.stmt]) -> None:
        """Statements that may run or not: they can change what a name holds, but nobody knows to what."""
        for node in (child for branch in branches for statement in branch for child in walk(statement)):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.kinds.pop(node.id, None)
        self.branches += 1
        for branch in branches:
            for statement in branch:
                self.visit(statement)
        self.branches -= 1

    def visit_listcomp(self, node: ast.ListComp | ast.GeneratorExp) -> None:
        """``[value for name in values]``; its names are in scope only inside."""
        before = set(self.names)
        for generator in node.generators:
            self.visit(generator.iter)
            self.bind(generator.target)
            for condition in generator.ifs:
                self.visit(condition)
        self.visit(node.elt)
        self.names = before

    visit_generatorexp = visit_listcomp

    def visit_name(self, node: ast.Name) -> None:
        """A name must be an argument, an intermediate name or a constant."""
        if self.dialect.numeric and node.id in self.lists():
            hint = f"write 'for c in {node.id}:', {node.id}[k] or len({node.id})"
            self.report(node, "expression-list", f"'{node.id}' is a list, which is no number", hint)
            return
        if node.id in self.names or node.id in self.dialect.constants:
            self.used.add(node.id)
            return
        candidates = [
            *self.names,
            *self.dialect.constants,
            "True",
            "False",
            *(["None"] if self.dialect.strings else []),
        ]
        if node.id in self.dialect.functions:
            self.report(node, "expression-uncalled", f"'{node.id}' is a function and must be called here")
            return
        self.report(
            node,
            "expression-unknown-name",
            f"unknown name '{node.id}' in {self.dialect.what}",
            self.dialect.hints.get(node.id)
            or (_PLACE_ALONE if self.dialect.numeric and node.id in bounded.PLACES else None)
            or did_you_mean(node.id, candidates)
            or f"in scope: {', '.join(sorted(self.names))}",
        )

    def visit_constant(self, node: ast.Constant) -> None:
        """Real numbers and True/False everywhere; others, None and text where the dialect has them."""
        value = node.value
        if isinstance(value, complex) and (self.dialect.values or self.dialect.loops):
            return
        if isinstance(value, (bool, int, float)):
            if self.dialect.numeric and type(value) is int and value.bit_length() > 63:
                shown = value if value.bit_length() < 200 else "the number"  # Python prints no number of any length
                self.report(node, "expression-constant", f"{shown} does not fit 64 bits", "write it as a float")
            else:
                self.check_size(node)
            return
        if not self.dialect.strings or not (value is None or isinstance(value, str) or value is Ellipsis):
            self.report(node, "expression-constant", f"{value!r} is not allowed in {self.dialect.what}")

    def visit_attribute(self, node: ast.Attribute) -> None:
        """``x.shape``: from the list only."""
        self.visit(node.value)
        if node.attr not in self.dialect.attributes:
            self.report_member(
                node,
                "expression-attribute",
                f"attribute '{node.attr}' is not allowed in {self.dialect.what}",
                did_you_mean(node.attr, self.dialect.attributes),
            )

    def visit_call(self, node: ast.Call) -> None:
        """A call of a listed function or method, with as many arguments as it has."""
        function = node.func
        if self.dialect.numeric and self.dialect.loops and bounded.is_length(node, self.lists()):
            self.used |= names_in(node)
            return
        if isinstance(function, ast.Name):
            self.check_function(node, function)
        elif isinstance(function, ast.Attribute) and self.dialect.methods and (path := self.foreign_path(function)):
            suggestion = next(
                (operator for operator in self.operators_at(path) if operator in self.dialect.functions), None
            )
            self.report(
                function, "expression-unknown-function", f"unknown function '{'.'.join(path)}' in {self.dialect.what}",
                f"operators have no modules here: write {suggestion}(...)" if suggestion
                else did_you_mean(path[-1], self.dialect.functions),
            )
        elif isinstance(function, ast.Attribute) and self.dialect.methods:
            self.visit(function.value)
            if function.attr not in self.dialect.methods or function.attr in _NEVER_METHODS:
                self.report_member(
                    function,
                    "expression-unknown-method",
                    f"unknown method '{function.attr}' in {self.dialect.what}",
                    did_you_mean(function.attr, self.dialect.methods),
                )
        else:
            message = f"only named functions can be called in {self.dialect.what}"
            self.report(function, "expression-call", message, self.as_function(node, function))
        for argument in node.args:
            self.visit(argument)
        for keyword in node.keywords:
            if not self.dialect.values:
                plain = ast.Call(
                    node.func, [*node.args, *(keyword_argument.value for keyword_argument in node.keywords)], []
                )
                message = f"{self.dialect.what} has no keyword arguments"
                self.report(keyword.value, "expression-keyword", message, f"write {ast.unparse(plain)}")
            elif keyword.arg is None:
                self.report(keyword, "expression-keyword", "arguments cannot be given as a mapping")
            self.visit(keyword.value)
        if not self.failed:
            self.check_arguments(node)

    def foreign_path(self, function: ast.Attribute) -> list[str] | None:
        """The words of ``nn.functional.linear``, whose first is nothing that is known here; None for a method."""
        words, node = [function.attr], function.value
        while isinstance(node, ast.Attribute):
            words.insert(0, node.attr)
            node = node.value
        if not isinstance(node, ast.Name) or node.id in self.names or node.id in self.dialect.constants:
            return None
        path = [node.id, *words]
        return path if len(path) > 2 or path[0] in (*vocabulary.MODULES, *vocabulary.FOREIGN_MODULES) else None

    def operators_at(self, path: list[str]) -> Iterator[str]:
        """What the operator behind a function of a module may be called: ``linalg_norm``, ``nn_softmax``, ``relu``."""
        modules = [word for word in path[:-1] if word in vocabulary.MODULES]
        yield from (f"{module}_{path[-1]}" for module in modules[-1:])
        yield path[-1]

    def as_function(self, node: ast.Call, called: ast.expr) -> str | None:
        """How a call such as ``self.exp()`` or ``math.exp(self)`` is written here, if there is such a function."""
        if not isinstance(called, ast.Attribute) or called.attr not in self.dialect.functions:
            return _OVER_ELEMENTS if isinstance(called, ast.Attribute) and self.dialect.numeric else None
        module = isinstance(called.value, ast.Name) and called.value.id not in self.names
        arguments = node.args if module else [called.value, *node.args]
        return f"write {called.attr}({', '.join(ast.unparse(argument) for argument in arguments)})"

    def hint_for(self, name: str) -> str | None:
        """What to write for a function that a kernel does not have."""
        if not self.dialect.numeric or name.startswith("_"):
            return None
        return _DRAWN if name in vocabulary.DRAWS else _OVER_ELEMENTS

    def check_arguments(self, node: ast.Call) -> None:
        """An operator is called as one of its overloads can be."""
        operators = self.dialect.operators
        rejected = reject_call(node, operators, Kinds(operators, self.kinds))
        if rejected is not None:
            self.report(node, "expression-arguments", rejected[0], f"it is {rejected[1]}")

    def check_function(self, node: ast.Call, function: ast.Name) -> None:
        """The function is known and gets the right number of arguments."""
        if function.id not in self.dialect.functions:
            former = vocabulary.FORMER_FUNCTIONS.get(function.id)
            self.report(
                function,
                "expression-unknown-function",
                f"unknown function '{function.id}' in {self.dialect.what}",
                f"write '{former}'" if former in self.dialect.functions
                else did_you_mean(function.id, self.dialect.functions)
                or self.hint_for(function.id),
            )  # fmt: skip
            return
        arity = self.dialect.functions[function.id]
        least, most = arity if isinstance(arity, tuple) else (arity, arity)
        count = len(node.args) + len(node.keywords)
        if least is None or most is None or any(isinstance(argument, ast.Starred) for argument in node.args):
            return
        if not least <= count <= most:
            number = f"{least}" if least == most else f"at least {least}" if most >= MANY else f"{least} to {most}"
            plural = "" if number.endswith("1") else "s"
            self.report(node, "expression-arity", f"'{function.id}' takes {number} argument{plural}, {count} given")

    def visit_binop(self, node: ast.BinOp) -> None:
        """Arithmetic is for numbers and tensors: text times a number fills the memory."""
        if not self.dialect.numeric and any(_is_text(side) for side in (node.left, node.right)):
            self.report(node, "expression-text", f"text has no arithmetic in {self.dialect.what}")
        self.check_sign(node, node.op)
        self.visit(node.left)
        self.visit(node.right)
        if not self.failed:
            self.check_size(node)

    def visit_compare(self, node: ast.Compare) -> None:
        """``a < b``; whether something is in or is something else has no meaning for numbers."""
        self.visit(node.left)
        for sign, right in zip(node.ops, node.comparators, strict=True):
            self.check_sign(node, sign)
            self.visit(right)

    def check_sign(self, node: ast.expr, sign: ast.AST) -> None:
        """The signs of a kernel expression are those that numbers have."""
        if self.dialect.numeric and type(sign) in _OF_OBJECTS:
            shown = _OF_OBJECTS[type(sign)]
            self.report(node, "expression-operator", f"'{shown}' is not allowed in {self.dialect.what}")

    def visit_tuple(self, node: ast.Tuple) -> None:
        """In a kernel expression only several results, or several values that are assigned at once."""
        if self.dialect.numeric and id(node) not in self.results:
            self.report(node, "expression-not-allowed", f"a tuple is not allowed inside {self.dialect.what}")
        for element in node.elts:
            self.visit(element)

    def check_size(self, node: ast.expr) -> None:
        """A whole number that is written out has a size that a tensor can hold."""
        try:
            whole_number(node)
        except OverflowError:
            message = f"a whole number of more than {MAX_BITS} bits is not allowed in {self.dialect.what}"
            self.report(node, "expression-constant", message)

    def visit_formattedvalue(self, node: ast.FormattedValue) -> None:
        """``{value}`` in a message, without a format specification."""
        if node.format_spec is not None or node.conversion != -1:
            self.report(node, "expression-format", "a value in a message may have no format")
        elif any(isinstance(child, ast.Constant) and isinstance(child.value, str) for child in walk(node.value)):
            self.report(node, "expression-format", "a value in a message may hold no text of its own")
        self.visit(node.value)

    def visit_joinedstr(self, node: ast.JoinedStr) -> None:
        """An f-string: text and values."""
        if not self.dialect.strings:
            self.report(node, "expression-constant", f"text is not allowed in {self.dialect.what}")
        for value in node.values:
            self.visit(value)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _targets(target: ast.expr) -> Iterator[ast.expr]:
    if isinstance(target, ast.Tuple):
        for element in target.elts:
            yield from _targets(element)
    else:
        yield target


def _returns(statement: ast.stmt) -> bool:
    """Whether a statement always ends in ``return value``, or in a call, which is taken for one that rejects."""
    if isinstance(statement, ast.If):
        return bool(statement.orelse) and _returns(statement.body[-1]) and _returns(statement.orelse[-1])
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    return isinstance(statement, ast.Return) and statement.value is not None


def missing_operator(program: Program, functions: Collection[str]) -> str:
    """The first of the functions called in a derived formula that is not there; empty if all are."""
    nodes = program.nodes
    called = {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    called |= {"zeros_like"} if isinstance(program.result, ast.Constant) else set()  # for a gradient of a number
    over_tensors = {name: vocabulary.operator_of(name, functions)[0] for name in called - vocabulary.SPELLED}
    return min((name for name, operator in over_tensors.items() if operator not in functions), default="")


def _is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


def names_in(tree: ast.AST) -> set[str]:
    """The names a tree reads, functions that it calls left out."""
    nodes = walk(tree)
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    return {node.id for node in nodes if isinstance(node, ast.Name) and id(node) not in called}
