"""Idioms of programs: small calls of every kind, as programs write them; matrices of 8 by 8, one thread."""

from __future__ import annotations

import operator
from typing import Any

from benchmarks.model import Case, Draw, Group, Parameter

SETUP = """
z, line, ones, half = m.zeros(8, 8), m.zeros(8), m.ones(8, 8), m.full((8, 8), 0.5)
f, spd, eye = m.nn.functional, a @ a.t() + 8 * m.eye(8), m.eye(8)
s, double, wide = m.tensor(1.5), a.double(), m.zeros(20, 8)
big, right = r @ r.t() + 20 * m.eye(20), m.ones(20, 1)
"""


def _inputs(draw: Draw, n: int) -> dict[str, Any]:
    """Matrices of n by n and what goes with them: vectors, indices, masks, batches, an image, weights."""
    return {
        "a": draw.normal(n, n), "b": draw.normal(n, n), "u": draw.between(0.5, 2, n, n), "x": draw.normal(n),
        "y": draw.normal(n), "p": Parameter(draw.normal(n, n)), "q": Parameter(draw.between(0.5, 2, n, n)),
        "t": Parameter(draw.normal(n)), "whole": draw.integers(9, n, n), "i": draw.integers(n, n),
        "rows": draw.integers(n, n, n), "mask": draw.normal(n, n) > 0, "other": draw.normal(n, n) > 0,
        "B": draw.normal(4, n, n), "C": draw.normal(4, n, n), "image": draw.normal(1, 3, n, n),
        "K": draw.weight(4, 3, 3, 3), "D": draw.weight(3, 4, 3, 3), "grid": draw.between(-1, 1, 1, n, n, 2),
        "r": draw.normal(20, 20), "triples": draw.normal(n, 3), "others": draw.normal(n, 3),
        "put": operator.setitem,
    }  # fmt: skip


