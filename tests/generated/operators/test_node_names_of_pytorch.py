"""Names of Nodes beside PyTorch's, over operators: what differs is listed, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

import generated as ow

pytestmark = pytest.mark.parity

# Calls that record: X of shape (3, 4), S square and regular, T indices, I1, I and I3 images of one to three dimensions.
CALLS = (
    "X.sum(0)", "X.mean(1)", "X.prod(0)", "X.max(0).values", "X.min(0)[0]", "X.amax(0)", "X.logsumexp(0)",
    "X.cumsum(0)", "X.cumprod(0)", "X.cummax(0)[0]", "X.std(0)", "X.var(0)", "X.sort(0)[0]", "X.topk(2)[0]",
    "X.kthvalue(2)[0]", "X.mode(0)[0]", "X.median(0)[0]", "m.var_mean(X)[0]", "m.std_mean(X)[0]", "X+X", "X+1", "1+X",
    "X-X", "1-X", "X*X", "X*2", "X/X", "X/2", "1/X", "X//2", "X%2", "X**2", "X**X", "2**X", "X@X.t()", "X@X[0]",
    "X[0]@X[0]", "X[None]@X.t()[None]", "X[None].expand(2,3,4)@X.t()", "m.mm(X,X.t())", "m.addmm(X[:,:3],X,X.t())",
    "m.baddbmm(X[None,:,:3],X[None],X.t()[None])", "m.addmv(X[:,0],X,X[0])", "m.outer(X[0],X[0])", "m.kron(X,X)",
    "m.einsum('ij,kj->ik',X,X)", "m.einsum('ij->i',X)", "m.tensordot(X,X.t(),1)", "m.linalg.multi_dot([X,X.t(),X])",
    "m.inner(X,X)", "m.vdot(X[0],X[0])", "m.cdist(X,X+1)", "m.linalg.cross(X[:,:3],X[:,1:])", "X[0]", "X[1:]",
    "X[0,1:]", "X[...,0]", "X[None]", "X[:]", "X[:,::2]", "X[0,1]", "X[X>0.5]", "X[[0,1]]", "X[T]", "X[T,1:]",
    "X[m.tensor(1)]", "X[True]", "X.view(4,3)", "X.reshape(4,3)", "X.t().reshape(12)", "X.flatten()",
    "X.unflatten(1,(2,2))", "X.permute(1,0)", "X.transpose(0,1)", "X.movedim(0,1)", "X[None].squeeze()",
    "X[None].squeeze(0)", "X.unsqueeze(0)", "X[None].expand(2,3,4)", "X.expand_as(X)", "m.broadcast_to(X,(2,3,4))",
    "X.repeat(2,1)", "X.tile(2)", "X.repeat_interleave(2,0)", "X.flip(0)", "X.fliplr()", "X.roll(1)", "X.roll(1,0)",
    "X.rot90()", "X.narrow(0,0,2)", "X.select(0,1)", "X.unbind()[0]", "X.split(2)[0]", "X.split([1,2])[0]",
    "X.chunk(2)[0]", "X.tensor_split(2)[0]", "X.hsplit(2)[0]", "X.unfold(1,2,1)", "X.diagonal()", "X[0].diag()",
    "S.diag()", "X.diag_embed()", "S.trace()", "X.as_strided((2,2),(1,2))", "X.view_as(X)",
    "m.view_as_complex(X.view(3,2,2))", "m.complex(X,X)", "m.polar(X,X)", "X.swapaxes(0,1)", "X.swapdims(0,1)",
    "m.atleast_3d(X)", "m.cat([X,X])", "m.stack([X,X])", "m.hstack([X,X])", "m.vstack([X,X])", "m.dstack([X,X])",
    "m.column_stack([X,X])", "m.block_diag(X,X)", "m.cartesian_prod(X[0],X[1])",
    "m.meshgrid(X[0],X[1],indexing='ij')[0]", "m.combinations(X[0])", "X.index_select(0,T)", "X.gather(0,T[None])",
    "X.take(T)", "X.masked_select(X>0.5)", "X.masked_fill(X>0.5,0.)", "X.masked_scatter(X>0.5,X)",
    "m.where(X>0.5,X,X)", "m.where(X>0.5,X,0.)", "X.scatter(0,T[None],0.)", "X.scatter(0,T[None],X)",
    "X.scatter_add(0,T[None],X)", "X.scatter_reduce(0,T[None],X,'sum')", "X.index_add(0,T,X)", "X.index_copy(0,T,X)",
    "X.index_fill(0,T,0.)", "X.index_put((T,),X)", "X.slice_scatter(X[:1],0,0,1)", "X.select_scatter(X[0],0,0)",
    "X.diagonal_scatter(X[:,0])", "X.clamp(0,1)", "X.clamp(X,X)", "X.clamp_min(0)", "X.clip(0,1)", "m.maximum(X,X)",
    "m.minimum(X,X)", "m.max(X,X)", "m.fmax(X,X)", "m.lerp(X,X,0.5)", "m.lerp(X,X,X)", "m.addcmul(X,X,X)",
    "m.addcdiv(X,X,X)", "m.dist(X,X)", "m.atan2(X,X)", "m.hypot(X,X)", "m.logaddexp(X,X)", "m.xlogy(X,X)",
    "m.fmod(X,2)", "m.remainder(X,X)", "m.copysign(X,X)", "m.renorm(X,2,0,1.)", "m.ldexp(X,T[0])",
    "m.float_power(X,2)", "m.gradient(X)[0]", "m.diff(X)", "m.trapezoid(X)", "m.cov(X)", "m.corrcoef(X)",
    "m.linalg.norm(X)", "m.linalg.vector_norm(X)", "m.linalg.matrix_norm(X)", "X.norm(1)", "X.norm(dim=1)",
    "X.nansum(0)", "X.logcumsumexp(0)", "X.renorm(2,0,1.)", "X.to(m.float64)", "X.type(m.float64)", "X.to(m.float32)",
    "X.t().contiguous()", "X.clone()", "m.det(S)", "m.logdet(S)", "m.slogdet(S)[1]", "m.inverse(S)",
    "m.linalg.inv(S)", "m.linalg.solve(S,S)", "m.linalg.cholesky(S@S.t())", "m.linalg.qr(S)[0]", "m.linalg.svd(S)[1]",
    "m.linalg.svdvals(S)", "m.linalg.eigh(S)[0]", "m.linalg.eigvalsh(S)", "m.linalg.eig(S)[0]", "m.linalg.pinv(S)",
    "m.linalg.lstsq(S,S)[0]", "m.matrix_exp(S)", "m.linalg.matrix_power(S,2)", "m.linalg.lu(S)[1]",
    "m.linalg.lu_factor(S)[0]", "m.linalg.solve_triangular(S,S,upper=True)", "m.cholesky_solve(S,S)",
    "m.linalg.cond(S)", "m.linalg.householder_product(S,S[0])", "m.fft.fft(X)", "m.fft.rfft(X)",
    "m.fft.irfft(m.fft.rfft(X))", "m.fft.fftshift(X)", "m.stft(X.flatten(),4,window=m.ones(4),return_complex=True)",
    "F.softmax(X,1)", "F.log_softmax(X,1)", "F.softmin(X,1)", "F.relu(X)", "F.relu6(X)", "F.leaky_relu(X)",
    "F.elu(X)", "F.celu(X)", "F.selu(X)", "F.gelu(X)", "F.silu(X)", "F.mish(X)", "F.hardswish(X)", "F.hardsigmoid(X)",
    "F.hardtanh(X)", "F.hardshrink(X)", "F.softshrink(X)", "F.tanhshrink(X)", "F.softplus(X)", "F.softsign(X)",
    "F.threshold(X,0.,0.)", "F.logsigmoid(X)", "F.glu(X)", "F.prelu(X,X[0,:1])", "F.rrelu(X)", "F.gumbel_softmax(X)",
    "F.normalize(X)", "F.dropout(X)", "F.dropout2d(I)", "F.alpha_dropout(X)", "F.dropout(X,training=False)",
    "F.linear(X,X)", "F.linear(X,X,X[:,0])", "F.linear(X[None],X,X[:,0])", "F.linear(X[None],X)",
    "F.bilinear(X,X,X[None,:,:].expand(2,3,4)[:, :, :].new_ones(2,4,4))", "F.embedding(T,X)",
    "F.embedding_bag(T[None],X)", "F.conv1d(I1,I1[:, :, :2])", "F.conv2d(I,I[:, :, :2,:2])",
    "F.conv3d(I3,I3[:,:,:2,:2,:2])", "F.conv_transpose2d(I,I[:, :, :2,:2].expand(4,4,2,2))", "F.max_pool1d(I1,2)",
    "F.max_pool2d(I,2)", "F.max_pool3d(I3,2)", "F.avg_pool1d(I1,2)", "F.avg_pool2d(I,2)", "F.avg_pool3d(I3,2)",
    "F.adaptive_avg_pool1d(I1,2)", "F.adaptive_avg_pool2d(I,2)", "F.adaptive_avg_pool2d(I,1)",
    "F.adaptive_avg_pool3d(I3,2)", "F.adaptive_max_pool1d(I1,2)", "F.adaptive_max_pool2d(I,2)",
    "F.adaptive_max_pool3d(I3,2)", "F.lp_pool2d(I,2.,2)", "F.fold(I.view(1,16,4),(3,3),2)", "F.unfold(I,2)",
    "F.fractional_max_pool2d(I,2,output_size=2)", "F.max_unpool2d(*F.max_pool2d(I,2,return_indices=True),2)",
    "F.interpolate(I,scale_factor=2)", "F.interpolate(I,scale_factor=2,mode='bilinear')",
    "F.interpolate(I,scale_factor=2,mode='bicubic')", "F.interpolate(I,size=2,mode='area')",
    "F.interpolate(I1,size=2,mode='linear')", "F.interpolate(I3,size=2,mode='trilinear')", "F.interpolate(I1,size=2)",
    "F.interpolate(I3,size=2)", "F.grid_sample(I,I[:,:,:,:2]*0.1,align_corners=False)",
    "F.affine_grid(X[None,:2,:3],(1,1,2,2),align_corners=False)", "F.pixel_shuffle(I,2)", "F.pixel_unshuffle(I,2)",
    "F.channel_shuffle(I,2)", "F.pad(X,(1,1))", "F.pad(I,(1,1,1,1),mode='reflect')",
    "F.pad(I,(1,1,1,1),mode='replicate')", "F.pad(I,(1,1,1,1),mode='circular')", "F.pad(I1,(1,1),mode='reflect')",
    "F.batch_norm(X,None,None,training=True)", "F.batch_norm(I,None,None,training=True)",
    "F.batch_norm(X,m.zeros(4),m.ones(4))", "F.layer_norm(X,(4,))", "F.group_norm(I,2)", "F.instance_norm(I)",
    "F.rms_norm(X,(4,))", "F.local_response_norm(I,2)", "F.mse_loss(X,X.detach())",
    "F.mse_loss(X,X.detach(),reduction='none')", "F.l1_loss(X,X.detach())", "F.smooth_l1_loss(X,X.detach())",
    "F.huber_loss(X,X.detach())", "F.cross_entropy(X,T)", "F.cross_entropy(X,T,label_smoothing=0.1)",
    "F.cross_entropy(X,X.detach())", "F.nll_loss(X,T)", "F.nll_loss(I,m.zeros(1,4,4,dtype=m.int64))",
    "F.binary_cross_entropy(X.clamp(0.1,0.9),X.detach().clamp(0,1))",
    "F.binary_cross_entropy_with_logits(X,X.detach())", "F.kl_div(X,X.detach())", "F.poisson_nll_loss(X,X.detach())",
    "F.gaussian_nll_loss(X,X.detach(),X)", "F.hinge_embedding_loss(X,X.detach())",
    "F.cosine_embedding_loss(X,X,m.ones(3))", "F.cosine_similarity(X,X)", "F.multi_margin_loss(X,T)",
    "F.multilabel_margin_loss(X,m.zeros(3,4,dtype=m.int64))", "F.multilabel_soft_margin_loss(X,X.detach())",
    "F.soft_margin_loss(X,X.detach())", "F.triplet_margin_loss(X,X+1,X-1)", "F.pdist(X)", "F.pairwise_distance(X,X)",
    "F.ctc_loss(F.log_softmax(I1.view(4,1,4)*1.,2),m.tensor([[1]]),m.tensor([4]),m.tensor([1]))",
    "F.scaled_dot_product_attention(X[None,None],X[None,None],X[None,None])", "m.nn.LSTM(4,2)(X[:,None])[0]",
    "m.nn.GRU(4,2)(X[:,None])[0]", "m.nn.RNN(4,2)(X[:,None])[0]", "m.nn.LSTMCell(4,2)(X)[0]", "m.nn.GRUCell(4,2)(X)",
    "m.nn.RNNCell(4,2)(X)", "m.nn.MultiheadAttention(4,2)(X,X,X)[0]", "m.nn.TransformerEncoderLayer(4,2,8)(X)",
    "m.nn.Linear(4,2)(X)", "m.nn.Conv2d(4,2,2)(I)", "m.nn.BatchNorm2d(4)(I)", "m.nn.LayerNorm(4)(X)",
    "m.nn.Embedding(4,2)(T)", "m.nn.ReLU()(X)", "m.nn.Flatten()(I)", "(X*1).add_(1)", "(X*1).mul_(X)",
    "(X*1).relu_()", "(X*1).zero_()", "(X*1).copy_(X)", "(X*1).fill_(1)", "(X*1).masked_fill_(X>0.5,0)",
    "(X*1).clamp_(0,1)", "(X*1).sqrt_()", "(X*1).div_(2)", "m.bernoulli(X.clamp(0,1))", "X[0][1]", "m.special.erf(X)",
    "m.special.expit(X)", "m.special.gammaln(X)", "m.special.entr(X)", "m.special.i1(X)", "m.special.zeta(X+2,X)",
    "m.special.xlog1py(X,X)", "m.special.ndtr(X)", "m.special.log_ndtr(X)", "m.polygamma(1,X)", "m.mvlgamma(X+2,2)",
    "m.igamma(X.detach(),X)", "X.exp()", "X.log()", "X.sin()", "X.cos()", "X.tanh()", "X.sigmoid()", "X.sqrt()",
    "X.rsqrt()", "X.abs()", "X.neg()", "X.reciprocal()", "X.square()", "X.sign()", "X.floor()", "X.round()",
    "X.erf()", "X.erfinv()", "X.log1p()", "X.expm1()", "X.log2()", "X.log10()", "X.sinh()", "X.cosh()", "X.tan()",
    "X.asin()", "X.acos()", "X.atan()", "X.asinh()", "X.atanh()", "X.acosh()", "X.digamma()", "X.lgamma()", "X.sum()",
    "X.mean()", "X.prod()", "X.std()", "X.var()", "X.max()", "X.min()", "X.t()", "X.ravel()", "X.double()",
    "X.half()", "X.relu()", "X.frac()", "X.trunc()", "X.sinc()", "X.logit()", "X.deg2rad()", "X.nan_to_num()",
    "X.median()", "X.nansum()", "X.nanmean()", "X.tril()", "X.triu()", "X.norm()", "X.positive()", "X.exp2()",
    "X.i0()", "X.mH", "X.mT", "X.T", "X.adjoint()", "X.detach_()", "X.negative()", "X.sgn()", "X.angle()", "X.real",
    "X.conj()", "X.resolve_conj()", "X[0,:]", "X[:,0]", "X[:,1:]", "X[1:,0]", "X[:,None]", "X[None,0]", "X[0,None]",
    "X[...]", "X[...,1:]", "X[...,None]", "X[0,...]", "X[::1]", "X[0:3]", "X[()]", "X[0:2,None,0]", "X[:,:]",
    "X[0:3,:]", "X[-1]", "X[1:3,1:3]", "I[0,...,1]", "I[...,1:,0]", "I[:,0]",
)  # fmt: skip
# Calls whose last Node has another name than PyTorch's: that name, and ours. They are no operators here but composed of
# others, of which the last one shows, or kernels that serve several of PyTorch's operators.
OTHERS = {
    "m.std_mean(X)[0]": ("StdMeanBackward0", "StdBackward0"),
    "X//2": ("torch::autograd::NotImplemented", "FloorDivideBackward1"),
    "X[None]@X.t()[None]": ("UnsafeViewBackward0", "BmmBackward0"),
    "X[None].expand(2,3,4)@X.t()": ("UnsafeViewBackward0", "ViewBackward0"),
    "m.baddbmm(X[None,:,:3],X[None],X.t()[None])": ("BaddbmmBackward0", "AddBackward0"),
    "m.addmv(X[:,0],X,X[0])": ("AddmvBackward0", "AddBackward0"),
    "m.kron(X,X)": ("UnsafeViewBackward0", "ViewBackward0"),
    "m.einsum('ij->i',X)": ("SumBackward1", "ViewBackward0"),
    "m.tensordot(X,X.t(),1)": ("ViewBackward0", "MmBackward0"),
    "m.linalg.multi_dot([X,X.t(),X])": ("ViewBackward0", "MmBackward0"),
    "m.inner(X,X)": ("ViewBackward0", "MmBackward0"),
    "m.vdot(X[0],X[0])": ("VdotBackward0", "DotBackward0"),
    "m.cdist(X,X+1)": ("CdistBackward0", "LinalgVectorNormBackward0"),
    "X.t().reshape(12)": ("UnsafeViewBackward0", "ViewBackward0"),
    "X.repeat(2,1)": ("RepeatBackward0", "ViewBackward0"),
    "X.tile(2)": ("RepeatBackward0", "ViewBackward0"),
    "X.rot90()": ("Rot90Backward0", "TransposeBackward0"),
    "S.diag()": ("DiagonalBackward0_copy", "CloneBackward0"),
    "S.trace()": ("TraceBackward0", "SumBackward0"),
    "X.masked_select(X>0.5)": ("MaskedSelectBackward0", "IndexBackward0"),
    "X.slice_scatter(X[:1],0,0,1)": ("SliceScatterBackward0", "CopySlices"),
    "X.select_scatter(X[0],0,0)": ("SelectScatterBackward0", "CopySlices"),
    "X.diagonal_scatter(X[:,0])": ("DiagonalScatterBackward0", "CopySlices"),
    "m.dist(X,X)": ("DistBackward0", "LinalgVectorNormBackward0"),
    "m.renorm(X,2,0,1.)": ("RenormBackward0", "WhereBackward0"),
    "m.ldexp(X,T[0])": ("LdexpBackward0", "MulBackward0"),
    "m.trapezoid(X)": ("MulBackward1", "MulBackward0"),
    "X.norm(1)": ("LinalgVectorNormBackward0", "SumBackward1"),
    "X.renorm(2,0,1.)": ("RenormBackward0", "WhereBackward0"),
    "m.logdet(S)": ("WhereBackward0", "AddBackward0"),
    "m.matrix_exp(S)": ("LinalgMatrixExpBackward0", "LinalgSolveExBackward0"),
    "m.linalg.lu(S)[1]": ("LinalgLuBackward0", "AddBackward0"),
    "m.linalg.cond(S)": ("SqueezeBackward1", "DivBackward0"),
    "m.linalg.householder_product(S,S[0])": ("LinalgHouseholderProductBackward0", "SubBackward0"),
    "m.stft(X.flatten(),4,window=m.ones(4),return_complex=True)": ("SqueezeBackward4", "SqueezeBackward1"),
    "F.rrelu(X)": ("RreluWithNoiseBackward0", "LeakyReluBackward0"),
    "F.linear(X,X)": ("MmBackward0", "AddmmBackward0"),
    "F.linear(X[None],X,X[:,0])": ("AddBackward0", "AddmmBackward0"),
    "F.linear(X[None],X)": ("UnsafeViewBackward0", "AddmmBackward0"),
    "F.embedding(T,X)": ("EmbeddingBackward0", "IndexSelectBackward0"),
    "F.embedding_bag(T[None],X)": ("EmbeddingBagBackward0", "MeanBackward1"),
    "F.max_pool1d(I1,2)": ("SqueezeBackward1", "MaxPool1DWithIndicesBackward0"),
    "F.avg_pool1d(I1,2)": ("SqueezeBackward1", "AvgPool1DBackward0"),
    "F.adaptive_avg_pool1d(I1,2)": ("SqueezeBackward1", "AdaptiveAvgPool1DBackward0"),
    "F.adaptive_max_pool1d(I1,2)": ("SqueezeBackward1", "AdaptiveMaxPool1DBackward0"),
    "F.fractional_max_pool2d(I,2,output_size=2)": ("FractionalMaxPool2DBackward0", "TakeFromPlanesBackward0"),
    "F.affine_grid(X[None,:2,:3],(1,1,2,2),align_corners=False)": ("AffineGridGeneratorBackward0", "ViewBackward0"),
    "F.pad(I,(1,1,1,1),mode='reflect')": ("ReflectionPad2DBackward0", "IndexSelectBackward0"),
    "F.pad(I,(1,1,1,1),mode='replicate')": ("ReplicationPad2DBackward0", "IndexSelectBackward0"),
    "F.pad(I,(1,1,1,1),mode='circular')": ("torch::autograd::CopySlices", "IndexSelectBackward0"),
    "F.pad(I1,(1,1),mode='reflect')": ("ReflectionPad1DBackward0", "IndexSelectBackward0"),
    "F.group_norm(I,2)": ("NativeGroupNormBackward0", "NativeLayerNormBackward0"),
    "F.instance_norm(I)": ("ViewBackward0", "NativeLayerNormBackward0"),
    "F.rms_norm(X,(4,))": ("MulBackward0", "NativeLayerNormBackward0"),
    "F.smooth_l1_loss(X,X.detach())": ("SmoothL1LossBackward0", "MeanBackward0"),
    "F.huber_loss(X,X.detach())": ("HuberLossBackward0", "MeanBackward0"),
    "F.cross_entropy(X,X.detach())": ("DivBackward1", "DivBackward0"),
    "F.nll_loss(I,m.zeros(1,4,4,dtype=m.int64))": ("NllLoss2DBackward0", "NllLossBackward0"),
    "F.binary_cross_entropy(X.clamp(0.1,0.9),X.detach().clamp(0,1))": ("BinaryCrossEntropyBackward0", "MeanBackward0"),
    "F.binary_cross_entropy_with_logits(X,X.detach())": ("BinaryCrossEntropyWithLogitsBackward0", "MeanBackward0"),
    "F.multi_margin_loss(X,T)": ("MultiMarginLossBackward0", "MeanBackward0"),
    "F.multilabel_margin_loss(X,m.zeros(3,4,dtype=m.int64))": ("MultilabelMarginLossBackward0", "MeanBackward0"),
    "F.soft_margin_loss(X,X.detach())": ("SoftMarginLossBackward0", "MeanBackward0"),
    "F.pdist(X)": ("PdistBackward0", "LinalgVectorNormBackward0"),
    "F.pairwise_distance(X,X)": ("NormBackward1", "LinalgVectorNormBackward0"),
    "F.scaled_dot_product_attention(X[None,None],X[None,None],X[None,None])": (
        "ScaledDotProductFlashAttentionForCpuBackward0", "ViewBackward0",
    ),
    "m.nn.LSTM(4,2)(X[:,None])[0]": ("MkldnnRnnLayerBackward0", "ViewBackward0"),
    "m.nn.GRU(4,2)(X[:,None])[0]": ("StackBackward0", "ViewBackward0"),
    "m.nn.RNN(4,2)(X[:,None])[0]": ("StackBackward0", "ViewBackward0"),
    "m.nn.GRUCell(4,2)(X)": ("AddBackward0", "LerpBackward1"),
    "m.nn.Embedding(4,2)(T)": ("EmbeddingBackward0", "IndexSelectBackward0"),
    "(X*1).copy_(X)": ("torch::autograd::CopyBackwards", "CopyBackward0"),
    "(X*1).fill_(1)": ("FillBackward2", "FillBackward0"),
    "m.bernoulli(X.clamp(0,1))": ("BernoulliBackward0", "CopyBackward0"),
    "m.special.ndtr(X)": ("MulBackward1", "SpecialNdtrBackward0"),
    "m.mvlgamma(X+2,2)": ("MvlgammaBackward0", "AddBackward0"),
}


def inputs(m: Any) -> dict[str, Any]:
    """The operands of calls, of a module of tensors."""
    x = (m.arange(12.0).reshape(3, 4) / 12 + 0.1).requires_grad_()
    square = (m.arange(9.0).reshape(3, 3) / 9 + m.eye(3) * 3).requires_grad_()
    images = [m.arange(float(4**dims)).reshape(1, *[4] * dims).requires_grad_() for dims in (2, 3, 4)]
    named = dict(zip(("I1", "I", "I3"), images, strict=True))
    return {"m": m, "F": m.nn.functional, "X": x, "S": square, "T": m.tensor([0, 1, 2]), **named}


def name_of(m: Any, call: str) -> str:
    """What the last Node of a call is called."""
    m.manual_seed(0)
    node = eval(call, inputs(m)).grad_fn
    return "None" if node is None else node.name()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("call", CALLS)
def test_the_last_node_is_called_as_in_pytorch(call: str) -> None:
    theirs, ours = OTHERS.get(call, ("", ""))
    name = name_of(pytest.importorskip("torch"), call)
    assert (name, name_of(ow, call)) == (theirs or name, ours or name)


def test_most_names_are_those_of_pytorch() -> None:
    assert set(OTHERS) <= set(CALLS)
    assert len(OTHERS) < len(CALLS) / 4
