"""A network is trained in the memory of a GPU, which the host cannot read, by kernels written from expression trees.

Elementwise operators and formulas of derivatives are CUDA C made of the trees in operators.json; a product and a sum
are written by hand, and views are those of their operators. NVRTC compiles them. The tests are skipped where there
is no GPU, or no package cuda-bindings.
"""

from __future__ import annotations

import ctypes
import math
import operator
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime import expressions
from runtime.dispatch import registry, schemas
from runtime.tensor import Tensor, bump_version, make_tensor
from runtime.tensor.geometry import Geometry
from runtime.tensor.keys import CPU, CUDA

driver = pytest.importorskip("cuda.bindings.driver", reason="the package cuda-bindings is not installed")
nvrtc = pytest.importorskip("cuda.bindings.nvrtc", reason="the package cuda-bindings is not installed")

DIMS = 4  # a kernel walks over so many dimensions
THREADS = 256


def checked(answer: tuple[Any, ...]) -> Any:
    """The values that a call of the driver or of NVRTC returns behind its status, which is 0."""
    status, *values = answer
    if int(status) != 0:
        msg = str(status)
        raise RuntimeError(msg)
    return values[0] if len(values) == 1 else tuple(values)


# -- memory ----------------------------------------------------------------------------------------------------------


class Memory:
    """Bytes on the GPU, freed with the last tensor that lies there."""

    allocated = 0

    def __init__(self, nbytes: int) -> None:
        self._nbytes = nbytes
        self.address = int(checked(driver.cuMemAlloc(max(nbytes, 4))))
        Memory.allocated += 1

    def nbytes(self) -> int:
        """The number of bytes."""
        return self._nbytes

    def __del__(self) -> None:
        driver.cuMemFree(self.address)
        Memory.allocated -= 1


def over(memory: Memory, sizes: Sequence[int], strides: Sequence[int], offset: int = 0) -> Geometry:
    return Geometry(memory, tuple(sizes), tuple(strides), offset, ow.device("cuda"), CUDA)


def empty(sizes: Sequence[int]) -> Tensor:
    memory = Memory(4 * math.prod(sizes))
    return make_tensor(Geometry.in_rows(memory, tuple(sizes), ow.device("cuda"), CUDA), ow.float32)


def to_gpu(tensor: Tensor) -> Tensor:
    """A copy of a float32 tensor on the GPU."""
    array = np.ascontiguousarray(tensor.detach().numpy(), np.float32)
    result = empty(array.shape)
    checked(driver.cuMemcpyHtoD(result._geometry.memory.address, array.ctypes.data, array.nbytes))
    return result


