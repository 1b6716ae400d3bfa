"""Passes: the text of a graph before and after each, what they must leave alone, and passes of programs."""

from __future__ import annotations

import re

import pytest

import generated as ow
from runtime.dispatch import registry
from runtime.graph import Graph, GraphError, parse, passes

CASES = {
    "dead_code": [
        ("what nothing reads goes, with what only that read", """\
graph(%x : Tensor):
  %1 : int = prim::Constant[value=1]()
  %2 : Tensor = ow::add(%x, %x, %1)
  %3 : Tensor = ow::relu(%2)
  %4 : Tensor = ow::neg(%x)
  return (%4)
""", """\
graph(%x : Tensor):
  %4 : Tensor = ow::neg(%x)
  return (%4)
"""),
        ("writes and draws stay", """\
graph(%x : Tensor):
  %1 : int = prim::Constant[value=1]()
  %2 : NoneType = prim::Constant()
  %3 : Tensor = ow::add_(%x, %1, %1)
  %4 : Tensor = ow::rand_like(%x, %2, %2, %2, %2, %2, %2)
  return (%x)
""", None),
        ("what composites write stays, unless their arguments say that they do not", """\
graph(%x : Tensor, %m : Tensor, %v : Tensor):
  %0 : int = prim::Constant[value=0]()
  %f : float = prim::Constant[value=0.5]()
  %none : NoneType = prim::Constant()
  %true : bool = prim::Constant[value=1]()
  %false : bool = prim::Constant[value=0]()
  %1 : Tensor = ow::nn_batch_norm(%x, %m, %v, %none, %none, %true, %f, %f)
  %2 : Tensor = ow::nn_batch_norm(%x, %m, %v, %none, %none, %false, %f, %f)
  %3 : Tensor = ow::_setitem(%x, %0, %f)
  %4 : Tensor = ow::linear(%x, %x, %none)
  return (%m)
""", """\
graph(%x : Tensor,
      %m : Tensor,
      %v : Tensor):
  %0 : int = prim::Constant[value=0]()
  %f : float = prim::Constant[value=0.5]()
  %none : NoneType = prim::Constant()
  %true : bool = prim::Constant[value=1]()
  %1 : Tensor = ow::nn_batch_norm(%x, %m, %v, %none, %none, %true, %f, %f)
  %3 : Tensor = ow::_setitem(%x, %0, %f)
  return (%m)
"""),
        ("what raises stays, and a result of a condition that nothing reads goes", """\
graph(%x : Tensor, %b : bool, %s : str):
  %1 : Tensor, %2 : Tensor = prim::If(%b)
    block0():
      %3 : Tensor = ow::neg(%x)
      %4 : Tensor = ow::abs(%x)
      -> (%3, %4)
    block1():
      prim::RaiseException(%s)
      -> (%x, %x)
  return (%2)
""", """\
graph(%x : Tensor,
      %b : bool,
      %s : str):
  %2 : Tensor = prim::If(%b)
    block0():
      %4 : Tensor = ow::abs(%x)
      -> (%4)
    block1():
      prim::RaiseException(%s)
      -> (%x)
  return (%2)
"""),
    ],
    "common_subexpressions": [
        ("not around what a composite writes", """\
graph(%x : Tensor, %m : Tensor, %v : Tensor):
  %0 : int = prim::Constant[value=0]()
  %f : float = prim::Constant[value=0.5]()
  %none : NoneType = prim::Constant()
  %true : bool = prim::Constant[value=1]()
  %false : bool = prim::Constant[value=0]()
  %1 : Tensor = ow::exp(%m)
  %2 : Tensor = ow::nn_batch_norm(%x, %m, %v, %none, %none, %true, %f, %f)
  %3 : Tensor = ow::exp(%m)
  %4 : Tensor = ow::_setitem(%v, %0, %f)
  %5 : Tensor = ow::nn_dropout(%x, %f, %false, %true)
  %6 : Tensor = ow::nn_batch_norm(%x, %m, %v, %none, %none, %false, %f, %f)
  return (%1, %3, %6)
""", None),
        ("the same of the same is computed once", """\
graph(%x : Tensor):
  %1 : Tensor = ow::exp(%x)
  %2 : Tensor = ow::exp(%x)
  %3 : Tensor = ow::mul(%1, %2)
  return (%3)
""", """\
graph(%x : Tensor):
  %1 : Tensor = ow::exp(%x)
  %3 : Tensor = ow::mul(%1, %1)
  return (%3)
"""),
        ("also within a block, of what is outside", """\
graph(%x : Tensor, %b : bool):
  %1 : Tensor = ow::exp(%x)
  %2 : Tensor = prim::If(%b)
    block0():
      %3 : Tensor = ow::exp(%x)
      %4 : Tensor = ow::neg(%3)
      -> (%4)
    block1():
      -> (%x)
  %5 : Tensor = ow::mul(%1, %2)
  return (%5)
""", """\
graph(%x : Tensor,
      %b : bool):
  %1 : Tensor = ow::exp(%x)
  %2 : Tensor = prim::If(%b)
    block0():
      %4 : Tensor = ow::neg(%1)
      -> (%4)
    block1():
      -> (%x)
  %5 : Tensor = ow::mul(%1, %2)
  return (%5)
"""),
        ("not around a write, not of memory that is written, not of random numbers", """\
graph(%x : Tensor):
  %0 : int = prim::Constant[value=0]()
  %none : NoneType = prim::Constant()
  %1 : Tensor = ow::exp(%x)
  %v : Tensor = ow::select(%x, %0, %0)
  %w : Tensor = ow::zero_(%v)
  %2 : Tensor = ow::exp(%x)
  %3 : Tensor = ow::rand_like(%1, %none, %none, %none, %none, %none, %none)
  %4 : Tensor = ow::rand_like(%1, %none, %none, %none, %none, %none, %none)
  %5 : Tensor = ow::clone(%3, %none)
  %6 : Tensor = ow::clone(%3, %none)
  %7 : Tensor = ow::zero_(%5)
  return (%1, %2, %3, %4, %5, %6)
""", None),
        ("two results that a caller gets stay two", """\
graph(%x : Tensor):
  %1 : Tensor = ow::exp(%x)
  %2 : Tensor = ow::exp(%x)
  return (%1, %2)
""", None),
        ("not with and without gradients", """\
graph(%x : Tensor):
  %1 : Tensor = ow::exp(%x)
  %2 : Tensor = ow::exp[no_grad=1](%x)
  %3 : Tensor = ow::mul(%1, %2)
  return (%3)
""", None),
    ],
    "constant_propagation": [
        ("numbers, lists and tensors of constants are constants", """\
graph(%x : Tensor):
  %1 : int = prim::Constant[value=3]()
  %2 : int = prim::Constant[value=2]()
  %3 : int = ow::mul(%1, %2)
  %4 : int[] = prim::ListConstruct(%3, %1)
  %5 : Float(2) = prim::Constant[value={1.0, 4.0}]()
  %6 : Tensor = ow::sqrt(%5)
  %7 : Tensor = ow::view(%x, %4)
  %8 : Tensor = ow::mul(%x, %6)
  return (%7, %8)
""", """\
graph(%x : Tensor):
  %1 : int = prim::Constant[value=3]()
  %2 : int = prim::Constant[value=2]()
  %9 : int = prim::Constant[value=6]()
  %10 : int[] = prim::Constant[value=[6, 3]]()
  %5 : Float(2) = prim::Constant[value={1.0, 4.0}]()
  %11 : Float(2, strides=[1], requires_grad=0, device=cpu) = prim::Constant[value={1.0, 2.0}]()
  %7 : Tensor = ow::view(%x, %10)
  %8 : Tensor = ow::mul(%x, %11)
  return (%7, %8)
"""),
        ("a known condition takes its way", """\
graph(%x : Tensor):
  %1 : int = prim::Constant[value=3]()
  %2 : bool = ow::gt(%1, %1)
  %3 : Tensor = prim::If(%2)
    block0():
      -> (%x)
    block1():
      %4 : Tensor = ow::neg(%x)
      -> (%4)
  return (%3)
""", """\
graph(%x : Tensor):
  %1 : int = prim::Constant[value=3]()
  %5 : bool = prim::Constant[value=0]()
  %6 : Tensor = ow::neg(%x)
  return (%6)
"""),
        ("what is not None by its type is not None", """\
graph(%x : Tensor, %y : Tensor?):
  %none : NoneType = prim::Constant()
  %1 : bool = ow::__is__(%x, %none)
  %2 : bool = ow::__isnot__(%x, %none)
  %3 : bool = ow::__is__(%y, %none)
  return (%1, %2, %3)
""", """\
graph(%x : Tensor,
      %y : Tensor?):
  %none : NoneType = prim::Constant()
  %4 : bool = prim::Constant[value=0]()
  %5 : bool = prim::Constant[value=1]()
  %3 : bool = ow::__is__(%y, %none)
  return (%4, %5, %3)
"""),
        ("what a caller gets, what is written, and what raises is computed when the graph runs", """\
graph(%x : Tensor):
  %1 : Float(2) = prim::Constant[value={1.0, 4.0}]()
  %2 : Tensor = ow::exp(%1)
  %3 : Tensor = ow::neg(%1)
  %4 : Tensor = ow::zero_(%3)
  %5 : int = prim::Constant[value=0]()
  %6 : int = ow::floordiv(%5, %5)
  return (%2, %6)
""", None),
    ],
    "peephole": [
        ("identities of the entries, with the defaults of other arguments", """\
graph(%x : Tensor):
  %0 : int = prim::Constant[value=0]()
  %1 : int = prim::Constant[value=1]()
  %2 : Tensor = ow::t(%x)
  %3 : Tensor = ow::t(%2)
  %4 : Tensor = ow::transpose(%3, %0, %1)
  %5 : Tensor = ow::transpose(%4, %1, %0)
  %6 : Tensor = ow::relu(%5)
  %7 : Tensor = ow::relu(%6)
  %8 : Tensor = ow::exp(%7)
  return (%8)
""", """\
graph(%x : Tensor):
  %0 : int = prim::Constant[value=0]()
  %1 : int = prim::Constant[value=1]()
  %2 : Tensor = ow::t(%x)
  %3 : Tensor = ow::t(%2)
  %4 : Tensor = ow::transpose(%x, %0, %1)
  %5 : Tensor = ow::transpose(%4, %1, %0)
  %6 : Tensor = ow::relu(%x)
  %7 : Tensor = ow::relu(%6)
  %8 : Tensor = ow::exp(%6)
  return (%8)
"""),
        ("some dtypes alone, where they are known", """\
graph(%x : Float(*), %y : Tensor, %z : Bool(2)):
  %1 : int = prim::Constant[value=1]()
  %2 : Tensor = ow::mul(%x, %1)
  %3 : Tensor = ow::mul(%y, %1)
  %4 : Tensor = ow::mul(%z, %1)
  %5 : Tensor[] = prim::ListConstruct(%2, %3, %4)
  %6 : int = prim::Constant[value=0]()
  %7 : Tensor = ow::cat(%5, %6)
  return (%7)
""", """\
graph(%x : Float(*), %y : Tensor, %z : Bool(2)):
  %1 : int = prim::Constant[value=1]()
  %2 : Tensor = ow::mul(%x, %1)
  %3 : Tensor = ow::mul(%y, %1)
  %4 : Tensor = ow::mul(%z, %1)
  %5 : Tensor[] = prim::ListConstruct(%x, %3, %4)
  %6 : int = prim::Constant[value=0]()
  %7 : Tensor = ow::cat(%5, %6)
  return (%7)
"""),
        ("not what a caller gets, what is written, what has no gradient, or another pattern", """\
graph(%x : Tensor, %y : Tensor):
  %0 : int = prim::Constant[value=0]()
  %1 : int = prim::Constant[value=1]()
  %2 : Tensor = ow::neg(%x)
  %3 : Tensor = ow::neg(%2)
  %4 : Tensor = ow::exp(%y)
  %5 : Tensor = ow::neg(%4)
  %6 : Tensor = ow::neg(%5)
  %7 : Tensor = ow::zero_(%6)
  %8 : Tensor = ow::neg[no_grad=1](%4)
  %9 : Tensor = ow::neg[no_grad=1](%8)
  %10 : Tensor = ow::mul(%9, %7)
  %11 : Tensor = ow::transpose(%4, %0, %1)
  %12 : Tensor = ow::transpose(%11, %0, %0)
  %13 : Tensor = ow::matmul(%12, %10)
  return (%3, %13)
""", None),
    ],
    "constant_pooling": [
        ("equal constants are one, at the beginning", """\
graph(%x : Tensor):
  %1 : int = prim::Constant[value=1]()
  %2 : Tensor = ow::add(%x, %x, %1)
  %3 : int = prim::Constant[value=1]()
  %4 : float = prim::Constant[value=1.0]()
  %5 : Tensor = ow::add(%2, %4, %3)
  return (%5)
""", """\
graph(%x : Tensor):
  %1 : int = prim::Constant[value=1]()
  %4 : float = prim::Constant[value=1.0]()
  %2 : Tensor = ow::add(%x, %x, %1)
  %5 : Tensor = ow::add(%2, %4, %1)
  return (%5)
"""),
    ],
    "inline": [
        ("calls of graphs are opened", """\
graph(%x : Tensor):
  %1 : Tensor = prim::CallGraph_0(%x)
  %2 : Tensor = ow::neg(%1)
  return (%2)
with prim::CallGraph_0 = graph(%y : Tensor):
  %1 : Tensor = prim::CallGraph_1(%y)
  %2 : Tensor = ow::exp(%1)
  return (%2)
with prim::CallGraph_1 = graph(%y : Tensor):
  %1 : Tensor = ow::relu(%y)
  return (%1)
""", """\
graph(%x : Tensor):
  %3 : Tensor = ow::relu(%x)
  %4 : Tensor = ow::exp(%3)
  %2 : Tensor = ow::neg(%4)
  return (%2)
"""),
    ],
    "loop_unrolling": [
        ("a loop of a constant number of iterations becomes its bodies", """\
graph(%x : Tensor):
  %n : int = prim::Constant[value=2]()
  %true : bool = prim::Constant[value=1]()
  %one : int = prim::Constant[value=1]()
  %r : Tensor = prim::Loop(%n, %true, %x)
    block0(%i : int, %y : Tensor):
      %1 : Tensor = ow::add(%y, %i, %one)
      -> (%true, %1)
  return (%r)
""", """\
graph(%x : Tensor):
  %n : int = prim::Constant[value=2]()
  %true : bool = prim::Constant[value=1]()
  %one : int = prim::Constant[value=1]()
  %i : int = prim::Constant[value=0]()
  %i.1 : int = prim::Constant[value=1]()
  %1 : Tensor = ow::add(%x, %i, %one)
  %2 : Tensor = ow::add(%1, %i.1, %one)
  return (%2)
"""),
        ("a loop with a condition stays, as does a long one", """\
graph(%x : Tensor, %b : bool):
  %n : int = prim::Constant[value=65]()
  %true : bool = prim::Constant[value=1]()
  %one : int = prim::Constant[value=1]()
  %r : Tensor = prim::Loop(%one, %b, %x)
    block0(%i : int, %y : Tensor):
      %1 : Tensor = ow::add(%y, %i, %one)
      -> (%true, %1)
  %s : Tensor = prim::Loop(%one, %true, %r)
    block0(%i : int, %y : Tensor):
      %1 : Tensor = ow::add(%y, %i, %one)
      %2 : bool = ow::Bool(%1)
      -> (%2, %1)
  %t : Tensor = prim::Loop(%n, %true, %s)
    block0(%i : int, %y : Tensor):
      %1 : Tensor = ow::add(%y, %i, %one)
      -> (%true, %1)
  return (%t)
""", None),
    ],
    "shape_propagation": [
        ("types follow from those of inputs, as far as they are known", """\
graph(%x : Float(2, 3), %y : Float(*, *)):
  %1 : int = prim::Constant[value=1]()
  %2 : Tensor = ow::t(%x)
  %3 : Tensor = ow::matmul(%2, %x)
  %4 : int = ow::size(%3, %1)
  %5 : int[] = prim::ListConstruct(%4, %1, %4)
  %6 : Tensor = ow::expand(%3, %5, %b)
  %7 : Tensor = ow::add(%x, %y, %1)
  %8 : Tensor = ow::nonzero(%x)
  %9 : Tensor = ow::gt(%3, %1)
  return (%6, %7, %8, %9)
""".replace("  %6 ", "  %b : bool = prim::Constant[value=0]()\n  %6 "), """\
graph(%x : Float(2, 3),
      %y : Float(*, *)):
  %1 : int = prim::Constant[value=1]()
  %2 : Float(3, 2, strides=[1, 3]) = ow::t(%x)
  %3 : Float(3, 3, strides=[3, 1]) = ow::matmul(%2, %x)
  %4 : int = ow::size(%3, %1)
  %5 : int[] = prim::ListConstruct(%4, %1, %4)
  %b : bool = prim::Constant[value=0]()
  %6 : Tensor = ow::expand(%3, %5, %b)
  %7 : Tensor = ow::add(%x, %y, %1)
  %8 : Tensor = ow::nonzero(%x)
  %9 : Bool(3, 3, strides=[3, 1]) = ow::gt(%3, %1)
  return (%6, %7, %8, %9)
"""),
    ],
    "convolution_folding": [
        ("a norm in eval mode of constants", """\
graph(%x : Float(*, *, *)):
  %0 : Float(1, 1, 2) = prim::Constant[value={{{1.0, 2.0}}}]()
  %1 : Float(1) = prim::Constant[value={2.0}]()
  %2 : Float(1) = prim::Constant[value={3.0}]()
  %3 : NoneType = prim::Constant()
  %4 : int[] = prim::Constant[value=[1]]()
  %5 : int = prim::Constant[value=1]()
  %false : bool = prim::Constant[value=0]()
  %float : float = prim::Constant[value=1.0]()
  %6 : Tensor = ow::conv1d(%x, %0, %3, %4, %4, %4, %5)
  %7 : Tensor = ow::batch_norm(%6, %1, %3, %2, %2, %false, %float, %float, %false)
  return (%7)
""", """\
graph(%x : Float(*, *, *)):
  %0 : Float(1, 1, 2) = prim::Constant[value={{{1.0, 2.0}}}]()
  %1 : Float(1) = prim::Constant[value={2.0}]()
  %2 : Float(1) = prim::Constant[value={3.0}]()
  %3 : NoneType = prim::Constant()
  %4 : int[] = prim::Constant[value=[1]]()
  %5 : int = prim::Constant[value=1]()
  %false : bool = prim::Constant[value=0]()
  %float : float = prim::Constant[value=1.0]()
  %8 : Float(1, 1, 2, strides=[2, 2, 1], requires_grad=0, device=cpu) = prim::Constant[value={{{1.0, 2.0}}}]()
  %9 : Float(1, strides=[1], requires_grad=0, device=cpu) = prim::Constant[value={-3.0}]()
  %6 : Tensor = ow::conv1d(%x, %8, %9, %4, %4, %4, %5)
  return (%6)
"""),
        ("not in training, of variables, or where the convolution is read twice", """\
graph(%x : Float(*, *, *), %m : Tensor):
  %0 : Float(1, 1, 2) = prim::Constant[value={{{1.0, 2.0}}}]()
  %1 : Float(1) = prim::Constant[value={2.0}]()
  %3 : NoneType = prim::Constant()
  %4 : int[] = prim::Constant[value=[1]]()
  %5 : int = prim::Constant[value=1]()
  %false : bool = prim::Constant[value=0]()
  %true : bool = prim::Constant[value=1]()
  %float : float = prim::Constant[value=1.0]()
  %6 : Tensor = ow::conv1d(%x, %0, %3, %4, %4, %4, %5)
  %7 : Tensor = ow::batch_norm(%6, %1, %3, %1, %1, %false, %float, %float, %false)
  %8 : Tensor = ow::conv1d(%6, %0, %3, %4, %4, %4, %5)
  %9 : Tensor = ow::batch_norm(%8, %1, %3, %m, %1, %false, %float, %float, %false)
  %10 : Tensor = ow::conv1d(%9, %0, %3, %4, %4, %4, %5)
  %11 : Tensor = ow::batch_norm(%10, %1, %3, %3, %3, %true, %float, %float, %false)
  return (%7, %11)
""", None),
    ],
    "functionalization": [
        ("writes into views of local memory, in another dtype as well", """\
graph(%x : Float(2, 2, strides=[2, 1]), %y : Double(2, strides=[1])):
  %0 : int = prim::Constant[value=0]()
  %1 : int = prim::Constant[value=1]()
  %2 : Float(2, 2, strides=[2, 1]) = ow::exp(%x)
  %3 : Float(2, strides=[1]) = ow::select(%2, %0, %1)
  %4 : Float(2, strides=[1]) = ow::mul_(%3, %y)
  %5 : Float(2, 2, strides=[2, 1]) = ow::add_(%2, %1, %1)
  %6 : Float(2, strides=[1]) = ow::relu(%3)
  return (%5, %4, %6)
""", """\
graph(%x : Float(2, 2, strides=[2, 1]),
      %y : Double(2, strides=[1])):
  %0 : int = prim::Constant[value=0]()
  %1 : int = prim::Constant[value=1]()
  %2 : Float(2, 2, strides=[2, 1]) = ow::exp(%x)
  %3 : Float(2, strides=[1]) = ow::select(%2, %0, %1)
  %9 : Tensor = ow::mul(%3, %y)
  %10 : bool = prim::Constant[value=0]()
  %11 : Float(2, strides=[1]) = ow::copy(%3, %9, %10)
  %12 : int[] = ow::size(%3)
  %13 : int[] = ow::stride(%3)
  %14 : int = ow::storage_offset(%3)
  %15 : Float(2, 2, strides=[2, 1]) = ow::as_strided_scatter(%2, %11, %12, %13, %14)
  %16 : Float(2, 2, strides=[2, 1]) = ow::add(%15, %1, %1)
  %17 : Float(2, strides=[1]) = ow::select(%16, %0, %1)
  %6 : Float(2, strides=[1]) = ow::relu(%17)
  return (%16, %17, %6)
"""),
        ("not inputs, unknown sizes, what is detached, in containers or blocks, or drawn, nor without gradients", """\
graph(%x : Float(2, strides=[1]), %y : Tensor, %b : bool):
  %1 : int = prim::Constant[value=1]()
  %half : float = prim::Constant[value=0.5]()
  %none : NoneType = prim::Constant()
  %2 : Float(2, strides=[1]) = ow::add_(%x, %1, %1)
  %3 : Tensor = ow::exp(%y)
  %4 : Tensor = ow::add_(%3, %1, %1)
  %5 : Float(2, strides=[1]) = ow::exp(%x)
  %6 : Float(2, strides=[1]) = ow::detach(%5)
  %7 : Float(2, strides=[1]) = ow::mul_(%6, %x)
  %8 : Float(2, strides=[1]) = ow::neg(%x)
  %9 : Tensor[] = prim::ListConstruct(%8)
  %10 : Float(2, strides=[1]) = ow::mul_(%8, %x)
  %11 : Float(2, strides=[1]) = ow::abs(%x)
  %12 : Float(2, strides=[1]) = ow::bernoulli_(%11, %half, %none)
  %13 : Float(2, strides=[1]) = ow::sin(%x)
  %14 : Float(2, strides=[1]) = ow::mul_[no_grad=1](%13, %x)
  %15 : Float(2, strides=[1]) = ow::cos(%x)
  %16 : Float(2, strides=[1]) = prim::If(%b)
    block0():
      %17 : Float(2, strides=[1]) = ow::mul_(%15, %x)
      -> (%17)
    block1():
      -> (%15)
  return (%3, %5, %9, %11, %13, %16)
""", None),
    ],
}  # fmt: skip
ROWS = [(name, *case) for name, cases in CASES.items() for case in cases]


