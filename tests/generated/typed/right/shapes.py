"""Views, joins, indexing."""

from typing import assert_type

import generated as ow

x = ow.arange(24).reshape(2, 3, 4)
assert_type(x.view(6, 4), ow.Tensor)
assert_type(x.view((24,)), ow.Tensor)
assert_type(x.permute(2, 0, 1).transpose(0, 1), ow.Tensor)
assert_type(x.unsqueeze(0).squeeze(0).squeeze(), ow.Tensor)
assert_type(x.expand(2, 3, 4).flatten(1), ow.Tensor)
assert_type(ow.cat([x, x], 1), ow.Tensor)
assert_type(ow.stack((x, x)), ow.Tensor)
assert_type(x[0], ow.Tensor)
assert_type(x[0, 1:, ..., None], ow.Tensor)
assert_type(x[x > 3], ow.Tensor)
assert_type(x[[0, 1]], ow.Tensor)
assert_type(x[:, ow.tensor([0, 2])], ow.Tensor)
assert_type(x.gather(0, ow.zeros(1, 3, 4, dtype=ow.int64)), ow.Tensor)
assert_type(ow.index_select(x, 1, ow.tensor([0])), ow.Tensor)
x[0] = 1
x[:, 0] = x[:, 1]
x[x > 20] = 0
