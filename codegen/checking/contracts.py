"""Check operators written in Python (views, composites, functions by hand) against their schemas.

Kernels that write into their arguments are looked at as well. A schema promises more than a gradient does:

* so many results, each of its type: a tensor, a list of tensors, a bool, an int, a float, unless the entry says that
  these vary;
* an argument is written to only where it says so, by ``(a!)``, or by an argument ``inplace`` that is given as true;
* a result that it calls a view, by ``(a)``, is one of some sample at least: ``reshape`` and ``to`` may have to copy;
* a tensor that it does not call a view has memory of its own, unless the entry says ``may_share``, or the operator is
  an internal one.

Each is seen by calling the operator itself, on samples; no sample proves that the promise is kept.
"""

from __future__ import annotations

from cmath import isnan
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from codegen.checking.findings import Finding
from codegen.checking.sample_values import TensorValues, draw
from codegen.checking.subject import LoadedPackage, flat
from codegen.language.vocabulary import DTYPES
from codegen.reading.entry import Entry
from codegen.reading.kernel_writes import writes
from codegen.reading.kernels import CompositeKernel, HandwrittenKernel, ViewKernel
from codegen.reading.samples import ArgumentSample
from codegen.schema.model import Return
from codegen.schema.types import SchemaType

IN_PYTHON = (CompositeKernel, HandwrittenKernel, ViewKernel)
_PYTHON: dict[str, tuple[type, ...]] = {
    "bool": (bool,), "int": (int,), "float": (float, int), "str": (str,), "Scalar": (bool, int, float, complex),
}  # fmt: skip


@dataclass(frozen=True)
class _ObservedCall:
    """One call: the tensors that were given by argument, what they held before, and what came back."""

    sample: ArgumentSample
    given: tuple[tuple[str, Any], ...]
    before: tuple[list[Any], ...]
    results: tuple[Any, ...]

    def written(self) -> Iterator[str]:
        """The arguments that hold other elements than before."""
        for (name, tensor), before in zip(self.given, self.before, strict=True):
            if not _same(flat(tensor), before):
                yield name

    def shared(self, result: Any) -> set[str]:
        """The arguments whose memory one result has, or a tensor in a list of results."""
        positions = {_memory(tensor) for tensor in _tensors(result)}
        return {name for name, tensor in self.given for item in _tensors(tensor) if _memory(item) in positions}


def contract_findings(
    entry: Entry, samples: Sequence[ArgumentSample], library: LoadedPackage, seed: int
) -> list[Finding]:
    """Every promise of the schema that a sample shows to be broken; of each the first such sample."""
    if not isinstance(entry.kernel, IN_PYTHON) and not writes(entry.schema):
        return []
    calls = _calls(entry, samples, library, seed)
    by_code: dict[str, Finding] = {}
    for call in calls:
        results = None if entry.varying_results else _wrong_results(entry, call, library)
        for finding in (results, _wrong_writes(entry, call)):
            if finding is not None:
                by_code.setdefault(finding.code, finding)
    if not by_code:
        no_views = _no_views(entry, calls, lambda: (_calls(entry, samples, library, seed, dtype) for dtype in DTYPES))
        return [*no_views, *_untold_views(entry, calls)]
    return list(by_code.values())


def _calls(
    entry: Entry, samples: Sequence[ArgumentSample], library: LoadedPackage, seed: int, dtype: str = ""
) -> list[_ObservedCall]:
    """The operator called on every sample that it takes; what it does not take, other checks report."""
    findings = (_call(entry, sample, library, seed, dtype) for sample in samples)
    return [finding for finding in findings if finding is not None]


def _call(entry: Entry, sample: ArgumentSample, library: LoadedPackage, seed: int, dtype: str) -> _ObservedCall | None:
    """Call the operator, on tensors of a dtype in place of float64."""
    tensors: list[tuple[str, Any]] = []

    def argument(name: str, value: Any) -> Any:
        if isinstance(value, tuple) and any(isinstance(item, TensorValues) for item in value):
            return tuple(argument(name, item) for item in value)
        if not isinstance(value, TensorValues):
            return library.value(value)
        tensor = library.tensor(value.shape, value.dtype, value.elements, transposed=value.transposed)
        if dtype and value.dtype == "float64":
            tensor = tensor.to(getattr(library.module, dtype))
        tensor = library.in_layout(tensor, value.sparse)
        tensors.append((name, tensor))
        return tensor

    values = draw(sample, entry.sampling, entry.fixed_dtypes, f"{entry.name} contract {seed}")
    arguments = [argument(input_.name, values[input_.name]) for input_ in entry.schema.inputs]
    before = tuple(flat(tensor) for _, tensor in tensors)
    try:
        with library.quiet():
            result = library.invoke(entry.name, arguments)
    except Exception:  # noqa: BLE001 - it says itself what it does not take
        return None
    is_tuple = len(entry.schema.returns) > 1
    results = tuple(result) if is_tuple and isinstance(result, (tuple, list)) else (result,)
    if not entry.schema.returns and result is None:
        results = ()
    return _ObservedCall(sample, tuple(tensors), before, results)


def _wrong_results(entry: Entry, call: _ObservedCall, library: LoadedPackage) -> Finding | None:
    """Results that are not those of the schema."""
    returns = entry.schema.returns
    actual = [_kind(result, library) for result in call.results]
    fits = len(actual) == len(returns) and all(
        _fits(result, each.type, library) for result, each in zip(call.results, returns, strict=True)
    )
    if fits:
        return None
    expected = ", ".join(str(item.type) for item in returns) or "nothing"
    message = f"'{entry.name}' returns {', '.join(actual) or 'nothing'}, where its schema says {expected}"
    return _finding(entry, "results", message, call)