# The statements by subject. `put(z, i, v) or z` is `z[i] = v`.
_IDIOMS = {
    "arithmetic": """
        a + b; a - b; a * b; a / u; a + 1; 2 * a; 1 - a; 1 / u; a ** 2; a ** 3; u ** 0.5; -a; abs(a); a // u; a % u
        a + x; a * x[:, None]; a - a.t(); a == a.t(); a + whole; whole + 1; whole * whole; whole // 2; double + a
        a * s; a > 0; a <= b; a == b; mask & other; ~mask; mask | other; a.add(b, alpha=2); a * mask
    """,
    "written in place": """
        z.add_(1); z.zero_(); z.copy_(b); z.fill_(2.5); z.clamp_(-1, 1); z.mul_(0); z.addcmul_(a, b, value=0.0)
        m.add(a, b, out=z); m.exp(a, out=z)
    """,
    "functions": """
        a.exp(); u.log(); u.sqrt(); a.tanh(); a.sigmoid(); a.relu(); a.sin(); a.abs(); a.sign(); a.round(); a.floor()
        u.rsqrt(); u.reciprocal(); a.erf(); a.clamp(-1, 1); a.clamp(min=0); m.maximum(a, b); m.minimum(a, b)
        m.where(mask, a, b); m.where(mask, a, 0.0); m.lerp(a, b, 0.5); m.atan2(a, u); m.addcdiv(a, b, u); a.isnan()
        a.nan_to_num(); m.isclose(a, b); m.hypot(a, b); a.square(); m.logaddexp(a, b)
    """,
    "activations": """
        f.relu(a); f.gelu(a); f.silu(a); f.leaky_relu(a, 0.1); f.elu(a); f.softplus(a); f.hardtanh(a); f.softmax(a, -1)
        f.log_softmax(a, -1); f.dropout(z, 0.5); f.glu(a); f.normalize(a); f.layer_norm(a, (8,)); f.mish(a)
        f.group_norm(B, 2); f.batch_norm(a, x, x * x, training=False)
    """,
    "sums": """
        a.sum(); a.sum(0); a.sum(1, keepdim=True); a.mean(); a.mean(-1); a.var(); a.std(1); a.norm(); a.norm(dim=1)
        a.max(); a.min(); a.max(1); a.argmax(); a.argmax(1); a.prod(); mask.any(); mask.all(); mask.sum(); a.amax(1)
        a.logsumexp(1); a.cumsum(0); u.cumprod(1); a.count_nonzero(); a.median(); m.allclose(a, b); m.equal(a, b)
        m.var_mean(a, 1); a.trace(); a.cummax(0)
    """,
    "views": """
        a.t(); a.T; a.view(-1); a.reshape(4, 16); a.unsqueeze(0); a.squeeze(); a.permute(1, 0); a.transpose(0, 1)
        a.expand(2, 8, 8); a.flatten(); a.contiguous(); a.t().contiguous(); a.chunk(2); a.split(4); a.unbind(0)
        a.diagonal(); a.narrow(0, 2, 3); a.select(0, 1); a.detach(); a[0]; a[:, 0]; a[1:4]; a[..., None]; a[::2, 1:]
        a[-1, -1]; image.flatten(1); a.unfold(0, 4, 2); a.movedim(0, 1); a.swapaxes(0, 1); a.clone()
    """,
    "indices": """
        a[i]; a[:, i]; a[mask]; a[i, i]; a[i, :4]; put(z, 0, 1.0) or z; put(z, (slice(None), 0), 1.0) or z
        put(z, (i, i), 1.0) or z; put(z, mask, 0.0) or z; put(z, slice(2, 5), b[2:5]) or z; put(z, i, a) or z
        a.gather(1, rows); a.index_select(0, i); a.take_along_dim(rows, 1); z.scatter(1, rows, 1.0)
        z.scatter_add(0, rows, ones); z.index_add(0, i, ones); a.masked_fill(mask, 0.0); mask.nonzero()
        a.masked_select(mask); f.embedding(i, a); f.one_hot(i, 8); z.index_fill(0, i, 2.0)
    """,
    "moved": """
        m.cat([a, b]); m.cat([a, b], 1); m.stack([a, b]); a.flip(0); a.roll(1, 0); a.tril(); a.triu(1); m.diag(x)
        a.diag(); f.pad(a, (1, 1)); f.pad(image, (1, 1, 1, 1), mode="reflect"); a.repeat(2, 1)
        a.repeat_interleave(2, 0); m.meshgrid(x, y, indexing="ij"); m.tile(a, (2, 2)); a.rot90(); m.hstack([a, b])
        m.vstack([a, b]); m.block_diag(a, b); m.outer(x, y); m.cartesian_prod(x, y)
    """,
    "made": """
        m.zeros(8, 8); m.ones(8, 8); m.full((8, 8), 2.5); m.eye(8); m.arange(8); m.linspace(0, 1, 8)
        m.zeros_like(a); m.ones_like(a); m.full_like(a, 2.0); m.tensor([1.0, 2.0, 3.0]); m.tensor([[1, 2], [3, 4]])
        m.empty(8, 8).shape[0]; m.rand(8, 8).shape[0]; m.randn(8, 8).shape[0]; m.randint(0, 9, (8, 8)).shape[0]
        m.randperm(8).shape[0]; m.bernoulli(ones); a.new_zeros(8); m.as_tensor(a); a.double(); a.long(); a.to(m.float64)
        mask.float(); a.float(); x[0].item(); a.tolist(); a.numpy(); m.from_numpy(array)
        m.normal(0.0, 1.0, (8,)).shape[0]; m.multinomial(half, 2).shape[0]
    """,
    "sorted": """
        x.sort(); a.sort(); a.argsort(); a.topk(3); x.topk(2); a.kthvalue(2); i.unique(); a.sort(descending=True)
        m.searchsorted(sorted_x, y); i.bincount(minlength=8); m.isin(i, i); m.bucketize(y, sorted_x); i.mode()
    """,
    "products": """
        a @ b; a @ x; x @ y; m.dot(x, y); m.mm(a, b); m.bmm(B, C); B @ C; B @ a; m.matmul(B, x); a.t() @ b
        m.addmm(a, a, b); m.einsum("ij,jk->ik", a, b); m.einsum("bij,bjk->bik", B, C); m.einsum("ij,ij->", a, b)
        f.linear(a, b, x); m.tensordot(a, b, 1); m.baddbmm(C, B, C); m.cross(triples, others, dim=1)
        m.kron(eye, eye); m.cdist(a, b); f.cosine_similarity(a, b); f.scaled_dot_product_attention(B, C, C)
    """,
    "images": """
        f.conv2d(image, K0, padding=1); f.max_pool2d(image, 2); f.avg_pool2d(image, 2); f.adaptive_avg_pool2d(image, 1)
        f.interpolate(image, scale_factor=2); f.interpolate(image, scale_factor=2, mode="bilinear")
        f.grid_sample(image, grid, align_corners=False); f.unfold(image, 3); f.conv1d(B, k1)
        f.conv_transpose2d(image, D0, stride=2); f.pixel_shuffle(m.cat([image] * 4, 1), 2)
    """,
    "losses": """
        f.mse_loss(a, b); f.l1_loss(a, b); f.cross_entropy(a, i); f.nll_loss(a, i)
        f.binary_cross_entropy_with_logits(a, half); f.smooth_l1_loss(a, b); f.huber_loss(a, b)
        f.kl_div(a, half, reduction="sum")
    """,
    "linear algebra": """
        m.linalg.inv(big); m.linalg.det(big); m.linalg.solve(big, right); m.linalg.cholesky(big); m.linalg.qr(r)
        m.linalg.svd(r)[1]; m.linalg.eigh(big)[0]; m.linalg.pinv(big); m.linalg.lstsq(big, right)[0]
        m.linalg.solve_triangular(lower, right, upper=False); m.linalg.norm(a); m.linalg.slogdet(big)
        m.linalg.matrix_power(a, 3); m.linalg.vector_norm(x)
    """,
    "gradients": """
        slope(p + q, p); slope(p * q, p); slope((p * 2).sum(), p); slope(p.exp().sum(), p); slope((p @ q).sum(), p)
        slope(p[i].sum(), p); slope(p[0].sum(), p); slope(p[:, 1:3].sum(), p); slope(f.softmax(p, 1).sum(), p)
        slope(f.linear(a, p, t).sum(), t); slope(f.cross_entropy(p, i), p); slope(f.mse_loss(p, b), p)
        slope(f.layer_norm(p, (8,), t).sum(), p); slope(m.cat([p, q]).sum(), p); slope(m.where(mask, p, q).sum(), p)
        slope(p.t().sum(), p); slope(p.max(), p); slope(p.sort()[0].sum(), p); slope(p.cumsum(0).sum(), p)
        slope(f.conv2d(image, K, padding=1).sum(), K); slope(p.norm(), p); slope(p.std(), p); slope(p[mask].sum(), p)
        slope(m.linalg.cholesky(p @ p.t() + 8 * eye).sum(), p); slope(p.gather(1, rows).sum(), p)
        slope(f.embedding(i, p).sum(), p); slope(f.max_pool2d(image * t, 2).sum(), t); slope(p.relu().mean(), p)
    """,
}  # fmt: skip
_MORE = """
sorted_x, lower, array = x.sort()[0], m.linalg.cholesky(big), a.numpy()
K0, D0, k1 = K.detach(), D.detach(), m.ones(4, 8, 3)
def slope(y, of):
    return m.autograd.grad(y, of, m.ones_like(y))[0]
"""


def _cases() -> tuple[Case, ...]:
    names = [word.strip() for text in _IDIOMS.values() for line in text.split("\n") for word in line.split(";")]
    return tuple(
        Case(name, _inputs, name, size=8, tiny=8, setup=SETUP + _MORE, tolerance=1e-4) for name in names if name
    )


IDIOMS = Group(
    "idioms", "Idioms", "Small calls as programs write them: 8 by 8 float32, linear algebra 20 by 20.", _cases(),
    threads=1, target=0.6, worst=2.0,
)  # fmt: skip
