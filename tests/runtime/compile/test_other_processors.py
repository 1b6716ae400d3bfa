"""Code compiled for processors with fewer instructions than this one gives the same numbers."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys

import pytest
from folders import ROOT
from llvmlite import binding

_SSE = "+cx16,+popcnt,+sse3,+sse4.1,+sse4.2,+ssse3"
PROCESSORS = {
    "x86-64-v2": _SSE,  # without conversions of float16
    "x86-64-v3": f"{_SSE},+avx,+avx2,+bmi,+bmi2,+f16c,+fma,+lzcnt,+movbe",
}  # fmt: skip
PROGRAM = f"""
import sys; sys.path.insert(0, {str(ROOT)!r})
import json, math
import numpy as np
import generated as ow
from runtime.compile.processor import features

def whole(*shape):
    return np.random.default_rng(sum(shape)).integers(-5, 6, shape).astype("float32")

def alike(found, wanted):
    return bool(((found == wanted) | (np.isnan(found) & np.isnan(wanted))).all())

found, quiet = {{}}, np.errstate(all="ignore")
halves = np.arange(65536, dtype="uint16").view("float16")
with quiet:
    for factor in (1.0, 0.3, 3e-5, 700.0):
        wanted = (halves.astype("float32") * np.float32(factor)).astype("float16")
        found[f"float16 * {{factor}}"] = alike((ow.from_numpy(halves) * factor).numpy(), wanted)
for rows in (6, 511, 512, 1024, 1600):
    images, kernels = whole(3, 9, 7, 7), whole(rows, 9, 1, 1)
    given = ow.nn.functional.conv2d(ow.from_numpy(images), ow.from_numpy(kernels)).numpy()
    found[f"a convolution of {{rows}} kernels"] = alike(given, np.einsum("nchw,ocij->nohw", images, kernels))
    left, right = whole(rows, 40), whole(40, 49)
    found[f"a product of {{rows}} rows"] = alike((ow.from_numpy(left) @ ow.from_numpy(right)).numpy(), left @ right)
x = ow.from_numpy(whole(70, 90))
found["sums"] = alike(x.sum(1).numpy(), x.numpy().sum(1)) and alike(x.sum(0).numpy(), x.numpy().sum(0))
found["exponentials"] = bool(np.allclose(x.exp().numpy(), np.exp(x.numpy()), rtol=1e-6))
print(json.dumps([sorted(features()), found]))
"""


@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="the processors are x86")
@pytest.mark.parametrize("name", PROCESSORS)
def test_numbers_are_the_same(name: str) -> None:
    wanted = {word[1:] for word in PROCESSORS[name].split(",")}
    if not wanted <= {item for item, there in binding.get_host_cpu_features().items() if there}:
        pytest.skip(f"this processor is no {name}")
    chosen = {"NUMBA_CPU_NAME": name, "NUMBA_CPU_FEATURES": PROCESSORS[name], "OPWEAVE_COMPILE": "now"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, env=os.environ | chosen
    )
    assert done.returncode == 0, done.stderr
    features, result = json.loads(done.stdout)
    assert set(features) == wanted
    assert [what for what, right in result.items() if not right] == []


@pytest.mark.parametrize("features", ["", "+avx2", "+avx2,+avx512f", "+neon"])
def test_blocks_are_whole_tiles(features: str) -> None:
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r})\nimport runtime.kernels.matmul.shape as s\n"
    done = subprocess.run(
        [sys.executable, "-c", f"{program}print(s.ROWS, s.BLOCK % s.ROWS, 400 < s.BLOCK <= 512)"],
        capture_output=True, text=True, check=True,
        env=os.environ | {"NUMBA_CPU_NAME": "any", "NUMBA_CPU_FEATURES": features},
    )  # fmt: skip
    rows = {"": 4, "+avx2": 6}.get(features, 8)
    assert done.stdout.split() == [str(rows), "0", "True"]
