# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The inverses operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

import runtime.kernels.matmul.operator
import runtime.kernels.matrices.decompositions
import runtime.kernels.matrices.distances

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import another_name, composite, defining
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import device as devices, dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)


@composite(define("linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool "
    "hermitian=False) -> Tensor", "817560c3869cf750", "linalg_pinv.atol_rtol_tensor_out", casts=True))
def linalg_pinv_atol_rtol_tensor_composite(self, atol, rtol, hermitian):
    if self._ndim < 2:
        language.raise_error(f"linalg.pinv: expected a matrix or a batch of matrices, got shape {list(self._sizes)}")
    if self.numel() == 0:
        return self.transpose(-2, -1).clone()
    return functions._pinv(self, atol, rtol, hermitian)


@composite(define("linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool "
    "hermitian=False) -> Tensor", "9b4cc8191843019e", "linalg_pinv.atol_rtol_float_out", casts=True))
def linalg_pinv_atol_rtol_float_composite(self, atol, rtol, hermitian):
    absolute = None if atol is None else functions.full((), atol, dtype=dtypes.float64)
    relative = None if rtol is None else functions.full((), rtol, dtype=dtypes.float64)
    return functions.linalg_pinv(self, atol=absolute, rtol=relative, hermitian=hermitian)


composite(
    define("linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor", "bac80f7b4f2c0916",
        "linalg_pinv.out", casts=True),
    lambda self, rcond, hermitian: functions.linalg_pinv(self, atol=0.0, rtol=rcond, hermitian=hermitian))
composite(define("pinverse(Tensor self, float rcond=1e-15) -> Tensor", "9342d53846168fa6"),
    lambda self, rcond: functions.linalg_pinv(self, atol=0.0, rtol=rcond))


@composite(define("_singular_threshold(Tensor sizes, Tensor matrix, Tensor? atol, Tensor? rtol) -> Tensor",
    "488f05876ac442dc"))
def _singular_threshold_composite(sizes, matrix, atol, rtol):
    largest = sizes.amax((-1,), True)
    relative = largest * (language.epsilon(matrix.dtype) * sorted(matrix._sizes[-2:])[1])
    if rtol is not None:
        relative = largest * rtol.unsqueeze(-1)
    elif atol is not None:
        relative = functions.where((atol > 0).unsqueeze(-1), 0, relative)
    return relative if atol is None else functions.maximum(relative, atol.unsqueeze(-1).to(relative.dtype))


_PINV = define("_pinv(Tensor self, Tensor? atol, Tensor? rtol, bool hermitian) -> Tensor", "915e4467979d266e")

@_PINV.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def _pinv_composite(self, atol, rtol, hermitian):
    if hermitian:
        values, vectors = functions.linalg_eigh(self)
        small = functions.abs(values) <= functions._singular_threshold(functions.abs(values), self, atol, rtol)
        return (
            vectors * functions.where(small, 0, 1 / functions.where(small, 1, values)).unsqueeze(-2)
        ).matmul(functions.adjoint(vectors))
    U, S, Vh = functions._svd(self, False)
    small = S <= functions._singular_threshold(S, self, atol, rtol)
    return (
        functions.adjoint(Vh) * functions.where(small, 0, 1 / functions.where(small, 1, S)).unsqueeze(-2)
    ).matmul(functions.adjoint(U))

