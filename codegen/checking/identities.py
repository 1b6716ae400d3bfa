"""Check identities: a pattern gives on every sample, in every dtype that it is true for, the bits of its result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from codegen.checking.findings import Finding
from codegen.checking.sample_values import TensorValues, draw
from codegen.checking.subject import LoadedPackage, flat
from codegen.language.identities import CallIdentity, calls_of
from codegen.language.vocabulary import CATEGORIES
from codegen.reading.entry import Entry
from codegen.reading.samples import ArgumentSample
from codegen.showing.facts import accepts

_DTYPES = {
    "bool": ("bool",), "integral": ("int64", "uint8"), "floating": ("float32", "float64", "bfloat16"),
    "complex": ("complex64",),
}  # fmt: skip


def identity_findings(
    entry: Entry, samples: Sequence[ArgumentSample], library: LoadedPackage, seed: int
) -> list[Finding]:
    """The first sample that shows each identity of an entry to be wrong, or that no sample shows it."""
    findings = (_finding(entry, identity, samples, library, seed) for identity in entry.identities)
    return [finding for finding in findings if finding is not None]


def _finding(
    entry: Entry, identity: CallIdentity, samples: Sequence[ArgumentSample], library: LoadedPackage, seed: int
) -> Finding | None:
    seen = 0
    for number, sample in enumerate(samples):
        values = draw(sample, entry.sampling, entry.fixed_dtypes, f"{entry.name} identity {number} {seed}")
        for dtype in dtypes_of(entry, identity):
            results = _both(entry, identity, values, library, dtype)
            if results is None:
                continue
            seen += 1
            if not _same(*results):
                message = f"an identity of '{entry.name}' is wrong for {dtype}: {_shown(identity)}"
                return Finding(entry.location, "check-identity", message, f"sample: {sample}", len(entry.name))
    if seen:
        return None
    message = f"no sample of '{entry.name}' shows whether an identity is right: {_shown(identity)}"
    return Finding(entry.location, "check-identity", message, "add 'samples:' that fit it", len(entry.name))


def dtypes_of(entry: Entry, identity: CallIdentity) -> list[str]:
    """The dtypes for which an identity is said to be true."""
    categories = identity.categories or tuple(CATEGORIES)
    return [dtype for word in categories for dtype in _DTYPES[word] if accepts(entry, dtype)]


def _both(
    entry: Entry, identity: CallIdentity, values: dict[str, Any], library: LoadedPackage, dtype: str
) -> tuple[Any, Any] | None:
    """What pattern and result give for a sample; None where the sample does not fit the pattern."""
    inner = next((call for call in calls_of(identity.pattern) if call[0] == entry.schema.name.base), None)
    if inner is None:
        return None
    inputs = [_value(values[item.name], library, dtype) for item in entry.schema.inputs]
    bound = {name: value for name, value in zip(inner[1:], inputs, strict=False) if isinstance(name, str)}
    try:
        with library.quiet():
            return _run(identity.pattern, bound, library), _run(identity.result, bound, library)
    except Exception:  # noqa: BLE001 - a sample, or a dtype, that the calls do not take
        return None


def _value(value: Any, library: LoadedPackage, dtype: str) -> Any:
    if not isinstance(value, TensorValues):
        return library.value(value)
    tensor = library.tensor(value.shape, value.dtype, value.elements, transposed=value.transposed)
    return tensor.to(getattr(library.module, dtype))


def _run(tree: Any, bound: dict[str, Any], library: LoadedPackage) -> Any:
    if isinstance(tree, list):
        return getattr(library.module, tree[0])(*[_run(part, bound, library) for part in tree[1:]])
    return bound[tree] if isinstance(tree, str) else tree


def _same(first: Any, second: Any) -> bool:
    """Whether two tensors have the same dtype, sizes and elements, zeros with their signs."""
    if first.dtype is not second.dtype or tuple(first.shape) != tuple(second.shape):
        return False
    return list(map(repr, flat(first))) == list(map(repr, flat(second)))


def _shown(identity: CallIdentity) -> str:
    return f"{_text(identity.pattern)}: {_text(identity.result)}"


def _text(tree: Any) -> str:
    return f"{tree[0]}({', '.join(map(_text, tree[1:]))})" if isinstance(tree, list) else str(tree)
