"""Modules of neural networks: what has parameters, and what holds modules.

Those without parameters, such as activations and losses, are written by the generator from the entries of their
operators. A generated package loads all of them when its ``nn`` is first asked for one.
"""

from runtime.nn.activation import PReLU
from runtime.nn.adaptive import AdaptiveLogSoftmaxWithLoss
from runtime.nn.attention import (
    Transformer, TransformerDecoder, TransformerDecoderLayer, TransformerEncoder, TransformerEncoderLayer,
)
from runtime.nn.batch_norm import BatchNorm1d, BatchNorm2d, BatchNorm3d, SyncBatchNorm
from runtime.nn.containers import ModuleDict, ModuleList, Sequential
from runtime.nn.convolution import Conv1d, Conv2d, Conv3d, ConvTranspose1d, ConvTranspose2d, ConvTranspose3d
from runtime.nn.distance import TripletMarginWithDistanceLoss
from runtime.nn.embedding import Embedding, EmbeddingBag
from runtime.nn.instance_norm import InstanceNorm1d, InstanceNorm2d, InstanceNorm3d
from runtime.nn.lazy import (
    LazyBatchNorm1d, LazyBatchNorm2d, LazyBatchNorm3d, LazyConv1d, LazyConv2d, LazyConv3d, LazyConvTranspose1d,
    LazyConvTranspose2d, LazyConvTranspose3d, LazyInstanceNorm1d, LazyInstanceNorm2d, LazyInstanceNorm3d, LazyLinear,
    LazyModuleMixin,
)  # fmt: skip
from runtime.nn.linear import Bilinear, Identity, Linear
from runtime.nn.linear_loss import LinearCrossEntropyLoss, LinearCrossEntropyOptions
from runtime.nn.module import Module
from runtime.nn.multihead_attention import MultiheadAttention
from runtime.nn.normalization import GroupNorm, LayerNorm, RMSNorm
from runtime.nn.parallel import DataParallel
from runtime.nn.parameter import Buffer, Parameter
from runtime.nn.parameter_containers import ParameterDict, ParameterList
from runtime.nn.recurrent import GRU, LSTM, RNN, GRUCell, LSTMCell, RNNBase, RNNCell, RNNCellBase
from runtime.nn.uninitialized import UninitializedBuffer, UninitializedParameter

__all__ = [
    "GRU", "LSTM", "RNN", "AdaptiveLogSoftmaxWithLoss", "BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "Bilinear",
    "Buffer", "Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d", "DataParallel",
    "Embedding", "EmbeddingBag", "GRUCell", "GroupNorm", "Identity", "InstanceNorm1d", "InstanceNorm2d",
    "InstanceNorm3d", "LSTMCell", "LayerNorm", "LazyBatchNorm1d", "LazyBatchNorm2d", "LazyBatchNorm3d", "LazyConv1d",
    "LazyConv2d", "LazyConv3d", "LazyConvTranspose1d", "LazyConvTranspose2d", "LazyConvTranspose3d",
    "LazyInstanceNorm1d", "LazyInstanceNorm2d", "LazyInstanceNorm3d", "LazyLinear", "LazyModuleMixin", "Linear",
    "LinearCrossEntropyLoss", "LinearCrossEntropyOptions",
    "Module", "ModuleDict", "ModuleList", "MultiheadAttention", "PReLU", "Parameter", "ParameterDict",
    "ParameterList", "RMSNorm", "RNNBase", "RNNCell", "RNNCellBase", "Sequential", "SyncBatchNorm", "Transformer",
    "TransformerDecoder", "TransformerDecoderLayer", "TransformerEncoder", "TransformerEncoderLayer",
    "TripletMarginWithDistanceLoss", "UninitializedBuffer", "UninitializedParameter",
]  # fmt: skip
