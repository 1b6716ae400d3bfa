"""The chance operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

import runtime.kernels.random.operator

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.dispatch.late import LateModule
from runtime.tensor import dtypes
from runtime.tensor.keys import CPU

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.chance"
functions = LateModule(f"{PACKAGE}.functions")
define = defining(PACKAGE)

RAND_LIKE_GENERATOR = define(
    "rand_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, "
    "Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    "827aa79774ad6089",
)


@composite(RAND_LIKE_GENERATOR)
def rand_like_generator_composite(self, generator, dtype, layout, device, pin_memory, memory_format):
    return functions.empty_like(self, dtype=dtype, device=device, memory_format=memory_format).copy_(
        functions.rand(self.shape, generator=generator, dtype=self.dtype if dtype is None else dtype)
    )


RANDN_LIKE_GENERATOR = define(
    "randn_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, "
    "Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    "5396f1144ef7375c",
)


@composite(RANDN_LIKE_GENERATOR)
def randn_like_generator_composite(self, generator, dtype, layout, device, pin_memory, memory_format):
    return functions.empty_like(self, dtype=dtype, device=device, memory_format=memory_format).copy_(
        functions.randn(self.shape, generator=generator, dtype=self.dtype if dtype is None else dtype)
    )


RANDINT_LIKE_GENERATOR = define(
    "randint_like.generator(Tensor self, int high, *, Generator? generator=None, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    "0f6e796b326c6b2e",
)


@composite(RANDINT_LIKE_GENERATOR)
def randint_like_generator_composite(self, high, generator, dtype, layout, device, pin_memory, memory_format):
    return functions.randint_like(
        self, 0, high, generator=generator, dtype=dtype, device=device, memory_format=memory_format
    )


RANDINT_LIKE_LOW_GENERATOR_DTYPE = define(
    "randint_like.low_generator_dtype(Tensor self, int low, int high, *, Generator? generator=None, ScalarType? "
    "dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) "
    "-> Tensor",
    "423a4f4ca64acb22",
)


@composite(RANDINT_LIKE_LOW_GENERATOR_DTYPE)
def randint_like_low_generator_dtype_composite(
    self, low, high, generator, dtype, layout, device, pin_memory, memory_format
):
    return functions.empty_like(self, dtype=dtype, device=device, memory_format=memory_format).copy_(
        functions.randint(low, high, self.shape, generator=generator, dtype=self.dtype if dtype is None else dtype)
    )


UNIFORM, UNIFORM_ = define(
    "uniform(Tensor self, float low=0, float high=1, *, Generator? generator=None) -> Tensor",
    "6cd88485d7fd177a",
    "uniform_",
)


@composite(UNIFORM)
def uniform_composite(self, low, high, generator):
    if not high >= low:
        language.refuse(f"uniform: low must not be above high, got {low} and {high}")
    return functions.rand(self.shape, generator=generator, dtype=self.dtype) * (high - low) + low


RANDOM, RANDOM_ = define("random(Tensor self, *, Generator? generator=None) -> Tensor", "7a48c3b48e2a7b4d", "random_")


@composite(RANDOM)
def random_composite(self, generator):
    return functions.randint(0, language.integer_span(self.dtype), self.shape, generator=generator, dtype=self.dtype)


RANDOM_TO, RANDOM__TO = define(
    "random.to(Tensor self, int high, *, Generator? generator=None) -> Tensor", "af1891839bce7555", "random_.to"
)


@composite(RANDOM_TO)
def random_to_composite(self, high, generator):
    return self.random(0, high, generator=generator)


RANDOM_FROM, RANDOM__FROM = define(
    "random.from(Tensor self, int low, int? high, *, Generator? generator=None) -> Tensor",
    "0a0f584269915f28",
    "random_.from",
)


@composite(RANDOM_FROM)
def random_from_composite(self, low, high, generator):
    top = language.integer_span(self.dtype) if high is None else high
    if low >= top:
        language.refuse(f"random: low must be below high, got {low} and {top}")
    return functions.randint(low, top, self.shape, generator=generator, dtype=self.dtype)


EXPONENTIAL, EXPONENTIAL_ = define(
    "exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor",
    "3d9294b2f56c90eb",
    "exponential_",
)


@composite(EXPONENTIAL)
def exponential_composite(self, lambd, generator):
    if not lambd > 0:
        language.refuse(f"exponential: lambd must be positive, got {lambd}")
    return -functions.log1p(-functions.rand(self.shape, generator=generator, dtype=self.dtype)) / lambd


CAUCHY, CAUCHY_ = define(
    "cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor",
    "026408ca9bc13ae6",
    "cauchy_",
)


@composite(CAUCHY)
def cauchy_composite(self, median, sigma, generator):
    if not sigma > 0:
        language.refuse(f"cauchy: sigma must be positive, got {sigma}")
    return median + sigma * functions.tan(
        math.pi * (functions.rand(self.shape, generator=generator, dtype=self.dtype) - 0.5)
    )


LOG_NORMAL, LOG_NORMAL_ = define(
    "log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor",
    "93960fd17172605d",
    "log_normal_",
)


@composite(LOG_NORMAL)
def log_normal_composite(self, mean, std, generator):
    if not std > 0:
        language.refuse(f"log_normal: std must be positive, got {std}")
    return functions.exp(mean + std * functions.randn(self.shape, generator=generator, dtype=self.dtype))


GEOMETRIC, GEOMETRIC_ = define(
    "geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor", "906edde66ce892be", "geometric_"
)


@composite(GEOMETRIC)
def geometric_composite(self, p, generator):
    if not 0 < p < 1:
        language.refuse(f"geometric: p must lie between 0 and 1, got {p}")
    drawn = functions.rand(self.shape, generator=generator, dtype=dtypes.float64)
    return functions.ceil(functions.log1p(-drawn) / language.log_number(1 - p)).clamp(min=1).to(self.dtype)


BERNOULLI, BERNOULLI_OUT = define(
    "bernoulli(Tensor self, *, Generator? generator=None) -> Tensor", "a7ec058aba7eaeec", "bernoulli.out"
)


@composite(BERNOULLI)
def bernoulli_composite(self, generator):
    drawn = functions._bernoulli(self, generator)
    return self.clone().copy_(drawn) if self.requires_grad else drawn


_BERNOULLI = define("_bernoulli(Tensor self, Generator? generator) -> Tensor", "d36b921f0eed90dc")
_BERNOULLI.implement(CPU, runtime.kernels.random.operator.bernoulli)

BERNOULLI_P, BERNOULLI__FLOAT = define(
    "bernoulli.p(Tensor self, float p=0.5, *, Generator? generator=None) -> Tensor",
    "4f16078f71071eb1",
    "bernoulli_.float",
)


@composite(BERNOULLI_P)
def bernoulli_p_composite(self, p, generator):
    if self.dtype.is_complex:
        language.refuse(f"bernoulli: expected a dtype that is not complex, got {self.dtype}")
    if not 0 <= p <= 1:
        language.refuse(f"bernoulli: p must lie between 0 and 1, got {p}")
    return (functions.rand(self.shape, generator=generator, dtype=dtypes.float64) < p).to(self.dtype)


BERNOULLI_TENSOR, BERNOULLI__TENSOR = define(
    "bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor",
    "d09b1144f419d1e5",
    "bernoulli_.Tensor",
)


@composite(BERNOULLI_TENSOR)
def bernoulli_Tensor_composite(self, p, generator):
    return functions.bernoulli(p.to(dtypes.float64).expand(self.shape), generator=generator).to(self.dtype)


NORMAL_TENSOR_FLOAT, NORMAL_TENSOR_FLOAT_OUT = define(
    "normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor",
    "b407063dafe9060e",
    "normal.Tensor_float_out",
)


@composite(NORMAL_TENSOR_FLOAT)
def normal_Tensor_float_composite(mean, std, generator):
    if not std >= 0:
        language.refuse(f"normal: std must not be negative, got {std}")
    drawn = mean.detach() + std * functions.randn(mean.shape, generator=generator, dtype=mean.dtype)
    return mean.clone().copy_(drawn) if mean.requires_grad else drawn


NORMAL_FLOAT_TENSOR, NORMAL_FLOAT_TENSOR_OUT = define(
    "normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor",
    "baf29ce86256995f",
    "normal.float_Tensor_out",
)


@composite(NORMAL_FLOAT_TENSOR)
def normal_float_Tensor_composite(mean, std, generator):
    if std.numel() and (std < 0).any():
        language.refuse("normal: std must not be negative")
    drawn = mean + std.detach() * functions.randn(std.shape, generator=generator, dtype=std.dtype)
    return std.clone().copy_(drawn) if std.requires_grad else drawn


NORMAL_TENSOR_TENSOR, NORMAL_TENSOR_TENSOR_OUT = define(
    "normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor",
    "49729eb5eb206476",
    "normal.Tensor_Tensor_out",
)


@composite(NORMAL_TENSOR_TENSOR)
def normal_Tensor_Tensor_composite(mean, std, generator):
    if std.numel() and (std < 0).any():
        language.refuse("normal: std must not be negative")
    kind = language.result_dtype(mean, std)
    drawn = mean.detach() + std.detach() * functions.randn(
        language.broadcast_shapes(mean.shape, std.shape), generator=generator, dtype=kind
    )
    return (mean + std).copy_(drawn) if mean.requires_grad or std.requires_grad else drawn


NORMAL_FLOAT_FLOAT, NORMAL_FLOAT_FLOAT_OUT = define(
    "normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, ScalarType? dtype=None, "
    "Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    "01075f19d6265c82",
    "normal.float_float_out",
)


@composite(NORMAL_FLOAT_FLOAT)
def normal_float_float_composite(mean, std, size, generator, dtype, layout, device, pin_memory):
    if not std >= 0:
        language.refuse(f"normal: std must not be negative, got {std}")
    return mean + std * functions.randn(size, generator=generator, dtype=dtype, device=device)


NORMAL_SELF, NORMAL_ = define(
    "normal.self(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor",
    "07b2f59428633e48",
    "normal_",
)


@composite(NORMAL_SELF)
def normal_self_composite(self, mean, std, generator):
    if not std >= 0:
        language.refuse(f"normal: std must not be negative, got {std}")
    return mean + std * functions.randn(self.shape, generator=generator, dtype=self.dtype)


MULTINOMIAL, MULTINOMIAL_OUT = define(
    "multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor",
    "249aedf093ae7274",
    "multinomial.out",
)
MULTINOMIAL.implement(CPU, runtime.kernels.random.operator.multinomial)