@pytest.mark.parametrize(("name", "title", "before", "after"), ROWS, ids=[f"{row[0]}: {row[1]}" for row in ROWS])
def test_a_pass_gives(name: str, title: str, before: str, after: str | None) -> None:
    graph = parse(before)
    graph.lint()
    expected = parse(before if after is None else after)
    assert passes.apply(graph, name) == (after is not None)
    assert graph == expected, str(graph)
    assert parse(str(graph)) == graph
    assert not passes.apply(graph, name)


def test_passes_are_listed() -> None:
    assert set(CASES) == {*passes.STANDARD, *passes.FURTHER}
    assert passes.names()[: len(CASES)] == [*passes.STANDARD, *passes.FURTHER]
    with pytest.raises(ValueError, match=re.escape("there is no pass 'fuse'; there are inline, constant_propagation,")):
        passes.apply(Graph(), "fuse")


def test_a_program_writes_a_pass() -> None:
    @passes.graph_pass
    def double_negation(graph):
        nodes = [node for node in graph.findAllNodes("aten::neg") if node.input().node().kind() == "aten::neg"]
        for node in nodes:
            node.output().replaceAllUsesWith(node.input().node().input())
        return bool(nodes)

    assert passes.names()[-1] == "double_negation"
    graph = ow.jit.trace(lambda x: ow.exp(x.neg().neg()), ow.ones(2)).graph
    passes.apply(graph, "double_negation", "dead_code")
    assert [node.kind() for node in graph.nodes()] == ["aten::exp"]

    def wrong(graph):
        graph.findNode("aten::exp").addInput(next(graph.inputs()))
        return True

    with pytest.raises(GraphError) as caught:
        passes.apply(graph, wrong)
    assert caught.value.__notes__ == ["the graph was left so by the pass wrong"]


