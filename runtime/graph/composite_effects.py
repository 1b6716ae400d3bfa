"""Effects of composites: what they do with the memory of their arguments, by the expressions of their entries.

Schemas of composites do not say it: ``batch_norm`` writes its running statistics in training alone, and ``dropout``
writes its input if that is asked for. The expressions are followed with the arguments of a call that are constants;
where a condition is not known, both ways are. A value is described by the arguments whose memory it may share. The
result may name too many arguments, never too few.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from runtime.dispatch import schemas
from runtime.dispatch.operator import Operator
from runtime.expressions import SIGNS, Tree
from runtime.graph.functions import TREE, candidates, draws_numbers, signature_of
from runtime.graph.types import ANY, INDEX, ListType, OptionalType, TensorType, Type
from runtime.tensor.keys import COMPOSITE_IMPLICIT_AUTOGRAD

_COMPOSITE = "composite"
_TESTS = frozenset({"==", "!=", "<", "<=", ">", ">=", "is", "is not", "in", "not in", "not", "and", "or", "<=>"})

_WITHOUT_MEMORY = frozenset({"shape", "ndim", "dtype", "device", "layout"})  # attributes of tensors


class Effects(NamedTuple):
    """The positions of arguments that are written, and of those that results may share; whether numbers are drawn."""

    written: frozenset[int]
    returned: frozenset[int]
    draws: bool


_NO_EFFECTS = Effects(frozenset(), frozenset(), draws=False)
_VARIABLE = object()  # the constant of a value that is none


class _Described(NamedTuple):
    """A value: the positions of the arguments whose memory it may share, and what it is if that is known."""

    sources: frozenset[int] = frozenset()
    constant: Any = _VARIABLE


_NEW = _Described()


def has_expressions(operator: Operator) -> bool:
    """Whether an operator is a composite whose expressions are known."""
    return COMPOSITE_IMPLICIT_AUTOGRAD in operator.kernels and _COMPOSITE in operator.trees


def effects_of(operator: Operator, constants: Mapping[int, Any]) -> Effects:
    """The effects of a call; `constants`: the arguments that are constants, by position."""
    simple = tuple((i, type(item), item) for i, item in sorted(constants.items()) if _is_simple(item))
    return _effects(operator, simple)


def _is_simple(item: Any) -> bool:
    return item is None or isinstance(item, (bool, int, float, str))


def draws_in_call(operator: Operator, constants: Mapping[int, Any]) -> bool:
    """Whether a call draws random numbers, which ``dropout`` does in training alone; see :func:`effects_of`."""
    composite = operator if has_expressions(operator) or operator.functional is None else operator.functional
    return effects_of(composite, constants).draws if has_expressions(composite) else draws_numbers(operator)


_lock = threading.RLock()
_results: dict[Any, Effects] = {}
_assumed: dict[Any, Effects] = {}  # of calls that are being followed
_recursive: set[Any] = set()  # those of which an assumption was used
_provisional: dict[Any, Effects] = {}  # results that depend on the assumptions


def _effects(operator: Operator, constants: tuple[tuple[int, type, Any], ...]) -> Effects:
    """Follow the expressions; again with what was found, where the composite calls itself, until nothing is added."""
    key = (operator, constants)
    with _lock:
        result = _results.get(key) or _provisional.get(key)
        if result is not None:
            return result
        if key in _assumed:
            _recursive.add(key)
            return _assumed[key]
        _assumed[key] = _NO_EFFECTS
        result = _read(operator, constants)
        while key in _recursive and result != _assumed[key]:
            _assumed[key] = result
            _provisional.clear()
            result = _read(operator, constants)
        del _assumed[key]
        _recursive.discard(key)
        if _recursive:
            _provisional[key] = result
        else:
            _provisional.clear()
            _results[key] = result
    return result


def _read(operator: Operator, constants: tuple[tuple[int, type, Any], ...]) -> Effects:
    values = {position: item for position, _, item in constants}
    parameters = signature_of(operator).parameters
    reader = _Reader({
        item.name: _Described(frozenset({i}) if _has_tensors(item.type) else frozenset(), values.get(i, _VARIABLE))
        for i, item in enumerate(parameters)
    })  # fmt: skip
    reader.run(operator.trees[_COMPOSITE], is_body=True)
    return Effects(frozenset(reader.written), frozenset(reader.returned), reader.draws)


def _has_tensors(kind: Type) -> bool:
    """Whether an argument of a type may be, or hold, a tensor."""
    if isinstance(kind, (OptionalType, ListType)):
        return _has_tensors(kind.element)
    return isinstance(kind, TensorType) or kind in {ANY, INDEX}


class _Reader:
    """Follows the statements of one composite. `names` describes its variables."""

    def __init__(self, names: dict[str, _Described]) -> None:
        self.names = names
        self.written: set[int] = set()
        self.returned: set[int] = set()
        self.draws = False

    # -- statements ----------------------------------------------------------------------------------------------------

    def run(self, program: Sequence[Tree], *, is_body: bool = False) -> bool:
        """Follow statements; whether they always return. The last expression of a body is its result."""
        for number, statement in enumerate(program):
            sign = statement[0] if isinstance(statement, list) and statement else ""
            if sign == "return":
                self.returned |= self.value(statement[1]).sources
                return True
            if sign == "if":
                if self.condition(*statement[1:]):
                    return True
            elif sign in {"for", "while"}:
                self.loop(sign, *statement[1:])
            elif sign == "=":
                for target in statement[1:-1]:
                    self.assign(target, statement[-1])
            else:
                result = self.value(statement)
                if is_body and number == len(program) - 1:
                    self.returned |= result.sources
        return False

    def condition(self, test: Tree, first: Sequence[Tree], second: Sequence[Tree]) -> bool:
        """Follow the way that is taken, or both; whether it always returns."""
        outcome = self.value(test).constant
        if outcome is not _VARIABLE:
            return self.run(first if outcome else second)
        before = dict(self.names)
        returns = [self.run(first)]
        after, self.names = self.names, before
        returns.append(self.run(second))
        if all(returns):
            return True
        if returns[1]:
            self.names = after
        elif not returns[0]:
            self.names = _merged(after, self.names)
        return False

    def loop(self, sign: str, *parts: Any) -> None:
        """Follow a loop until nothing new is found out; what is assigned in it is not constant."""
        *head, body = parts
        for _ in range(len(self.names) + 2):
            before = dict(self.names)
            if sign == "for":
                self.bind(head[0], _Described(self.value(head[1]).sources))
            else:
                self.value(head[0])
            self.run(body)
            self.names = _merged(before, self.names)
            if self.names == before:
                return

    def assign(self, target: Tree, tree: Tree) -> None:
        """``target = tree``."""
        if _is_tuple(target) and _is_tuple(tree) and len(target) == len(tree) and not _has_star(tree):
            for part, value in zip(target[1:], [self.value(item) for item in tree[1:]], strict=True):
                self.bind(part, value)
        else:
            self.bind(target, self.value(tree))

    def bind(self, target: Tree, value: _Described) -> None:
        """Let a variable, or the parts of a tuple, be a value; one that is assigned into is written."""
        if isinstance(target, str):
            self.names[target] = value
        elif _is_tuple(target):
            for part in target[1:]:
                self.bind(part, _Described(value.sources))
        else:
            self.written |= self.value(target[1]).sources

    # -- expressions ---------------------------------------------------------------------------------------------------

    def value(self, tree: Tree) -> _Described:
        """What an expression gives."""
        if isinstance(tree, str):
            return self.names.get(tree, _NEW)
        if not isinstance(tree, list):
            return _Described(constant=tree)
        sign, *parts = tree
        if sign == "'":
            return _Described(constant=parts[0])
        if sign == "?":
            return self.choice(*parts)
        if sign == "()":
            return self.call(parts[0][2], [parts[0][1], *parts[1:]]) if parts[0][0] == "." else self.union(parts)
        if sign in _TESTS or sign in SIGNS:
            return self.computed(sign, parts)
        if sign in {"[for", "(for"}:
            return self.comprehension(parts[0], parts[1:])
        if sign == ".":
            if parts[1] in _WITHOUT_MEMORY:
                return _NEW
            return _Described(self.value(parts[0]).sources)
        if sign in {"[]", ",", "[", ":", "...", "j", "f'", "=", "*"}:
            return self.union(parts)
        return self.call(sign, parts)

    def union(self, trees: Iterable[Tree]) -> _Described:
        """A value that may share the memory of all these."""
        return _Described(frozenset().union(*[self.value(tree).sources for tree in trees]))

    def choice(self, test: Tree, first: Tree, second: Tree) -> _Described:
        """``first if test else second``."""
        outcome = self.value(test).constant
        if outcome is not _VARIABLE:
            return self.value(first if outcome else second)
        return _Described(self.value(first).sources | self.value(second).sources)

    def computed(self, sign: str, parts: Sequence[Tree]) -> _Described:
        """What a sign gives: new memory, or a number; ``and`` and ``or`` give one of their operands."""
        values = [self.value(part) for part in parts]
        constants = [item.constant for item in values]
        sources = frozenset().union(*[item.sources for item in values])
        if sign in {"and", "or"}:
            decisive = [item for item in constants if item is not _VARIABLE and bool(item) is (sign == "or")]
            if decisive:
                return _Described(sources, decisive[0])
            return _Described(sources, constants[-1] if _VARIABLE not in constants else _VARIABLE)
        if sign == "*" and len(parts) == 1:  # the elements of a tuple
            return _Described(sources)
        if _VARIABLE in constants or sign not in _TESTS - {"<=>"}:
            return _NEW
        if sign == "not":
            return _Described(constant=not constants[0])
        try:
            return _Described(constant=SIGNS[sign](*constants))
        except TypeError:  # a way that is taken for arguments of other types
            return _NEW

    def comprehension(self, element: Tree, loops: Sequence[Sequence[Tree]]) -> _Described:
        """A list whose elements share what its element does."""
        for target, items, *tests in loops:
            self.bind(target, _Described(self.value(items).sources))
            self.union(tests)
        return _Described(self.value(element).sources)

    # -- calls ---------------------------------------------------------------------------------------------------------

    def call(self, name: str, trees: Sequence[Tree]) -> _Described:
        """What an operator gives, whichever overload it is, or another function, which may give what it gets."""
        words = {tree[1]: self.value(tree[2]) for tree in trees if isinstance(tree, list) and tree[:1] == ["="]}
        positional = [tree for tree in trees if not (isinstance(tree, list) and tree[:1] == ["="])]
        if _has_star(positional):
            values = [_Described(self.union(positional).sources)] * _MOST_ARGUMENTS
        else:
            values = [self.value(tree) for tree in positional]
        overloads = [item for item in candidates(f"{TREE}::{name}") if isinstance(item, Operator)]
        if not overloads:
            return _Described(frozenset().union(*[item.sources for item in (*values, *words.values())]))
        sources: set[int] = set()
        for operator in overloads:
            sources |= self.call_of(operator, values, words)
        return _Described(frozenset(sources))

    def call_of(self, operator: Operator, values: list[_Described], words: dict[str, _Described]) -> set[int]:
        """Note what an overload writes; the arguments whose memory its results may share."""
        parameters = signature_of(operator).parameters
        bound = [
            values[i] if i < len(values) and not item.argument.keyword_only
            else words.get(item.name, _default(item.argument))
            for i, item in enumerate(parameters)
        ]  # fmt: skip
        constants = {i: item.constant for i, item in enumerate(bound) if item.constant is not _VARIABLE}
        written, returned = memory_of(operator, constants)
        self.draws |= draws_in_call(operator, constants)
        for position in written:
            self.written |= bound[position].sources
        return {source for position in returned for source in bound[position].sources}


_MOST_ARGUMENTS = 64  # for a call with ``*arguments``, of which there may be any number


def memory_of(operator: Operator, constants: Mapping[int, Any]) -> tuple[set[int], set[int]]:
    """The positions of the arguments that a call writes, and of those whose memory its results may share."""
    signature = signature_of(operator)
    written = {i for i, item in enumerate(signature.parameters) if item.is_written}
    letters = {letter for text in signature.aliases for letter in text.split("|")} - {""}
    returned = {
        i for i, item in enumerate(signature.parameters)
        if letters & {*item.alias.split("|")} or (letters and item.alias == "*")
    }  # fmt: skip
    if has_expressions(operator):
        effects = effects_of(operator, constants)
        written |= effects.written
        returned |= set() if letters else effects.returned
    elif COMPOSITE_IMPLICIT_AUTOGRAD in operator.kernels and not letters:
        returned = set(range(len(signature.parameters)))
    return written, returned


@functools.cache
def _default(argument: schemas.Argument) -> _Described:
    """What is known of an argument that is left out."""
    return _NEW if argument.default is None else _Described(constant=argument.value)


def _merged(first: Mapping[str, _Described], second: Mapping[str, _Described]) -> dict[str, _Described]:
    """What is known of variables behind either of two ways."""
    result = {}
    for name in {*first, *second}:
        a, b = first.get(name, _NEW), second.get(name, _NEW)
        is_same = type(a.constant) is type(b.constant) and a.constant == b.constant
        result[name] = _Described(a.sources | b.sources, a.constant if is_same else _VARIABLE)
    return result


def _is_tuple(tree: Tree) -> bool:
    return isinstance(tree, list) and tree[:1] == [","]


def _has_star(trees: Sequence[Tree]) -> bool:
    return any(isinstance(tree, list) and tree[:1] == ["*"] and len(tree) == 2 for tree in trees)
