"""Words of languages that are almost C, for the same things: memory, work items, kernels.

Texts of kernels are written once (:mod:`.c_elementwise`, :mod:`.c_lines`) in the words of a :class:`CDialect`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CDialect:
    """The words of a language.

    ``prologue``       stands before every program; it names ``uchar``, ``ushort``, ``uint``, and ``ulong`` of 64 bits
    ``doubles``        stands before programs that compute in ``double``
    ``halves``         what :data:`runtime.devices.c_functions.HALVES` calls, where the language lacks it
    ``kernel``         what a kernel begins with
    ``device_memory``  stands before pointers into the memory of the device; a space is behind it
    ``group_memory``   stands before arrays that the items of a group share; a space is behind it
    ``item``           the number of a work item
    ``group``          the number of its group
    ``item_of_group``  its number within the group
    ``barrier``        the statement at which all items of a group wait for each other
    """

    prologue: str
    doubles: str
    halves: str
    kernel: str
    device_memory: str
    group_memory: str
    item: str
    group: str
    item_of_group: str
    barrier: str


OPENCL = CDialect(
    prologue="#pragma OPENCL FP_CONTRACT OFF\n",
    doubles="#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n",
    halves="",
    kernel="__kernel void",
    device_memory="__global ",
    group_memory="__local ",
    item="get_global_id(0)",
    group="get_group_id(0)",
    item_of_group="get_local_id(0)",
    barrier="barrier(CLK_LOCAL_MEM_FENCE);",
)

# CUDA C++ without headers, as NVRTC reads it; `long` has 64 bits on Linux.
CUDA = CDialect(
    prologue=(
        "typedef unsigned char uchar;\ntypedef unsigned short ushort;\ntypedef unsigned int uint;\n"
        "typedef unsigned long ulong;\n"
        "#define INFINITY __int_as_float(0x7f800000)\n#define NAN __int_as_float(0x7fffffff)\n"
    ),
    doubles="",
    halves="""typedef ushort half;
inline float as_float(uint bits) { return __uint_as_float(bits); }
inline uint as_uint(float x) { return __float_as_uint(x); }
inline float vload_half(long index, const half *memory) {
    float x;
    asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"(memory[index]));
    return x;
}
inline void vstore_half_rte(float x, long index, half *memory) {
    ushort bits;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(x));
    memory[index] = bits;
}
""",
    kernel='extern "C" __global__ void',
    device_memory="",
    group_memory="__shared__ ",
    item="((long)blockIdx.x * blockDim.x + threadIdx.x)",
    group="blockIdx.x",
    item_of_group="threadIdx.x",
    barrier="__syncthreads();",
)