def repeated(x, n: int):
    y = x
    for i in range(n):
        if i % 3 == 1:
            y = y.clone()
            y.mul_(2)
        for j in range(2):
            y = y * 0.5 + x * i - j
    return y


def test_a_loop_is_unrolled_in_part() -> None:
    graph = ow.jit.script(repeated).graph
    unrolled = graph.copy()
    assert passes.apply(unrolled, "loop_unrolling")
    assert len(unrolled.findAllNodes("aten::mul_")) == 9
    assert parse(str(unrolled)) == unrolled
    assert not passes.apply(unrolled, "loop_unrolling")
    x = ow.tensor([1.5, -0.25])
    for count in (-3, 0, 1, 7, 8, 9, 16, 21):
        assert unrolled(x, count).equal(repeated(x, count))


WITH_IDENTITIES = [
    (pattern, result) for operator in registry.operators() for pattern, result, _ in operator.identities
]  # fmt: skip


def called(tree, values):
    """What a tree gives."""
    if isinstance(tree, list):
        return getattr(ow, tree[0])(*[called(part, values) for part in tree[1:]])
    return values[tree] if isinstance(tree, str) else tree


@pytest.mark.parametrize(("pattern", "result"), WITH_IDENTITIES)
def test_identities_are_applied_and_give_the_same_bits(pattern, result) -> None:
    def function(x):
        return ow.exp(called(pattern, {"x": x, "a": 0, "b": 1}))

    x = ow.tensor([[1.5, -0.0, float("nan")], [0.0, -2.5, float("inf")], [-1.0, 0.5, float("-inf")]])
    graph = ow.jit.trace(function, x).graph
    count = len(list(graph.nodes()))
    assert passes.apply(graph, "peephole", "dead_code")
    assert len(list(graph.nodes())) < count
    ow.testing.assert_close(graph(x), function(x), rtol=0, atol=0, equal_nan=True)


