"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, all_of
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.rearrangement import (
    FLIP, FLIPLR, FLIPUD, ROLL, ROT90, REPEAT, TILE, TRIL, TRIL_, TRIU, TRIU_, COMBINATIONS, IS_SAME_SIZE,
    FLIP_FORMS as FLIP_FORMS_OF_FUNCTION, FLIPLR_FORMS as FLIPLR_FORMS_OF_FUNCTION, FLIPUD_FORMS as
    FLIPUD_FORMS_OF_FUNCTION, ROLL_FORMS as ROLL_FORMS_OF_FUNCTION, ROT90_FORMS as ROT90_FORMS_OF_FUNCTION,
    REPEAT_FORMS as REPEAT_FORMS_OF_FUNCTION, TILE_FORMS as TILE_FORMS_OF_FUNCTION, REPEAT_INTERLEAVE_FORMS as
    REPEAT_INTERLEAVE_FORMS_OF_FUNCTION, TRIL_FORMS as TRIL_FORMS_OF_FUNCTION, TRIL__FORMS as
    TRIL__FORMS_OF_FUNCTION, TRIU_FORMS as TRIU_FORMS_OF_FUNCTION, TRIU__FORMS as TRIU__FORMS_OF_FUNCTION,
    COMBINATIONS_FORMS as COMBINATIONS_FORMS_OF_FUNCTION, IS_SAME_SIZE_FORMS as IS_SAME_SIZE_FORMS_OF_FUNCTION,
)

