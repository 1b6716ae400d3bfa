"""Native code of convolutions: panels of products, planes, columns."""