def program(x, y):
    z = x * 2 + y.sum(0)
    z[0] = y.max()
    z.t().add_(x.t() * 2)
    size = x.shape[0] * 3
    u = ow.cat([z, x * 2, x * 2]).reshape(size, -1)
    w = ow.ones(2, 2) * 3
    return u.softmax(-1), (x * 2).mean() + w.sum(), ow.rand(2) + ow.rand(2)


def test_optimised_graphs_give_the_same_bits() -> None:
    x, y = ow.randn(4, 3), ow.randn(5, 3)
    graph = ow.jit.trace(program, (x, y)).graph
    optimised = graph.copy()
    passes.optimize(optimised)
    assert len(list(optimised.nodes())) < 0.7 * len(list(graph.nodes()))
    for rows in (4, 2):
        outcomes = []
        for item in (graph, optimised, lambda *args: program(*args)):
            ow.manual_seed(0)
            a, b = ow.arange(rows * 3.0).reshape(rows, 3).requires_grad_(), ow.ones(2, 3, requires_grad=True)
            results = item(a, b)
            outcomes.append([*results, *ow.autograd.grad(sum(result.sum() for result in results), (a, b))])
        for results in zip(*outcomes, strict=True):
            assert results[0].equal(results[1])
            assert results[0].equal(results[2])


