"""What formulas, views and composites of the YAML files may call besides operators."""

from runtime.kernels.indexing.operator import is_basic as is_basic_index
from runtime.kernels.indexing.operator import split_index
from runtime.language.borders import border_places
from runtime.language.contractions import chain_order, einsum_plan, pairing, tensordot_dims, tensordot_plan
from runtime.language.helpers import (
    broadcast_dims, broadcast_shapes, cat_sizes, check_index, compute_strides, corner,
    defined_sum, doublings, wide_dtype, dtype_limits, epsilon, exchanged, expanded_size, for_dims, index_at, index_of,
    infer_size, inserted, integer_span, inverse_permutation, kept_sizes, largest_below, log_number, moved, negated,
    no_case, permuted, product, raise_error, raise_index_error, raise_linalg_error, raise_value_error, reduced_numel,
    replaced, result_dtype, shapes_of, slice_at, slice_bounds, smallest_positive, strided, whole_part, without,
    wrap_dims,
)  # fmt: skip
from runtime.language.lists import together
from runtime.language.numbers import constant, item, of_numbers, operand
from runtime.language.recording import is_grad_enabled
from runtime.language.transforms import fft_dims, fft_norm, fft_sizes
from runtime.tensor import wrap_dim
from runtime.tensor.casting import check_fits, check_int64
from runtime.tensor.formats import contiguous_strides, suggested_format
from runtime.tensor.sizes import (
    check_bounds, check_parts, chunk_ranges, cut_ranges, diagonal_dims, diagonal_length, equal_sections, even_ranges,
    is_overlapping, memory_span, moved_dims, recast_sizes, recast_strides, repeated_sizes, reversed_strides,
    section_ranges, split_ranges, unflattened, window_count,
)  # fmt: skip

__all__ = [
    "border_places", "broadcast_dims", "broadcast_shapes", "cat_sizes", "chain_order", "check_bounds",
    "check_fits", "check_index", "check_int64", "check_parts", "chunk_ranges", "compute_strides",
    "constant", "contiguous_strides", "corner", "cut_ranges", "defined_sum", "diagonal_dims", "diagonal_length",
    "doublings", "wide_dtype", "dtype_limits", "einsum_plan", "epsilon", "equal_sections", "even_ranges",
    "exchanged", "expanded_size", "fft_dims", "fft_norm", "fft_sizes", "for_dims", "index_at", "index_of",
    "infer_size", "inserted", "integer_span", "inverse_permutation", "is_basic_index", "is_grad_enabled",
    "is_overlapping", "item", "kept_sizes", "largest_below", "log_number", "memory_span", "moved", "moved_dims",
    "negated", "no_case", "of_numbers", "operand", "pairing", "permuted", "product", "raise_error", "raise_index_error",
    "raise_linalg_error", "raise_value_error", "recast_sizes", "recast_strides", "reduced_numel", "repeated_sizes",
    "replaced", "result_dtype", "reversed_strides", "section_ranges", "shapes_of", "slice_at", "slice_bounds",
    "smallest_positive", "split_index", "split_ranges", "strided", "suggested_format", "tensordot_dims",
    "tensordot_plan", "together", "unflattened", "whole_part", "window_count", "without", "wrap_dim", "wrap_dims",
]  # fmt: skip
