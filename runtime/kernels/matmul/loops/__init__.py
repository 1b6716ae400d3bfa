"""Native code of products: tiles, panels, products of integers and cross products."""