def _wrong_writes(entry: Entry, call: _ObservedCall) -> Finding | None:
    """An argument that was written to without a word."""
    if dict(call.sample.values).get("inplace") is True:
        return None
    for name in call.written():
        argument = entry.schema.argument(name)
        if argument is None or not argument.is_write:
            message = f"'{entry.name}' writes to its argument '{name}', where its schema does not say so"
            return _finding(entry, "writes", message, call, "compute from a clone() of it")
    return None


def _no_views(
    entry: Entry, calls: Sequence[_ObservedCall], further_calls: Callable[[], Iterable[list[_ObservedCall]]]
) -> Iterator[Finding]:
    """Results that are called views, and are none on any sample; a conversion is one for a dtype of `further_calls`."""
    for index, each in enumerate(entry.schema.returns):
        declared = _said(entry, each)
        observed = [call for call in calls if any(True for _ in _tensors(call.results[index]))]
        if (
            not declared
            or not observed
            or _is_view(observed, index, declared)
            or any(_is_view(more, index, declared) for more in further_calls())
        ):
            continue
        names = " or ".join(f"'{name}'" for name in sorted(declared))
        message = f"'{entry.name}' returns new memory, where its schema says that it is that of {names}"
        yield _finding(entry, "alias", message, observed[0], "leave the alias annotation out")


def _untold_views(entry: Entry, calls: Sequence[_ObservedCall]) -> Iterator[Finding]:
    """Results that have the memory of an argument on some sample, of which the schema does not speak."""
    is_exempt = entry.may_share or entry.schema.name.is_internal
    for index, each in enumerate(() if is_exempt else entry.schema.returns):
        observed = [call for call in calls if any(True for _ in _tensors(call.results[index]))]
        shared = [call.shared(call.results[index]) for call in observed]
        if each.alias is not None or not observed or not any(shared) or any([*call.written()] for call in observed):
            continue
        name = min(name for names in shared for name in names)
        message = f"'{entry.name}' returns the memory of its argument '{name}', where its schema does not say so"
        letter = f"write {_argument_type(entry, name)}(a) {name} and -> {each.type}(a)"
        hint = letter if not each.type.is_list else "say 'may_share: true'"
        call = next(call for call, names in zip(observed, shared, strict=True) if names)
        yield _finding(entry, "untold-alias", message, call, f"{hint}, or copy: clone()")


def _argument_type(entry: Entry, name: str) -> str:
    argument = entry.schema.argument(name)
    assert argument is not None
    return str(argument.type)


def _is_view(calls: Sequence[_ObservedCall], position: int, declared: set[str]) -> bool:
    """Whether a result ever has the memory of one of the arguments `said`."""
    return any(call.shared(call.results[position]) & declared for call in calls)


def _said(entry: Entry, each: Return) -> set[str]:
    """The arguments whose memory a result may have, by its annotation."""
    if each.alias is None:
        return set()
    sets = {*each.alias.before, *each.alias.after}
    annotated = [argument for argument in entry.schema.inputs if argument.alias is not None]
    return {
        annotation.name
        for annotation in annotated
        if annotation.alias and sets & {*annotation.alias.before, *annotation.alias.after}
    }


def _fits(value: Any, kind: SchemaType, library: LoadedPackage) -> bool:
    """Whether a value is of a type of the schema language; those without tensors and numbers are not looked at."""
    if kind.optional and value is None:
        return True
    if kind.is_list:
        return isinstance(value, (tuple, list)) and all(_fits(item, kind.element, library) for item in value)
    if kind.is_tensor:
        return isinstance(value, library.module.Tensor)
    types = _PYTHON.get(kind.scalar_base)
    return types is None or isinstance(value, types)


def _kind(value: Any, library: LoadedPackage) -> str:
    """How a message calls the type of a result."""
    if isinstance(value, library.module.Tensor):
        return "Tensor"
    if isinstance(value, (tuple, list)):
        return f"{_kind(value[0], library) if value else ''}[]"
    return "None" if value is None else type(value).__name__


_PARTS = {  # what tensors of a sparse layout store, by its name
    "sparse_coo": ("_indices", "_values"), "sparse_csr": ("crow_indices", "col_indices", "values"),
    "sparse_csc": ("ccol_indices", "row_indices", "values"),
}  # fmt: skip


def _tensors(result: Any) -> Iterator[Any]:
    for item in result if isinstance(result, (tuple, list)) else (result,):
        if hasattr(item, "untyped_storage") and item.numel():
            parts = next((names for layout, names in _PARTS.items() if layout in str(item.layout)), ())
            yield from (getattr(item, name)() for name in parts) if parts else (item,)


def _memory(tensor: Any) -> int:
    result: int = tensor.untyped_storage().data_ptr()
    return result


def _same(first: list[Any], other: list[Any]) -> bool:
    """Whether two lists hold the same numbers; NaN is NaN."""
    return len(first) == len(other) and all(
        a == b or (isnan(a) and isnan(b)) for a, b in zip(first, other, strict=True)
    )


def _finding(entry: Entry, code: str, message: str, call: _ObservedCall, hint: str = "") -> Finding:
    sample = f"sample: {call.sample}"
    return Finding(entry.location, f"check-{code}", message, f"{sample}; {hint}" if hint else sample, len(entry.name))
