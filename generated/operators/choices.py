# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The choices operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime.autograd.forms import defining
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

WHERE_SELF, WHERE_SELF_OUT = define("where.self(Tensor condition, Tensor self, Tensor other) -> Tensor",
    "02e5dac6e481cee2", "where.self_out")
WHERE_SELF_LOOP = WHERE_SELF.compute_by(Elementwise("where.self", LOOPS, "where_self_kernel", 3, fixed={0: "bool"},
    casts=False))
WHERE_SELF_BACKWARD_SELF_FORMULA = formula(WHERE_SELF, "backward_self",
    Elementwise("WhereBackward0", LOOPS, "where_self_backward_self", 2, fixed={1: "bool"}),
    lambda grad, condition: functions.where(condition, grad, 0))
WHERE_SELF_BACKWARD_OTHER_FORMULA = formula(WHERE_SELF, "backward_other",
    Elementwise("WhereBackward0", LOOPS, "where_self_backward_other", 2, fixed={1: "bool"}),
    lambda grad, condition: functions.where(condition, 0, grad))

WHERE_SELF_BACKWARD_FORMULAS = formulas(WHERE_SELF, "WhereBackward0", 2, (WHERE_SELF_BACKWARD_SELF_FORMULA, (0, 1)),
    (WHERE_SELF_BACKWARD_OTHER_FORMULA, (0, 1)))

class WhereBackward0(Node, operator="where.self"):
    __slots__ = ("_raw_condition", "_version_condition")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        condition = unpack_input(self, self._raw_condition, self._version_condition, "condition")
        if None not in wanted:
            return WHERE_SELF_BACKWARD_FORMULAS[(grad._keys | condition._keys) & formula_keys()](grad, condition)
        grad_self = None if wanted[0] is None else WHERE_SELF_BACKWARD_SELF_FORMULA[
            (grad._keys | condition._keys) & formula_keys()
        ](grad, condition)
        grad_other = None if wanted[1] is None else WHERE_SELF_BACKWARD_OTHER_FORMULA[
            (grad._keys | condition._keys) & formula_keys()
        ](grad, condition)
        return (grad_self, grad_other)

@WHERE_SELF.implement(AUTOGRAD)
def where_self_autograd(condition, self, other):
    result = WHERE_SELF[(condition._keys | self._keys | other._keys) & BELOW_AUTOGRAD](condition, self, other)
    if (guards.active and not grad_enabled()) or (self._edge is None and other._edge is None):
        return result
    node = WhereBackward0()
    node._raw_condition, node._version_condition = condition, 0 if condition._writes is None else condition._writes[0]
    return record.call(node, result, self, other)

@forward_rule(WHERE_SELF, filled=True)
def where_self_forward(condition_p, self_t, other_t):
    return WHERE_SELF[condition_p._keys | self_t._keys | other_t._keys](condition_p, self_t, other_t)


WHERE_SCALARSELF = define("where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor", "b3d27f8913e5d713")
WHERE_SCALARSELF_LOOP = WHERE_SCALARSELF.compute_by(
    Elementwise("where.ScalarSelf", LOOPS, "where_ScalarSelf_kernel", 2, fixed={0: "bool"}, fitting=(0,),
        half_overflows=True),
    order=(0, 2, 1))
WHERE_SCALARSELF_BACKWARD_OTHER_FORMULA = formula(WHERE_SCALARSELF, "backward_other",
    Elementwise("WhereBackward1", LOOPS, "where_self_backward_other", 2, fixed={1: "bool"}),
    lambda grad, condition: functions.where(condition, 0, grad))

class WhereBackward1(Node, operator="where.ScalarSelf", label="WhereBackward0"):
    __slots__ = ("_raw_condition", "_version_condition")

    def apply(self, grad):
        condition = unpack_input(self, self._raw_condition, self._version_condition, "condition")
        return (
            WHERE_SCALARSELF_BACKWARD_OTHER_FORMULA[(grad._keys | condition._keys) & formula_keys()](grad, condition),)

@WHERE_SCALARSELF.implement(AUTOGRAD)
def where_ScalarSelf_autograd(condition, self, other):
    result = WHERE_SCALARSELF[(condition._keys | other._keys) & BELOW_AUTOGRAD](condition, self, other)
    if (guards.active and not grad_enabled()) or other._edge is None:
        return result
    node = WhereBackward1()
    node._raw_condition, node._version_condition = condition, 0 if condition._writes is None else condition._writes[0]
    return record.call(node, result, other)

WHERE_SCALARSELF_FORWARD_FORMULA = formula(WHERE_SCALARSELF, "forward",
    Elementwise("where.ScalarSelf", LOOPS, "where_self_backward_other", 2, fixed={1: "bool"}),
    lambda other_t, condition_p: None if other_t is None else functions.where(condition_p, 0, other_t))
forward_rule(WHERE_SCALARSELF, WHERE_SCALARSELF_FORWARD_FORMULA)

WHERE_SCALAROTHER = define("where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor",
    "0a614b11243579f3")
WHERE_SCALAROTHER_LOOP = WHERE_SCALAROTHER.compute_by(Elementwise("where.ScalarOther", LOOPS, "where_self_kernel", 2,
    fixed={0: "bool"}, fitting=(0,), half_overflows=True))
WHERE_SCALAROTHER_BACKWARD_SELF_FORMULA = formula(WHERE_SCALAROTHER, "backward_self",
    Elementwise("WhereBackward2", LOOPS, "where_self_backward_self", 2, fixed={1: "bool"}),
    lambda grad, condition: functions.where(condition, grad, 0))

class WhereBackward2(Node, operator="where.ScalarOther", label="WhereBackward0"):
    __slots__ = ("_raw_condition", "_version_condition")

    def apply(self, grad):
        condition = unpack_input(self, self._raw_condition, self._version_condition, "condition")
        return (
            WHERE_SCALAROTHER_BACKWARD_SELF_FORMULA[(grad._keys | condition._keys) & formula_keys()](grad, condition),)

@WHERE_SCALAROTHER.implement(AUTOGRAD)
def where_ScalarOther_autograd(condition, self, other):
    result = WHERE_SCALAROTHER[(condition._keys | self._keys) & BELOW_AUTOGRAD](condition, self, other)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = WhereBackward2()
    node._raw_condition, node._version_condition = condition, 0 if condition._writes is None else condition._writes[0]
    return record.call(node, result, self)

WHERE_SCALAROTHER_FORWARD_FORMULA = formula(WHERE_SCALAROTHER, "forward",
    Elementwise("where.ScalarOther", LOOPS, "where_self_backward_self", 2, fixed={1: "bool"}),
    lambda self_t, condition_p: None if self_t is None else functions.where(condition_p, self_t, 0))
forward_rule(WHERE_SCALAROTHER, WHERE_SCALAROTHER_FORWARD_FORMULA)

WHERE_SCALAR = define("where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor", "e139a565cbb9589c")
WHERE_SCALAR_LOOP = WHERE_SCALAR.compute_by(Elementwise("where.Scalar", LOOPS, "where_self_kernel", 1,
    fixed={0: "bool"}, fitting=(0, 1), half_overflows=True))
