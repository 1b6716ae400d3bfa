"""The files of themes of which some operators were made anew: their pieces among those that are remembered."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from codegen.model.api import Theme
from codegen.model.blocks import OperatorBlock
from codegen.model.sharing import shared_functions
from codegen.writing.render import HEAD
from codegen.writing.theme_files import ThemePieces, passes_key, pieces_of_theme


@dataclass(frozen=True)
class OperatorPieces:
    """What is remembered of an operator: which pieces of the files of its theme it has."""

    theme: str
    modules: tuple[str, ...]
    functions: tuple[tuple[str, str], ...]  # of loops: what each computes, and its name
    kernels: tuple[str, ...]  # the functions of its loops, those of other operators included
    has_passes: bool

    @classmethod
    def of(cls, block: OperatorBlock) -> OperatorPieces:
        """Those of a block whose loops share functions."""
        kernels = tuple(dict.fromkeys(loop.name for loop in block.loops))
        functions = tuple(shared_functions(block))
        return cls(block.entry.theme, block.modules, functions, kernels, block.passes is not None)


def functions_outside(
    operators: Mapping[str, OperatorPieces], blocks: Iterable[OperatorBlock]
) -> tuple[dict[str, dict[str, str]], set[str]]:
    """The names of the functions of remembered operators that new `blocks` may share, by theme and what they compute.

    Besides the remembered operators that would share other functions than before, which must be made anew as well.
    """
    fresh = {block.entry.name: tuple(shared_functions(block)) for block in blocks}
    functions: dict[tuple[str, str], tuple[str, str]] = {}  # by theme and content: the first operator, and its function
    before: dict[tuple[str, str], tuple[str, str]] = {}
    users: dict[tuple[str, str], list[str]] = {}
    for name, operator in operators.items():
        for content, function in operator.functions:
            before.setdefault((operator.theme, content), (name, function))
        for content, function in fresh.get(name, operator.functions):
            functions.setdefault((operator.theme, content), (name, function))
            if name not in fresh:
                users.setdefault((operator.theme, content), []).append(name)
    earlier: dict[str, dict[str, str]] = {}
    for (theme, content), (name, function) in functions.items():
        if name not in fresh:
            earlier.setdefault(theme, {})[content] = function
    changed = {name for key, names in users.items() if functions[key] != before[key] for name in names}
    return earlier, changed


def merged(
    remembered: ThemePieces, operators: Mapping[str, OperatorPieces], theme: Theme, blocks: Collection[OperatorBlock]
) -> ThemePieces | None:
    """The pieces of a theme that has `operators` now, of which `blocks` and the functions of `theme` are new.

    None where a file has come or gone, or has other pieces than before.
    """
    names = {block.entry.name for block in blocks}
    functions = {function.name for function in theme.functions}
    modules = [module for operator in operators.values() for module in operator.modules]
    fresh = pieces_of_theme(theme, tuple(blocks), modules)
    result = ThemePieces(
        {**_replaced(remembered.operators, fresh.operators, names), HEAD: fresh.operators.get(HEAD, "")},
        _kernels(remembered.kernels, fresh.kernels, operators, names),
        _replaced(remembered.functions, fresh.functions, functions),
        _replaced(remembered.stub, fresh.stub, functions),
    )
    same = (
        bool(result.kernels) == bool(remembered.kernels)
        and _keys(remembered.operators, names) == _keys(fresh.operators, names)
        and _keys(remembered.functions, functions) == _keys(fresh.functions, functions)
        and _keys(remembered.stub, functions) == _keys(fresh.stub, functions)
    )
    return result if same else None


def _keys(pieces: Mapping[str, str], names: Collection[str]) -> list[str]:
    """The pieces that are about these names."""
    return [key for key in pieces if key.partition(" ")[0] in names]


def _replaced(remembered: Mapping[str, str], fresh: Mapping[str, str], names: Collection[str]) -> dict[str, str]:
    return {**remembered, **{key: fresh[key] for key in _keys(fresh, names)}}


def _kernels(
    remembered: Mapping[str, str], fresh: Mapping[str, str], operators: Mapping[str, OperatorPieces],
    names: Collection[str],
) -> dict[str, str]:
    """The pieces of the file of kernels, each function where the first operator that has it stands."""
    result: dict[str, str] = {}
    for key, name in _kernel_keys(operators):
        if key not in result:
            result[key] = (fresh if name in names else remembered)[key]
    ends = remembered or fresh
    return {HEAD: ends[HEAD], **result, "": ends[""]} if result else {}


def _kernel_keys(operators: Mapping[str, OperatorPieces]) -> Iterator[tuple[str, str]]:
    for name, operator in operators.items():
        yield from ((kernel, name) for kernel in operator.kernels)
    for name, operator in operators.items():
        if operator.has_passes:
            yield passes_key(name), name