def written(x, y):
    z = (x * 2).clone()
    z.select(0, 1).mul_(y).t()
    row = z.narrow(1, 1, 2).t().add_(x[:, :2].t())
    z.sub_(y).relu_()
    w = ow.zeros(3, 3)
    w.diagonal().copy_(y * 2)
    return row * 2, z, w.t().mul_(x)


def test_functional_graphs_have_the_same_gradients() -> None:
    x, y = ow.randn(3, 3), ow.randn(3)
    graph = ow.jit.trace(written, (x, y)).graph
    functional = graph.copy()
    assert passes.apply(functional, "functionalization", "dead_code")
    assert not any(node.kind().endswith("_") for node in functional.nodes())
    outcomes = []
    for item in (written, graph, functional):
        a, b = x.clone().requires_grad_(), y.clone().requires_grad_()
        results = item(a, b)
        outcomes.append([*results, *ow.autograd.grad(sum((result * result).sum() for result in results), (a, b))])
    for results in zip(*outcomes, strict=True):
        assert results[0].equal(results[1])
        assert results[0].equal(results[2])


def test_shapes_of_conditions_are_those_of_both_ways() -> None:
    graph = parse("""graph(%x : Float(2, 3, strides=[3, 1]), %y : Float(2, 3, strides=[1, 2]), %b : bool):
  %1 : Tensor = prim::If(%b)
    block0():
      -> (%x)
    block1():
      -> (%y)
  %2 : Tensor = ow::exp(%1)
  return (%2)
""")
    assert passes.apply(graph, "shape_propagation")
    types = [str(value.type()) for node in graph.nodes() for value in node.outputs()]
    assert types == ["Float(2, 3, strides=[*, *])", "Tensor"]


def test_shapes_follow_from_memory_with_gaps() -> None:
    graph = parse("graph(%x : Float(3, 2, strides=[3, 1])):\n  %1 : Tensor = ow::t(%x)\n  return (%1)\n")
    assert passes.apply(graph, "shape_propagation")
    assert [str(value.type()) for value in graph.outputs()] == ["Float(2, 3, strides=[1, 3])"]


def test_shapes_of_a_traced_module_are_those_of_its_values() -> None:
    model = ow.nn.Sequential(ow.nn.Linear(3, 4), ow.nn.ReLU(), ow.nn.Linear(4, 2))
    traced = ow.jit.trace(model, ow.ones(2, 3))
    graph = traced.graph_for(ow.ones(7, 3))
    assert [str(value.type()) for value in graph.outputs()] == ["Float(7, 2, strides=[2, 1])"]
    assert graph.findNode("aten::relu").output().type().sizes == (7, 4)
