"""One entry of ops.yaml as it was read and checked: a frozen dataclass, which everything behind the readers gets."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from codegen.diagnostics import Location
from codegen.language.identities import CallIdentity
from codegen.language.syntax import Program
from codegen.language.vocabulary import CATEGORIES
from codegen.reading import kinds
from codegen.reading.array_api import Standard
from codegen.reading.kernels import ElementwiseKernel, Kernel
from codegen.reading.lists import Each
from codegen.reading.modules import ModuleSpec
from codegen.reading.samples import Sampling
from codegen.schema import OperatorSchema

_ODD = re.compile(r"[^\w.-]", re.ASCII)


def cite(location: Location) -> str:
    """File and line, as generated code cites them."""
    return f"{_ODD.sub('_', Path(location.file).name)}:{location.line}"


@dataclass(frozen=True)
class Entry:
    """One entry: a functional operator (or a factory), its kernel, and the forms made from it."""

    schema: OperatorSchema
    location: Location
    digest: str
    theme: str
    variants: tuple[str, ...] = ("function",)
    module: str | None = None
    inplace: OperatorSchema | None = None
    out: OperatorSchema | None = None
    tags: tuple[str, ...] = ()
    kernel: Kernel | None = None
    batch: Program | None = None  # of tensors with a batch in front, where the entry says it
    promote: str = "default"
    accepts: tuple[str, ...] = CATEGORIES
    operand_dtypes: tuple[str, ...] = ()
    fixed_dtypes: tuple[tuple[str, str], ...] = ()
    result_dtypes: tuple[tuple[str, str], ...] = ()
    doc: str = ""
    dunders: tuple[str, ...] = ()
    autocast: str = ""  # what becomes of tensors in a region of autocast
    accepts_numbers: bool = False
    variadic: bool = False
    inplace_argument: bool = False
    shown: bool = False  # in the package, though its name begins with an underscore
    modules: tuple[ModuleSpec, ...] = ()
    varying_results: bool = False
    may_share: bool = False  # memory of arguments, of which the schema says nothing
    namespaces: tuple[str, ...] = ()
    as_property: str = ""
    is_writable: bool = False  # the property
    standard: tuple[Standard, ...] = ()  # what the array API standard has of it
    linear_in: tuple[str, ...] = ()
    identities: tuple[CallIdentity, ...] = ()
    onnx: tuple[Any, ...] = ()  # the template of the nodes that compute it
    sharding: str = ""  # how parts of its tensors give parts of its result
    dispatched: tuple[Any, ...] = ()  # the template of the calls that modes see in the place of its own
    fitting: tuple[str, ...] = ()
    half_overflows: bool = False  # of numbers that have to fit
    half_numbers: str = ""
    out_dtype: str = ""  # which dtypes out= may have, where the kind of the kernel does not say it
    keeps_shape: bool = False  # of out= with as many elements
    out_resize: str = ""  # whether out= gets another shape with a warning, where that does not follow
    sampling: Sampling = field(default_factory=Sampling)
    kernel_text: dict[str, str] = field(default_factory=dict, compare=False)
    alias_of: str = ""  # the operator that this entry is another name or the copy of
    is_copy: bool = False  # of a view
    each: Each | None = None  # of an operator over lists: what it does to every element
    states_of: str = ""  # the scan whose states the operator gives, for gradients

    @property
    def made_of(self) -> str:
        """The operator beside whose entry this one was made, as another name, a copy or a form over lists."""
        return self.each.operator if self.each is not None else self.alias_of or self.states_of

    @property
    def name(self) -> str:
        """The full name, e.g. ``add.Tensor``."""
        return str(self.schema.name)

    @property
    def accepts_real(self) -> bool:
        """Whether any dtype is accepted that is not complex."""
        return not all(category.startswith("complex") for category in self.accepts)

    @property
    def accepts_complex(self) -> bool:
        """Whether any complex dtype is accepted."""
        return any(category.startswith("complex") for category in self.accepts)

    @property
    def tables(self) -> tuple[str, ...]:
        """The arguments that an elementwise kernel reads as tables."""
        return self.kernel.reads.tables if isinstance(self.kernel, ElementwiseKernel) else ()

    @property
    def complex_results(self) -> frozenset[str]:
        """The results that are complex for real operands."""
        declared = dict(self.result_dtypes)
        word = kinds.COMPLEX if self.promote == "real_to_complex" else ""
        return frozenset(
            name for name in self.schema.output_names if declared.get(name, word).startswith(kinds.COMPLEX)
        )

    @property
    def without_gradient(self) -> frozenset[str]:
        """The results whose dtype has no gradient, whatever the operands are."""
        declared, integral = dict(self.result_dtypes), self.promote in kinds.WITHOUT_GRADIENT
        return frozenset(
            name for name in self.schema.output_names if is_whole(declared.get(name, "bool" if integral else ""))
        )

    @property
    def without_derivative(self) -> tuple[str, ...]:
        """The arguments whose dtype has no gradient."""
        return tuple(name for name, kind in self.fixed_dtypes if is_whole(kind))

    @property
    def resizes_silently(self) -> bool:
        """Whether out= with elements gets another shape without a warning."""
        if self.out_resize:
            return self.out_resize == kinds.SILENT
        takes_tensors = any(argument.type.base == "Tensor" for argument in self.schema.inputs)
        return kinds.DRAWS in self.tags or not takes_tensors

    @property
    def source(self) -> str:
        """File and line, as generated code cites them."""
        return cite(self.location)

    @property
    def kind(self) -> str:
        """What its template calls the sort of kernel that the entry has."""
        return kinds.kind(next(key for key in self.kernel_text if key in kinds.KIND_NAMES)).template

    @property
    def callable(self) -> tuple[OperatorSchema, ...]:
        """The schemas that composites and formulas may call: without the out= form."""
        return tuple(schema for schema in (self.schema, self.inplace) if schema is not None)

    @property
    def schemas(self) -> tuple[OperatorSchema, ...]:
        """The functional schema and those of the forms made from it."""
        return tuple(schema for schema in (self.schema, self.inplace, self.out) if schema is not None)


def is_whole(word: str) -> bool:
    """Whether a word for the dtype of a result says that it is neither floating nor complex."""
    return bool(word) and word not in (kinds.REAL, kinds.COMPLEX) and "float" not in word and "complex" not in word
