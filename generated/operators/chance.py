"""The chance operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

import runtime.kernels.random

from runtime import dtypes, language
from runtime.autograd import forward
from runtime.autograd.inplace import without_gradient
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.outputs import fitting, write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.chance"
functions = LateModule(f"{PACKAGE}.functions")


# rand_like.generator (ops.yaml:11180)
RAND_LIKE_GENERATOR = define(
    "rand_like.generator",
    "rand_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None,"
    " Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory"
    "_format=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11180",
    digest="41cd5fec431737ab",
    kernel={
        "composite": "empty_like(self, dtype=dtype, device=device, memory_format=memory_format).copy_(rand(s"
        "elf.shape, generator=generator, dtype=self.dtype if dtype is None else dtype))",
    },
)


def rand_like_generator_composite(self, generator, dtype, layout, device, pin_memory, memory_format):
    """rand_like.generator, from other operators."""
    return functions.empty_like(self, dtype=dtype, device=device, memory_format=memory_format).copy_(
        functions.rand(self.shape, generator=generator, dtype=self.dtype if dtype is None else dtype)
    )


RAND_LIKE_GENERATOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, rand_like_generator_composite)


# randn_like.generator (ops.yaml:11190)
RANDN_LIKE_GENERATOR = define(
    "randn_like.generator",
    "randn_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None"
    ", Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memor"
    "y_format=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11190",
    digest="7f80579c37a2554a",
    kernel={
        "composite": "empty_like(self, dtype=dtype, device=device, memory_format=memory_format).copy_(randn("
        "self.shape, generator=generator, dtype=self.dtype if dtype is None else dtype))",
    },
)


def randn_like_generator_composite(self, generator, dtype, layout, device, pin_memory, memory_format):
    """randn_like.generator, from other operators."""
    return functions.empty_like(self, dtype=dtype, device=device, memory_format=memory_format).copy_(
        functions.randn(self.shape, generator=generator, dtype=self.dtype if dtype is None else dtype)
    )


RANDN_LIKE_GENERATOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, randn_like_generator_composite)


# randint_like.generator (ops.yaml:11200)
RANDINT_LIKE_GENERATOR = define(
    "randint_like.generator",
    "randint_like.generator(Tensor self, int high, *, Generator? generator=None, ScalarType"
    "? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryF"
    "ormat? memory_format=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11200",
    digest="09fb352a6ce60089",
    kernel={
        "composite": "randint_like(self, 0, high, generator=generator, dtype=dtype, device=device, memory_fo"
        "rmat=memory_format)",
    },
)


def randint_like_generator_composite(self, high, generator, dtype, layout, device, pin_memory, memory_format):
    """randint_like.generator, from other operators."""
    return functions.randint_like(
        self, 0, high, generator=generator, dtype=dtype, device=device, memory_format=memory_format
    )


RANDINT_LIKE_GENERATOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, randint_like_generator_composite)


# randint_like.low_generator_dtype (ops.yaml:11210)
RANDINT_LIKE_LOW_GENERATOR_DTYPE = define(
    "randint_like.low_generator_dtype",
    "randint_like.low_generator_dtype(Tensor self, int low, int high, *, Generator? generat"
    "or=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_m"
    "emory=None, MemoryFormat? memory_format=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11210",
    digest="5ccd3e07585854ff",
    kernel={
        "composite": "empty_like(self, dtype=dtype, device=device, memory_format=memory_format).copy_(randin"
        "t(low, high, self.shape, generator=generator, dtype=self.dtype if dtype is None else d"
        "type))",
    },
)


def randint_like_low_generator_dtype_composite(
    self, low, high, generator, dtype, layout, device, pin_memory, memory_format
):
    """randint_like.low_generator_dtype, from other operators."""
    return functions.empty_like(self, dtype=dtype, device=device, memory_format=memory_format).copy_(
        functions.randint(low, high, self.shape, generator=generator, dtype=self.dtype if dtype is None else dtype)
    )


RANDINT_LIKE_LOW_GENERATOR_DTYPE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, randint_like_low_generator_dtype_composite)


# uniform (ops.yaml:11216)
UNIFORM = define(
    "uniform",
    "uniform(Tensor self, float low=0, float high=1, *, Generator? generator=None) -> Tenso"
    "r",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11216",
    digest="f4e5e5d358e6d4a2",
    kernel={
        "composite": 'if high < low:\n    refuse(f"uniform: low must not be above high, got {low} and {high}"'
        ")\nreturn rand(self.shape, generator=generator, dtype=self.dtype) * (high - low) + low",
    },
)
UNIFORM_ = define(
    "uniform_",
    "uniform_(Tensor(a!) self, float low=0, float high=1, *, Generator? generator=None) -> "
    "Tensor(a!)",
    source="ops.yaml:11216",
    digest="f4e5e5d358e6d4a2",
)


def uniform_composite(self, low, high, generator):
    """uniform, from other operators."""
    if high < low:
        language.refuse(f"uniform: low must not be above high, got {low} and {high}")
    return functions.rand(self.shape, generator=generator, dtype=self.dtype) * (high - low) + low


UNIFORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, uniform_composite)


def uniform__composite(self, low, high, generator):
    """uniform_: the functional form, copied into self."""
    result = uniform_composite(self, low, high, generator)
    return functions.copy_(self, fitting("uniform_", self, result))


UNIFORM_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, uniform__composite)


# random (ops.yaml:11231)
RANDOM = define(
    "random",
    "random(Tensor self, *, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11231",
    digest="d12b7b1bbd32f9c1",
    kernel={
        "composite": "randint(0, integer_span(self.dtype), self.shape, generator=generator, dtype=self.dtype"
        ")",
    },
)
RANDOM_ = define(
    "random_",
    "random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)",
    source="ops.yaml:11231",
    digest="d12b7b1bbd32f9c1",
)


def random_composite(self, generator):
    """random, from other operators."""
    return functions.randint(0, language.integer_span(self.dtype), self.shape, generator=generator, dtype=self.dtype)


RANDOM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, random_composite)


def random__composite(self, generator):
    """random_: the functional form, copied into self."""
    result = random_composite(self, generator)
    return functions.copy_(self, fitting("random_", self, result))


RANDOM_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, random__composite)


# random.to (ops.yaml:11243)
RANDOM_TO = define(
    "random.to",
    "random.to(Tensor self, int high, *, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11243",
    digest="67fa9e01774eed4a",
    kernel={
        "composite": "self.random(0, high, generator=generator)",
    },
)
RANDOM__TO = define(
    "random_.to",
    "random_.to(Tensor(a!) self, int high, *, Generator? generator=None) -> Tensor(a!)",
    source="ops.yaml:11243",
    digest="67fa9e01774eed4a",
)


def random_to_composite(self, high, generator):
    """random.to, from other operators."""
    return self.random(0, high, generator=generator)


RANDOM_TO.implement(COMPOSITE_IMPLICIT_AUTOGRAD, random_to_composite)


def random__to_composite(self, high, generator):
    """random_.to: the functional form, copied into self."""
    result = random_to_composite(self, high, generator)
    return functions.copy_(self, fitting("random_.to", self, result))


RANDOM__TO.implement(COMPOSITE_IMPLICIT_AUTOGRAD, random__to_composite)


# random.from (ops.yaml:11251)
RANDOM_FROM = define(
    "random.from",
    "random.from(Tensor self, int low, int? high, *, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11251",
    digest="6f7d137158c51fcf",
    kernel={
        "composite": 'top = integer_span(self.dtype) if high is None else high\nif low >= top:\n    refuse(f"r'
        'andom: low must be below high, got {low} and {top}")\nreturn randint(low, top, self.sha'
        "pe, generator=generator, dtype=self.dtype)",
    },
)
RANDOM__FROM = define(
    "random_.from",
    "random_.from(Tensor(a!) self, int low, int? high, *, Generator? generator=None) -> Ten"
    "sor(a!)",
    source="ops.yaml:11251",
    digest="6f7d137158c51fcf",
)


def random_from_composite(self, low, high, generator):
    """random.from, from other operators."""
    top = language.integer_span(self.dtype) if high is None else high
    if low >= top:
        language.refuse(f"random: low must be below high, got {low} and {top}")
    return functions.randint(low, top, self.shape, generator=generator, dtype=self.dtype)


RANDOM_FROM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, random_from_composite)


def random__from_composite(self, low, high, generator):
    """random_.from: the functional form, copied into self."""
    result = random_from_composite(self, low, high, generator)
    return functions.copy_(self, fitting("random_.from", self, result))


RANDOM__FROM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, random__from_composite)


# exponential (ops.yaml:11263)
EXPONENTIAL = define(
    "exponential",
    "exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11263",
    digest="b0dfe1cfcfefbe5a",
    kernel={
        "composite": 'if lambd <= 0:\n    refuse(f"exponential: lambd must be positive, got {lambd}")\nreturn '
        "-log1p(-rand(self.shape, generator=generator, dtype=self.dtype)) / lambd",
    },
)
EXPONENTIAL_ = define(
    "exponential_",
    "exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a"
    "!)",
    source="ops.yaml:11263",
    digest="b0dfe1cfcfefbe5a",
)


def exponential_composite(self, lambd, generator):
    """exponential, from other operators."""
    if lambd <= 0:
        language.refuse(f"exponential: lambd must be positive, got {lambd}")
    return -functions.log1p(-functions.rand(self.shape, generator=generator, dtype=self.dtype)) / lambd


EXPONENTIAL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, exponential_composite)


def exponential__composite(self, lambd, generator):
    """exponential_: the functional form, copied into self."""
    result = exponential_composite(self, lambd, generator)
    return functions.copy_(self, fitting("exponential_", self, result))


EXPONENTIAL_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, exponential__composite)


# cauchy (ops.yaml:11278)
CAUCHY = define(
    "cauchy",
    "cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Te"
    "nsor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11278",
    digest="1e235837cfc4e7ad",
    kernel={
        "composite": 'if sigma <= 0:\n    refuse(f"cauchy: sigma must be positive, got {sigma}")\nreturn media'
        "n + sigma * tan(pi * (rand(self.shape, generator=generator, dtype=self.dtype) - 0.5))",
    },
)
CAUCHY_ = define(
    "cauchy_",
    "cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) "
    "-> Tensor(a!)",
    source="ops.yaml:11278",
    digest="1e235837cfc4e7ad",
)


def cauchy_composite(self, median, sigma, generator):
    """cauchy, from other operators."""
    if sigma <= 0:
        language.refuse(f"cauchy: sigma must be positive, got {sigma}")
    return median + sigma * functions.tan(
        math.pi * (functions.rand(self.shape, generator=generator, dtype=self.dtype) - 0.5)
    )


CAUCHY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cauchy_composite)


def cauchy__composite(self, median, sigma, generator):
    """cauchy_: the functional form, copied into self."""
    result = cauchy_composite(self, median, sigma, generator)
    return functions.copy_(self, fitting("cauchy_", self, result))


CAUCHY_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cauchy__composite)


# log_normal (ops.yaml:11293)
LOG_NORMAL = define(
    "log_normal",
    "log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Te"
    "nsor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11293",
    digest="da21d62cfcbdde50",
    kernel={
        "composite": 'if std < 0:\n    refuse(f"log_normal: std must not be negative, got {std}")\nreturn exp('
        "mean + std * randn(self.shape, generator=generator, dtype=self.dtype))",
    },
)
LOG_NORMAL_ = define(
    "log_normal_",
    "log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) "
    "-> Tensor(a!)",
    source="ops.yaml:11293",
    digest="da21d62cfcbdde50",
)


def log_normal_composite(self, mean, std, generator):
    """log_normal, from other operators."""
    if std < 0:
        language.refuse(f"log_normal: std must not be negative, got {std}")
    return functions.exp(mean + std * functions.randn(self.shape, generator=generator, dtype=self.dtype))


LOG_NORMAL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, log_normal_composite)


def log_normal__composite(self, mean, std, generator):
    """log_normal_: the functional form, copied into self."""
    result = log_normal_composite(self, mean, std, generator)
    return functions.copy_(self, fitting("log_normal_", self, result))


LOG_NORMAL_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, log_normal__composite)


# geometric (ops.yaml:11308)
GEOMETRIC = define(
    "geometric",
    "geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11308",
    digest="f4b48aa6b7722604",
    kernel={
        "composite": 'if p <= 0 or p >= 1:\n    refuse(f"geometric: p must lie between 0 and 1, got {p}")\ndra'
        "wn = rand(self.shape, generator=generator, dtype=float64)\nreturn ceil(log1p(-drawn) / "
        "log_number(1 - p)).clamp(min=1).to(self.dtype)",
    },
)
GEOMETRIC_ = define(
    "geometric_",
    "geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)",
    source="ops.yaml:11308",
    digest="f4b48aa6b7722604",
)


def geometric_composite(self, p, generator):
    """geometric, from other operators."""
    if p <= 0 or p >= 1:
        language.refuse(f"geometric: p must lie between 0 and 1, got {p}")
    drawn = functions.rand(self.shape, generator=generator, dtype=dtypes.float64)
    return functions.ceil(functions.log1p(-drawn) / language.log_number(1 - p)).clamp(min=1).to(self.dtype)


GEOMETRIC.implement(COMPOSITE_IMPLICIT_AUTOGRAD, geometric_composite)


def geometric__composite(self, p, generator):
    """geometric_: the functional form, copied into self."""
    result = geometric_composite(self, p, generator)
    return functions.copy_(self, fitting("geometric_", self, result))


GEOMETRIC_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, geometric__composite)


# bernoulli (ops.yaml:11324)
BERNOULLI = define(
    "bernoulli",
    "bernoulli(Tensor self, *, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11324",
    digest="5a894b11d9aaf81b",
    kernel={
        "composite": 'if not self.dtype.is_floating_point:\n    refuse(f"bernoulli: the probabilities must be'
        ' floating, got {self.dtype}")\nif self.numel() and not ((self >= 0) & (self <= 1)).all('
        '):\n    refuse("bernoulli: probabilities must lie between 0 and 1")\nreturn (rand(self.s'
        "hape, generator=generator, dtype=float64) < self).to(self.dtype)",
    },
)
BERNOULLI_OUT = define(
    "bernoulli.out",
    "bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:11324",
    digest="5a894b11d9aaf81b",
)


def bernoulli_composite(self, generator):
    """bernoulli, from other operators."""
    if not self.dtype.is_floating_point:
        language.refuse(f"bernoulli: the probabilities must be floating, got {self.dtype}")
    if self.numel() and (not ((self >= 0) & (self <= 1)).all()):
        language.refuse("bernoulli: probabilities must lie between 0 and 1")
    return (functions.rand(self.shape, generator=generator, dtype=dtypes.float64) < self).to(self.dtype)


BERNOULLI.implement(COMPOSITE_IMPLICIT_AUTOGRAD, bernoulli_composite)


def bernoulli_out_cpu(self, generator, out):
    """bernoulli.out: the functional form, copied into out."""
    return write_out("bernoulli.out", out, bernoulli_composite(self, generator))


BERNOULLI_OUT.implement(CPU, bernoulli_out_cpu)
BERNOULLI_OUT.implement(AUTOGRAD_CPU, without_gradient(BERNOULLI_OUT))
BERNOULLI_OUT.implement(FORWARD_AD, forward.without_tangent(BERNOULLI_OUT))


# bernoulli.p (ops.yaml:11343)
BERNOULLI_P = define(
    "bernoulli.p",
    "bernoulli.p(Tensor self, float p=0.5, *, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11343",
    digest="ad2b8821339f6b34",
    kernel={
        "composite": 'if self.dtype.is_complex:\n    refuse(f"bernoulli: expected a dtype that is not complex'
        ', got {self.dtype}")\nif p < 0 or p > 1:\n    refuse(f"bernoulli: p must lie between 0 a'
        'nd 1, got {p}")\nreturn (rand(self.shape, generator=generator, dtype=float64) < p).to(s'
        "elf.dtype)",
    },
)
BERNOULLI__FLOAT = define(
    "bernoulli_.float",
    "bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor"
    "(a!)",
    source="ops.yaml:11343",
    digest="ad2b8821339f6b34",
)


def bernoulli_p_composite(self, p, generator):
    """bernoulli.p, from other operators."""
    if self.dtype.is_complex:
        language.refuse(f"bernoulli: expected a dtype that is not complex, got {self.dtype}")
    if p < 0 or p > 1:
        language.refuse(f"bernoulli: p must lie between 0 and 1, got {p}")
    return (functions.rand(self.shape, generator=generator, dtype=dtypes.float64) < p).to(self.dtype)


BERNOULLI_P.implement(COMPOSITE_IMPLICIT_AUTOGRAD, bernoulli_p_composite)


def bernoulli__float_composite(self, p, generator):
    """bernoulli_.float: the functional form, copied into self."""
    result = bernoulli_p_composite(self, p, generator)
    return functions.copy_(self, fitting("bernoulli_.float", self, result))


BERNOULLI__FLOAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, bernoulli__float_composite)


# bernoulli.Tensor (ops.yaml:11356)
BERNOULLI_TENSOR = define(
    "bernoulli.Tensor",
    "bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11356",
    digest="41a5cefe7bbd134f",
    kernel={
        "composite": "bernoulli(p.to(float64).expand(self.shape), generator=generator).to(self.dtype)",
    },
)
BERNOULLI__TENSOR = define(
    "bernoulli_.Tensor",
    "bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a"
    "!)",
    source="ops.yaml:11356",
    digest="41a5cefe7bbd134f",
)


def bernoulli_Tensor_composite(self, p, generator):
    """bernoulli.Tensor, from other operators."""
    return functions.bernoulli(p.to(dtypes.float64).expand(self.shape), generator=generator).to(self.dtype)


BERNOULLI_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, bernoulli_Tensor_composite)


def bernoulli__Tensor_composite(self, p, generator):
    """bernoulli_.Tensor: the functional form, copied into self."""
    result = bernoulli_Tensor_composite(self, p, generator)
    return functions.copy_(self, fitting("bernoulli_.Tensor", self, result))


BERNOULLI__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, bernoulli__Tensor_composite)


# normal.Tensor_float (ops.yaml:11364)
NORMAL_TENSOR_FLOAT = define(
    "normal.Tensor_float",
    "normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11364",
    digest="026311c10004a115",
    kernel={
        "composite": 'if std < 0:\n    refuse(f"normal: std must not be negative, got {std}")\nreturn mean + s'
        "td * randn(mean.shape, generator=generator, dtype=mean.dtype)",
    },
)
NORMAL_TENSOR_FLOAT_OUT = define(
    "normal.Tensor_float_out",
    "normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor"
    "(a!) out) -> Tensor(a!)",
    source="ops.yaml:11364",
    digest="026311c10004a115",
)


def normal_Tensor_float_composite(mean, std, generator):
    """normal.Tensor_float, from other operators."""
    if std < 0:
        language.refuse(f"normal: std must not be negative, got {std}")
    return mean + std * functions.randn(mean.shape, generator=generator, dtype=mean.dtype)


NORMAL_TENSOR_FLOAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, normal_Tensor_float_composite)


def normal_Tensor_float_out_cpu(mean, std, generator, out):
    """normal.Tensor_float_out: the functional form, copied into out."""
    return write_out("normal.Tensor_float_out", out, normal_Tensor_float_composite(mean, std, generator))


NORMAL_TENSOR_FLOAT_OUT.implement(CPU, normal_Tensor_float_out_cpu)
NORMAL_TENSOR_FLOAT_OUT.implement(AUTOGRAD_CPU, without_gradient(NORMAL_TENSOR_FLOAT_OUT))
NORMAL_TENSOR_FLOAT_OUT.implement(FORWARD_AD, forward.without_tangent(NORMAL_TENSOR_FLOAT_OUT))


# normal.float_Tensor (ops.yaml:11380)
NORMAL_FLOAT_TENSOR = define(
    "normal.float_Tensor",
    "normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11380",
    digest="73af369b5a5053e6",
    kernel={
        "composite": 'if std.numel() and (std < 0).any():\n    refuse("normal: std must not be negative")\nret'
        "urn mean + std * randn(std.shape, generator=generator, dtype=std.dtype)",
    },
)
NORMAL_FLOAT_TENSOR_OUT = define(
    "normal.float_Tensor_out",
    "normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a"
    "!) out) -> Tensor(a!)",
    source="ops.yaml:11380",
    digest="73af369b5a5053e6",
)


def normal_float_Tensor_composite(mean, std, generator):
    """normal.float_Tensor, from other operators."""
    if std.numel() and (std < 0).any():
        language.refuse("normal: std must not be negative")
    return mean + std * functions.randn(std.shape, generator=generator, dtype=std.dtype)


NORMAL_FLOAT_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, normal_float_Tensor_composite)


def normal_float_Tensor_out_cpu(mean, std, generator, out):
    """normal.float_Tensor_out: the functional form, copied into out."""
    return write_out("normal.float_Tensor_out", out, normal_float_Tensor_composite(mean, std, generator))


NORMAL_FLOAT_TENSOR_OUT.implement(CPU, normal_float_Tensor_out_cpu)
NORMAL_FLOAT_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(NORMAL_FLOAT_TENSOR_OUT))
NORMAL_FLOAT_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(NORMAL_FLOAT_TENSOR_OUT))


# normal.Tensor_Tensor (ops.yaml:11390)
NORMAL_TENSOR_TENSOR = define(
    "normal.Tensor_Tensor",
    "normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11390",
    digest="fc73622e76ff3c9c",
    kernel={
        "composite": 'if std.numel() and (std < 0).any():\n    refuse("normal: std must not be negative")\nkin'
        "d = result_dtype(mean, std)\nreturn mean + std * randn(broadcast_shapes(mean.shape, std"
        ".shape), generator=generator, dtype=kind)",
    },
)
NORMAL_TENSOR_TENSOR_OUT = define(
    "normal.Tensor_Tensor_out",
    "normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor"
    "(a!) out) -> Tensor(a!)",
    source="ops.yaml:11390",
    digest="fc73622e76ff3c9c",
)


def normal_Tensor_Tensor_composite(mean, std, generator):
    """normal.Tensor_Tensor, from other operators."""
    if std.numel() and (std < 0).any():
        language.refuse("normal: std must not be negative")
    kind = language.result_dtype(mean, std)
    return mean + std * functions.randn(
        language.broadcast_shapes(mean.shape, std.shape), generator=generator, dtype=kind
    )


NORMAL_TENSOR_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, normal_Tensor_Tensor_composite)


def normal_Tensor_Tensor_out_cpu(mean, std, generator, out):
    """normal.Tensor_Tensor_out: the functional form, copied into out."""
    return write_out("normal.Tensor_Tensor_out", out, normal_Tensor_Tensor_composite(mean, std, generator))


NORMAL_TENSOR_TENSOR_OUT.implement(CPU, normal_Tensor_Tensor_out_cpu)
NORMAL_TENSOR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(NORMAL_TENSOR_TENSOR_OUT))
NORMAL_TENSOR_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(NORMAL_TENSOR_TENSOR_OUT))


# normal.float_float (ops.yaml:11401)
NORMAL_FLOAT_FLOAT = define(
    "normal.float_float",
    "normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, Sc"
    "alarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None)"
    " -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11401",
    digest="ccf782d8dee30c7d",
    kernel={
        "composite": 'if std < 0:\n    refuse(f"normal: std must not be negative, got {std}")\nreturn mean + s'
        "td * randn(size, generator=generator, dtype=dtype, device=device)",
    },
)


def normal_float_float_composite(mean, std, size, generator, dtype, layout, device, pin_memory):
    """normal.float_float, from other operators."""
    if std < 0:
        language.refuse(f"normal: std must not be negative, got {std}")
    return mean + std * functions.randn(size, generator=generator, dtype=dtype, device=device)


NORMAL_FLOAT_FLOAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, normal_float_float_composite)


# normal.self (ops.yaml:11410)
NORMAL_SELF = define(
    "normal.self",
    "normal.self(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> T"
    "ensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11410",
    digest="ffe4ce42de48ac32",
    kernel={
        "composite": 'if std < 0:\n    refuse(f"normal: std must not be negative, got {std}")\nreturn mean + s'
        "td * randn(self.shape, generator=generator, dtype=self.dtype)",
    },
)
NORMAL_ = define(
    "normal_",
    "normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> T"
    "ensor(a!)",
    source="ops.yaml:11410",
    digest="ffe4ce42de48ac32",
)


def normal_self_composite(self, mean, std, generator):
    """normal.self, from other operators."""
    if std < 0:
        language.refuse(f"normal: std must not be negative, got {std}")
    return mean + std * functions.randn(self.shape, generator=generator, dtype=self.dtype)


NORMAL_SELF.implement(COMPOSITE_IMPLICIT_AUTOGRAD, normal_self_composite)


def normal__composite(self, mean, std, generator):
    """normal_: the functional form, copied into self."""
    result = normal_self_composite(self, mean, std, generator)
    return functions.copy_(self, fitting("normal_", self, result))


NORMAL_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, normal__composite)


# multinomial (ops.yaml:11421)
MULTINOMIAL = define(
    "multinomial",
    "multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? genera"
    "tor=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:11421",
    digest="124014b5b2349a8d",
    kernel={
        "dispatch": "{CPU: runtime.kernels.random.multinomial}",
    },
)
MULTINOMIAL_OUT = define(
    "multinomial.out",
    "multinomial.out(Tensor self, int num_samples, bool replacement=False, *, Generator? ge"
    "nerator=None, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:11421",
    digest="124014b5b2349a8d",
)
MULTINOMIAL.implement(CPU, runtime.kernels.random.multinomial)


def multinomial_out_cpu(self, num_samples, replacement, generator, out):
    """multinomial.out: the functional form, copied into out."""
    result = MULTINOMIAL[(self._keys) & BELOW_AUTOGRAD](self, num_samples, replacement, generator)
    return write_out("multinomial.out", out, result)


MULTINOMIAL_OUT.implement(CPU, multinomial_out_cpu)
MULTINOMIAL_OUT.implement(AUTOGRAD_CPU, without_gradient(MULTINOMIAL_OUT))
MULTINOMIAL_OUT.implement(FORWARD_AD, forward.without_tangent(MULTINOMIAL_OUT))
