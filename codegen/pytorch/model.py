"""PyTorch's derivatives.yaml as frozen dataclasses: formulas in our language, by entry and by dispatch key."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from codegen.reading.native_function import NativeFunction
from codegen.source.yaml_values import Text

DEFAULT = "Default"
AUTO_LINEAR, AUTO_ELEMENT_WISE = "auto_linear", "auto_element_wise"


@dataclass(frozen=True)
class CppFormula:
    """One formula: of one argument or several, or (`forward`) of results. `word` is one of auto_linear and its like."""

    targets: tuple[str, ...]
    text: Text
    forward: bool
    tree: ast.expr | None = None
    word: str = ""
    names: dict[str, int] = field(default_factory=dict, compare=False)

    @property
    def python(self) -> str:
        """The formula in our language."""
        return self.word if self.tree is None else ast.unparse(ast.fix_missing_locations(self.tree))

    @property
    def functions(self) -> frozenset[str]:
        """The functions called: operators, helpers that PyTorch writes in C++, and Python's."""
        return frozenset(call.func.id for call in self._calls() if isinstance(call.func, ast.Name))

    @property
    def methods(self) -> frozenset[str]:
        """The methods called."""
        return frozenset(call.func.attr for call in self._calls() if isinstance(call.func, ast.Attribute))

    def _calls(self) -> list[ast.Call]:
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)] if self.tree is not None else []


@dataclass(frozen=True)
class FormulaSet:
    """The formulas of one entry under one dispatch key."""

    formulas: tuple[CppFormula, ...] = ()
    non_differentiable: tuple[str, ...] = ()
    rejected: tuple[tuple[str, str], ...] = ()

    @property
    def backward(self) -> tuple[CppFormula, ...]:
        """Those of arguments."""
        return tuple(formula for formula in self.formulas if not formula.forward)

    @property
    def forward(self) -> tuple[CppFormula, ...]:
        """Those of results."""
        return tuple(formula for formula in self.formulas if formula.forward)

    @property
    def count(self) -> int:
        """The lines of YAML these are."""
        return len(self.formulas) + len(self.rejected) + len(self.non_differentiable)


@dataclass(frozen=True)
class CppDerivatives:
    """One entry. `output_differentiability` is None, a flag for each result, or a condition in C++."""

    function: NativeFunction
    text: Text
    sets: dict[str, FormulaSet]
    output_differentiability: tuple[bool, ...] | str | None = None

    @property
    def default(self) -> FormulaSet:
        """The formulas that hold where no other dispatch key has its own."""
        return self.sets.get(DEFAULT, FormulaSet())

    @property
    def missing(self) -> tuple[str, ...]:
        """Tensor arguments without any line; PyTorch rejects those that require grad when the operator runs."""
        covered = {target for formula in self.default.formulas for target in formula.targets}
        covered |= {*self.default.non_differentiable, *(target for target, _ in self.default.rejected)}
        inputs = self.function.schema.inputs
        return tuple(input_.name for input_ in inputs if input_.type.is_tensor_like and input_.name not in covered)
