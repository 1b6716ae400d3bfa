"""Objects of graphs that the garbage collector leaves alone, because they are in no cycle.

The collector walks every container again and again, so that a node of a long chain would cost several times what one
of a short chain does. But what a recorded operator makes (a node, its tuple of edges, the tensors that it saves) refers
only to what was there before it, and plain tensors and nodes take no attributes: a cycle can come about only where
something older is made to refer to a graph afterwards. So native code moves these objects from the collector's lists to
a ring of its own, the shelf, and all that may close a cycle calls :func:`release`, which gives everything on the shelf
back to the collector as young objects:

* in-place operators, which give a tensor another history;
* a gradient with a history, as under ``create_graph``, becomes a leaf's ``grad``;
* hooks and ``metadata`` of a node, which hold what the user likes, now and later: see :func:`keep_off`.

Each full collection does the same, ``gc.collect()`` included, so that it finds everything, whatever users do to nodes.

A node is put on the shelf only if the nodes behind its edges are: its slot ``apart`` is then what theirs is, an object
that changes with :func:`keep_off`, and True in a leaf's node, which itself stays with the collector. Other nodes, such
as those of a user's Function and of in-place operators, have nothing in that slot, nor has what is computed from their
results.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Any

from runtime.autograd.watching import recorded
from runtime.forking import new_lock
from runtime.guards import state
from runtime.lasting import keep
from runtime.native.builtin import builtin
from runtime.native.layout import WORD, Structure, word

LAST = (3, 13)
"""The last CPython whose collector keeps its objects in lists that are linked in this way."""
Head = Structure("Head", {"next": WORD, "previous": WORD})
"""What lies before an object that the collector knows: the neighbours' heads, with two flags beside `previous`."""
HEAD = 16  # bytes
FLAGS, FINALIZED = 3, 1
Shelf = Structure("Shelf", {"ring": WORD, "epoch": WORD})
"""The head of the ring, and what marks the nodes on it; all 0 where nothing is put aside."""

_ring: list[Any] = []
_epochs: list[object] = []  # the last one counts
_words = Shelf.pack()
_lock = new_lock()
_LATEST = 8  # epochs that live: handlers of signals may begin one in the middle of another's beginning


def shelf_address() -> int:
    """Where native code finds the :data:`Shelf`; the first call makes it."""
    with _lock:
        if not _epochs and sys.version_info[:2] <= LAST and _is_linked_as_known():
            _begin()
    return _words.ctypes.data


def _begin() -> None:
    """Make the ring, and begin the first epoch."""
    untrack = ctypes.pythonapi.PyObject_GC_UnTrack
    untrack.argtypes, untrack.restype = [ctypes.py_object], None
    untrack(_ring)
    head = id(_ring) - HEAD
    (ctypes.c_int64 * 2).from_address(head)[:] = [head, head]
    keep(_ring, _words)  # graphs may outlive the modules
    _words[0] = head
    gc.callbacks.append(_before_full_collection)
    _start_epoch()


def _start_epoch() -> None:
    with _lock:  # another thread would free the object of this one before its address is written
        _epochs.append(object())
        _words[1] = id(_epochs[-1])
        del _epochs[:-_LATEST]  # whatever interrupts this, and whoever records meanwhile: the object in the words lives


def _is_linked_as_known() -> bool:
    """Whether :data:`Head` is right about an object that is taken from the collector and given back."""
    probe: list[Any] = []
    head = id(probe) - HEAD
    for name in ("PyObject_GC_UnTrack", "PyObject_GC_Track"):
        function = getattr(ctypes.pythonapi, name)
        function.argtypes, function.restype = [ctypes.py_object], None
    ctypes.pythonapi.PyObject_GC_UnTrack(probe)
    alone = gc.is_tracked(probe), word(head)
    ctypes.pythonapi.PyObject_GC_Track(probe)
    following, previous = word(head), word(head + 8) & ~FLAGS
    if alone != (False, 0) or not following or not previous or following & FLAGS:
        return False
    return word(previous) == head and word(following + 8) & ~FLAGS == head


@builtin("runtime.autograd.native", "put_aside", "unshelve")
def put_aside(node: Any) -> None:
    """Put a node that has its edges on the shelf, and what it saved, if they may be there, and tell who looks on.

    The last step of recording several outputs; ``record`` does both too.
    """
    if state.watched:
        recorded(node)


@builtin("runtime.autograd.native", "unshelve")
def unshelve(young: list[Any]) -> None:
    """Put everything on the shelf into the list of the collector in which `young` is."""


def release() -> None:
    """Give what is on the shelf back to the collector: something may have closed a cycle."""
    head = id(_ring) - HEAD
    if _epochs and word(head) != head:
        unshelve.prepare_kernel()([])


def keep_off(node: Any) -> None:
    """Neither `node`, to which users are about to hang something, nor what comes after it will be on the shelf."""
    node.apart = None
    if _epochs:
        _start_epoch()
        release()


def _before_full_collection(phase: str, info: dict[str, int]) -> None:
    if phase == "start" and info["generation"] == 2:
        release()