class _PinvBackward0(Node, operator="_pinv", label="LinalgPinvBackward0"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (functions._pinv_backward(grad, self_, result),)

@_PINV.implement(AUTOGRAD)
def _pinv_autograd(self, atol, rtol, hermitian):
    result = _PINV[
        (self._keys | (0 if atol is None else atol._keys) | (0 if rtol is None else rtol._keys)) & BELOW_AUTOGRAD
    ](self, atol, rtol, hermitian)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _PinvBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

pushed_forward(_PINV)


@composite(define("linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool "
    "hermitian=False) -> Tensor", "a3e122c4b9bfa2a7", "linalg_matrix_rank.atol_rtol_tensor_out", casts=True))
def linalg_matrix_rank_atol_rtol_tensor_composite(input, atol, rtol, hermitian):
    if input._ndim >= 2 and input.numel() == 0:
        return functions.zeros(input._sizes[:-2], dtype=dtypes.int64)
    sizes = (
        functions.abs(functions.linalg_eigvalsh(input.detach()))
        if hermitian
        else functions._svdvals(input.detach()))
    return (sizes > functions._singular_threshold(sizes, input, atol, rtol)).sum((-1,))


@composite(define("linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool "
    "hermitian=False) -> Tensor", "d4d8902f402121f9", "linalg_matrix_rank.atol_rtol_float_out", casts=True))
def linalg_matrix_rank_atol_rtol_float_composite(self, atol, rtol, hermitian):
    absolute = None if atol is None else functions.full((), atol, dtype=dtypes.float64)
    relative = None if rtol is None else functions.full((), rtol, dtype=dtypes.float64)
    return functions.linalg_matrix_rank(self, atol=absolute, rtol=relative, hermitian=hermitian)


composite(
    define("linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor", "1a228d4aaa42a309",
        "linalg_matrix_rank.out", casts=True),
    lambda self, tol, hermitian: functions.linalg_matrix_rank(self, atol=tol, rtol=0.0, hermitian=hermitian))

_LSTSQ = define("_lstsq(Tensor self, Tensor b, float rcond, bool sized) -> (Tensor solution, Tensor rank, Tensor "
    "sizes)", "3311c34298a2b548")
_LSTSQ.implement(CPU, named(return_types._lstsq)(runtime.kernels.matrices.decompositions.lstsq))

class _LstsqBackward0(Node, operator="_lstsq", label="LinalgLstsqBackward0"):
    __slots__ = ("_raw_self", "_version_self", "_raw_b", "_version_b", "_saved_rcond")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        rcond = self._saved_rcond
        grad_self = None
        if wanted[0] is not None:
            b = unpack_input(self, self._raw_b, self._version_b, "b")
            grad_self = functions._pinv_backward(grad.matmul(functions.adjoint(b)), self_,
                functions.linalg_pinv(self_, rtol=rcond))
        grad_b = None if wanted[1] is None else functions.adjoint(functions.linalg_pinv(self_, rtol=rcond)).matmul(grad)
        return (grad_self, grad_b)

@_LSTSQ.implement(AUTOGRAD)
def _lstsq_autograd(self, b, rcond, sized):
    result = _LSTSQ[(self._keys | b._keys) & BELOW_AUTOGRAD](self, b, rcond, sized)
    result_solution, result_rank, result_sizes = result
    if guards.active and not grad_enabled():
        return result
    node = _LstsqBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if self._edge is not None:
        node._raw_b, node._version_b = b, 0 if b._writes is None else b._writes[0]
    node._saved_rcond = rcond
    record.call(node, result_solution, self, b)
    return result

pushed_forward(_LSTSQ)


@composite(define("linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, "
    "Tensor residuals, Tensor rank, Tensor singular_values)", "1f6a065e6053eeac", "linalg_lstsq.out", casts=True))
@named(return_types.linalg_lstsq)
def linalg_lstsq_composite(self, b, rcond, driver):
    method = "gelsy" if driver is None else driver
    if method not in ("gels", "gelsy", "gelsd", "gelss"):
        language.raise_error(f"linalg.lstsq: driver must be one of gels, gelsy, gelsd, gelss, got '{method}'")
    if self._ndim < 2 or b._ndim < 1:
        language.raise_error(
            f"linalg.lstsq: expected matrices and vectors or matrices on the right, got shapes {list(self._sizes)} and "
            f"{list(b._sizes)}")
    is_vector = b._ndim == 1 or (self._ndim - 1 == b._ndim and b._sizes == self._sizes[:-1])
    right = b.unsqueeze(-1) if is_vector else b
    rows, columns = (self._sizes[-2], self._sizes[-1])
    if right._sizes[-2] != rows:
        language.raise_error(
            f"linalg.lstsq: the matrix has {rows} rows, the right side {right._sizes[-2]}; they must be as many")
    tolerance = language.epsilon(self.dtype) * sorted((rows, columns))[1] if rcond is None else rcond
    solution, rank, sizes = functions._lstsq(self, right, tolerance, method in ("gelsd", "gelss"))
    if method not in ("gelsd", "gelss"):
        sizes = functions.zeros((0,), dtype=sizes.dtype)
    residuals = functions.zeros((0,), dtype=sizes.dtype)
    if rows > columns and method != "gelsy" and (not language.any_true(rank < columns)):
        size = functions.abs(self.matmul(solution) - right)
        residuals = (size * size).sum((-2,))
    return (language.new(solution.squeeze(-1)) if is_vector else solution, residuals,
        rank if method != "gels" else functions.zeros((0,), dtype=dtypes.int64), sizes)


@composite(define("linalg_matrix_power(Tensor self, int n) -> Tensor", "e1890233f1afa44d", "linalg_matrix_power.out",
    casts=True))
def linalg_matrix_power_composite(self, n):
    if self._ndim < 2 or self._sizes[-1] != self._sizes[-2]:
        language.raise_error(f"linalg.matrix_power: expected square matrices, got shape {list(self._sizes)}")
    language.check_int64(n, "the power")
    if n == 0:
        return self.clone(memory_format=devices.contiguous_format).copy_(functions.diag_embed(functions.ones(
            self._sizes[:-1], dtype=self.dtype)))
    if n < 0:
        inverse = functions.linalg_inv(self)
        return inverse if n == -1 else functions.linalg_matrix_power(inverse, -n)
    if n == 1:
        return self.clone(memory_format=devices.contiguous_format)
    half = functions.linalg_matrix_power(self, n // 2) if n > 3 else self
    square = half.matmul(half)
    return square.matmul(self) if n % 2 else square


another_name(define("matrix_power(Tensor self, int n) -> Tensor", "2eaf897c432809bc", "matrix_power.out", casts=True),
    "linalg_matrix_power")

_CROSS = define("_cross(Tensor self, Tensor other, int dim) -> Tensor", "5758bd7f7afcc86b")
_CROSS.implement(CPU, runtime.kernels.matmul.operator.cross)

class _CrossBackward0(Node, operator="_cross", label="LinalgCrossBackward0"):
    __slots__ = ("_raw_other", "_version_other", "_saved_dim", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        dim = self._saved_dim
        grad_self = None
        if wanted[0] is not None:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_self = functions.linalg_cross(operations.conj(other), grad, dim=dim)
        grad_other = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_other = functions.linalg_cross(grad, operations.conj(self_), dim=dim)
        return (grad_self, grad_other)

@_CROSS.implement(AUTOGRAD)
def _cross_autograd(self, other, dim):
    result = _CROSS[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, dim)
    if guards.active and not grad_enabled():
        return result
    node = _CrossBackward0()
    if self._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    node._saved_dim = dim
    if other._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, other)

pushed_forward(_CROSS)


@composite(define("linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor", "f9782919bfeff324",
    "linalg_cross.out"))
def linalg_cross_composite(self, other, dim):
    if self._ndim != other._ndim:
        language.raise_error(
            f"linalg.cross: both operands must have as many dimensions, got shapes {list(self._sizes)} and "
            f"{list(other._sizes)}")
    axis = language.wrap_dim(dim, self._ndim)
    if self._sizes[axis] != 3 or other._sizes[axis] != 3:
        language.raise_error(
            f"linalg.cross: dimension {axis} must have size 3, got shapes {list(self._sizes)} and {list(other._sizes)}")
    if self.dtype == other.dtype and self.dtype in (dtypes.float32, dtypes.float64) and (self._sizes == other._sizes):
        return functions._cross(self, other, axis)
    return functions.roll(self, (-1,), (axis,)) * functions.roll(
        other, (-2,), (axis,)
    ) - functions.roll(self, (-2,), (axis,)) * functions.roll(other, (-1,), (axis,))


@composite(define("cross(Tensor self, Tensor other, int? dim=None) -> Tensor", "c13bfa810e3ef106", "cross.out"))
def cross_composite(self, other, dim):
    if dim is not None:
        return functions.linalg_cross(self, other, dim=dim)
    threes = [one for one in range(self._ndim) if self._sizes[one] == 3]
    if len(threes) == 0:
        language.raise_error(f"cross: no dimension of shape {list(self._sizes)} has size 3")
    return functions.linalg_cross(self, other, dim=threes[0])


@composite(define("cdist(Tensor x1, Tensor x2, float p=2, str compute_mode='use_mm_for_euclid_dist_if_necessary') -> "
    "Tensor", "457c55c72b927a16"))
def cdist_composite(x1, x2, p, compute_mode):
    if x1._ndim < 2 or x2._ndim < 2 or x1._sizes[-1] != x2._sizes[-1]:
        language.raise_error(
            f"cdist: expected points as rows of one length, got shapes {list(x1._sizes)} and {list(x2._sizes)}")
    if not p >= 0:
        language.raise_error(f"cdist: p must not be negative, got {p}")
    if compute_mode not in (
        "use_mm_for_euclid_dist_if_necessary", "use_mm_for_euclid_dist", "donot_use_mm_for_euclid_dist"
    ):
        language.raise_value_error(
            "cdist: compute_mode must be use_mm_for_euclid_dist_if_necessary, use_mm_for_euclid_dist or "
            f"donot_use_mm_for_euclid_dist, got '{compute_mode}'")
    many = compute_mode == "use_mm_for_euclid_dist" or (
        compute_mode != "donot_use_mm_for_euclid_dist" and (x1._sizes[-2] > 25 or x2._sizes[-2] > 25))
    alike = x1._sizes[:-2] == x2._sizes[:-2] and x1.dtype == x2.dtype
    if p == 2 and many and alike and x1.dtype.is_floating_point and (x1.dtype.itemsize > 2):
        return functions._distances_by_product(x1, x2)
    if (
        p == 1 or ((p == math.inf or p == 0) and x1._sizes[-1])
    ) and x1.dtype.is_floating_point and x2.dtype.is_floating_point:
        first, second, dim = (x1.unsqueeze(-2), x2.unsqueeze(-3), (-1,))
        if x2._sizes[-2] > 16:
            first, second, dim = (x1.unsqueeze(-1), x2.transpose(-2, -1).contiguous().unsqueeze(-3), (-2,))
        if p == 1:
            return functions._sum_of_distances(first, second, dim)
        return (
            functions._count_of_differences(first, second, dim)
            if p == 0
            else functions._largest_of_distances(first, second, dim))
    return functions.linalg_vector_norm(x1.unsqueeze(-2) - x2.unsqueeze(-3), p if x1._sizes[-1] else 1, (-1,))


@composite(define("_has_extremes(Tensor self, float power) -> bool", "2476daf1239d3e20"))
def _has_extremes_composite(self, power):
    if not self.dtype.is_floating_point or not self.numel():
        return False
    low, high = (1e-290, 1e+290) if self.dtype == dtypes.float64 else (1e-30, 1e+30)
    largest = functions.linalg_vector_norm(self.detach(), math.inf)
    return language.any_true(
        (largest > high ** (1 / power)) | (largest < low ** (1 / power)) | functions.isnan(largest))


_ROOM_FOR_POWERS = define("_room_for_powers(Tensor self, float power) -> Tensor", "9c992c49acdc1026")

@composite(_ROOM_FOR_POWERS)
def _room_for_powers_composite(self, power):
    return self.to(dtypes.float64) if self.dtype != dtypes.float64 and functions._has_extremes(self, power) else self

_ROOM_FOR_POWERS.implement(BATCH_RULE, lambda self, power: functions._room_for_powers(self, power))

_DISTANCES_BY_PRODUCT = define("_distances_by_product(Tensor x1, Tensor x2) -> Tensor", "7932f30c70f485b2")

@_DISTANCES_BY_PRODUCT.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def _distances_by_product_composite(x1, x2):
    if functions._has_extremes(x1, 2.0) or functions._has_extremes(x2, 2.0):
        return functions.linalg_vector_norm(x1.unsqueeze(-2) - x2.unsqueeze(-3), 2, (-1,))
    first = (x1 * x1).sum((-1,), True)
    second = (x2 * x2).sum((-1,), True)
    left = functions.cat((x1 * -2, first, functions.ones_like(first)), -1)
    right = functions.cat((x2, functions.ones_like(second), second), -1)
    return functions.sqrt(functions.clamp_min(left.matmul(right.transpose(-2, -1)), 0))

class _DistancesByProductBackward0(Node, operator="_distances_by_product"):
    __slots__ = ("_raw_x1", "_version_x1", "_raw_x2", "_version_x2", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        x1 = unpack_input(self, self._raw_x1, self._version_x1, "x1")
        x2 = unpack_input(self, self._raw_x2, self._version_x2, "x2")
        result = unpack_output.call(self, self._raw_result, 0)
        grad_x1 = None if wanted[0] is None else functions._distances_backward(grad, x1, x2, result)
        grad_x2 = None
        if wanted[1] is not None:
            grad_x2 = functions._distances_backward(grad.transpose(-2, -1), x2, x1, result.transpose(-2, -1))
        return (grad_x1, grad_x2)

@_DISTANCES_BY_PRODUCT.implement(AUTOGRAD)
def _distances_by_product_autograd(x1, x2):
    result = _DISTANCES_BY_PRODUCT[(x1._keys | x2._keys) & BELOW_AUTOGRAD](x1, x2)
    if guards.active and not grad_enabled():
        return result
    node = _DistancesByProductBackward0()
    node._raw_x1, node._version_x1 = x1, 0 if x1._writes is None else x1._writes[0]
    node._raw_x2, node._version_x2 = x2, 0 if x2._writes is None else x2._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, x1, x2)

@forward_rule(_DISTANCES_BY_PRODUCT, keeps=True, whole=True)
def _distances_by_product_forward(x1_t, x1_p, x2_t, x2_p, result_p):
    result_t = None
    if x1_t is not None:
        result_t = functions._ratio_or_zero((x1_p * x1_t).sum((-1,), True) - x1_t.matmul(x2_p.transpose(-2, -1)),
            result_p)
    if x2_t is not None:
        result_t = forward.plus(result_t,
            functions._ratio_or_zero((x2_p * x2_t).sum((-1,)).unsqueeze(-2) - x1_p.matmul(x2_t.transpose(-2, -1)),
                result_p))
    return result_t

@_DISTANCES_BY_PRODUCT.implement(BATCH_RULE)
def _distances_by_product_batch(x1, x2):
    sizes = (language.broadcast_shapes(x1._sizes[:1], x2._sizes[:1])[0],)
    return functions._distances_by_product(x1.expand(sizes + x1._sizes[1:]), x2.expand(sizes + x2._sizes[1:]))


@composite(define("_distances_backward(Tensor grad, Tensor self, Tensor other, Tensor result) -> Tensor",
    "1f96b04f81aba6db"))
def _distances_backward_composite(grad, self, other, result):
    share = functions._ratio_or_zero(grad, result)
    return self * share.sum((-1,), True) - share.matmul(other)


@composite(define("pdist(Tensor self, float p=2) -> Tensor", "88f3f05f9d59993e"))
def pdist_composite(self, p):
    if self._ndim != 2:
        language.raise_error(f"pdist: expected points as rows of a matrix, got shape {list(self._sizes)}")
    if not p >= 0:
        language.raise_error(f"pdist: p must not be negative, got {p}")
    if p in (1, 2) and self.numel() * self._sizes[0] >= 8192 and (self.dtype in (dtypes.float32, dtypes.float64)):
        return functions._pair_distances(self, p)
    rows = functions.triu_indices(self._sizes[0], self._sizes[0], 1)
    first, second = (self.index_select(0, rows[0]), self.index_select(0, rows[1]))
    if p == 0 and self._sizes[1] and self.dtype.is_floating_point:
        return functions._count_of_differences(first, second, (-1,))
    return functions.linalg_vector_norm(first - second, p if self._sizes[1] else 1, (-1,))


_PAIR_DISTANCES = define("_pair_distances(Tensor self, float p) -> Tensor", "cf1027d06ebb905f")
_PAIR_DISTANCES.implement(CPU, runtime.kernels.matrices.distances.pair_distances)

class _PairDistancesBackward0(Node, operator="_pair_distances"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result", "_saved_p")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        p = self._saved_p
        return (functions._pair_slopes(grad, self_, result, p),)

@_PAIR_DISTANCES.implement(AUTOGRAD)
def _pair_distances_autograd(self, p):
    result = _PAIR_DISTANCES[self._keys & BELOW_AUTOGRAD](self, p)
    if guards.active and not grad_enabled():
        return result
    node = _PairDistancesBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    node._saved_p = p
    return record.call(node, result, self)

forward_rule(_PAIR_DISTANCES, lambda self_t, self_p, result_p, p: functions._pair_tangents(self_t, self_p, result_p, p),
    keeps=True)

@_PAIR_DISTANCES.implement(BATCH_RULE)
def _pair_distances_batch(self, p):
    pairs = functions.triu_indices(self._sizes[1], self._sizes[1], 1)
    return functions.linalg_vector_norm(self.index_select(1, pairs[0]) - self.index_select(1, pairs[1]), p, (-1,))


@composite(define("_pair_slopes(Tensor grad, Tensor self, Tensor result, float p) -> Tensor", "60452140454d3a3a"))
def _pair_slopes_composite(grad, self, result, p):
    if p == 2:
        return functions._spread_differences(functions._ratio_or_zero(grad, result), self)
    pairs = functions.triu_indices(self._sizes[0], self._sizes[0], 1)
    parts = grad.unsqueeze(1) * functions.sign(self.index_select(0, pairs[0]) - self.index_select(0, pairs[1]))
    return functions.zeros_like(self).index_add(0, pairs[0], parts).index_add(0, pairs[1], -parts)


@composite(define("_pair_tangents(Tensor tangent, Tensor self, Tensor result, float p) -> Tensor", "11a45aef638c9b64"))
def _pair_tangents_composite(tangent, self, result, p):
    if p == 2:
        return functions._ratio_or_zero(functions._pair_products(tangent, self), result)
    pairs = functions.triu_indices(self._sizes[0], self._sizes[0], 1)
    moved = tangent.index_select(0, pairs[0]) - tangent.index_select(0, pairs[1])
    return functions._sum_of_products(moved,
        functions.sign(self.index_select(0, pairs[0]) - self.index_select(0, pairs[1])), (1,))


_SPREAD_DIFFERENCES = define("_spread_differences(Tensor self, Tensor points) -> Tensor", "3d9be291eb1556a3")
_SPREAD_DIFFERENCES.implement(CPU, runtime.kernels.matrices.distances.spread_differences)

class _SpreadDifferencesBackward0(Node, operator="_spread_differences"):
    __slots__ = ("_raw_points", "_version_points", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            points = unpack_input(self, self._raw_points, self._version_points, "points")
            grad_self = functions._pair_products(grad, points)
        grad_points = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_points = functions._spread_differences(self_, grad)
        return (grad_self, grad_points)

@_SPREAD_DIFFERENCES.implement(AUTOGRAD)
def _spread_differences_autograd(self, points):
    result = _SPREAD_DIFFERENCES[(self._keys | points._keys) & BELOW_AUTOGRAD](self, points)
    if guards.active and not grad_enabled():
        return result
    node = _SpreadDifferencesBackward0()
    if self._edge is not None:
        node._raw_points, node._version_points = points, 0 if points._writes is None else points._writes[0]
    if points._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, points)

@forward_rule(_SPREAD_DIFFERENCES)
def _spread_differences_forward(self_t, self_p, points_t, points_p):
    result_t = None
    if self_t is not None:
        result_t = functions._spread_differences(self_t, points_p)
    if points_t is not None:
        result_t = forward.plus(result_t, functions._spread_differences(self_p, points_t))
    return result_t

@_SPREAD_DIFFERENCES.implement(BATCH_RULE)
def _spread_differences_batch(self, points):
    number = points._sizes[1]
    pairs = functions.triu_indices(number, number, 1)
    parts = self.unsqueeze(-1) * (points.index_select(1, pairs[0]) - points.index_select(1, pairs[1]))
    sums = functions.zeros((parts._sizes[0], *points._sizes[1:]), dtype=parts.dtype)
    return sums.index_add(1, pairs[0], parts).index_add(1, pairs[1], -parts)


@composite(define("_pair_products(Tensor self, Tensor other) -> Tensor", "2b526026ed814650"))
def _pair_products_composite(self, other):
    pairs = functions.triu_indices(self._sizes[0], self._sizes[0], 1)
    first = self.index_select(0, pairs[0]) - self.index_select(0, pairs[1])
    return functions._sum_of_products(first, other.index_select(0, pairs[0]) - other.index_select(0, pairs[1]), (1,))


@composite(define("_solve_triangular_backward(Tensor grad, Tensor result, bool upper, bool left, bool unitriangular) "
    "-> Tensor", "1fa185616dd74f54"))
def _solve_triangular_backward_composite(grad, result, upper, left, unitriangular):
    whole = -grad.matmul(functions.adjoint(result)) if left else -functions.adjoint(result).matmul(grad)
    if upper:
        return functions.triu(whole, 1 if unitriangular else 0)
    return functions.tril(whole, -1 if unitriangular else 0)


@composite(define("_slogdet_backward(Tensor grad_sign, Tensor grad_logabsdet, Tensor A, Tensor sign) -> Tensor",
    "f1e12fee405e9d1c"))
def _slogdet_backward_composite(grad_sign, grad_logabsdet, A, sign):
    inverse = functions.adjoint(
        functions.linalg_inv_ex(A)[0] if language.any_true(sign == 0) else functions.linalg_inv(A))
    factor = grad_logabsdet
    if A.dtype.is_complex:
        turn = functions.conj(grad_sign) * sign
        factor = factor - (turn - functions.conj(turn)) / 2
    return inverse * factor.unsqueeze(-1).unsqueeze(-1)


@composite(define("_pinv_backward(Tensor grad, Tensor self, Tensor result) -> Tensor", "b8a0e8c077575829"))
def _pinv_backward_composite(grad, self, result):
    scale = functions._common_factor(functions.linalg_vector_norm(self.detach(), math.inf, (-2, -1), True))
    self, result = (self / scale, result * scale)
    adjoint, turned = (functions.adjoint(result), functions.adjoint(grad))
    inner = turned.matmul(result).matmul(adjoint)
    outside = adjoint.matmul(result).matmul(turned)
    whole = inner - self.matmul(result.matmul(inner)) + outside - outside.matmul(result).matmul(self)
    return (whole - adjoint.matmul(grad).matmul(adjoint)) / scale / scale


@composite(define("_first_elements(Tensor self, int[] sizes) -> Tensor", "4d36986be331ddf6"))
def _first_elements_composite(self, sizes):
    return functions.cat(
        (self, functions.zeros((language.product(sizes) - self.numel(),), dtype=self.dtype))
    ).reshape(sizes)
