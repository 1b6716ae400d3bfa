"""The summaries operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import without_gradient
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.dtypes import FLOATING
from runtime.guards import grad_enabled, state
from runtime.kernels.reduction import Reduction
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.summaries"
functions = LateModule(f"{PACKAGE}.functions")


# argmax (ops.yaml:10462)
ARGMAX = define(
    "argmax",
    "argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:10462",
    digest="14c85ec27504a568",
    kernel={
        "reduce": "{best: {init: -inf, step: where(at < 0 or self > best or (isnan(self) and not isnan(be"
        "st)), self, best), combine: where(at_other >= 0 and (at < 0 or best_other > best or (i"
        "snan(best_other) and not isnan(best)) or (at_other < at and (best_other == best or (is"
        "nan(best_other) and isnan(best))))), best_other, best)}, at: {type: int64, init: -1, s"
        "tep: where(at < 0 or self > best or (isnan(self) and not isnan(best)), index, at), com"
        "bine: where(at_other >= 0 and (at < 0 or best_other > best or (isnan(best_other) and n"
        "ot isnan(best)) or (at_other < at and (best_other == best or (isnan(best_other) and is"
        "nan(best))))), at_other, at)}}",
        "finish": "at",
        "identity": "false",
    },
)
ARGMAX_OUT = define(
    "argmax.out",
    "argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tenso"
    "r(a!)",
    source="ops.yaml:10462",
    digest="14c85ec27504a568",
)
ARGMAX_LOOP = Reduction(
    "argmax", LOOPS, "argmax_256a2ac7", promote="int64", accepts=('integral', 'floating'), identity=False
)


def argmax_cpu(self, dim, keepdim):
    """argmax on the CPU."""
    return ARGMAX_LOOP.compute(self, None if dim is None else (dim,), keepdim)


ARGMAX.implement(CPU, argmax_cpu)


def argmax_out_cpu(self, dim, keepdim, out):
    """argmax.out: the functional form, copied into out."""
    result = ARGMAX[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_out("argmax.out", out, result)


ARGMAX_OUT.implement(CPU, argmax_out_cpu)
ARGMAX_OUT.implement(AUTOGRAD_CPU, without_gradient(ARGMAX_OUT))
ARGMAX_OUT.implement(FORWARD_AD, forward.without_tangent(ARGMAX_OUT))


# all (ops.yaml:10497)
ALL = define(
    "all",
    "all(Tensor self) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:10497",
    digest="d0863c180188b704",
    kernel={
        "reduce": "{holds: {init: True, type: bool, step: holds and self != 0, combine: holds and holds_o"
        "ther}}",
        "finish": "holds",
    },
)
ALL_LOOP = Reduction("all", LOOPS, "all_7ffcb5d8", promote="bool")


def all_cpu(self):
    """all on the CPU."""
    return ALL_LOOP.compute(self, None, False)


ALL.implement(CPU, all_cpu)


# all.dim (ops.yaml:10510)
ALL_DIM = define(
    "all.dim",
    "all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:10510",
    digest="6163461c1dc16364",
    kernel={
        "reduce": "{holds: {init: True, type: bool, step: holds and self != 0, combine: holds and holds_o"
        "ther}}",
        "finish": "holds",
    },
)
ALL_OUT = define(
    "all.out",
    "all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10510",
    digest="6163461c1dc16364",
)
ALL_DIM_LOOP = Reduction("all.dim", LOOPS, "all_dim_7ffcb5d8", promote="bool")


def all_dim_cpu(self, dim, keepdim):
    """all.dim on the CPU."""
    return ALL_DIM_LOOP.compute(self, (dim,), keepdim)


ALL_DIM.implement(CPU, all_dim_cpu)


def all_out_cpu(self, dim, keepdim, out):
    """all.out: the functional form, copied into out."""
    result = ALL_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_out("all.out", out, result)


ALL_OUT.implement(CPU, all_out_cpu)
ALL_OUT.implement(AUTOGRAD_CPU, without_gradient(ALL_OUT))
ALL_OUT.implement(FORWARD_AD, forward.without_tangent(ALL_OUT))


# any (ops.yaml:10524)
ANY = define(
    "any",
    "any(Tensor self) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:10524",
    digest="3f3d6d7dcf0e07b8",
    kernel={
        "reduce": "{holds: {init: False, type: bool, step: holds or self != 0, combine: holds or holds_ot"
        "her}}",
        "finish": "holds",
    },
)
ANY_LOOP = Reduction("any", LOOPS, "any_bd8260b5", promote="bool")


def any_cpu(self):
    """any on the CPU."""
    return ANY_LOOP.compute(self, None, False)


ANY.implement(CPU, any_cpu)


# any.dim (ops.yaml:10537)
ANY_DIM = define(
    "any.dim",
    "any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:10537",
    digest="dd71ff96ce8c75ef",
    kernel={
        "reduce": "{holds: {init: False, type: bool, step: holds or self != 0, combine: holds or holds_ot"
        "her}}",
        "finish": "holds",
    },
)
ANY_OUT = define(
    "any.out",
    "any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10537",
    digest="dd71ff96ce8c75ef",
)
ANY_DIM_LOOP = Reduction("any.dim", LOOPS, "any_dim_bd8260b5", promote="bool")


def any_dim_cpu(self, dim, keepdim):
    """any.dim on the CPU."""
    return ANY_DIM_LOOP.compute(self, (dim,), keepdim)


ANY_DIM.implement(CPU, any_dim_cpu)


def any_out_cpu(self, dim, keepdim, out):
    """any.out: the functional form, copied into out."""
    result = ANY_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_out("any.out", out, result)


ANY_OUT.implement(CPU, any_out_cpu)
ANY_OUT.implement(AUTOGRAD_CPU, without_gradient(ANY_OUT))
ANY_OUT.implement(FORWARD_AD, forward.without_tangent(ANY_OUT))


# argmin (ops.yaml:10551)
ARGMIN = define(
    "argmin",
    "argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:10551",
    digest="31142c060fb2e053",
    kernel={
        "reduce": "{best: {init: inf, step: where(at < 0 or self < best or (isnan(self) and not isnan(bes"
        "t)), self, best), combine: where(at_other >= 0 and (at < 0 or best_other < best or (is"
        "nan(best_other) and not isnan(best)) or (at_other < at and (best_other == best or (isn"
        "an(best_other) and isnan(best))))), best_other, best)}, at: {type: int64, init: -1, st"
        "ep: where(at < 0 or self < best or (isnan(self) and not isnan(best)), index, at), comb"
        "ine: where(at_other >= 0 and (at < 0 or best_other < best or (isnan(best_other) and no"
        "t isnan(best)) or (at_other < at and (best_other == best or (isnan(best_other) and isn"
        "an(best))))), at_other, at)}}",
        "finish": "at",
        "identity": "false",
    },
)
ARGMIN_OUT = define(
    "argmin.out",
    "argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tenso"
    "r(a!)",
    source="ops.yaml:10551",
    digest="31142c060fb2e053",
)
ARGMIN_LOOP = Reduction(
    "argmin", LOOPS, "argmin_09149a6a", promote="int64", accepts=('integral', 'floating'), identity=False
)


def argmin_cpu(self, dim, keepdim):
    """argmin on the CPU."""
    return ARGMIN_LOOP.compute(self, None if dim is None else (dim,), keepdim)


ARGMIN.implement(CPU, argmin_cpu)


def argmin_out_cpu(self, dim, keepdim, out):
    """argmin.out: the functional form, copied into out."""
    result = ARGMIN[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_out("argmin.out", out, result)


ARGMIN_OUT.implement(CPU, argmin_out_cpu)
ARGMIN_OUT.implement(AUTOGRAD_CPU, without_gradient(ARGMIN_OUT))
ARGMIN_OUT.implement(FORWARD_AD, forward.without_tangent(ARGMIN_OUT))


# _all_of (ops.yaml:10582)
_ALL_OF = define(
    "_all_of",
    "_all_of(Tensor self, int[]? dim, bool keepdim) -> Tensor",
    tags=("reduction",),
    source="ops.yaml:10582",
    digest="0e741c5ad276b11c",
    kernel={
        "reduce": "{holds: {init: True, type: bool, step: holds and self != 0, combine: holds and holds_o"
        "ther}}",
        "finish": "holds",
    },
)
_ALL_OF_LOOP = Reduction("_all_of", LOOPS, "_all_of_7ffcb5d8", promote="bool")


def _all_of_cpu(self, dim, keepdim):
    """_all_of on the CPU."""
    return _ALL_OF_LOOP.compute(self, dim, keepdim)


_ALL_OF.implement(CPU, _all_of_cpu)


# all.dims (ops.yaml:10590)
ALL_DIMS = define(
    "all.dims",
    "all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
    source="ops.yaml:10590",
    digest="7ff68d632bbe89a4",
    kernel={
        "composite": "if dim is not None and len(dim) == 0:\n    return (self != 0).to(uint8 if self.dtype =="
        " uint8 else bool_)\nreturn _all_of(self, dim, keepdim)",
    },
)
ALL_DIMS_OUT = define(
    "all.dims_out",
    "all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> T"
    "ensor(a!)",
    source="ops.yaml:10590",
    digest="7ff68d632bbe89a4",
)


def all_dims_composite(self, dim, keepdim):
    """all.dims, from other operators."""
    if dim is not None and len(dim) == 0:
        return (self != 0).to(dtypes.uint8 if self.dtype == dtypes.uint8 else dtypes.bool_)
    return functions._all_of(self, dim, keepdim)


ALL_DIMS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, all_dims_composite)


def all_dims_out_cpu(self, dim, keepdim, out):
    """all.dims_out: the functional form, copied into out."""
    return write_out("all.dims_out", out, all_dims_composite(self, dim, keepdim))


ALL_DIMS_OUT.implement(CPU, all_dims_out_cpu)
ALL_DIMS_OUT.implement(AUTOGRAD_CPU, without_gradient(ALL_DIMS_OUT))
ALL_DIMS_OUT.implement(FORWARD_AD, forward.without_tangent(ALL_DIMS_OUT))


# _any_of (ops.yaml:10600)
_ANY_OF = define(
    "_any_of",
    "_any_of(Tensor self, int[]? dim, bool keepdim) -> Tensor",
    tags=("reduction",),
    source="ops.yaml:10600",
    digest="53f507a8585c70bc",
    kernel={
        "reduce": "{holds: {init: False, type: bool, step: holds or self != 0, combine: holds or holds_ot"
        "her}}",
        "finish": "holds",
    },
)
_ANY_OF_LOOP = Reduction("_any_of", LOOPS, "_any_of_bd8260b5", promote="bool")


def _any_of_cpu(self, dim, keepdim):
    """_any_of on the CPU."""
    return _ANY_OF_LOOP.compute(self, dim, keepdim)


_ANY_OF.implement(CPU, _any_of_cpu)


# any.dims (ops.yaml:10608)
ANY_DIMS = define(
    "any.dims",
    "any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
    source="ops.yaml:10608",
    digest="e18d2c81b154718e",
    kernel={
        "composite": "if dim is not None and len(dim) == 0:\n    return (self != 0).to(uint8 if self.dtype =="
        " uint8 else bool_)\nreturn _any_of(self, dim, keepdim)",
    },
)
ANY_DIMS_OUT = define(
    "any.dims_out",
    "any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> T"
    "ensor(a!)",
    source="ops.yaml:10608",
    digest="e18d2c81b154718e",
)


def any_dims_composite(self, dim, keepdim):
    """any.dims, from other operators."""
    if dim is not None and len(dim) == 0:
        return (self != 0).to(dtypes.uint8 if self.dtype == dtypes.uint8 else dtypes.bool_)
    return functions._any_of(self, dim, keepdim)


ANY_DIMS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, any_dims_composite)


def any_dims_out_cpu(self, dim, keepdim, out):
    """any.dims_out: the functional form, copied into out."""
    return write_out("any.dims_out", out, any_dims_composite(self, dim, keepdim))


ANY_DIMS_OUT.implement(CPU, any_dims_out_cpu)
ANY_DIMS_OUT.implement(AUTOGRAD_CPU, without_gradient(ANY_DIMS_OUT))
ANY_DIMS_OUT.implement(FORWARD_AD, forward.without_tangent(ANY_DIMS_OUT))


# count_nonzero (ops.yaml:10618)
COUNT_NONZERO = define(
    "count_nonzero",
    "count_nonzero(Tensor self, int? dim=None) -> Tensor",
    tags=("reduction",),
    source="ops.yaml:10618",
    digest="a0fe2e81c0cf55b4",
    kernel={
        "reduce": "{found: {init: 0, type: int64, step: found + (self != 0)}}",
        "finish": "found",
    },
)
COUNT_NONZERO_OUT = define(
    "count_nonzero.out",
    "count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10618",
    digest="a0fe2e81c0cf55b4",
)
COUNT_NONZERO_LOOP = Reduction("count_nonzero", LOOPS, "count_nonzero_06ac00b9", promote="int64")


def count_nonzero_cpu(self, dim):
    """count_nonzero on the CPU."""
    return COUNT_NONZERO_LOOP.compute(self, None if dim is None else (dim,), False)


COUNT_NONZERO.implement(CPU, count_nonzero_cpu)


def count_nonzero_out_cpu(self, dim, out):
    """count_nonzero.out: the functional form, copied into out."""
    result = COUNT_NONZERO[(self._keys) & BELOW_AUTOGRAD](self, dim)
    return write_out("count_nonzero.out", out, result)


COUNT_NONZERO_OUT.implement(CPU, count_nonzero_out_cpu)
COUNT_NONZERO_OUT.implement(AUTOGRAD_CPU, without_gradient(COUNT_NONZERO_OUT))
COUNT_NONZERO_OUT.implement(FORWARD_AD, forward.without_tangent(COUNT_NONZERO_OUT))


# count_nonzero.dim_IntList (ops.yaml:10634)
COUNT_NONZERO_DIM_INTLIST = define(
    "count_nonzero.dim_IntList",
    "count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor",
    tags=("reduction",),
    source="ops.yaml:10634",
    digest="911b7a45c5b7012d",
    kernel={
        "reduce": "{found: {init: 0, type: int64, step: found + (self != 0)}}",
        "finish": "found",
    },
)
COUNT_NONZERO_DIM_INTLIST_OUT = define(
    "count_nonzero.dim_IntList_out",
    "count_nonzero.dim_IntList_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10634",
    digest="911b7a45c5b7012d",
)
COUNT_NONZERO_DIM_INTLIST_LOOP = Reduction(
    "count_nonzero.dim_IntList", LOOPS, "count_nonzero_dim_IntList_06ac00b9", promote="int64"
)


def count_nonzero_dim_IntList_cpu(self, dim):
    """count_nonzero.dim_IntList on the CPU."""
    return COUNT_NONZERO_DIM_INTLIST_LOOP.compute(self, dim, False)


COUNT_NONZERO_DIM_INTLIST.implement(CPU, count_nonzero_dim_IntList_cpu)


def count_nonzero_dim_IntList_out_cpu(self, dim, out):
    """count_nonzero.dim_IntList_out: the functional form, copied into out."""
    result = COUNT_NONZERO_DIM_INTLIST[(self._keys) & BELOW_AUTOGRAD](self, dim)
    return write_out("count_nonzero.dim_IntList_out", out, result)


COUNT_NONZERO_DIM_INTLIST_OUT.implement(CPU, count_nonzero_dim_IntList_out_cpu)
COUNT_NONZERO_DIM_INTLIST_OUT.implement(AUTOGRAD_CPU, without_gradient(COUNT_NONZERO_DIM_INTLIST_OUT))
COUNT_NONZERO_DIM_INTLIST_OUT.implement(FORWARD_AD, forward.without_tangent(COUNT_NONZERO_DIM_INTLIST_OUT))


# _std (ops.yaml:10644, derivatives.yaml:900)
_STD = define(
    "_std",
    "_std(Tensor self, int[1]? dim, Scalar correction, bool keepdim) -> Tensor",
    tags=("reduction",),
    source="ops.yaml:10644",
    digest="38302a08c3452972",
    kernel={
        "reduce": "[{total: {init: 0, step: total + self}}, {squares: {init: 0, step: squares + (self - t"
        "otal / count) * conj(self - total / count)}}]",
        "finish": "sqrt(real(squares) / maximum(real(count - correction), real(0)))",
    },
    derivative={
        "self": "_unreduce(_ratio_or_zero(grad, result), self.shape, dim, keepdim) * (self - self.mean("
        "wrap_dims(dim, self.ndim), True)) / (reduced_numel(self.shape, dim) - correction)",
        "result": "_ratio_or_zero((self_t * (self_p - self_p.mean(wrap_dims(dim, self_p.ndim), True))).su"
        "m(wrap_dims(dim, self_p.ndim), keepdim), result) / (reduced_numel(self_p.shape, dim) -"
        " correction)",
    },
)
_STD_LOOP = Reduction("_std", LOOPS, "_std_583b8ede", promote="complex_to_real", accepts=('floating', 'complex'))


def _std_cpu(self, dim, correction, keepdim):
    """_std on the CPU."""
    return _STD_LOOP.compute(self, dim, keepdim, scalars=(correction,))


_STD.implement(CPU, _std_cpu)


class _StdBackward0(Node):
    """Backward of _std (derivatives.yaml:900)."""

    __slots__ = (
        "_saved_self_shape",
        "_saved_self_ndim",
        "_saved_correction",
        "_saved_dim",
        "_saved_keepdim",
        "_saved_self",
        "_version_self",
        "_saved_result",
    )
    operator = "_std"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_ndim = self._saved_self_ndim
        correction = self._saved_correction
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        grad_self = functions._unreduce(
            functions._ratio_or_zero(grad, result), self_shape, dim, keepdim
        ) * (self_ - self_.mean(
            language.wrap_dims(dim, self_ndim), True
        )) / (language.reduced_numel(self_shape, dim) - correction)
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def _std_autograd(self, dim, correction, keepdim):
    """_std, recorded for the backward pass."""
    result = _STD[(self._keys) & BELOW_AUTOGRAD](self, dim, correction, keepdim)
    if state.active and not grad_enabled():
        return result
    node = _StdBackward0()
    node._saved_self_shape = self.shape
    node._saved_self_ndim = self.ndim
    node._saved_correction = correction
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


_STD.implement(AUTOGRAD_CPU, _std_autograd)


def _std_forward(self, dim, correction, keepdim):
    """_std, and the tangent of its result."""
    result = _STD[(self._keys) & BELOW_FORWARD](self, dim, correction, keepdim)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = functions._ratio_or_zero(
        (
            self_t * (self_p - self_p.mean(language.wrap_dims(dim, self_p.ndim), True))
        ).sum(language.wrap_dims(dim, self_p.ndim), keepdim),
        result_p,
    ) / (language.reduced_numel(self_p.shape, dim) - correction)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


_STD.implement(FORWARD_AD, _std_forward)


# std (ops.yaml:10659)
STD = define(
    "std",
    "std(Tensor self, bool unbiased=True) -> Tensor",
    source="ops.yaml:10659",
    digest="92c1061d74c8d30a",
    kernel={
        "composite": "_std(self, None, 1 if unbiased else 0, False)",
    },
)


def std_composite(self, unbiased):
    """std, from other operators."""
    return functions._std(self, None, 1 if unbiased else 0, False)


STD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, std_composite)


# std.dim (ops.yaml:10669)
STD_DIM = define(
    "std.dim",
    "std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
    source="ops.yaml:10669",
    digest="fb60541df016d484",
    kernel={
        "composite": "_std(self, dim, 1 if unbiased else 0, keepdim)",
    },
)
STD_OUT = define(
    "std.out",
    "std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!"
    ") out) -> Tensor(a!)",
    source="ops.yaml:10669",
    digest="fb60541df016d484",
)


def std_dim_composite(self, dim, unbiased, keepdim):
    """std.dim, from other operators."""
    return functions._std(self, dim, 1 if unbiased else 0, keepdim)


STD_DIM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, std_dim_composite)


def std_out_cpu(self, dim, unbiased, keepdim, out):
    """std.out: the functional form, copied into out."""
    return write_out("std.out", out, std_dim_composite(self, dim, unbiased, keepdim))


STD_OUT.implement(CPU, std_out_cpu)
STD_OUT.implement(AUTOGRAD_CPU, without_gradient(STD_OUT))
STD_OUT.implement(FORWARD_AD, forward.without_tangent(STD_OUT))


# std.correction (ops.yaml:10676)
STD_CORRECTION = define(
    "std.correction",
    "std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim"
    "=False) -> Tensor",
    source="ops.yaml:10676",
    digest="5d2979be478a8b2c",
    kernel={
        "composite": "_std(self, dim, 1 if correction is None else correction, keepdim)",
    },
)
STD_CORRECTION_OUT = define(
    "std.correction_out",
    "std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool kee"
    "pdim=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10676",
    digest="5d2979be478a8b2c",
)


def std_correction_composite(self, dim, correction, keepdim):
    """std.correction, from other operators."""
    return functions._std(self, dim, 1 if correction is None else correction, keepdim)


STD_CORRECTION.implement(COMPOSITE_IMPLICIT_AUTOGRAD, std_correction_composite)


def std_correction_out_cpu(self, dim, correction, keepdim, out):
    """std.correction_out: the functional form, copied into out."""
    return write_out("std.correction_out", out, std_correction_composite(self, dim, correction, keepdim))


STD_CORRECTION_OUT.implement(CPU, std_correction_out_cpu)
STD_CORRECTION_OUT.implement(AUTOGRAD_CPU, without_gradient(STD_CORRECTION_OUT))
STD_CORRECTION_OUT.implement(FORWARD_AD, forward.without_tangent(STD_CORRECTION_OUT))


# std_mean (ops.yaml:10687)
STD_MEAN = define(
    "std_mean",
    "std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
    source="ops.yaml:10687",
    digest="a1f0f44c5b849b28",
    kernel={
        "composite": "(_std(self, None, 1 if unbiased else 0, False), self.mean(None, False))",
    },
)


def std_mean_composite(self, unbiased):
    """std_mean, from other operators."""
    return (functions._std(self, None, 1 if unbiased else 0, False), self.mean(None, False))


STD_MEAN.implement(COMPOSITE_IMPLICIT_AUTOGRAD, std_mean_composite)


# std_mean.dim (ops.yaml:10696)
STD_MEAN_DIM = define(
    "std_mean.dim",
    "std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Ten"
    "sor, Tensor)",
    source="ops.yaml:10696",
    digest="502c13db9fa2ec08",
    kernel={
        "composite": "(_std(self, dim, 1 if unbiased else 0, keepdim), self.mean(dim, keepdim))",
    },
)


def std_mean_dim_composite(self, dim, unbiased, keepdim):
    """std_mean.dim, from other operators."""
    return (functions._std(self, dim, 1 if unbiased else 0, keepdim), self.mean(dim, keepdim))


STD_MEAN_DIM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, std_mean_dim_composite)


# std_mean.correction (ops.yaml:10701)
STD_MEAN_CORRECTION = define(
    "std_mean.correction",
    "std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool ke"
    "epdim=False) -> (Tensor, Tensor)",
    source="ops.yaml:10701",
    digest="ada41e6cbf298e15",
    kernel={
        "composite": "(_std(self, dim, 1 if correction is None else correction, keepdim), self.mean(dim, kee"
        "pdim))",
    },
)


def std_mean_correction_composite(self, dim, correction, keepdim):
    """std_mean.correction, from other operators."""
    return (functions._std(self, dim, 1 if correction is None else correction, keepdim), self.mean(dim, keepdim))


STD_MEAN_CORRECTION.implement(COMPOSITE_IMPLICIT_AUTOGRAD, std_mean_correction_composite)


# nansum (ops.yaml:10706, derivatives.yaml:904)
NANSUM = define(
    "nansum",
    "nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -"
    "> Tensor",
    tags=("reduction",),
    source="ops.yaml:10706",
    digest="ce9ff87cfc04fc95",
    kernel={
        "reduce": "{total: {init: 0, step: total + where(isnan(self), 0, self), combine: total + total_ot"
        "her}}",
        "finish": "total",
    },
    derivative={
        "self": "where(isnan(self), 0, _unreduce(grad, self.shape, dim, keepdim))",
        "result": "where(isnan(self_p), 0, self_t).sum(dim, keepdim, dtype=dtype)",
    },
)
NANSUM_OUT = define(
    "nansum.out",
    "nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=Non"
    "e, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10706",
    digest="ce9ff87cfc04fc95",
)
NANSUM_LOOP = Reduction(
    "nansum", LOOPS, "nansum_aa0d94d6", promote="integers_to_int64", accepts=('bool', 'integral', 'floating')
)


def nansum_cpu(self, dim, keepdim, dtype):
    """nansum on the CPU."""
    return NANSUM_LOOP.compute(self, dim, keepdim, dtype=dtype)


NANSUM.implement(CPU, nansum_cpu)


def nansum_out_cpu(self, dim, keepdim, dtype, out):
    """nansum.out: the functional form, copied into out."""
    result = NANSUM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    return write_out("nansum.out", out, result)


NANSUM_OUT.implement(CPU, nansum_out_cpu)


class NansumBackward0(Node):
    """Backward of nansum (derivatives.yaml:904)."""

    __slots__ = ("_saved_self_shape", "_saved_self", "_version_self", "_saved_dim", "_saved_keepdim")
    operator = "nansum"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        grad_self = functions.where(functions.isnan(self_), 0, functions._unreduce(grad, self_shape, dim, keepdim))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def nansum_autograd(self, dim, keepdim, dtype):
    """nansum, recorded for the backward pass."""
    result = NANSUM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = NansumBackward0()
    node._saved_self_shape = self.shape
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    return recording.record(node, result, self)


NANSUM.implement(AUTOGRAD_CPU, nansum_autograd)
NANSUM_OUT.implement(AUTOGRAD_CPU, without_gradient(NANSUM_OUT))


def nansum_forward(self, dim, keepdim, dtype):
    """nansum, and the tangent of its result."""
    result = NANSUM[(self._keys) & BELOW_FORWARD](self, dim, keepdim, dtype)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = functions.where(functions.isnan(self_p), 0, self_t).sum(dim, keepdim, dtype=dtype)
    forward.attach(result, result_t, self_t)
    return result


NANSUM.implement(FORWARD_AD, nansum_forward)
NANSUM_OUT.implement(FORWARD_AD, forward.without_tangent(NANSUM_OUT))


# nanmean (ops.yaml:10725)
NANMEAN = define(
    "nanmean",
    "nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) "
    "-> Tensor",
    source="ops.yaml:10725",
    digest="18c05610a51adc75",
    kernel={
        "composite": 'if not self.dtype.is_floating_point:\n    refuse(f"nanmean: expected a floating dtype, '
        'got {self.dtype}")\nreturn nansum(self, dim, keepdim, dtype=dtype) / isnan(self).logica'
        "l_not().sum(dim, keepdim)",
    },
)
NANMEAN_OUT = define(
    "nanmean.out",
    "nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=No"
    "ne, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10725",
    digest="18c05610a51adc75",
)


def nanmean_composite(self, dim, keepdim, dtype):
    """nanmean, from other operators."""
    if not self.dtype.is_floating_point:
        language.refuse(f"nanmean: expected a floating dtype, got {self.dtype}")
    return functions.nansum(self, dim, keepdim, dtype=dtype) / functions.isnan(self).logical_not().sum(dim, keepdim)


NANMEAN.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nanmean_composite)


def nanmean_out_cpu(self, dim, keepdim, dtype, out):
    """nanmean.out: the functional form, copied into out."""
    return write_out("nanmean.out", out, nanmean_composite(self, dim, keepdim, dtype))


NANMEAN_OUT.implement(CPU, nanmean_out_cpu)
NANMEAN_OUT.implement(AUTOGRAD_CPU, without_gradient(NANMEAN_OUT))
NANMEAN_OUT.implement(FORWARD_AD, forward.without_tangent(NANMEAN_OUT))


# _quantile (ops.yaml:10739)
_QUANTILE = define(
    "_quantile",
    "_quantile(Tensor self, Tensor q, int? dim, bool keepdim, str interpolation, bool ignor"
    "e_nan) -> Tensor",
    source="ops.yaml:10739",
    digest="86f0377132158506",
    kernel={
        "composite": 'name = "nanquantile" if ignore_nan else "quantile"\nif self.dtype not in (float32, floa'
        't64) or q.dtype != self.dtype:\n    refuse(f"{name}: input and q must be float32 or flo'
        'at64, and alike, got {self.dtype} and {q.dtype}")\nif q.ndim > 1:\n    refuse(f"{name}: '
        'q must be a number or a vector, got shape {list(q.shape)}")\nif interpolation not in ("'
        'linear", "lower", "higher", "midpoint", "nearest"):\n    refuse(f"{name}: interpolation'
        ' must be linear, lower, higher, midpoint or nearest, got \'{interpolation}\'")\nif ((q < '
        '0) | (q > 1)).any().item():\n    refuse(f"{name}: q must lie between 0 and 1")\nrows = s'
        "elf.flatten() if dim is None else self.movedim(dim, -1) if self.ndim else self.reshape"
        '((1,))\nif rows.shape[-1] == 0:\n    refuse(f"{name}: there is no quantile of no element'
        's; the shape is {list(self.shape)}")\nvalues, _ = sort(rows, -1)\nlast = logical_not(isn'
        "an(values)).sum((-1,), True) - 1 if ignore_nan else full((1,), rows.shape[-1] - 1)\nran"
        "k = q.detach().reshape((-1,)) * last.clamp_min(0).to(q.dtype)\nif not ignore_nan:  # Na"
        "N is sorted to the end; a row that has one gives it whatever is asked for\n    rank = w"
        "here(isnan(values[..., -1:]), last.to(q.dtype), rank)\nlower, upper = rank.floor(), ran"
        'k.ceil()\nif interpolation == "lower":\n    upper = lower\nelif interpolation == "higher"'
        ':\n    lower = upper\nelif interpolation == "nearest":\n    lower = upper = rank.round()\n'
        "shape = (*values.shape[:-1], rank.shape[-1])\nweight = 0.5 * (upper != lower) if interp"
        'olation == "midpoint" else rank - lower\nlow = values.gather(-1, lower.long().expand(sh'
        "ape))\nhigh = values.gather(-1, upper.long().expand(shape))\nfound = where(lower == uppe"
        "r, low, lerp(low, high, weight.to(low.dtype).expand(shape)))\nif keepdim:\n    found = f"
        "ound.unsqueeze(-2).movedim(-2, dim - 1 if dim < 0 else dim) if dim is not None and sel"
        "f.ndim else found\n    found = found.reshape((*[1 for _ in self.shape], -1)) if dim is "
        "None else found\nreturn found.movedim(-1, 0) if q.ndim else found.squeeze(-1)",
    },
)


def _quantile_composite(self, q, dim, keepdim, interpolation, ignore_nan):
    """_quantile, from other operators."""
    name = "nanquantile" if ignore_nan else "quantile"
    if self.dtype not in (dtypes.float32, dtypes.float64) or q.dtype != self.dtype:
        language.refuse(f"{name}: input and q must be float32 or float64, and alike, got {self.dtype} and {q.dtype}")
    if q.ndim > 1:
        language.refuse(f"{name}: q must be a number or a vector, got shape {list(q.shape)}")
    if interpolation not in ("linear", "lower", "higher", "midpoint", "nearest"):
        language.refuse(
            f"{name}: interpolation must be linear, lower, higher, midpoint or nearest, got '{interpolation}'"
        )
    if ((q < 0) | (q > 1)).any().item():
        language.refuse(f"{name}: q must lie between 0 and 1")
    rows = self.flatten() if dim is None else self.movedim(dim, -1) if self.ndim else self.reshape((1,))
    if rows.shape[-1] == 0:
        language.refuse(f"{name}: there is no quantile of no elements; the shape is {list(self.shape)}")
    values, _ = functions.sort(rows, -1)
    last = (
        functions.logical_not(functions.isnan(values)).sum((-1,), True) - 1
        if ignore_nan
        else functions.full((1,), rows.shape[-1] - 1)
    )
    rank = q.detach().reshape((-1,)) * last.clamp_min(0).to(q.dtype)
    if not ignore_nan:
        rank = functions.where(functions.isnan(values[..., -1:]), last.to(q.dtype), rank)
    lower, upper = (rank.floor(), rank.ceil())
    if interpolation == "lower":
        upper = lower
    elif interpolation == "higher":
        lower = upper
    elif interpolation == "nearest":
        lower = upper = rank.round()
    shape = (*values.shape[:-1], rank.shape[-1])
    weight = 0.5 * (upper != lower) if interpolation == "midpoint" else rank - lower
    low = values.gather(-1, lower.long().expand(shape))
    high = values.gather(-1, upper.long().expand(shape))
    found = functions.where(lower == upper, low, functions.lerp(low, high, weight.to(low.dtype).expand(shape)))
    if keepdim:
        found = found.unsqueeze(-2).movedim(-2, dim - 1 if dim < 0 else dim) if dim is not None and self.ndim else found
        found = found.reshape((*[1 for _ in self.shape], -1)) if dim is None else found
    return found.movedim(-1, 0) if q.ndim else found.squeeze(-1)


_QUANTILE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _quantile_composite)


# quantile (ops.yaml:10777)
QUANTILE = define(
    "quantile",
    "quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolatio"
    "n='linear') -> Tensor",
    source="ops.yaml:10777",
    digest="763348f139d898a5",
    kernel={
        "composite": "_quantile(self, q, dim, keepdim, interpolation, False)",
    },
)
QUANTILE_OUT = define(
    "quantile.out",
    "quantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpol"
    "ation='linear', Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10777",
    digest="763348f139d898a5",
)


def quantile_composite(self, q, dim, keepdim, interpolation):
    """quantile, from other operators."""
    return functions._quantile(self, q, dim, keepdim, interpolation, False)


QUANTILE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, quantile_composite)


def quantile_out_cpu(self, q, dim, keepdim, interpolation, out):
    """quantile.out: the functional form, copied into out."""
    return write_out("quantile.out", out, quantile_composite(self, q, dim, keepdim, interpolation))


QUANTILE_OUT.implement(CPU, quantile_out_cpu)
QUANTILE_OUT.implement(AUTOGRAD_CPU, without_gradient(QUANTILE_OUT))
QUANTILE_OUT.implement(FORWARD_AD, forward.without_tangent(QUANTILE_OUT))


# quantile.scalar (ops.yaml:10790)
QUANTILE_SCALAR = define(
    "quantile.scalar",
    "quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interp"
    "olation='linear') -> Tensor",
    source="ops.yaml:10790",
    digest="5fa4ff42a71bcd83",
    kernel={
        "composite": "_quantile(self, full((), q, dtype=self.dtype), dim, keepdim, interpolation, False)",
    },
)
QUANTILE_SCALAR_OUT = define(
    "quantile.scalar_out",
    "quantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str in"
    "terpolation='linear', Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10790",
    digest="5fa4ff42a71bcd83",
)


def quantile_scalar_composite(self, q, dim, keepdim, interpolation):
    """quantile.scalar, from other operators."""
    return functions._quantile(self, functions.full((), q, dtype=self.dtype), dim, keepdim, interpolation, False)


QUANTILE_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, quantile_scalar_composite)


def quantile_scalar_out_cpu(self, q, dim, keepdim, interpolation, out):
    """quantile.scalar_out: the functional form, copied into out."""
    return write_out("quantile.scalar_out", out, quantile_scalar_composite(self, q, dim, keepdim, interpolation))


QUANTILE_SCALAR_OUT.implement(CPU, quantile_scalar_out_cpu)
QUANTILE_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(QUANTILE_SCALAR_OUT))
QUANTILE_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(QUANTILE_SCALAR_OUT))


# nanquantile (ops.yaml:10797)
NANQUANTILE = define(
    "nanquantile",
    "nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpola"
    "tion='linear') -> Tensor",
    source="ops.yaml:10797",
    digest="8dc38b4b4913ed15",
    kernel={
        "composite": "_quantile(self, q, dim, keepdim, interpolation, True)",
    },
)
NANQUANTILE_OUT = define(
    "nanquantile.out",
    "nanquantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str inter"
    "polation='linear', Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10797",
    digest="8dc38b4b4913ed15",
)


def nanquantile_composite(self, q, dim, keepdim, interpolation):
    """nanquantile, from other operators."""
    return functions._quantile(self, q, dim, keepdim, interpolation, True)


NANQUANTILE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nanquantile_composite)


def nanquantile_out_cpu(self, q, dim, keepdim, interpolation, out):
    """nanquantile.out: the functional form, copied into out."""
    return write_out("nanquantile.out", out, nanquantile_composite(self, q, dim, keepdim, interpolation))


NANQUANTILE_OUT.implement(CPU, nanquantile_out_cpu)
NANQUANTILE_OUT.implement(AUTOGRAD_CPU, without_gradient(NANQUANTILE_OUT))
NANQUANTILE_OUT.implement(FORWARD_AD, forward.without_tangent(NANQUANTILE_OUT))


# nanquantile.scalar (ops.yaml:10810)
NANQUANTILE_SCALAR = define(
    "nanquantile.scalar",
    "nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str int"
    "erpolation='linear') -> Tensor",
    source="ops.yaml:10810",
    digest="897a873c6ca2e19c",
    kernel={
        "composite": "_quantile(self, full((), q, dtype=self.dtype), dim, keepdim, interpolation, True)",
    },
)
NANQUANTILE_SCALAR_OUT = define(
    "nanquantile.scalar_out",
    "nanquantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str"
    " interpolation='linear', Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10810",
    digest="897a873c6ca2e19c",
)


def nanquantile_scalar_composite(self, q, dim, keepdim, interpolation):
    """nanquantile.scalar, from other operators."""
    return functions._quantile(self, functions.full((), q, dtype=self.dtype), dim, keepdim, interpolation, True)


NANQUANTILE_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nanquantile_scalar_composite)


def nanquantile_scalar_out_cpu(self, q, dim, keepdim, interpolation, out):
    """nanquantile.scalar_out: the functional form, copied into out."""
    return write_out("nanquantile.scalar_out", out, nanquantile_scalar_composite(self, q, dim, keepdim, interpolation))


NANQUANTILE_SCALAR_OUT.implement(CPU, nanquantile_scalar_out_cpu)
NANQUANTILE_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(NANQUANTILE_SCALAR_OUT))
NANQUANTILE_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(NANQUANTILE_SCALAR_OUT))


# trapezoid.x (ops.yaml:10817)
TRAPEZOID_X = define(
    "trapezoid.x",
    "trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
    source="ops.yaml:10817",
    digest="24a19f8ee7fcb04a",
    kernel={
        "composite": 'if y.dtype == bool_ or x.dtype == bool_:\n    refuse("trapezoid: values and places may '
        'not be bool")\ndim = wrap_dim(dim, y.ndim)\nif x.ndim == 1:\n    if x.size(0) != y.size(d'
        'im):\n        refuse(f"trapezoid: {x.size(0)} places for {y.size(dim)} values")\n    x ='
        " x.reshape(replaced((1,) * y.ndim, dim, x.size(0)))\nn = y.size(dim)\nif n == 0:\n    ret"
        "urn zeros(without(y.shape, dim), dtype=y.dtype)\ngaps = x.narrow(dim if x.ndim == y.ndi"
        "m else dim - y.ndim, 1, n - 1) - x.narrow(dim if x.ndim == y.ndim else dim - y.ndim, 0"
        ", n - 1)\nreturn (gaps * (y.narrow(dim, 1, n - 1) + y.narrow(dim, 0, n - 1))).sum((dim,"
        ")) / 2",
    },
)


def trapezoid_x_composite(y, x, dim):
    """trapezoid.x, from other operators."""
    if y.dtype == dtypes.bool_ or x.dtype == dtypes.bool_:
        language.refuse("trapezoid: values and places may not be bool")
    dim = language.wrap_dim(dim, y.ndim)
    if x.ndim == 1:
        if x.size(0) != y.size(dim):
            language.refuse(f"trapezoid: {x.size(0)} places for {y.size(dim)} values")
        x = x.reshape(language.replaced((1,) * y.ndim, dim, x.size(0)))
    n = y.size(dim)
    if n == 0:
        return functions.zeros(language.without(y.shape, dim), dtype=y.dtype)
    gaps = x.narrow(
        dim if x.ndim == y.ndim else dim - y.ndim, 1, n - 1
    ) - x.narrow(dim if x.ndim == y.ndim else dim - y.ndim, 0, n - 1)
    return (gaps * (y.narrow(dim, 1, n - 1) + y.narrow(dim, 0, n - 1))).sum((dim,)) / 2


TRAPEZOID_X.implement(COMPOSITE_IMPLICIT_AUTOGRAD, trapezoid_x_composite)


# trapz.x (ops.yaml:10818)
TRAPZ_X = define(
    "trapz.x",
    "trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
    source="ops.yaml:10818",
    digest="2256193449e0df23",
    kernel={
        "composite": "trapezoid(y, x, dim=dim)",
    },
)


def trapz_x_composite(y, x, dim):
    """trapz.x, from other operators."""
    return functions.trapezoid(y, x, dim=dim)


TRAPZ_X.implement(COMPOSITE_IMPLICIT_AUTOGRAD, trapz_x_composite)


# trapezoid.dx (ops.yaml:10839)
TRAPEZOID_DX = define(
    "trapezoid.dx",
    "trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
    source="ops.yaml:10839",
    digest="475e89a92cf2b9de",
    kernel={
        "composite": 'if y.dtype == bool_:\n    refuse("trapezoid: values may not be bool")\ndim = wrap_dim(di'
        "m, y.ndim)\nn = y.size(dim)\nif n == 0:\n    return zeros(without(y.shape, dim), dtype=y."
        "dtype)\nreturn (y.narrow(dim, 1, n - 1) + y.narrow(dim, 0, n - 1)).sum((dim,)) * (dx / "
        "2)",
    },
)


def trapezoid_dx_composite(y, dx, dim):
    """trapezoid.dx, from other operators."""
    if y.dtype == dtypes.bool_:
        language.refuse("trapezoid: values may not be bool")
    dim = language.wrap_dim(dim, y.ndim)
    n = y.size(dim)
    if n == 0:
        return functions.zeros(language.without(y.shape, dim), dtype=y.dtype)
    return (y.narrow(dim, 1, n - 1) + y.narrow(dim, 0, n - 1)).sum((dim,)) * (dx / 2)


TRAPEZOID_DX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, trapezoid_dx_composite)


# trapz.dx (ops.yaml:10840)
TRAPZ_DX = define(
    "trapz.dx",
    "trapz.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
    source="ops.yaml:10840",
    digest="d9e5a547f7cb9322",
    kernel={
        "composite": "trapezoid(y, dx=dx, dim=dim)",
    },
)


def trapz_dx_composite(y, dx, dim):
    """trapz.dx, from other operators."""
    return functions.trapezoid(y, dx=dx, dim=dim)


TRAPZ_DX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, trapz_dx_composite)


# cumulative_trapezoid.x (ops.yaml:10852)
CUMULATIVE_TRAPEZOID_X = define(
    "cumulative_trapezoid.x",
    "cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
    source="ops.yaml:10852",
    digest="fefcc532446f35a0",
    kernel={
        "composite": 'if y.dtype == bool_ or x.dtype == bool_:\n    refuse("cumulative_trapezoid: values and '
        'places may not be bool")\ndim = wrap_dim(dim, y.ndim)\nif x.ndim == 1:\n    if x.size(0) '
        '!= y.size(dim):\n        refuse(f"cumulative_trapezoid: {x.size(0)} places for {y.size('
        'dim)} values")\n    x = x.reshape(replaced((1,) * y.ndim, dim, x.size(0)))\nn = y.size(d'
        "im)\nif n == 0:\n    return zeros(y.shape, dtype=result_dtype(y, 0.5))\ngaps = x.narrow(d"
        "im if x.ndim == y.ndim else dim - y.ndim, 1, n - 1) - x.narrow(dim if x.ndim == y.ndim"
        " else dim - y.ndim, 0, n - 1)\nreturn (gaps * (y.narrow(dim, 1, n - 1) + y.narrow(dim, "
        "0, n - 1))).cumsum(dim) / 2",
    },
)


def cumulative_trapezoid_x_composite(y, x, dim):
    """cumulative_trapezoid.x, from other operators."""
    if y.dtype == dtypes.bool_ or x.dtype == dtypes.bool_:
        language.refuse("cumulative_trapezoid: values and places may not be bool")
    dim = language.wrap_dim(dim, y.ndim)
    if x.ndim == 1:
        if x.size(0) != y.size(dim):
            language.refuse(f"cumulative_trapezoid: {x.size(0)} places for {y.size(dim)} values")
        x = x.reshape(language.replaced((1,) * y.ndim, dim, x.size(0)))
    n = y.size(dim)
    if n == 0:
        return functions.zeros(y.shape, dtype=language.result_dtype(y, 0.5))
    gaps = x.narrow(
        dim if x.ndim == y.ndim else dim - y.ndim, 1, n - 1
    ) - x.narrow(dim if x.ndim == y.ndim else dim - y.ndim, 0, n - 1)
    return (gaps * (y.narrow(dim, 1, n - 1) + y.narrow(dim, 0, n - 1))).cumsum(dim) / 2


CUMULATIVE_TRAPEZOID_X.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cumulative_trapezoid_x_composite)


# cumulative_trapezoid.dx (ops.yaml:10873)
CUMULATIVE_TRAPEZOID_DX = define(
    "cumulative_trapezoid.dx",
    "cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
    source="ops.yaml:10873",
    digest="446b570f4e9f2fc3",
    kernel={
        "composite": 'if y.dtype == bool_:\n    refuse("cumulative_trapezoid: values may not be bool")\ndim = '
        "wrap_dim(dim, y.ndim)\nn = y.size(dim)\nif n == 0:\n    return zeros(y.shape, dtype=resul"
        "t_dtype(y, 0.5))\nreturn (y.narrow(dim, 1, n - 1) + y.narrow(dim, 0, n - 1)).cumsum(dim"
        ") * (dx / 2)",
    },
)


def cumulative_trapezoid_dx_composite(y, dx, dim):
    """cumulative_trapezoid.dx, from other operators."""
    if y.dtype == dtypes.bool_:
        language.refuse("cumulative_trapezoid: values may not be bool")
    dim = language.wrap_dim(dim, y.ndim)
    n = y.size(dim)
    if n == 0:
        return functions.zeros(y.shape, dtype=language.result_dtype(y, 0.5))
    return (y.narrow(dim, 1, n - 1) + y.narrow(dim, 0, n - 1)).cumsum(dim) * (dx / 2)


CUMULATIVE_TRAPEZOID_DX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cumulative_trapezoid_dx_composite)


# diff (ops.yaml:10885)
DIFF = define(
    "diff",
    "diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> T"
    "ensor",
    source="ops.yaml:10885",
    digest="5c8ed2580dd92cd1",
    kernel={
        "composite": 'if self.ndim == 0:\n    refuse("diff: the input needs at least one dimension")\nif n < 0'
        ':\n    refuse(f"diff: n must not be negative, got {n}")\ndim = wrap_dim(dim, self.ndim)\n'
        "parts = [one for one in (prepend, self, append) if one is not None]\nif len(parts) > 1:"
        "\n    self = cat(parts, dim)\nfor number in range(n):\n    size = self.size(dim)\n    if s"
        "ize == 0:\n        return self\n    after, before = self.narrow(dim, 1, size - 1), self."
        "narrow(dim, 0, size - 1)\n    self = logical_xor(after, before) if self.dtype == bool_ "
        "else after - before\nreturn self",
    },
)
DIFF_OUT = define(
    "diff.out",
    "diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, "
    "*, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10885",
    digest="5c8ed2580dd92cd1",
)


def diff_composite(self, n, dim, prepend, append):
    """diff, from other operators."""
    if self.ndim == 0:
        language.refuse("diff: the input needs at least one dimension")
    if n < 0:
        language.refuse(f"diff: n must not be negative, got {n}")
    dim = language.wrap_dim(dim, self.ndim)
    parts = [one for one in (prepend, self, append) if one is not None]
    if len(parts) > 1:
        self = functions.cat(parts, dim)
    for number in range(n):
        size = self.size(dim)
        if size == 0:
            return self
        after, before = (self.narrow(dim, 1, size - 1), self.narrow(dim, 0, size - 1))
        self = functions.logical_xor(after, before) if self.dtype == dtypes.bool_ else after - before
    return self


DIFF.implement(COMPOSITE_IMPLICIT_AUTOGRAD, diff_composite)


def diff_out_cpu(self, n, dim, prepend, append, out):
    """diff.out: the functional form, copied into out."""
    return write_out("diff.out", out, diff_composite(self, n, dim, prepend, append))


DIFF_OUT.implement(CPU, diff_out_cpu)
DIFF_OUT.implement(AUTOGRAD_CPU, without_gradient(DIFF_OUT))
DIFF_OUT.implement(FORWARD_AD, forward.without_tangent(DIFF_OUT))
