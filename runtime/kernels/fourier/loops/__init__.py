"""Native code of transforms: plans, passes, butterflies."""
