"""How native code finds a recipe (:mod:`runtime.kernels.recipes.recipe`) in memory."""

from __future__ import annotations

from runtime.native.layout import WORD, At, Inside, Structure

MOST_SLOTS = 12  # operands, results and temporaries; operands of a job; dimensions
# A job: its loop's address, 0 until that is loaded; its words; how many operands it has, and their slots.
Step = Structure(
    "Step", {"function": WORD, "job": At(WORD), "words": WORD, "count": WORD, "slots": Inside(WORD, MOST_SLOTS)}
)
# A result: its dtype and shape.
Result = Structure("Result", {"dtype": WORD, "ndim": WORD, "sizes": Inside(WORD, MOST_SLOTS)})
# The dtype of all operands; how many there are (-1 where native code has to leave it) and their elements; the results,
# and whether the first is cleared; how many temporaries, and their elements; the jobs.
Recipe = Structure(
    "Recipe",
    {
        "dtype": WORD, "operands": WORD, "counts": Inside(WORD, MOST_SLOTS), "results": WORD, "made": WORD,
        "clears": WORD, "temporaries": WORD, "room": Inside(WORD, MOST_SLOTS), "steps": WORD, "table": WORD,
    },
)  # fmt: skip
