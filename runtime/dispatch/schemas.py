"""The text of a schema taken apart: its arguments, and the schemas of the forms that follow from it.

``add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`` says what ``add_.Tensor`` and ``add.out`` take as
well. The generator has checked every schema, so that what is read here is right; it is read when somebody asks for it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from string import ascii_lowercase
from typing import Any, NamedTuple

# (a), (a!), (a -> *): which memory is shared, and whether it is written.
_ALIAS = re.compile(r"(?<=Tensor)\([a-z*][^)]*\)|(?<=[\])])\([a-z]!\)")
_OPTIONS = ("dtype", "layout", "device", "pin_memory")
_NAMES = {"inf": float("inf"), "nan": float("nan")}


class Argument(NamedTuple):
    """One argument: `default` is None for one that must be given, otherwise the text of its default."""

    type: str
    name: str
    default: str | None
    keyword_only: bool
    is_written: bool

    @property
    def value(self) -> Any:
        """The default as a value; a name such as ``contiguous_format`` or ``Mean`` stays a text."""
        assert self.default is not None
        value = read_default(self.default, is_list="[" in self.type)
        if not self.type.startswith("float"):
            return value
        is_integer = isinstance(value, int) and not isinstance(value, bool)  # `float p=2` is 2.0
        return float(value) if is_integer else tuple(map(float, value)) if isinstance(value, tuple) else value


def read_default(text: str, *, is_list: bool = False) -> Any:
    """The value of a default. A list is a tuple; one number for a list of a given size stays a number."""
    if text in _NAMES:
        return _NAMES[text]
    if text.removeprefix("-") == "inf":
        return -_NAMES["inf"]
    if is_list and text.startswith("["):
        return tuple(read_default(item) for item in split(text[1:-1]))
    return text if text.isidentifier() and text not in {"None", "True", "False"} else ast.literal_eval(text)


def split(text: str) -> list[str]:
    """The parts between the commas of `text` that are in no bracket and no string."""
    parts, depth, quote, start = [], 0, "", 0
    for index, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote and text[index - 1] != "\\" else quote
        elif letter in "\"'":
            quote = letter
        elif letter in "([":
            depth += 1
        elif letter in ")]":
            depth -= 1
        elif letter == "," and not depth:
            parts.append(text[start:index].strip())
            start = index + 1
    return [part for part in (*parts, text[start:].strip()) if part]


def halves(schema: str) -> tuple[str, str, str]:
    """The name, the text of the arguments and the text of the results."""
    head, _, results = schema.rpartition(") -> ")
    name, _, arguments = head.partition("(")
    return name, arguments, results


def without_generator(schema: str, overload: str) -> str:
    """The schema of an overload that is as another one without its generator."""
    name, arguments, results = halves(schema)
    base = name.partition(".")[0]
    parameters = [part for part in split(arguments) if not part.startswith("Generator")]
    parameters = parameters[:-1] if parameters[-1] == "*" else parameters
    return f"{base}{'' if overload == 'default' else f'.{overload}'}({', '.join(parameters)}) -> {results}"


def arguments_of(schema: str) -> list[Argument]:
    """The arguments of a schema in its order, those of ``out=`` included."""
    return list(_arguments_of(schema))


@lru_cache(4096)  # a tensor whose class has the calls of operators asks at each of them
def _arguments_of(schema: str) -> tuple[Argument, ...]:
    return tuple(_read(halves(schema)[1]))


def _read(text: str) -> Iterator[Argument]:
    keyword_only = False
    for word in split(text):
        if word == "*":
            keyword_only = True
            continue
        declared, equals, default = word.partition("=")
        kind, _, name = declared.rpartition(" ")
        yield Argument(_ALIAS.sub("", kind), name, default if equals else None, keyword_only, "!" in kind)


def results_of(schema: str) -> list[str]:
    """The results as the schema writes them: a type, and a name where it gives one."""
    text = halves(schema)[2]
    return split(text[1:-1] if text.startswith("(") else text)


def plain_type(result: str) -> str:
    """The type of a result as :func:`results_of` has it, without a name and without a word about shared memory."""
    return _ALIAS.sub("", result).partition(" ")[0]


def is_view(schema: str) -> bool:
    """Whether a result shares memory with an argument that is not written."""
    return any("!" not in result for result in _ALIAS.findall(halves(schema)[1]))


def is_factory(schema: str) -> bool:
    """Whether a schema has the four keyword-only arguments of what makes tensors from nothing."""
    names = [item.name for item in arguments_of(schema) if item.keyword_only]
    return any(tuple(names[i : i + 4]) == _OPTIONS for i in range(len(names) - 3))


def in_place(schema: str, name: str) -> str:
    """The schema of the in-place form `name`: it writes to ``self`` and returns it; a list is written and not returned.

    As PyTorch makes it: add.Tensor(Tensor self, ...) -> Tensor becomes add_.Tensor(Tensor(a!) self, ...) -> Tensor(a!).
    """
    words = [_plain(item) for item in split(halves(schema)[1])]
    target = next(word for word in words if word.rpartition(" ")[2] == "self")
    written = target.replace("Tensor", "Tensor(a!)", 1)
    words[words.index(target)] = written
    return f"{name}({', '.join(words)}) -> {'()' if '[' in target else 'Tensor(a!)'}"


def out(schema: str, name: str) -> str:
    """The schema of the ``out=`` form `name`: a keyword-only argument behind the others for every result.

    The options of a factory go, for the tensor that is given has a dtype and a device.
    """
    results = results_of(schema)
    names = [result.partition(" ")[2] for result in results]
    words = [_plain(item) for item in split(halves(schema)[1])]
    if is_factory(schema):
        at = next(i for i, word in enumerate(words) if re.match(r"\S+ dtype\b", word))
        del words[at : at + 4]
        words = words if words[-1:] != ["*"] else words[:-1]
    taken = {re.split(r"[ =]", word)[1] for word in words if word != "*"}
    if len(results) == 1:
        names = ["out"]
    elif not all(names) or len({*names} - taken) < len(names):
        names = [f"out{i}" for i in range(len(results))]
    kinds = [
        _ALIAS.sub("", result.partition(" ")[0]).replace("Tensor", f"Tensor({letter}!)", 1)
        for result, letter in zip(results, ascii_lowercase, strict=False)
    ]
    words += [] if "*" in words else ["*"]
    words += [f"{kind} {element}" for kind, element in zip(kinds, names, strict=True)]
    words_given = [f"{kind} {result.partition(' ')[2]}".strip() for kind, result in zip(kinds, results, strict=True)]
    returns = (
        "()"
        if any("[" in kind for kind in kinds)
        else words_given[0]
        if len(words_given) == 1
        else f"({', '.join(words_given)})"
    )
    return f"{name}({', '.join(words)}) -> {returns}"


def _plain(word: str) -> str:
    """An argument as it is written, without a word about shared memory."""
    declared, equals, default = word.partition("=")
    return _ALIAS.sub("", declared) + equals + default
