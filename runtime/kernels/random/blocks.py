"""How the numbers of :mod:`.philox` lie: blocks of so many counters side by side in vector registers, 16 bytes each."""

LANES = 64
BLOCK_BYTES = 16 * LANES
MANY = 1 << 14  # numbers from which on those of :mod:`.philox` are drawn, which are others than the stream's
