"""The head of an entry, with PyTorch's meaning, as it was read: a frozen dataclass."""

from __future__ import annotations

from dataclasses import dataclass, field

from codegen.diagnostics import Diagnostics, Location
from codegen.reading.native_keys import Precomputed, UfuncLoop
from codegen.schema import OperatorName, OperatorSchema
from codegen.source.yaml_values import Mapping, Text


@dataclass(frozen=True)
class NativeFunction:
    """One operator as PyTorch describes it. `dispatch` is None where the entry has no such key."""

    schema: OperatorSchema
    text: Text
    mapping: Mapping = field(compare=False, repr=False)
    variants: tuple[str, ...] = ("function",)
    module: str | None = None
    tags: tuple[str, ...] = ()
    autogen: tuple[OperatorName, ...] = ()
    dispatch: tuple[tuple[str, str], ...] | None = None
    structured: bool = False
    delegate: OperatorName | None = None
    inherits: str | None = None
    precomputed: Precomputed | None = None
    ufunc: tuple[UfuncLoop, ...] = ()
    device_check: str = "ExactSame"
    device_guard: bool = True
    category: str | None = None
    no_defaults: tuple[str, ...] = ()
    manual_binding: bool = False
    manual_registration: bool = False
    const_ref: bool = False

    @property
    def name(self) -> str:
        """The full name, e.g. ``add.Tensor``."""
        return str(self.schema.name)

    @property
    def location(self) -> Location:
        """Where the schema stands."""
        return self.text.location

    @property
    def keys(self) -> tuple[str, ...]:
        """The dispatch keys that have a kernel of their own."""
        return tuple(key for key, _ in self.dispatch or ())

    @property
    def is_composite(self) -> bool:
        """Whether autograd goes through the kernel, so that it needs no derivative of its own."""
        if self.delegate is not None or self.structured:
            return False
        return self.dispatch is None or set(self.keys) <= {
            "CompositeImplicitAutograd", "CompositeImplicitAutogradNestedTensor",
        }  # fmt: skip

    def error(
        self, diagnostics: Diagnostics, code: str, message: str, *, key: str = "", hint: str | None = None
    ) -> None:
        """Reports a problem at one of the entry's keys, or at the operator's name."""
        key_text = self.mapping.key(key) if key else None
        if key_text is not None:
            key_text.error(diagnostics, code, message, hint=hint)
        else:
            self.text.error(diagnostics, code, message, length=len(self.name), hint=hint)
