# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The complex_numbers operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import composite, copy_of_view, defining
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.inplace import untracked
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.kernels.view.operator import View
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)

_COMPLEX = define("_complex(Tensor real, Tensor imag) -> Tensor", "7ba5374ecfc04aa6")
_COMPLEX_LOOP = _COMPLEX.compute_by(Elementwise("_complex", LOOPS, "_complex_kernel", 2, promote="real_to_complex",
    accepts=("floating",)))
_COMPLEX_BACKWARD_REAL_FORMULA = formula(_COMPLEX, "backward_real",
    Elementwise("_ComplexBackward0", LOOPS, "complex_backward_real", 1), lambda grad: functions.real(grad))
_COMPLEX_BACKWARD_IMAG_FORMULA = formula(_COMPLEX, "backward_imag",
    Elementwise("_ComplexBackward0", LOOPS, "complex_backward_imag", 1), lambda grad: functions.imag(grad))

_COMPLEX_BACKWARD_FORMULAS = formulas(_COMPLEX, "_ComplexBackward0", 1, (_COMPLEX_BACKWARD_REAL_FORMULA, (0,)),
    (_COMPLEX_BACKWARD_IMAG_FORMULA, (0,)))

class _ComplexBackward0(Node, operator="_complex"):
    __slots__ = ("_raw_real", "_version_real", "_raw_imag", "_version_imag")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            real = unpack_input(self, self._raw_real, self._version_real, "real")
            imag = unpack_input(self, self._raw_imag, self._version_imag, "imag")
            return _COMPLEX_BACKWARD_FORMULAS[grad._keys & formula_keys()](grad)
        grad_real = None
        if wanted[0] is not None:
            real = unpack_input(self, self._raw_real, self._version_real, "real")
            grad_real = _COMPLEX_BACKWARD_REAL_FORMULA[grad._keys & formula_keys()](grad)
        grad_imag = None
        if wanted[1] is not None:
            imag = unpack_input(self, self._raw_imag, self._version_imag, "imag")
            grad_imag = _COMPLEX_BACKWARD_IMAG_FORMULA[grad._keys & formula_keys()](grad)
        return (grad_real, grad_imag)

@_COMPLEX.implement(AUTOGRAD)
def _complex_autograd(real, imag):
    result = _COMPLEX[(real._keys | imag._keys) & BELOW_AUTOGRAD](real, imag)
    if guards.active and not grad_enabled():
        return result
    node = _ComplexBackward0()
    if real._edge is not None:
        node._raw_real, node._version_real = real, 0 if real._writes is None else real._writes[0]
    if imag._edge is not None:
        node._raw_imag, node._version_imag = imag, 0 if imag._writes is None else imag._writes[0]
    return record.call(node, result, real, imag)

pushed_forward(_COMPLEX)


@composite(define("complex(Tensor real, Tensor imag) -> Tensor", "236315306325dd72", "complex.out"))
def complex_composite(real, imag):
    if not real.dtype.is_floating_point or real.dtype != imag.dtype:
        language.raise_error(
            f"complex: Expected both inputs to be Half, Float or Double tensors of one dtype but got {real.dtype} and "
            f"{imag.dtype}")
    return functions._complex(real, imag)


_POLAR = define("_polar(Tensor abs, Tensor angle) -> Tensor", "8c9393c57e04d8a6")
_POLAR_LOOP = _POLAR.compute_by(Elementwise("_polar", LOOPS, "_polar_kernel", 2, promote="real_to_complex",
    accepts=("floating",)))
_POLAR_BACKWARD_ANGLE_FORMULA = formula(_POLAR, "backward_angle",
    Elementwise("_PolarBackward0", LOOPS, "polar_backward_angle", 2),
    lambda grad, result: functions.real(grad * operations.conj(result * 1j)))

