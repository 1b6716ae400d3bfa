# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of incomplete_gamma."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def igamma(input, other, *, out=None):
    """The regularized lower incomplete gamma function; NaN for negative arguments.

    >>> ow.igamma(ow.tensor([2.0]), ow.tensor([1.0]))
    tensor([0.2642])
    """


igamma_ = declare("igamma_(input, other)", "As `igamma`, written into `input`, which is returned.", result="",
    method=True)
special_gammainc = declare("special_gammainc(input, other, *, out=None)", "Another name of `igamma`.", result="",
    module="special")


@public(method=True)
def igammac(input, other, *, out=None):
    """The regularized upper incomplete gamma function, 1 less the lower one; NaN for negative arguments.

    >>> ow.igammac(ow.tensor([2.0]), ow.tensor([1.0]))
    tensor([0.7358])
    """


igammac_ = declare("igammac_(input, other)", "As `igammac`, written into `input`, which is returned.", result="",
    method=True)
special_gammaincc = declare("special_gammaincc(input, other, *, out=None)", "Another name of `igammac`.", result="",
    module="special")
