# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The rounding operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import another_name, composite, defining, for_each, recorded_in_place
from runtime.autograd.formulas import formula, formula_keys
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

FLOOR, FLOOR_, FLOOR_OUT = define("floor(Tensor self) -> Tensor", "2302f195e8a8397a", "floor_", "floor.out")
FLOOR_LOOP = FLOOR.compute_by(Elementwise("floor", LOOPS, "floor_kernel", 1, accepts=("integral", "floating"),
    casts=False))

class FloorBackward0(Node, operator="floor"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.zeros_like(grad),)

@FLOOR.implement(AUTOGRAD)
def floor_autograd(self):
    result = FLOOR[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(FloorBackward0(), result, self)

recorded_in_place(FLOOR_, FloorBackward0)
forward_rule(FLOOR, lambda self_t: functions.zeros_like(self_t))
for_each(define("_foreach_floor(Tensor[] self) -> Tensor[]", "15b427ea8fa6f016", "_foreach_floor_"), functions, "floor")

CEIL, CEIL_, CEIL_OUT = define("ceil(Tensor self) -> Tensor", "2e3285b5a82e1775", "ceil_", "ceil.out")
CEIL_LOOP = CEIL.compute_by(Elementwise("ceil", LOOPS, "ceil_kernel", 1, accepts=("integral", "floating"), casts=False))

class CeilBackward0(Node, operator="ceil"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.zeros_like(grad),)

@CEIL.implement(AUTOGRAD)
def ceil_autograd(self):
    result = CEIL[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(CeilBackward0(), result, self)

recorded_in_place(CEIL_, CeilBackward0)
forward_rule(CEIL, lambda self_t: functions.zeros_like(self_t))
for_each(define("_foreach_ceil(Tensor[] self) -> Tensor[]", "58083674d8a69add", "_foreach_ceil_"), functions, "ceil")

TRUNC, TRUNC_, TRUNC_OUT = define("trunc(Tensor self) -> Tensor", "637bdb994e30f68d", "trunc_", "trunc.out")
TRUNC_LOOP = TRUNC.compute_by(Elementwise("trunc", LOOPS, "trunc_kernel", 1, accepts=("integral", "floating"),
    casts=False))

class TruncBackward0(Node, operator="trunc"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.zeros_like(grad),)

@TRUNC.implement(AUTOGRAD)
def trunc_autograd(self):
    result = TRUNC[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(TruncBackward0(), result, self)

recorded_in_place(TRUNC_, TruncBackward0)
forward_rule(TRUNC, lambda self_t: functions.zeros_like(self_t))
another_name(define("fix(Tensor self) -> Tensor", "40bb36192ac7f77f", "fix_", "fix.out", casts=False), "trunc")
for_each(define("_foreach_trunc(Tensor[] self) -> Tensor[]", "95c91a1f77a74e0c", "_foreach_trunc_"), functions, "trunc")

FRAC, FRAC_, FRAC_OUT = define("frac(Tensor self) -> Tensor", "628eed27d7051c07", "frac_", "frac.out")
FRAC_LOOP = FRAC.compute_by(Elementwise("frac", LOOPS, "frac_kernel", 1, accepts=("floating",), casts=False))

class FracBackward0(Node, operator="frac"):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@FRAC.implement(AUTOGRAD)
def frac_autograd(self):
    result = FRAC[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(FracBackward0(), result, self)

recorded_in_place(FRAC_, FracBackward0)
forward_rule(FRAC, lambda self_t: self_t)
for_each(define("_foreach_frac(Tensor[] self) -> Tensor[]", "9de343f7a636aaa0", "_foreach_frac_"), functions, "frac")

ROUND, ROUND_, ROUND_OUT = define("round(Tensor self) -> Tensor", "56b80ce609056fce", "round_", "round.out")
ROUND_LOOP = ROUND.compute_by(Elementwise("round", LOOPS, "round_kernel", 1, accepts=("integral", "floating"),
    casts=False))

class RoundBackward0(Node, operator="round"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.zeros_like(grad),)

@ROUND.implement(AUTOGRAD)
def round_autograd(self):
    result = ROUND[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(RoundBackward0(), result, self)

recorded_in_place(ROUND_, RoundBackward0)
forward_rule(ROUND, lambda self_t: functions.zeros_like(self_t))
another_name(define("special_round(Tensor self) -> Tensor", "3e9ff23aafbaa783", "special_round.out", casts=False),
    "round")
for_each(define("_foreach_round(Tensor[] self) -> Tensor[]", "17ee365410b823d0", "_foreach_round_"), functions, "round")

ROUND_DECIMALS, ROUND__DECIMALS, ROUND_DECIMALS_OUT = define("round.decimals(Tensor self, *, int decimals) -> Tensor",
    "8bca090e38a39327", "round_.decimals", "round.decimals_out")
ROUND_DECIMALS_0_LOOP = Elementwise("round.decimals", LOOPS, "round_kernel", 1, accepts=("floating",), casts=False)
ROUND_DECIMALS_1_LOOP = Elementwise("round.decimals", LOOPS, "round_decimals_1_kernel", 1, accepts=("floating",),
    free=(0,), casts=False)
ROUND_DECIMALS_2_LOOP = Elementwise("round.decimals", LOOPS, "round_decimals_2_kernel", 1, accepts=("floating",),
    free=(0,), casts=False)

@ROUND_DECIMALS.implement(CPU)
def round_decimals_cpu(self, decimals):
    if decimals == 0:
        return ROUND_DECIMALS_0_LOOP.make(self)
    if decimals > 0:
        return ROUND_DECIMALS_1_LOOP.make(self, decimals)
    if decimals < 0:
        return ROUND_DECIMALS_2_LOOP.make(self, decimals)
    raise language.no_case("round.decimals", {"decimals": decimals})

@ROUND__DECIMALS.implement(CPU)
def round__decimals_cpu(self, decimals):
    if decimals == 0:
        return ROUND_DECIMALS_0_LOOP.update(self)
    if decimals > 0:
        return ROUND_DECIMALS_1_LOOP.update(self, decimals)
    if decimals < 0:
        return ROUND_DECIMALS_2_LOOP.update(self, decimals)
    raise language.no_case("round_.decimals", {"decimals": decimals})

@ROUND_DECIMALS_OUT.implement(CPU)
def round_decimals_out_cpu(self, decimals, out):
    if decimals == 0:
        return ROUND_DECIMALS_0_LOOP.write(self, out)
    if decimals > 0:
        return ROUND_DECIMALS_1_LOOP.write(self, decimals, out)
    if decimals < 0:
        return ROUND_DECIMALS_2_LOOP.write(self, decimals, out)
    raise language.no_case("round.decimals_out", {"decimals": decimals})

class RoundBackward1(Node, operator="round.decimals"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.zeros_like(grad),)

@ROUND_DECIMALS.implement(AUTOGRAD)
def round_decimals_autograd(self, decimals):
    result = ROUND_DECIMALS[self._keys & BELOW_AUTOGRAD](self, decimals)
    if guards.active and not grad_enabled():
        return result
    return record.call(RoundBackward1(), result, self)

recorded_in_place(ROUND__DECIMALS, RoundBackward1)
forward_rule(ROUND_DECIMALS, lambda self_t: functions.zeros_like(self_t))
another_name(
    define("special_round.decimals(Tensor self, *, int decimals) -> Tensor", "a9a4785e9f12b0c6",
        "special_round.decimals_out", casts=False),
    "round.decimals")

SIGNBIT, SIGNBIT_OUT = define("signbit(Tensor self) -> Tensor", "629e36f85f7ca174", "signbit.out")
SIGNBIT_LOOP = SIGNBIT.compute_by(Elementwise("signbit", LOOPS, "signbit_kernel", 1, promote="bool",
    accepts=("bool", "integral", "floating"), casts=False))

ISPOSINF, ISPOSINF_OUT = define("isposinf(Tensor self) -> Tensor", "967fd98fc9737e8c", "isposinf.out")
ISPOSINF_LOOP = ISPOSINF.compute_by(Elementwise("isposinf", LOOPS, "isposinf_kernel", 1, promote="bool",
    accepts=("bool", "integral", "floating"), casts=False))

ISNEGINF, ISNEGINF_OUT = define("isneginf(Tensor self) -> Tensor", "85e0bf84ea4f6b0e", "isneginf.out")
ISNEGINF_LOOP = ISNEGINF.compute_by(Elementwise("isneginf", LOOPS, "isneginf_kernel", 1, promote="bool",
    accepts=("bool", "integral", "floating"), casts=False))

ISREAL = define("isreal(Tensor self) -> Tensor", "ed99526ef72f127d")
ISREAL_LOOP = ISREAL.compute_by(Elementwise("isreal", LOOPS, "isreal_kernel", 1, promote="bool"))


@composite(define("nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor",
    "d11df3038dbb093c", "nan_to_num_", "nan_to_num.out"))
def nan_to_num_composite(self, nan, posinf, neginf):
    if self.dtype.is_complex:
        return functions.view_as_complex(functions.nan_to_num(functions.view_as_real(self), nan, posinf, neginf))
    if not self.dtype.is_floating_point:
        return self.clone()
    low, high = language.dtype_limits(self.dtype)
    return functions._replace_nonfinite(self, 0.0 if nan is None else nan, high if posinf is None else posinf,
        low if neginf is None else neginf)


_REPLACE_NONFINITE = define("_replace_nonfinite(Tensor self, float value, float posinf, float neginf) -> Tensor",
    "8629fb6d7cda3212")
_REPLACE_NONFINITE_LOOP = _REPLACE_NONFINITE.compute_by(Elementwise("_replace_nonfinite", LOOPS,
    "_replace_nonfinite_kernel", 1, accepts=("floating",), free=(0, 1, 2)))
_REPLACE_NONFINITE_BACKWARD_SELF_FORMULA = formula(_REPLACE_NONFINITE, "backward_self",
    Elementwise("_ReplaceNonfiniteBackward0", LOOPS, "replace_nonfinite_backward_self", 2),
    lambda grad, self_: functions.where(functions.isfinite(self_), grad, 0))

class _ReplaceNonfiniteBackward0(Node, operator="_replace_nonfinite", label="NanToNumBackward0"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (_REPLACE_NONFINITE_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@_REPLACE_NONFINITE.implement(AUTOGRAD)
def _replace_nonfinite_autograd(self, value, posinf, neginf):
    result = _REPLACE_NONFINITE[self._keys & BELOW_AUTOGRAD](self, value, posinf, neginf)
    if guards.active and not grad_enabled():
        return result
    node = _ReplaceNonfiniteBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

_REPLACE_NONFINITE_FORWARD_FORMULA = formula(_REPLACE_NONFINITE, "forward",
    Elementwise("_replace_nonfinite", LOOPS, "replace_nonfinite_backward_self", 2),
    lambda self_t, self_p: functions.where(functions.isfinite(self_p), self_t, 0))
forward_rule(_REPLACE_NONFINITE, _REPLACE_NONFINITE_FORWARD_FORMULA)

DEG2RAD, DEG2RAD_, DEG2RAD_OUT = define("deg2rad(Tensor self) -> Tensor", "aacff6ba64819f0b", "deg2rad_", "deg2rad.out")
DEG2RAD_LOOP = DEG2RAD.compute_by(Elementwise("deg2rad", LOOPS, "deg2rad_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))
DEG2RAD_BACKWARD_SELF_FORMULA = formula(DEG2RAD, "backward_self",
    Elementwise("Deg2RadBackward0", LOOPS, "deg2rad_backward_self", 1), lambda grad: 0.017453292519943295 * grad)

class Deg2RadBackward0(Node, operator="deg2rad"):
    __slots__ = ()

    def apply(self, grad):
        return (DEG2RAD_BACKWARD_SELF_FORMULA[grad._keys & formula_keys()](grad),)

@DEG2RAD.implement(AUTOGRAD)
def deg2rad_autograd(self):
    result = DEG2RAD[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(Deg2RadBackward0(), result, self)

recorded_in_place(DEG2RAD_, Deg2RadBackward0)
DEG2RAD_FORWARD_FORMULA = formula(DEG2RAD, "forward", Elementwise("deg2rad", LOOPS, "deg2rad_backward_self", 1),
    lambda self_t: 0.017453292519943295 * self_t)
forward_rule(DEG2RAD, DEG2RAD_FORWARD_FORMULA)

RAD2DEG, RAD2DEG_, RAD2DEG_OUT = define("rad2deg(Tensor self) -> Tensor", "02288c64e580bc31", "rad2deg_", "rad2deg.out")
RAD2DEG_LOOP = RAD2DEG.compute_by(Elementwise("rad2deg", LOOPS, "rad2deg_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))
RAD2DEG_BACKWARD_SELF_FORMULA = formula(RAD2DEG, "backward_self",
    Elementwise("Rad2DegBackward0", LOOPS, "rad2deg_backward_self", 1), lambda grad: 57.29577951308232 * grad)

class Rad2DegBackward0(Node, operator="rad2deg"):
    __slots__ = ()

    def apply(self, grad):
        return (RAD2DEG_BACKWARD_SELF_FORMULA[grad._keys & formula_keys()](grad),)

@RAD2DEG.implement(AUTOGRAD)
def rad2deg_autograd(self):
    result = RAD2DEG[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(Rad2DegBackward0(), result, self)

recorded_in_place(RAD2DEG_, Rad2DegBackward0)
RAD2DEG_FORWARD_FORMULA = formula(RAD2DEG, "forward", Elementwise("rad2deg", LOOPS, "rad2deg_backward_self", 1),
    lambda self_t: 57.29577951308232 * self_t)
forward_rule(RAD2DEG, RAD2DEG_FORWARD_FORMULA)
