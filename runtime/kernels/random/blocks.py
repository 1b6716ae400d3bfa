"""How the numbers of :mod:`.philox` lie: blocks of so many counters side by side in vector registers, 16 bytes each."""

LANES = 64
BLOCK_BYTES = 16 * LANES
# Numbers from which on those of :mod:`.philox` are drawn, which are others than the stream's; normal ones, which the
# stream makes one by one; and numbers below which one thread is quicker.
MANY, MANY_NORMAL, ALONE = 1 << 14, 1 << 6, 1 << 15