FLIP_FORMS = method_forms(FLIP_FORMS_OF_FUNCTION)
FLIPLR_FORMS = method_forms(FLIPLR_FORMS_OF_FUNCTION)
FLIPUD_FORMS = method_forms(FLIPUD_FORMS_OF_FUNCTION)
ROLL_FORMS = method_forms(ROLL_FORMS_OF_FUNCTION)
ROT90_FORMS = method_forms(ROT90_FORMS_OF_FUNCTION)
REPEAT_FORMS = method_forms(REPEAT_FORMS_OF_FUNCTION)
TILE_FORMS = method_forms(TILE_FORMS_OF_FUNCTION)
REPEAT_INTERLEAVE_FORMS = method_forms(REPEAT_INTERLEAVE_FORMS_OF_FUNCTION)
TRIL_FORMS = method_forms(TRIL_FORMS_OF_FUNCTION)
TRIL__FORMS = method_forms(TRIL__FORMS_OF_FUNCTION)
TRIU_FORMS = method_forms(TRIU_FORMS_OF_FUNCTION)
TRIU__FORMS = method_forms(TRIU__FORMS_OF_FUNCTION)
COMBINATIONS_FORMS = method_forms(COMBINATIONS_FORMS_OF_FUNCTION)
IS_SAME_SIZE_FORMS = method_forms(IS_SAME_SIZE_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def flip(self, dims=MISSING, *rest, **named):
        """flip(input, dims) -> Tensor

        A copy with the elements of some dimensions in reverse order.

        >>> ow.flip(ow.tensor([[1, 2], [3, 4]]), (0,))
        tensor([[3, 4],
                [1, 2]])
        """
        try:
            if not (rest or named):
                if type(dims) is tuple and all_of(int, dims):
                    return FLIP[self._keys](self, dims)
            if not named and type(dims) is int and all_of(int, rest):
                return FLIP[self._keys](self, (dims, *rest))
            return FLIP_FORMS.call(self, dims, rest, named)
        except Exception:
            FLIP_FORMS.translate(self, dims, rest, named)
            raise

    def fliplr(self, *rest, **named):
        """fliplr(input) -> Tensor

        A copy with the second dimension reversed: left and right exchanged.

        >>> ow.fliplr(ow.tensor([[1, 2], [3, 4]]))
        tensor([[2, 1],
                [4, 3]])
        """
        try:
            if not (rest or named):
                return FLIPLR[self._keys](self)
            return FLIPLR_FORMS.call(self, rest, named)
        except Exception:
            FLIPLR_FORMS.translate(self, rest, named)
            raise

    def flipud(self, *rest, **named):
        """flipud(input) -> Tensor

        A copy with the first dimension reversed: up and down exchanged.

        >>> ow.flipud(ow.tensor([[1, 2], [3, 4]]))
        tensor([[3, 4],
                [1, 2]])
        """
        try:
            if not (rest or named):
                return FLIPUD[self._keys](self)
            return FLIPUD_FORMS.call(self, rest, named)
        except Exception:
            FLIPUD_FORMS.translate(self, rest, named)
            raise

    def roll(self, shifts=MISSING, *rest, **named):
        """roll(input, shifts, dims=()) -> Tensor

        A copy with the elements of some dimensions moved on by `shifts`; those that leave at the end come in at
            the front.

        Without `dims` all elements in order are moved.

        >>> ow.roll(ow.arange(5), 2)
        tensor([3, 4, 0, 1, 2])
        >>> ow.roll(ow.tensor([[1, 2], [3, 4]]), 1, 0)
        tensor([[3, 4],
                [1, 2]])
        """
        try:
            if not (rest or named):
                if type(shifts) is int:
                    return ROLL[self._keys](self, (shifts,), ())
            return ROLL_FORMS.call(self, shifts, rest, named)
        except Exception:
            ROLL_FORMS.translate(self, shifts, rest, named)
            raise

    def rot90(self, *rest, **named):
        """rot90(input, k=1, dims=(0, 1)) -> Tensor

        A copy turned by 90 degrees `k` times, from the first of `dims` towards the second.

        >>> ow.rot90(ow.tensor([[1, 2], [3, 4]]))
        tensor([[2, 4],
                [1, 3]])
        """
        try:
            if not (rest or named):
                return ROT90[self._keys](self, 1, (0, 1))
            return ROT90_FORMS.call(self, rest, named)
        except Exception:
            ROT90_FORMS.translate(self, rest, named)
            raise

    def repeat(self, repeats=MISSING, *rest, **named):
        """repeat(input, repeats) -> Tensor

        Copies of the tensor side by side, so many along each dimension; new dimensions come first.

        >>> ow.tensor([1, 2]).repeat(2, 2)
        tensor([[1, 2, 1, 2],
                [1, 2, 1, 2]])
        """
        try:
            if not (rest or named):
                if type(repeats) is tuple and all_of(int, repeats):
                    return REPEAT[self._keys](self, repeats)
            if not named and type(repeats) is int and all_of(int, rest):
                return REPEAT[self._keys](self, (repeats, *rest))
            return REPEAT_FORMS.call(self, repeats, rest, named)
        except Exception:
            REPEAT_FORMS.translate(self, repeats, rest, named)
            raise

    def tile(self, dims=MISSING, *rest, **named):
        """tile(input, dims) -> Tensor

        Copies of the tensor side by side, so many along the last dimensions: NumPy's name of repeat.

        >>> ow.tile(ow.tensor([[1], [2]]), (2,))
        tensor([[1, 1],
                [2, 2]])
        """
        try:
            if not (rest or named):
                if type(dims) is tuple and all_of(int, dims):
                    return TILE[self._keys](self, dims)
            if not named and type(dims) is int and all_of(int, rest):
                return TILE[self._keys](self, (dims, *rest))
            return TILE_FORMS.call(self, dims, rest, named)
        except Exception:
            TILE_FORMS.translate(self, dims, rest, named)
            raise

    def repeat_interleave(self, *rest, **named):
        """repeat_interleave(repeats, *, output_size=None) -> Tensor
        repeat_interleave(input, repeats, dim=None, *, output_size=None) -> Tensor
        repeat_interleave(input, repeats, dim=None, *, output_size=None) -> Tensor

        Every index as often as `repeats` says.

        >>> ow.repeat_interleave(ow.tensor([2, 0, 1]))
        tensor([0, 0, 2])
        """
        try:
            return REPEAT_INTERLEAVE_FORMS.call(self, rest, named)
        except Exception:
            REPEAT_INTERLEAVE_FORMS.translate(self, rest, named)
            raise

    def tril(self, *rest, **named):
        """tril(input, diagonal=0, *, out=None) -> Tensor

        The lower triangle of matrices, up to `diagonal` above the main one; zeros elsewhere.

        >>> ow.tril(ow.tensor([[1, 2, 3], [4, 5, 6]]))
        tensor([[1, 0, 0],
                [4, 5, 0]])
        """
        try:
            if not (rest or named):
                return TRIL[self._keys](self, 0)
            return TRIL_FORMS.call(self, rest, named)
        except Exception:
            TRIL_FORMS.translate(self, rest, named)
            raise

    def tril_(self, *rest, **named):
        """tril_(input, diagonal=0) -> Tensor

        The lower triangle of matrices, up to `diagonal` above the main one; zeros elsewhere.

        >>> ow.tril(ow.tensor([[1, 2, 3], [4, 5, 6]]))
        tensor([[1, 0, 0],
                [4, 5, 0]])
        """
        try:
            if not (rest or named):
                return TRIL_[self._keys](self, 0)
            return TRIL__FORMS.call(self, rest, named)
        except Exception:
            TRIL__FORMS.translate(self, rest, named)
            raise

    def triu(self, *rest, **named):
        """triu(input, diagonal=0, *, out=None) -> Tensor

        The upper triangle of matrices, from `diagonal` above the main one; zeros elsewhere.

        >>> ow.triu(ow.tensor([[1, 2, 3], [4, 5, 6]]))
        tensor([[1, 2, 3],
                [0, 5, 6]])
        """
        try:
            if not (rest or named):
                return TRIU[self._keys](self, 0)
            return TRIU_FORMS.call(self, rest, named)
        except Exception:
            TRIU_FORMS.translate(self, rest, named)
            raise

    def triu_(self, *rest, **named):
        """triu_(input, diagonal=0) -> Tensor

        The upper triangle of matrices, from `diagonal` above the main one; zeros elsewhere.

        >>> ow.triu(ow.tensor([[1, 2, 3], [4, 5, 6]]))
        tensor([[1, 2, 3],
                [0, 5, 6]])
        """
        try:
            if not (rest or named):
                return TRIU_[self._keys](self, 0)
            return TRIU__FORMS.call(self, rest, named)
        except Exception:
            TRIU__FORMS.translate(self, rest, named)
            raise

    def combinations(self, *rest, **named):
        """combinations(input, r=2, with_replacement=False) -> Tensor

        Every choice of `r` elements of a vector, a row each, in order; each element once, or as often as one
            likes.

        >>> ow.combinations(ow.tensor([1, 2, 3]))
        tensor([[1, 2],
                [1, 3],
                [2, 3]])
        """
        try:
            if not (rest or named):
                return COMBINATIONS[self._keys](self, 2, False)
            return COMBINATIONS_FORMS.call(self, rest, named)
        except Exception:
            COMBINATIONS_FORMS.translate(self, rest, named)
            raise

    def is_same_size(self, other=MISSING, *rest, **named):
        """is_same_size(input, other) -> bool

        Whether two tensors have one shape.

        >>> ow.is_same_size(ow.zeros(2, 3), ow.ones(2, 3))
        True
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return IS_SAME_SIZE[self._keys | other._keys](self, other)
            return IS_SAME_SIZE_FORMS.call(self, other, rest, named)
        except Exception:
            IS_SAME_SIZE_FORMS.translate(self, other, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