def to_host(tensor: Tensor) -> np.ndarray[Any, Any]:
    """A copy of the elements in main memory."""
    geometry = tensor._geometry
    elements = np.empty(geometry.memory.nbytes() // 4, np.float32)
    checked(driver.cuMemcpyDtoH(elements.ctypes.data, geometry.memory.address, elements.nbytes))
    strides = [4 * stride for stride in geometry.strides]
    return np.lib.stride_tricks.as_strided(elements[geometry.offset :], geometry.sizes, strides).copy()


# -- CUDA C ----------------------------------------------------------------------------------------------------------

SIGN_OF = {function: sign for sign, function in expressions.SIGNS.items()}
UNARY = {operator.pos: "+", operator.neg: "-", operator.invert: "~", operator.not_: "!"}
CONSTANTS = {"inf": "INFINITY", "nan": "NAN", "pi": repr(math.pi), "e": repr(math.e)}
PRELUDE = """
typedef float T;
__device__ T conj(T x) { return x; }
__device__ T real(T x) { return x; }
__device__ T square(T x) { return x * x; }
__device__ T maximum(T a, T b) { return isnan(a) ? a : isnan(b) ? b : fmaxf(a, b); }
__device__ T minimum(T a, T b) { return isnan(a) ? a : isnan(b) ? b : fminf(a, b); }
__device__ T where(bool test, T a, T b) { return test ? a : b; }
struct Operand { T* memory; long long strides[4]; };
struct Job { long long count; long long sizes[4]; Operand out; Operand operands[4]; double numbers[4]; };
__device__ T& at(const Operand& operand, const Job& job, long long rest) {
    long long offset = 0;
    for (int dim = 3; dim >= 0; dim--) {
        offset += rest % job.sizes[dim] * operand.strides[dim];
        rest /= job.sizes[dim];
    }
    return operand.memory[offset];
}
"""
KERNEL = """
extern "C" __global__ void kernel(const Job job) {
    long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= job.count) return;
    BODY
    at(job.out, job, i) = RESULT;
}
"""
# The rows of the first operand by the columns of the second: sizes are rows, columns, numbers[0] what both run over.
PRODUCT = """
    const Operand &a = job.operands[0], &b = job.operands[1];
    long long row = i / job.sizes[3], column = i % job.sizes[3], extent = (long long)job.numbers[0];
    T total = 0;
    for (long long k = 0; k < extent; k++)
        total += a.memory[row * a.strides[2] + k * a.strides[3]] * b.memory[k * b.strides[2] + column * b.strides[3]];
"""
# Over the sizes in `numbers`, by the strides of the second operand, from where the first one stands.
SUM = """
    const T* first = &at(job.operands[0], job, i);
    const long long* s = job.operands[1].strides;
    T total = 0;
    for (long long a = 0; a < job.numbers[0]; a++) for (long long b = 0; b < job.numbers[1]; b++)
        for (long long c = 0; c < job.numbers[2]; c++) for (long long d = 0; d < job.numbers[3]; d++)
            total += first[a * s[0] + b * s[1] + c * s[2] + d * s[3]];
"""


class InC(expressions.ExpressionInterpreter):
    """Writes a program of operators.json as C: the value of an expression is its text."""

    def __init__(self, names: dict[str, Any]) -> None:
        super().__init__(names)
        self.lines: list[str] = []

    def assign(self, name: str, tree: Any) -> None:
        self.lines.append(f"T {name}_ = {self.value(tree)};")
        self.names[name] = f"{name}_"

    def constant(self, name: str) -> str:
        return CONSTANTS[name]

    def number(self, value: Any) -> str:
        return f"T({float(value)!r})"

    def choose(self, test: str, first: Callable[[], str], second: Callable[[], str]) -> str:
        return f"({test} ? {first()} : {second()})"

    def logical(self, sign: str, left: str, other: str) -> str:
        return f"({left} {'&&' if sign == 'and' else '||'} {other})"

    def apply(self, function: Callable[..., Any], values: Sequence[str]) -> str:
        if len(values) == 1:
            return f"({UNARY[function]}{values[0]})"
        sign = SIGN_OF[function]
        return f"pow({', '.join(values)})" if sign == "**" else f"({values[0]} {sign} {values[1]})"

    def call(self, function: str, values: Sequence[str]) -> str:
        return f"{function}({', '.join(values)})"


def source_of(program: Any, tensors: Sequence[str], numbers: Sequence[str]) -> str:
    """A kernel that computes a program for every element."""
    names = {name: f"at(job.operands[{index}], job, i)" for index, name in enumerate(tensors)}
    writer = InC(names | {name: f"T(job.numbers[{index}])" for index, name in enumerate(numbers)})
    result = writer.run(program)
    return PRELUDE + KERNEL.replace("BODY", " ".join(writer.lines)).replace("RESULT", result)


def by_hand(body: str) -> str:
    return PRELUDE + KERNEL.replace("BODY", body).replace("RESULT", "total")


# -- the backend -----------------------------------------------------------------------------------------------------


class Operand(ctypes.Structure):
    """Where an operand begins, and its strides in elements."""

    _fields_ = (("memory", ctypes.c_void_p), ("strides", ctypes.c_longlong * DIMS))

    @classmethod
    def of(cls, geometry: Geometry) -> Operand:
        """An operand that is broadcast: a dimension of size 1, or one that it lacks, has the stride 0."""
        strides = [0 if n == 1 else step for n, step in zip(geometry.sizes, geometry.strides, strict=True)]
        padded = (ctypes.c_longlong * DIMS)(*[0] * (DIMS - len(strides)), *strides)
        return cls(geometry.memory.address + 4 * geometry.offset, padded)


class Job(ctypes.Structure):
    """The only argument of a kernel."""

    _fields_ = (
        ("count", ctypes.c_longlong), ("sizes", ctypes.c_longlong * DIMS), ("out", Operand),
        ("operands", Operand * DIMS), ("numbers", ctypes.c_double * DIMS),
    )  # fmt: skip


class Gpu:
    """The kernels of the backend: compiled once for each source, counted for each call of an operator."""

    def __init__(self) -> None:
        gpu = checked(driver.cuCtxGetDevice())
        names = driver.CUdevice_attribute
        major = checked(driver.cuDeviceGetAttribute(names.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, gpu))
        minor = checked(driver.cuDeviceGetAttribute(names.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, gpu))
        self.options = [f"--gpu-architecture=sm_{major}{minor}".encode()]
        self.compiled: dict[str, Any] = {}
        self.calls: Counter[str] = Counter()

    def kernel(self, source: str) -> Any:
        if source not in self.compiled:
            program = checked(nvrtc.nvrtcCreateProgram(source.encode(), b"kernel.cu", 0, [], []))
            (status,) = nvrtc.nvrtcCompileProgram(program, len(self.options), self.options)
            if int(status) != 0:
                log = b" " * checked(nvrtc.nvrtcGetProgramLogSize(program))
                nvrtc.nvrtcGetProgramLog(program, log)
                raise RuntimeError(log.decode() + source)
            binary = b" " * checked(nvrtc.nvrtcGetCUBINSize(program))
            checked(nvrtc.nvrtcGetCUBIN(program, binary))
            module = checked(driver.cuModuleLoadData(binary))
            self.compiled[source] = checked(driver.cuModuleGetFunction(module, b"kernel"))
        return self.compiled[source]

    def launch(
        self, source: str, out: Tensor, operands: Sequence[Operand], numbers: Sequence[float] = ()
    ) -> Tensor:
        """A thread for every element of `out`."""
        sizes = out._sizes
        count = math.prod(sizes)
        if count:
            job = Job(
                count, (ctypes.c_longlong * DIMS)(*[1] * (DIMS - len(sizes)), *sizes), Operand.of(out._geometry),
                (Operand * DIMS)(*operands), (ctypes.c_double * DIMS)(*map(float, numbers)),
            )  # fmt: skip
            arguments = (ctypes.c_void_p * 1)(ctypes.addressof(job))
            blocks = -(-count // THREADS)
            kernel, address = self.kernel(source), ctypes.addressof(arguments)
            checked(driver.cuLaunchKernel(kernel, blocks, 1, 1, THREADS, 1, 1, 0, 0, address, 0))
        return out

    def serve(self, name: str, kernel: Callable[..., Any]) -> None:
        """Register a kernel that counts its calls."""

        def counted(*values: Any) -> Any:
            self.calls[name] += 1
            return kernel(*values)

        registry.find(name).override(CUDA, counted)
        SERVED.append(name)

    def serve_elementwise(self, *names: str) -> None:
        """Operators and formulas by their trees; what writes into `self` computes what its functional form does."""
        for name in names:
            target = registry.find(name)
            owner, backward, argument = name.partition("backward_")
            base, dot, overload = owner.rstrip("._").partition(".")
            trees = expressions.facts("generated", f"{base.removesuffix('_')}{dot}{overload}")["trees"]
            program = trees["formulas"][argument] if backward else trees["kernel"]["elementwise"][0][1]
            self.serve(name, self.elementwise(program, schemas.arguments_of(target.schema)))

    def elementwise(self, program: Any, arguments: Sequence[Any]) -> Callable[..., Any]:
        names = [argument.name for argument in arguments]

        def kernel(*values: Any) -> Tensor:
            named = dict(zip(names, values, strict=True))
            tensors = {name: value for name, value in named.items() if isinstance(value, Tensor)}
            numbers = {name: value for name, value in named.items() if isinstance(value, (int, float))}
            written = arguments[0].is_written
            sizes = np.broadcast_shapes(*(tensor._sizes for tensor in tensors.values()))
            operands = [Operand.of(tensor._geometry) for tensor in tensors.values()]
            source = source_of(program, list(tensors), list(numbers))
            out = self.launch(source, values[0] if written else empty(sizes), operands, list(numbers.values()))
            if written:
                bump_version(out)
            return out

        return kernel

    def serve_views(self, *names: str) -> None:
        """Views are geometry, which the operator knows for any backend."""
        for name in names:
            self.serve(name, registry.find(name).kernels[CPU].elsewhere)

    def product(self, a: Tensor, b: Tensor) -> Tensor:
        out = empty((a._sizes[0], b._sizes[1]))
        return self.launch(by_hand(PRODUCT), out, [Operand.of(a._geometry), Operand.of(b._geometry)], [a._sizes[1]])

    def sum(self, tensor: Tensor, dims: Any = None, keepdim: bool = False, _dtype: Any = None) -> Tensor:
        geometry, rank = tensor._geometry, tensor._ndim
        reduced = {dim % rank for dim in dims} if dims else set(range(rank))
        outer = [1 if dim in reduced else size for dim, size in enumerate(geometry.sizes)]
        inner = [size if dim in reduced else 1 for dim, size in enumerate(geometry.sizes)]
        out = empty(outer)
        views = [over(geometry.memory, sizes, geometry.strides, geometry.offset) for sizes in (outer, inner)]
        self.launch(by_hand(SUM), out, list(map(Operand.of, views)), [1] * (DIMS - rank) + inner)
        sizes = outer if keepdim else [size for dim, size in enumerate(outer) if dim not in reduced]
        return make_tensor(Geometry.in_rows(out._geometry.memory, tuple(sizes), geometry.device, CUDA), tensor.dtype)

    def filled(self, value: float) -> Callable[..., Tensor]:
        source = source_of(["value"], [], ["value"])
        return lambda like, *_: self.launch(source, empty(like._sizes), [], [value])


SERVED: list[str] = []


@pytest.fixture(scope="module")
def gpu() -> Iterator[Gpu]:
    try:
        checked(driver.cuInit(0))
        device = checked(driver.cuDeviceGet(0))
    except RuntimeError as error:
        pytest.skip(f"there is no GPU: {error}")
    checked(driver.cuCtxSetCurrent(checked(driver.cuDevicePrimaryCtxRetain(device))))
    gpu = Gpu()
    gpu.serve_views("t", "expand", "detach", "alias", "view", "select.int")
    gpu.serve_elementwise(
        "mul.Tensor", "mul.Scalar", "add.Tensor", "add_.Tensor", "sub.Tensor", "sub_.Tensor", "neg", "tanh", "exp",
        "relu", "_tanh_gradient", "exp.backward_self", "relu.backward_self", "sub.Tensor_backward_other",
    )  # fmt: skip
    copy = source_of(["self"], ["self"], [])
    gpu.serve("clone", lambda tensor, _=None: gpu.launch(copy, empty(tensor._sizes), [Operand.of(tensor._geometry)]))
    gpu.serve("mm", gpu.product)
    gpu.serve("sum", lambda tensor, _=None: gpu.sum(tensor))
    gpu.serve("sum.dim_IntList", gpu.sum)
    gpu.serve("ones_like", gpu.filled(1))
    gpu.serve("zeros_like", gpu.filled(0))
    yield gpu
    for name in SERVED:
        target = registry.find(name)
        target.kernels.pop(CUDA, None)
        target.clear()
    SERVED.clear()
    checked(driver.cuDevicePrimaryCtxRelease(device))


def loss_of(x: Tensor, y: Tensor, parameters: Sequence[Tensor]) -> Tensor:
    first, shift, second = parameters
    distance = (x.mm(first) + shift).tanh().mm(second).relu() - y
    return (distance * distance).sum() + (first * 0.5).exp().sum() * 0.01


def test_a_network_is_trained_on_the_gpu(gpu: Gpu) -> None:
    ow.manual_seed(0)
    x, y = ow.randn(300, 7), ow.randn(300, 3).abs()
    starts = [ow.randn(7, 33) * 0.3, ow.zeros(33), ow.randn(33, 3) * 0.3]
    results = []
    for mover in (lambda tensor: tensor, to_gpu):
        parameters = [mover(start.clone()).requires_grad_() for start in starts]
        inputs, targets = mover(x), mover(y)
        gpu.calls.clear()
        for _ in range(5):
            for parameter in parameters:
                parameter.grad = None
            loss_of(inputs, targets, parameters).backward()
            with ow.no_grad():
                for parameter in parameters:
                    parameter.sub_(parameter.grad, alpha=1e-3)
        results.append(parameters)
    for expected, result in zip(*results, strict=True):
        assert result.device == ow.device("cuda")
        assert not hasattr(result, "_array")
        np.testing.assert_allclose(to_host(result), expected.detach().numpy(), rtol=2e-4, atol=2e-5)
        np.testing.assert_allclose(to_host(result.grad), expected.grad.numpy(), rtol=2e-3, atol=2e-3)
    assert gpu.calls["mm"] == 5 * 5  # two products forward, three backward: the inputs have no gradient
    assert gpu.calls["exp.backward_self"] == gpu.calls["relu.backward_self"] == 5
    assert gpu.calls["sub_.Tensor"] == 3 * 5


def test_memory_is_freed_with_its_last_tensor(gpu: Gpu) -> None:
    before = Memory.allocated
    x = to_gpu(ow.arange(12.0).view(3, 4)).requires_grad_()
    view = (x * x).t()
    assert to_host(view.detach().select(0, 1)).tolist() == [1.0, 25.0, 81.0]
    (view * 3.0).sum().backward()
    np.testing.assert_array_equal(to_host(x.grad), 6.0 * to_host(x.detach()))
    del x, view
    assert Memory.allocated == before


def test_what_has_no_kernel_says_so(gpu: Gpu) -> None:
    x = to_gpu(ow.ones(3))
    with pytest.raises(NotImplementedError, match=r"sinh has no kernel for .*CUDA"):
        x.sinh()
    with pytest.raises(RuntimeError, match="lie on the device cuda"):
        x.tolist()
