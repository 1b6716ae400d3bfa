"""A formula's C++ tree -> Python `ast` in the language of our formulas.

Four rules of C++ that a reader of the text would miss:
1. A called name is looked up among operators, never among the arguments: `at::real(grad)` beside an argument `real`.
2. C++ passes keyword-only arguments by position; here they become keywords, as the schema of the operator says.
3. `/` between integers is integer division.
4. Methods are operators, too, and are looked up among them.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass

from codegen.diagnostics import counted, did_you_mean
from codegen.pytorch import cpp
from codegen.pytorch.cpp import CppError, Tree
from codegen.pytorch.overloads import ANY, NOTHING, NUMBERS, OPTIONS, CppOverloads, fits, parameters, result_kind
from codegen.pytorch.words import words
from codegen.schema import OperatorSchema

_ARITHMETIC: dict[str, type[ast.operator]] = {
    "+": ast.Add, "-": ast.Sub, "*": ast.Mult, "/": ast.Div, "%": ast.Mod, "|": ast.BitOr, "&": ast.BitAnd,
    "^": ast.BitXor,
}  # fmt: skip
_COMPARISONS: dict[str, type[ast.cmpop]] = {
    "==": ast.Eq, "!=": ast.NotEq, "<": ast.Lt, ">": ast.Gt, "<=": ast.LtE, ">=": ast.GtE,
}  # fmt: skip
_UNARY: dict[str, type[ast.unaryop]] = {"-": ast.USub, "+": ast.UAdd, "!": ast.Not, "~": ast.Invert}
_LITERAL_KINDS = {bool: "bool", int: "int", float: "float", str: "str", type(None): NOTHING}
_WRAPPERS = frozenset({"std::optional", "c10::optional", "at::OptionalArrayRef", "c10::OptionalArrayRef", "std::move"})
_OPERATORS = "at"
_HAND_WRITTEN = ("at", "native")
# What C++ gives in a TensorOptions and a factory here takes by name.
_OPTION_NAMES = ("dtype", "device")


@dataclass(frozen=True)
class TranslatedValue:
    """A translated expression and its kind; for TensorOptions, the tensor and what was chosen otherwise."""

    tree: ast.expr
    kind: str
    options: tuple[tuple[str, ast.expr], ...] = ()


class CppTranslator:
    """Translates one formula. `scope` maps the names that it may read to their kinds.

    `names` are those it has read, with the offset of the first place of each.
    """

    def __init__(self, overloads: CppOverloads, scope: Mapping[str, str]) -> None:
        self.overloads = overloads
        self.scope = dict(scope)
        self.words = words()
        self.names: dict[str, int] = {}

    def translate(self, tree: Tree) -> ast.expr:
        """The formula in Python. Raises CppError."""
        value = self.value(tree)
        return self.one(value, tree)

    def one(self, value: TranslatedValue, tree: Tree) -> ast.expr:
        """A value that stands for itself, which TensorOptions do not."""
        if value.kind == OPTIONS:
            raise _error(tree, "cpp-options", "TensorOptions can only be passed to a factory")
        return value.tree

    def value(self, tree: Tree) -> TranslatedValue:
        """Any expression."""
        match tree:
            case cpp.Name():
                return self.name(tree)
            case cpp.Literal():
                return TranslatedValue(ast.Constant(tree.value), _LITERAL_KINDS[type(tree.value)])
            case cpp.Unary():
                return self.unary(tree)
            case cpp.Binary():
                return self.binary(tree)
            case cpp.Conditional():
                return self.conditional(tree)
            case cpp.Call():
                return self.call(tree)
            case cpp.Index():
                value = self.value(tree.value)
                index = self.one(self.value(tree.index), tree.index)
                kind = value.kind.removesuffix("[]") if value.kind.endswith("[]") else ANY
                return TranslatedValue(ast.Subscript(self.one(value, tree.value), index, ast.Load()), kind)
            case cpp.Braces():
                return self.braces(tree)
            case cpp.Member():
                message = f"'{tree.name}' is not called; tensors have no members to read"
                raise _error(tree, "cpp-member", message, tree.at)
            case cpp.Lambda():
                raise _error(tree, "cpp-lambda", "a function literal can stand only in fmap(list, function)")

    # Leaves

    def name(self, tree: cpp.Name) -> TranslatedValue:
        """An argument, another name in scope, or a constant of C++."""
        word = str(tree)
        if word in self.scope:
            self.names.setdefault(word, tree.start)
            return TranslatedValue(ast.Name(word, ast.Load()), self.scope[word])
        constant = self.words.constants.get(word)
        if constant is not None:
            kind = "float" if isinstance(constant, ast.Name) else ANY
            if isinstance(constant, ast.Constant):
                kind = _LITERAL_KINDS.get(type(constant.value), ANY)
            return TranslatedValue(constant, kind)
        if self.overloads.base_of(word) is not None:
            raise _error(tree, "cpp-uncalled", f"'{word}' is an operator and must be called here")
        raise _error(
            tree, "cpp-unknown-name", f"unknown name '{word}' in a formula",
            hint=did_you_mean(word, [*self.scope, *self.words.constants])
            or f"in scope: {', '.join(sorted(self.scope))}",
        )

    def braces(self, tree: cpp.Braces) -> TranslatedValue:
        """`{a, b}`; double braces, which C++ needs for some lists, are one list."""
        if len(tree.items) == 1 and isinstance(tree.items[0], cpp.Braces):
            return self.braces(tree.items[0])
        values = [self.value(item) for item in tree.items]
        kinds = {value.kind for value in values}
        kind = f"{kinds.pop()}[]" if len(kinds) == 1 else "list"
        items = [self.one(value, item) for value, item in zip(values, tree.items, strict=True)]
        return TranslatedValue(ast.List(items, ast.Load()), kind)

    # Operators

    def unary(self, tree: cpp.Unary) -> TranslatedValue:
        operand = self.value(tree.operand)
        if tree.operator == "*":  # the value of an optional, which here is the optional itself
            return operand
        if tree.operator not in _UNARY:
            raise _error(tree, "cpp-operator", f"the operator '{tree.operator}' has no counterpart here")
        kind = "bool" if tree.operator == "!" else operand.kind
        return TranslatedValue(ast.UnaryOp(_UNARY[tree.operator](), self.one(operand, tree.operand)), kind)

    def binary(self, tree: cpp.Binary) -> TranslatedValue:
        left, right = self.value(tree.left), self.value(tree.right)
        trees = [self.one(left, tree.left), self.one(right, tree.right)]
        kinds = (left.kind, right.kind)
        if tree.operator in ("&&", "||"):
            operator: ast.boolop = ast.And() if tree.operator == "&&" else ast.Or()
            if isinstance(trees[0], ast.BoolOp) and isinstance(trees[0].op, type(operator)):
                trees = [*trees[0].values, trees[1]]
            return TranslatedValue(ast.BoolOp(operator, trees), "bool")
        if tree.operator in _COMPARISONS:
            kind = "Tensor" if "Tensor" in kinds else ANY if ANY in kinds else "bool"
            return TranslatedValue(ast.Compare(trees[0], [_COMPARISONS[tree.operator]()], trees[1:]), kind)
        if tree.operator == "/" and kinds == ("int", "int"):
            return TranslatedValue(ast.BinOp(trees[0], ast.FloorDiv(), trees[1]), "int")
        return TranslatedValue(ast.BinOp(trees[0], _ARITHMETIC[tree.operator](), trees[1]), _arithmetic_kind(kinds))

    def conditional(self, tree: cpp.Conditional) -> TranslatedValue:
        test, yes, no = (self.value(branch) for branch in (tree.test, tree.yes, tree.no))
        kinds = {yes.kind, no.kind} - {NOTHING}
        kind = kinds.pop() if len(kinds) == 1 else _arithmetic_kind((yes.kind, no.kind))
        return TranslatedValue(
            ast.IfExp(self.one(test, tree.test), self.one(yes, tree.yes), self.one(no, tree.no)), kind
        )

    # Calls

    def call(self, tree: cpp.Call) -> TranslatedValue:
        function = tree.function
        if isinstance(function, cpp.Member):
            return self.method(tree, function)
        if not isinstance(function, cpp.Name):
            raise _error(function, "cpp-call", "only functions and methods can be called")
        if str(function) == "fmap" and len(tree.arguments) == 2 and isinstance(tree.arguments[1], cpp.Lambda):
            return self.mapped(tree.arguments[0], tree.arguments[1])
        result = self.construction(tree, function)
        if result is not None:
            return result
        arguments = [self.value(argument) for argument in tree.arguments]
        for word in self.words.functions.get(str(function), ()):
            if fits(word.schema, [argument.kind for argument in arguments]):
                return TranslatedValue(
                    word.becomes([argument.tree for argument in arguments]), result_kind(word.schema)
                )
        return self.operator(tree, function, arguments)

    def construction(self, tree: cpp.Call, function: cpp.Name) -> TranslatedValue | None:
        """`std::tuple<A, B>()`, `std::get<0>(x)` and the like: values of C++ that are plain values here."""
        name, values = str(function), [self.value(argument) for argument in tree.arguments] if function.template else []
        trees = [self.one(argument, where) for argument, where in zip(values, tree.arguments, strict=False)]
        if name in ("Tensor", "at::Tensor") and not tree.arguments:
            return TranslatedValue(ast.Constant(None), NOTHING)
        if name in _WRAPPERS and len(trees) == 1:
            return values[0]
        if name == "std::tuple":
            nothing: list[ast.expr] = [ast.Constant(None) for _ in function.template]
            return TranslatedValue(ast.Tuple(trees or nothing, ast.Load()), ANY)
        if name == "std::get" and len(trees) == 1 and function.template[0].isdecimal():
            return TranslatedValue(ast.Subscript(trees[0], ast.Constant(int(function.template[0])), ast.Load()), ANY)
        if name == "std::vector" and trees:
            element = trees[1] if len(trees) > 1 else ast.Constant(None)
            kind = f"{values[1].kind}[]" if len(trees) > 1 else "Tensor[]"
            return TranslatedValue(ast.BinOp(ast.List([element], ast.Load()), ast.Mult(), trees[0]), kind)
        if function.template:
            raise _error(function, "cpp-type", f"'{name}' has no counterpart here")
        return None

    def mapped(self, values: Tree, function: cpp.Lambda) -> TranslatedValue:
        """`fmap(list, [](T x) { return f(x); })` as a list comprehension."""
        source = self.value(values)
        before = dict(self.scope)
        element = source.kind.removesuffix("[]") if source.kind.endswith("[]") else ANY
        self.scope.update(dict.fromkeys(function.parameters, element))
        body = self.one(self.value(function.body), function.body)
        self.scope = before
        for name in function.parameters:
            self.names.pop(name, None)
        target = ast.Name(function.parameters[0], ast.Store())
        each = ast.comprehension(target, self.one(source, values), [], 0)
        return TranslatedValue(ast.ListComp(body, [each]), source.kind)

    def operator(self, tree: cpp.Call, function: cpp.Name, arguments: list[TranslatedValue]) -> TranslatedValue:
        """A call of an operator, or of a helper that PyTorch writes by hand."""
        name = function.path[-1]
        base = self.overloads.base_of(name)
        qualified = function.path[:-1]
        if base is not None and qualified in ((), (_OPERATORS,)):
            schema = self.overloads.choose(base, [argument.kind for argument in arguments], method=False)
            if schema is not None or base in self.overloads.generated:
                base = self.overloads.functional_base_of(base)
                return self.called(tree, ast.Name(base, ast.Load()), schema, arguments, method=False)
            if qualified:
                raise self.no_overload(function, base, arguments)
        if qualified == (_OPERATORS,):
            raise _error(
                function, "cpp-unknown-function", f"there is no operator '{name}'",
                hint=did_you_mean(name, self.overloads.by_base),
            )
        if qualified not in ((), _HAND_WRITTEN):
            raise _error(function, "cpp-unknown-function", f"'{function}' has no counterpart here")
        if name in self.scope:
            raise _error(function, "cpp-call", f"'{name}' is no function")
        helper = name.removesuffix("_symint")
        return self.called(tree, ast.Name(helper, ast.Load()), None, arguments, method=False)

    def method(self, tree: cpp.Call, member: cpp.Member) -> TranslatedValue:
        receiver = self.value(member.value)
        name = member.name
        arguments = [self.value(argument) for argument in tree.arguments]
        if receiver.kind == OPTIONS:
            return self.other_options(tree, member, receiver, arguments)
        if name == "options" and not arguments:
            return TranslatedValue(receiver.tree, OPTIONS)
        if name == "value" and not arguments:
            return receiver
        trees = [receiver.tree, *(argument.tree for argument in arguments)]
        if name == "value_or" and len(arguments) == 1:
            return TranslatedValue(ast.IfExp(_is_given(trees[0]), trees[0], trees[1]), receiver.kind)
        for word in self.words.methods.get(name, ()):
            if fits(word.schema, [receiver.kind, *(argument.kind for argument in arguments)]):
                result = word.becomes(trees)
                if member.arrow and isinstance(member.value, cpp.Name):  # of an optional tensor, which may be missing
                    result = ast.IfExp(_is_given(trees[0]), result, ast.Constant(None))
                return TranslatedValue(result, result_kind(word.schema))
        base = self.overloads.base_of(name)
        if base is None or not (self.overloads.is_method(base) or base in self.overloads.generated):
            candidates = [base_name for base_name in self.overloads.by_base if self.overloads.is_method(base_name)]
            raise _error(
                member, "cpp-unknown-method", f"there is no method '{name}'", member.at,
                did_you_mean(name, [*candidates, *self.words.methods]),
            )
        schema = self.overloads.choose(base, [argument.kind for argument in arguments], method=True)
        if schema is None and base not in self.overloads.generated:
            raise self.no_overload(member, base, arguments)
        base = self.overloads.functional_base_of(base)
        called = ast.Attribute(receiver.tree, base, ast.Load())
        return self.called(tree, called, schema, arguments, method=True)

    def other_options(
        self, tree: cpp.Call, member: cpp.Member, receiver: TranslatedValue, arguments: list[TranslatedValue]
    ) -> TranslatedValue:
        """`x.options().dtype(d)`: those of `x` but for one."""
        if member.name not in (*_OPTION_NAMES, "layout") or len(arguments) != 1:
            raise _error(member, "cpp-options", f"TensorOptions have no method '{member.name}'", member.at)
        chosen = (member.name, self.one(arguments[0], tree.arguments[0]))
        return TranslatedValue(receiver.tree, OPTIONS, (*receiver.options, chosen))

    def called(
        self,
        tree: cpp.Call,
        function: ast.expr,
        schema: OperatorSchema | None,
        arguments: list[TranslatedValue],
        *,
        method: bool,
    ) -> TranslatedValue:
        """The call, its arguments by position or by keyword as the schema has them."""
        positions = parameters(schema, method=method) if schema is not None else ()
        positional: list[ast.expr] = []
        keywords: list[ast.keyword] = []
        for index, (value, where) in enumerate(zip(arguments, tree.arguments, strict=True)):
            if value.kind == OPTIONS:
                keywords += _option_keywords(value)
                continue
            argument = positions[index].argument if index < len(positions) else None
            passed = value.tree
            if argument is not None and value.kind == "list" and not argument.type.is_list and _is_empty(passed):
                passed = ast.Constant(None)
            if argument is not None and argument.kwarg_only:
                keywords.append(ast.keyword(argument.name, passed))
            elif keywords:
                raise _error(where, "cpp-arity", "an argument by position follows TensorOptions")
            else:
                positional.append(passed)
        return TranslatedValue(
            ast.Call(function, positional, keywords), result_kind(schema) if schema is not None else ANY
        )

    def no_overload(self, tree: Tree, base: str, arguments: list[TranslatedValue]) -> CppError:
        count = len(arguments)
        start = tree.at if isinstance(tree, cpp.Member) else tree.start
        first = next(iter(self.overloads.by_base[base])).schema
        message = f"no overload of '{base}' takes {counted(count, 'argument')} here"
        return _error(tree, "cpp-arity", message, start, f"one is {first}")


def _option_keywords(value: TranslatedValue) -> list[ast.keyword]:
    chosen = dict(value.options)
    names = [*_OPTION_NAMES, *(name for name in chosen if name not in _OPTION_NAMES)]
    return [ast.keyword(name, chosen.get(name) or ast.Attribute(value.tree, name, ast.Load())) for name in names]


def _arithmetic_kind(kinds: tuple[str, str]) -> str:
    if "Tensor" in kinds:
        return "Tensor"
    numeric = [kind for kind in ("Scalar", "float", "int") if kind in kinds]
    return numeric[0] if numeric and all(kind in NUMBERS for kind in kinds) else ANY


def _is_given(tree: ast.expr) -> ast.expr:
    return ast.Compare(tree, [ast.IsNot()], [ast.Constant(None)])


def _is_empty(tree: ast.expr) -> bool:
    return isinstance(tree, ast.List) and not tree.elts


def _error(tree: Tree, code: str, message: str, start: int | None = None, hint: str | None = None) -> CppError:
    begin = tree.start if start is None else start
    return CppError(message, code, begin, tree.stop - begin, hint)
