"""``torch.export``: a module as a program of its own, with its parameters, and without the code that defined it."""

from __future__ import annotations

from runtime.capture.export.dims import Dim, dims
from runtime.capture.export.files import load, save
from runtime.capture.export.programs import ExportedProgram
from runtime.capture.export.shapes import AdditionalInputs, ShapesCollection, register_dataclass
from runtime.capture.export.signature import (
    ExportBackwardSignature,
    ExportGraphSignature,
    InputKind,
    InputSpec,
    OutputKind,
    OutputSpec,
)
from runtime.capture.export.tracing import draft_export, export
from runtime.capture.export.unflattening import FlatArgsAdapter, UnflattenedModule, unflatten

__all__ = [
    "AdditionalInputs", "Dim", "ExportBackwardSignature", "ExportGraphSignature", "ExportedProgram",
    "FlatArgsAdapter", "InputKind", "InputSpec", "OutputKind", "OutputSpec", "ShapesCollection", "UnflattenedModule",
    "dims", "draft_export", "export", "load", "register_dataclass", "save", "unflatten",
]  # fmt: skip
