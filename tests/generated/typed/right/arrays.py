"""To NumPy and back."""

from typing import Any, assert_type

import numpy as np

import generated as ow

array = np.arange(6.0).reshape(2, 3)
x = ow.from_numpy(array)
assert_type(x, ow.Tensor)
assert_type(x.numpy(), np.ndarray[Any, Any])
assert_type(x.requires_grad_().numpy(force=True), np.ndarray[Any, Any])
assert_type(ow.tensor(array), ow.Tensor)
assert_type(ow.asarray(array, copy=True), ow.Tensor)
assert_type(ow.from_dlpack(array), ow.Tensor)
assert_type(x * 2 + ow.as_tensor(array), ow.Tensor)
print(np.asarray(x.detach().numpy()).sum())
