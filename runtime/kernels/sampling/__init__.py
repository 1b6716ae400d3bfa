"""Images of other sizes, and images read at places of a grid."""