class _PolarBackward0(Node, operator="_polar"):
    __slots__ = ("_raw_angle", "_version_angle", "_raw_abs", "_version_abs", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_abs = None
        if wanted[0] is not None:
            angle = unpack_input(self, self._raw_angle, self._version_angle, "angle")
            abs = unpack_input(self, self._raw_abs, self._version_abs, "abs")
            grad_abs = functions.real(grad * operations.conj(functions._polar(functions.ones_like(abs), angle)))
        grad_angle = None
        if wanted[1] is not None:
            result = unpack_output.call(self, self._raw_result, 0)
            grad_angle = _POLAR_BACKWARD_ANGLE_FORMULA[(grad._keys | result._keys) & formula_keys()](grad, result)
        return (grad_abs, grad_angle)

@_POLAR.implement(AUTOGRAD)
def _polar_autograd(abs, angle):
    result = _POLAR[(abs._keys | angle._keys) & BELOW_AUTOGRAD](abs, angle)
    if guards.active and not grad_enabled():
        return result
    node = _PolarBackward0()
    if abs._edge is not None:
        node._raw_angle, node._version_angle = angle, 0 if angle._writes is None else angle._writes[0]
    if abs._edge is not None:
        node._raw_abs, node._version_abs = abs, 0 if abs._writes is None else abs._writes[0]
    if angle._edge is not None:
        node._raw_result = save_output.call(result)
    return record.call(node, result, abs, angle)

pushed_forward(_POLAR)


@composite(define("polar(Tensor abs, Tensor angle) -> Tensor", "a1b113a2229bd401", "polar.out"))
def polar_composite(abs, angle):
    if not abs.dtype.is_floating_point or abs.dtype != angle.dtype:
        language.raise_error(
            f"polar: Expected both inputs to be Half, Float or Double tensors of one dtype but got {abs.dtype} and "
            f"{angle.dtype}")
    return functions._polar(abs, angle)


VIEW_AS_REAL = define("view_as_real(Tensor(a) self) -> Tensor(a)", "f8dfaa4589004867")

def view_as_real_geometry(self):
    """Sizes, strides and offset of view_as_real."""
    if not self.dtype.is_complex:
        language.raise_unsupported_error(f"view_as_real: expected a complex tensor, got {self.dtype}")
    strides = tuple((2 * one for one in self.stride()))
    return language.strided((*self._sizes, 2), (*strides, 1), 0, self.dtype.to_real())

VIEW_AS_REAL.implement(CPU, View(view_as_real_geometry))

class ViewAsRealBackward0(Node, operator="view_as_real"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.view_as_complex(grad.contiguous()),)

@VIEW_AS_REAL.implement(AUTOGRAD)
def view_as_real_autograd(self):
    result = VIEW_AS_REAL[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return untracked(result)
    return record.call(ViewAsRealBackward0(), result, self)

forward_rule(VIEW_AS_REAL, lambda self: VIEW_AS_REAL[self._tangent._keys](forward.own(self)), shares=True)
copy_of_view(define("view_as_real_copy(Tensor self) -> Tensor", "c99c2b8ab2332a49", "view_as_real_copy.out"),
    "view_as_real")


@composite(define("view_as_complex(Tensor(a) self) -> Tensor(a)", "eddbe181d5cc5461"))
def view_as_complex_composite(self):
    if self.dtype != dtypes.float32 and self.dtype != dtypes.float64:
        language.raise_unsupported_error(
            f"view_as_complex: expected float32 or float64, of which pairs are complex numbers, got {self.dtype}")
    if self._ndim <= 0 or self._sizes[-1] != 2:
        language.raise_error(
            f"view_as_complex: Tensor must have a last dimension of size 2, got shape {list(self._sizes)}")
    if self.stride(-1) != 1 and self.numel():
        language.raise_error(
            f"view_as_complex: Tensor must have a last dimension with stride 1, got strides {self.stride()}")
    if len(tuple((one for one, size in zip(self.stride()[:-1], self._sizes) if size > 1 and one % 2))) != 0:
        language.raise_error(f"view_as_complex: all strides but the last must be even, got {self.stride()}")
    if self.storage_offset() % 2 != 0:
        language.raise_error(f"view_as_complex: the storage offset must be even, got {self.storage_offset()}")
    return functions._pairs_as_complex(self)


copy_of_view(define("view_as_complex_copy(Tensor self) -> Tensor", "89d47d2355fe8575", "view_as_complex_copy.out"),
    "view_as_complex")

_PAIRS_AS_COMPLEX = define("_pairs_as_complex(Tensor(a) self) -> Tensor(a)", "b82d20cf89ebb626")

def _pairs_as_complex_geometry(self):
    """Sizes, strides and offset of _pairs_as_complex."""
    strides = tuple((one // 2 for one in self.stride()[:-1]))
    return language.strided(self._sizes[:-1], strides, 0, self.dtype.to_complex())

_PAIRS_AS_COMPLEX.implement(CPU, View(_pairs_as_complex_geometry))

class _PairsAsComplexBackward0(Node, operator="_pairs_as_complex", label="ViewAsComplexBackward0"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.view_as_real(grad),)

@_PAIRS_AS_COMPLEX.implement(AUTOGRAD)
def _pairs_as_complex_autograd(self):
    result = _PAIRS_AS_COMPLEX[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return untracked(result)
    return record.call(_PairsAsComplexBackward0(), result, self)

forward_rule(_PAIRS_AS_COMPLEX, lambda self: _PAIRS_AS_COMPLEX[self._tangent._keys](forward.own(self)), shares=True)

FREXP_TENSOR, FREXP_TENSOR_OUT = define("frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)",
    "6b1d13a8fc715b7b", "frexp.Tensor_out")
FREXP_TENSOR_LOOP = FREXP_TENSOR.compute_by(
    Elementwise("frexp.Tensor", LOOPS, "frexp_Tensor_kernel", 1, outputs=2, accepts=("floating",), casts=False,
        results={1: "int32"}),
    wrapper=named(return_types.frexp))

class FrexpBackward0(Node, operator="frexp.Tensor"):
    __slots__ = ("_raw_exponent",)

    def apply(self, grad):
        exponent = unpack_output.call(self, self._raw_exponent, None)
        return (grad / functions.exp2(exponent),)

@FREXP_TENSOR.implement(AUTOGRAD)
def frexp_Tensor_autograd(self):
    result = FREXP_TENSOR[self._keys & BELOW_AUTOGRAD](self)
    result_mantissa, result_exponent = result
    if guards.active and not grad_enabled():
        return result
    node = FrexpBackward0()
    node._raw_exponent = save_output.call(result_exponent)
    record.call(node, result_mantissa, self)
    return result

pushed_forward(FREXP_TENSOR)
composite(define("resolve_neg(Tensor(a) self) -> Tensor(a)", "44aa35e19f484f48"), lambda self: self)
composite(define("is_conj(Tensor self) -> bool", "00f1783a1bdc89a2"), lambda self: False)
composite(define("is_neg(Tensor self) -> bool", "54aa181feb7ca9f8"), lambda self: False)
composite(define("lift_fresh(Tensor(a) self) -> Tensor(a)", "f01953a2ebaec14b"), lambda self: self)
composite(define("lift_fresh_copy(Tensor self) -> Tensor", "7268c0259a3a0b37"), lambda self: functions.clone(self))


@composite(define("_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float "
    "dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor "
    "logsumexp)", "fa05bffc8ee17d27"))
@named(return_types._scaled_dot_product_flash_attention_for_cpu)
def _scaled_dot_product_flash_attention_for_cpu_composite(query, key, value, dropout_p, is_causal, attn_mask, scale):
    result = functions.scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal, scale=scale)
    scores = query @ key.transpose(-2, -1) * (query.size(-1) ** (-0.5) if scale is None else scale)
    if is_causal:
        scores = functions.where(functions.ones_like(scores, dtype=dtypes.bool_).tril(), scores, -math.inf)
    elif attn_mask is not None:
        scores = (
            functions.where(attn_mask, scores, -math.inf)
            if attn_mask.dtype == dtypes.bool_
            else scores + attn_mask)
    return (result, scores.logsumexp(-1))


composite(define("_adaptive_avg_pool2d(Tensor self, int?[2] output_size) -> Tensor", "ed5e9f5ff7d48f4f"),
    lambda self, output_size: functions.adaptive_avg_pool2d(self, output_size))
composite(define("_adaptive_avg_pool3d(Tensor self, int?[3] output_size) -> Tensor", "0f17f05ca3f63f3d"),
    lambda self, output_size: functions.adaptive_avg_pool3d(self, output_size))
composite(define("_prelu_kernel(Tensor self, Tensor weight) -> Tensor", "f0e8288248aad68f"),
    lambda self, weight: functions._prelu(self, weight))
composite(
    define("_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, "
        "Tensor S, Tensor Vh)", "41cd877f077361c0"),
    named(return_types._linalg_svd)(lambda A, full_matrices, compute_uv, driver: functions._svd(A, full_matrices)))
composite(
    define('_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)',
        "f320014448245e84"),
    named(return_types._linalg_eigh)(lambda A, UPLO, compute_v: functions.linalg_eigh(A, UPLO)))


@composite(define("_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor", "4de828450d99b3e5"))
def _cdist_forward_composite(x1, x2, p, compute_mode):
    modes = ("use_mm_for_euclid_dist_if_necessary", "use_mm_for_euclid_dist", "donot_use_mm_for_euclid_dist")
    return functions.cdist(x1, x2, p, modes[0 if compute_mode is None else compute_mode])


ALIAS = define("alias(Tensor(a) self) -> Tensor(a)", "713899bf10a4a7fc")

def alias_geometry(self):
    """Sizes, strides and offset of alias."""
    return language.strided(self._sizes, self.stride(), 0)

ALIAS.implement(CPU, View(alias_geometry))

class AliasBackward0(Node, operator="alias"):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@ALIAS.implement(AUTOGRAD)
def alias_autograd(self):
    result = ALIAS[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return untracked(result)
    return record.call(AliasBackward0(), result, self)

forward_rule(ALIAS, lambda self: ALIAS[self._tangent._keys](forward.own(self)), shares=True)
copy_of_view(define("alias_copy(Tensor self) -> Tensor", "42f5e196fb68a2a3", "alias_copy.out"), "alias")
