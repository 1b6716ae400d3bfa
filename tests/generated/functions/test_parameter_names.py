"""Names of functions, methods and classes, and of their parameters, against PyTorch's, where it is installed.

What is missing stands with its reason in parameter_names.yaml; a reason that nothing needs any more is an error.
"""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import generated as ow
from runtime.dispatch.arguments import Overloads
from runtime.dispatch.forms import ALIASES

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.parity

KNOWN = yaml.safe_load(Path(__file__).with_name("parameter_names.yaml").read_text(encoding="utf-8"))
# Modules, and how the schemas of their functions begin.
PREFIXES = {"": "", "Tensor": "", "nn.functional": "", "linalg": "linalg_", "special": "special_", "fft": "fft_"}
HANDWRITTEN = (
    "autograd", "autograd.forward_ad", "autograd.functional", "autograd.graph", "distributions", "func", "masked", "nn",
    "nn.init", "nn.parameter", "nn.utils", "nn.utils.parametrizations", "nn.utils.parametrize", "nn.utils.rnn", "optim",
    "optim.lr_scheduler", "optim.swa_utils", "profiler", "random", "serialization", "signal.windows", "testing",
    "utils.checkpoint", "utils.data", "utils.data.distributed",
)  # fmt: skip


def inside(package: Any, path: str) -> Any:
    return functools.reduce(getattr, path.split("."), package) if path else package


def members(path: str) -> Iterator[tuple[str, Any]]:
    """The public functions and classes of a module of PyTorch that are its own."""
    module = inside(torch, path)
    listed = getattr(module, "__all__", None)
    for name in dir(module):
        item = getattr(module, name)
        if name.startswith("_") or not callable(item):
            continue
        defined_in = getattr(item, "__module__", None) or "torch"
        if defined_in.split(".")[0] not in ("torch", "builtins") or (
            path in HANDWRITTEN and listed and name not in listed
        ):
            continue
        yield name, item


@functools.cache
def schemas() -> dict[str, list[Any]]:
    """Schemas that Python sees: those of tensors, but the forms with `out` that are there for compilers alone."""
    results: dict[str, list[Any]] = {}
    for schema in torch._C._jit_get_all_schemas():
        space, _, name = schema.name.partition("::")
        if space != "aten" or not any(
            "Tensor" in str(part.type) for part in (*schema.arguments, *schema.returns)
        ):
            continue
        if any(re.fullmatch("[a-z]", part.name) and part.name not in "np" for part in schema.arguments):
            continue  # of TorchScript: a and b, x and i, l and n
        if torch.Tag.generated in getattr(tagged(name, schema.overload_name), "tags", ()):
            continue
        results.setdefault(name, []).append(schema)
    return results


def tagged(name: str, overload: str) -> Any:
    return getattr(getattr(torch.ops.aten, name, None), overload or "default", None)


def plain(function: Any) -> set[str]:
    """Parameters that may be given by name; those of bases too where a class passes on what it gets."""
    kinds = inspect.signature(function).parameters.values()
    names = {
        parameter.name
        for parameter in kinds
        if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
    }
    if inspect.isclass(function) and any(parameter.kind is parameter.VAR_KEYWORD for parameter in kinds):
        names |= {name for base in function.__mro__[1:-1] for name in plain(base)}
    return names


def theirs(path: str, name: str, function: Any) -> set[str]:
    try:
        return plain(function) - {"self"}
    except (TypeError, ValueError):
        result: set[str] = set()
        for schema in schemas().get(PREFIXES.get(path, "") + name, ()):
            result |= {"out" if argument.is_out else argument.name for argument in schema.arguments}
        return (
            result - {"self", "out"}
            if path == "Tensor"
            else {"input" if value == "self" else value for value in result}
        )


def ours(function: Any) -> set[str] | None:
    """The parameters of all forms; None where a signature says nothing."""
    table = getattr(function, "__self__", None)
    forms = table.forms if isinstance(table, Overloads) else []
    try:
        names = plain(function)
    except (TypeError, ValueError):
        return None
    open_ended = any(
        parameter.kind is parameter.VAR_KEYWORD for parameter in inspect.signature(function).parameters.values()
    )
    if open_ended and not forms and not inspect.isclass(function):
        return None
    return names | {parameter.name for form in forms for parameter in form.parameters}


ROWS = [
    (path, name) for path in (*PREFIXES, *HANDWRITTEN) for name, _ in members(path) if hasattr(inside(ow, path), name)
]


def full(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


@functools.cache
def missing() -> dict[str, set[str]]:
    """What PyTorch's callers may name and ours may not, by function."""
    results = {}
    for path, name in ROWS:
        member = getattr(inside(ow, path), name)
        function = getattr(inside(torch, path), name)
        taken = None if member is function else ours(member)
        if taken is None:
            continue
        try:
            wanted = theirs(path, name, function)
        except (TypeError, ValueError):
            continue
        lacking = {value for value in wanted if value not in taken and ALIASES.get(value) not in taken}
        if lacking := {item for item in lacking if not item.startswith("_")} - {"size_average", "reduce"}:
            results[full(path, name)] = lacking
    return results


def test_every_parameter_name_is_taken() -> None:
    assert len(ROWS) > 1500
    reasons = {name: set(names.split()) for group in KNOWN["parameters"] for name, names in group["of"].items()}
    unexplained = {name: names - reasons.get(name, set()) for name, names in missing().items()}
    assert {name: names for name, names in unexplained.items() if names} == {}
    assert [group["why"] for group in KNOWN["parameters"] if not {*group["of"]} & {*missing()}] == []


def test_every_name_is_there() -> None:
    absent = {
        full(path, name) for path in (*PREFIXES, *HANDWRITTEN) for name, _ in members(path)
        if not hasattr(inside(ow, path), name)
    }  # fmt: skip
    groups = {group["why"]: group["names"].split() for group in KNOWN["absent"]}
    patterns = [element for names in groups.values() for element in names]
    assert sorted(name for name in absent if not any(re.fullmatch(pattern, name) for pattern in patterns)) == []
    used = {why for why, names in groups.items() if any(re.fullmatch(item, name) for item in names for name in absent)}
    assert {*groups} - used == set()


@pytest.mark.parametrize("kind", ["BCELoss", "MSELoss", "NLLLoss", "CrossEntropyLoss", "SmoothL1Loss", "KLDivLoss"])
def test_older_words_of_reductions(kind: str) -> None:
    """`size_average` and `reduce` are in no signature; all losses take them alike."""
    with pytest.warns(UserWarning, match="size_average"):
        assert getattr(ow.nn, kind)(size_average=False).reduction == "sum"
