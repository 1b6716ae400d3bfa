"""Check that kernels writing into their arguments write the same for every layout, and one by one as to lists.

The loop for dense memory, the one for any strides and the one call for lists are not the same code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from codegen.checking.findings import Finding
from codegen.checking.sample_values import TensorValues, draw
from codegen.checking.subject import LoadedPackage, flat
from codegen.reading.entry import Entry
from codegen.reading.kernels import ElementwiseKernel
from codegen.reading.samples import ArgumentSample, TensorSample, generate

Values = dict[str, Any]


def samples_of_writes(entry: Entry, kernel: ElementwiseKernel) -> tuple[ArgumentSample, ...]:
    """Samples as the schema suggests: tensors of one shape, and of one element those that are read as numbers."""

    def alone(name: str, value: Any) -> Any:
        if name not in kernel.as_numbers or value is None:
            return value
        return tuple(TensorSample(()) for _ in value) if isinstance(value, tuple) else TensorSample(())

    samples = generate(entry.schema, elementwise=False)
    return tuple(
        replace(sample, values=tuple((name, alone(name, value)) for name, value in sample.values)) for sample in samples
    )


def writing_findings(
    entry: Entry, samples: Sequence[ArgumentSample], library: LoadedPackage, seed: int
) -> list[Finding]:
    """The first sample that shows a difference, or that the operator raises for all of them."""
    if not isinstance(entry.kernel, ElementwiseKernel) or not entry.kernel.writes:
        return []
    errors = []
    for number, sample in enumerate(samples):
        values = draw(sample, entry.sampling, entry.fixed_dtypes, f"{entry.name} writes {number} {seed}")
        try:
            reference = _written(entry, library, values, _as_they_are)
        except Exception as error:  # noqa: BLE001 - whatever it raises, it is what a caller would see
            errors.append(f"{type(error).__name__}: {error}")
            continue
        for arrangement, arrange in (("in another order of memory", _turned), ("one by one", _one_by_one)):
            if _written(entry, library, values, arrange) != reference:
                message = f"'{entry.name}' writes something else {arrangement}"
                return [Finding(entry.location, "check-writing", message, f"sample: {sample}", len(entry.name))]
    if samples and len(errors) == len(samples):
        message = f"'{entry.name}' raises for every sample: {errors[0]}"
        hint = "add 'samples:' to the entry"
        return [Finding(entry.location, "check-writing", message, hint, len(entry.name))]
    return []


def _written(
    entry: Entry, library: LoadedPackage, values: Values, arrange: Callable[[Entry, Values], list[tuple[Values, bool]]]
) -> list[str]:
    """What the operator writes into the tensors of a sample, element by element, as text, so that NaN equals NaN."""
    by_name: dict[str, list[str]] = {argument.name: [] for argument in entry.schema.inputs if argument.is_write}
    for call, turned in arrange(entry, values):
        tensors = {name: _tensors(library, value, turned) for name, value in call.items()}
        with library.quiet():
            library.invoke(entry.name, [tensors[argument.name] for argument in entry.schema.inputs])
        for name, texts in by_name.items():
            value = tensors[name]
            for item in value if isinstance(value, tuple) else (value,):
                texts.extend(repr(number) for number in (flat(item) if item is not None else ()))
    return [text for texts in by_name.values() for text in texts]


def _tensors(library: LoadedPackage, value: Any, turned: bool) -> Any:
    if isinstance(value, tuple) and any(isinstance(item, TensorValues) for item in value):
        return tuple(_tensors(library, item, turned) for item in value)
    if not isinstance(value, TensorValues):
        return library.value(value)
    return library.tensor(value.shape, value.dtype, value.elements, transposed=value.transposed or turned)


def _as_they_are(_entry: Entry, values: Values) -> list[tuple[Values, bool]]:
    return [(values, False)]


def _turned(_entry: Entry, values: Values) -> list[tuple[Values, bool]]:
    return [(values, True)]


def _one_by_one(entry: Entry, values: Values) -> list[tuple[Values, bool]]:
    """A call for every tensor of the lists."""
    lists = [input_.name for input_ in entry.schema.inputs if input_.type.is_tensor_list or input_.type.is_scalar_list]
    if not lists:
        return [(values, False)]
    count = max(len(values[name]) for name in lists)
    return [
        (values | {name: values[name][k : k + 1] for name in lists}, False) for k in range(count)
    ]
