"""The reference: pages in HTML about every operator and every error, made from the same YAML as the package."""
