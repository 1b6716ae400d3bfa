"""The reference: pages in HTML about every operator and every mistake, made from the same YAML as the package."""
