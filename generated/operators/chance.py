# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The chance operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

import runtime.kernels.random.families
import runtime.kernels.random.operator

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import pushed_forward
from runtime.autograd.without_formula import without_formula
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)


@composite(define("rand_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    "c70e8864b2917cb8"))
def rand_like_generator_composite(self, generator, dtype, layout, device, pin_memory, memory_format):
    drawn = functions.rand(self._sizes, generator=generator, dtype=self.dtype if dtype is None else dtype,
        device=device)
    made = functions.empty_like(self, dtype=dtype, device=device, memory_format=memory_format)
    return drawn if made.stride() == drawn.stride() else made.copy_(drawn)


@composite(define("randn_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    "211afbcc23612177"))
def randn_like_generator_composite(self, generator, dtype, layout, device, pin_memory, memory_format):
    drawn = functions.randn(self._sizes, generator=generator, dtype=self.dtype if dtype is None else dtype,
        device=device)
    made = functions.empty_like(self, dtype=dtype, device=device, memory_format=memory_format)
    return drawn if made.stride() == drawn.stride() else made.copy_(drawn)


@composite(define("randint_like.generator(Tensor self, int high, *, Generator? generator=None, ScalarType? dtype=None, "
    "Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    "b45bda51c9df804e"))
def randint_like_generator_composite(self, high, generator, dtype, layout, device, pin_memory, memory_format):
    return functions.randint_like(self, 0, high, generator=generator, dtype=dtype, device=device,
        memory_format=memory_format)


@composite(define("randint_like.low_generator_dtype(Tensor self, int low, int high, *, Generator? generator=None, "
    "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? "
    "memory_format=None) -> Tensor", "dcd612ec57433e79"))
def randint_like_low_generator_dtype_composite(
    self, low, high, generator, dtype, layout, device, pin_memory, memory_format
):
    drawn = functions.randint(low, high, self._sizes, generator=generator, dtype=self.dtype if dtype is None else dtype,
        device=device)
    made = functions.empty_like(self, dtype=dtype, device=device, memory_format=memory_format)
    return drawn if made.stride() == drawn.stride() else made.copy_(drawn)


@composite(define("uniform(Tensor self, float low=0, float high=1, *, Generator? generator=None) -> Tensor",
    "8e1f4dfb004f8a32", "uniform_"))
def uniform_composite(self, low, high, generator):
    if not high >= low:
        language.raise_error(
            f"uniform: uniform_ expects to return a [from, to) range, but found from={low} > to={high}")
    if not (self.dtype.is_complex or high - low <= language.dtype_limits(self.dtype)[1]):
        language.raise_error(
            f"uniform: uniform_ expects to-from to be a number, and {self.dtype} holds no number as large as the range "
            f"from {low} to {high}")
    drawn = functions.rand(self._sizes, generator=generator, dtype=language.wide_dtype(self.dtype)) * (high - low) + low
    if self.dtype.is_complex:
        return drawn
    return drawn.clamp_max(
        language.largest_below(high, low, drawn.dtype)
    ).to(self.dtype).clamp_max(language.largest_below(high, low, self.dtype))


@composite(define("random(Tensor self, *, Generator? generator=None) -> Tensor", "b6f1042213b54e9c", "random_"))
def random_composite(self, generator):
    return functions.randint(0, language.integer_span(self.dtype), self._sizes, generator=generator, dtype=self.dtype)


composite(
    define("random.to(Tensor self, int high, *, Generator? generator=None) -> Tensor", "dd2261ce669b9fb5",
        "random_.to"),
    lambda self, high, generator: self.random(0, high, generator=generator))


@composite(define("random.from(Tensor self, int low, int? high, *, Generator? generator=None) -> Tensor",
    "99e110d8cb6c3e15", "random_.from"))
def random_from_composite(self, low, high, generator):
    top = language.integer_span(self.dtype) if high is None else high
    if low >= top:
        language.raise_error(f"random_ expects 'from' to be less than 'to', but got from={low} >= to={top}")
    return functions.randint(low, top, self._sizes, generator=generator, dtype=self.dtype)


@composite(define("exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor", "570b6e45a9f1ac63",
    "exponential_"))
def exponential_composite(self, lambd, generator):
    if not self.dtype.is_floating_point:
        language.raise_unsupported_error(f"exponential: expected a floating dtype, got {self.dtype}")
    if not lambd > 0:
        language.raise_error(f"exponential: exponential_ expects lambda > 0.0, but found lambda={lambd}")
    kind = language.wide_dtype(self.dtype)
    chance = functions.rand(self._sizes, generator=generator, dtype=kind).clamp_min(language.epsilon(kind) / 4)
    least = 0 if lambd == math.inf else language.smallest_positive(self.dtype)
    return (-functions.log1p(-chance) / lambd).to(self.dtype).clamp_min(least)


@composite(define("cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor",
    "d6213dca09c39871", "cauchy_"))
def cauchy_composite(self, median, sigma, generator):
    if not self.dtype.is_floating_point:
        language.raise_unsupported_error(f"cauchy: expected a floating dtype, got {self.dtype}")
    if not sigma > 0:
        language.raise_error(f"cauchy: cauchy_ expects sigma > 0.0, but found sigma={sigma}")
    chance = functions.rand(self._sizes, generator=generator, dtype=language.wide_dtype(self.dtype))
    return (median + sigma * functions.tan(math.pi * (chance - 0.5))).to(self.dtype)


@composite(define("log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor",
    "b1436f8acd403b1b", "log_normal_"))
def log_normal_composite(self, mean, std, generator):
    if not self.dtype.is_floating_point:
        language.raise_unsupported_error(f"log_normal: expected a floating dtype, got {self.dtype}")
    if not std > 0:
        language.raise_error(f"log_normal: log_normal_ expects std > 0.0, but found std={std}")
    return functions.exp(
        mean + std * functions.randn(self._sizes, generator=generator, dtype=language.wide_dtype(self.dtype))
    ).to(self.dtype)


@composite(define("geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor", "e427ed094922b5d1",
    "geometric_"))
def geometric_composite(self, p, generator):
    if self.dtype.is_complex or self.dtype == dtypes.bool_:
        language.raise_unsupported_error(f"geometric: expected an integral or floating dtype, got {self.dtype}")
    if not 0 < p < 1:
        language.raise_error(f"geometric: geometric_ expects p to be in (0, 1), but got p={p}")
    drawn = functions.rand(self._sizes, generator=generator, dtype=dtypes.float64)
    return functions.ceil(
        functions.log1p(-drawn) / functions.log1p(functions.full((), -p, dtype=dtypes.float64))
    ).clamp(min=1).to(self.dtype)


@composite(define("bernoulli(Tensor self, *, Generator? generator=None) -> Tensor", "acd6c3d58f215503", "bernoulli.out",
    casts=True, silent=True))
def bernoulli_composite(self, generator):
    drawn = functions._bernoulli(self, generator)
    return self.clone().copy_(drawn) if self.requires_grad else drawn


_BERNOULLI = define("_bernoulli(Tensor self, Generator? generator) -> Tensor", "983ee50f99f23343")
_BERNOULLI.implement(CPU, runtime.kernels.random.operator.bernoulli)


@composite(define("bernoulli.p(Tensor self, float p=0.5, *, Generator? generator=None) -> Tensor", "205e47418f2334e4",
    "bernoulli_.float"))
def bernoulli_p_composite(self, p, generator):
    if self.dtype.is_complex:
        language.raise_unsupported_error(f"bernoulli: expected a dtype that is not complex, got {self.dtype}")
    if not 0 <= p <= 1:
        language.raise_error(f"bernoulli: bernoulli_ expects p to be in [0, 1], but got p={p}")
    return (functions.rand(self._sizes, generator=generator, dtype=dtypes.float64) < p).to(self.dtype)


@composite(define("bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor", "57d3f1ec510f2b86",
    "bernoulli_.Tensor"))
def bernoulli_Tensor_composite(self, p, generator):
    if p.dtype.is_complex:
        language.raise_unsupported_error(f"bernoulli: probabilities are real numbers, got {p.dtype}")
    return functions.bernoulli(p.to(dtypes.float64).expand(self._sizes), generator=generator).to(self.dtype)


@composite(define("normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor",
    "d5a137f2e8684b77", "normal.Tensor_float_out", casts=True))
def normal_Tensor_float_composite(mean, std, generator):
    if not std >= 0:
        language.raise_error(f"normal: normal expects std >= 0.0, but found std {std}")
    noise = functions.randn(mean._sizes, generator=generator, dtype=language.wide_dtype(mean.dtype))
    drawn = (mean.detach() + std * noise).to(mean.dtype)
    return mean.clone().copy_(drawn) if mean.requires_grad else drawn


@composite(define("normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor",
    "85b8ebc8bccad2f6", "normal.float_Tensor_out", casts=True))
def normal_float_Tensor_composite(mean, std, generator):
    if language.any_true(std < 0):
        language.raise_error("normal: normal expects all elements of std >= 0.0")
    noise = functions.randn(std._sizes, generator=generator, dtype=language.wide_dtype(std.dtype))
    drawn = (mean + std.detach() * noise).to(std.dtype)
    return std.clone().copy_(drawn) if std.requires_grad else drawn


@composite(define("normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor",
    "8864e3ec9b6daf8a", "normal.Tensor_Tensor_out", casts=True))
def normal_Tensor_Tensor_composite(mean, std, generator):
    if language.any_true(std < 0):
        language.raise_error("normal: normal expects all elements of std >= 0.0")
    noise = functions.randn(language.broadcast_shapes(mean._sizes, std._sizes), generator=generator,
        dtype=language.wide_dtype(mean.dtype))
    drawn = (mean.detach() + std.detach() * noise).to(mean.dtype)
    return (mean + std).to(mean.dtype).copy_(drawn) if mean.requires_grad or std.requires_grad else drawn


@composite(define("normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, ScalarType? "
    "dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "d25744b2569482b7",
    "normal.float_float_out", silent=True))
def normal_float_float_composite(mean, std, size, generator, dtype, layout, device, pin_memory):
    if not std >= 0:
        language.raise_error(f"normal: normal expects std >= 0.0, but found std {std}")
    kind = functions.empty(0, dtype=dtype).dtype
    return (
        mean + std * functions.randn(size, generator=generator, dtype=language.wide_dtype(kind), device=device)
    ).to(kind)


@composite(define("normal.self(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor",
    "66de1394c54f2d26", "normal_"))
def normal_self_composite(self, mean, std, generator):
    if not std >= 0:
        language.raise_error(f"normal: normal expects std >= 0.0, but found std {std}")
    return (
        mean + std * functions.randn(self._sizes, generator=generator, dtype=language.wide_dtype(self.dtype))
    ).to(self.dtype)


MULTINOMIAL, MULTINOMIAL_OUT = define("multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? "
    "generator=None) -> Tensor", "c47b3bed088aae83", "multinomial.out", silent=True)
MULTINOMIAL.implement(CPU, runtime.kernels.random.operator.multinomial)

POISSON, POISSON_OUT = define("poisson(Tensor self, Generator? generator=None) -> Tensor", "b85618a49ead97f3",
    "poisson.out", silent=True)
POISSON.implement(CPU, runtime.kernels.random.families.poisson)

class PoissonBackward0(Node, operator="poisson"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions.zeros_like(self_),)

@POISSON.implement(AUTOGRAD)
def poisson_autograd(self, generator):
    result = POISSON[self._keys & BELOW_AUTOGRAD](self, generator)
    if guards.active and not grad_enabled():
        return result
    node = PoissonBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

pushed_forward(POISSON)

BINOMIAL, BINOMIAL_OUT = define("binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor",
    "bc618e9291fa90b4", "binomial.out", silent=True)
BINOMIAL.implement(CPU, runtime.kernels.random.families.binomial)

class BinomialBackward0(Node, operator="binomial"):
    __slots__ = ("_raw_count", "_version_count", "_raw_prob", "_version_prob")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_count = None
        if wanted[0] is not None:
            count = unpack_input(self, self._raw_count, self._version_count, "count")
            grad_count = functions.zeros_like(count)
        grad_prob = None
        if wanted[1] is not None:
            prob = unpack_input(self, self._raw_prob, self._version_prob, "prob")
            grad_prob = functions.zeros_like(prob)
        return (grad_count, grad_prob)

@BINOMIAL.implement(AUTOGRAD)
def binomial_autograd(count, prob, generator):
    result = BINOMIAL[(count._keys | prob._keys) & BELOW_AUTOGRAD](count, prob, generator)
    if guards.active and not grad_enabled():
        return result
    node = BinomialBackward0()
    if count._edge is not None:
        node._raw_count, node._version_count = count, 0 if count._writes is None else count._writes[0]
    if prob._edge is not None:
        node._raw_prob, node._version_prob = prob, 0 if prob._writes is None else prob._writes[0]
    return record.call(node, result, count, prob)

pushed_forward(BINOMIAL)

_STANDARD_GAMMA, _STANDARD_GAMMA_OUT = define("_standard_gamma(Tensor self, Generator? generator=None) -> Tensor",
    "c456fc7ef6b3b69d", "_standard_gamma.out", silent=True)
_STANDARD_GAMMA.implement(CPU, runtime.kernels.random.families.standard_gamma)

class _StandardGammaBackward0(Node, operator="_standard_gamma"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (grad * functions._standard_gamma_grad(self_, result),)

@_STANDARD_GAMMA.implement(AUTOGRAD)
def _standard_gamma_autograd(self, generator):
    result = _STANDARD_GAMMA[self._keys & BELOW_AUTOGRAD](self, generator)
    if guards.active and not grad_enabled():
        return result
    node = _StandardGammaBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

pushed_forward(_STANDARD_GAMMA)

_SAMPLE_DIRICHLET, _SAMPLE_DIRICHLET_OUT = define("_sample_dirichlet(Tensor self, Generator? generator=None) -> Tensor",
    "49ac40a3bece024c", "_sample_dirichlet.out", silent=True)
_SAMPLE_DIRICHLET.implement(CPU, runtime.kernels.random.families.dirichlet)

class _SampleDirichletBackward0(Node, operator="_sample_dirichlet"):
    __slots__ = ("_raw_result", "_raw_self", "_version_self")

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            (grad - (result * grad).sum(-1, True)) * functions._dirichlet_grad(
                result, self_, self_.sum(-1, True).expand_as(self_)
            ),)

@_SAMPLE_DIRICHLET.implement(AUTOGRAD)
def _sample_dirichlet_autograd(self, generator):
    result = _SAMPLE_DIRICHLET[self._keys & BELOW_AUTOGRAD](self, generator)
    if guards.active and not grad_enabled():
        return result
    node = _SampleDirichletBackward0()
    node._raw_result = save_output.call(result)
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

pushed_forward(_SAMPLE_DIRICHLET)

_GAMMA_QUANTILE_SLOPE = define("_gamma_quantile_slope(Tensor self, Tensor output) -> Tensor", "1342493e28b67f7a")
_GAMMA_QUANTILE_SLOPE_LOOP = _GAMMA_QUANTILE_SLOPE.compute_by(Elementwise("_gamma_quantile_slope", LOOPS,
    "_gamma_quantile_slope_kernel", 2, accepts=("float64",)))
_GammaQuantileSlopeBackward0 = without_formula(_GAMMA_QUANTILE_SLOPE, "_GammaQuantileSlopeBackward0", "self", "output",
    reason="_standard_gamma_grad")


@composite(define("_standard_gamma_grad(Tensor self, Tensor output) -> Tensor", "04d3ffa5a30d3e5a",
    "_standard_gamma_grad.out"))
def _standard_gamma_grad_composite(self, output):
    return functions._gamma_quantile_slope(self.to(dtypes.float64), output.to(dtypes.float64)).to(self.dtype)


@composite(define("_gamma_slope(Tensor self, Tensor other) -> Tensor", "59b797983bf16cab"))
def _gamma_slope_composite(self, other):
    slope = functions._standard_gamma_grad(self, other)
    return functions.where((other == 0) | (other == math.inf), 0,
        slope * functions.exp(functions._log_gamma_density(self, other)))


_BETA_QUANTILE_SLOPE = define("_beta_quantile_slope(Tensor x, Tensor alpha, Tensor total) -> Tensor",
    "2070b256d043950d")
_BETA_QUANTILE_SLOPE_LOOP = _BETA_QUANTILE_SLOPE.compute_by(Elementwise("_beta_quantile_slope", LOOPS,
    "_beta_quantile_slope_kernel", 3, accepts=("float64",)))
_BetaQuantileSlopeBackward0 = without_formula(_BETA_QUANTILE_SLOPE, "_BetaQuantileSlopeBackward0", "x", "alpha",
    "total", reason="_dirichlet_grad")


@composite(define("_dirichlet_grad(Tensor x, Tensor alpha, Tensor total) -> Tensor", "e4d2fadc5fd0f4f6",
    "_dirichlet_grad.out"))
def _dirichlet_grad_composite(x, alpha, total):
    return functions._beta_quantile_slope(
        x.to(dtypes.float64), alpha.to(dtypes.float64), total.to(dtypes.float64)
    ).to(x.dtype)
