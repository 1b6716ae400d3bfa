"""From the model to files: templates, stubs, schemas for editors, and whose files are replaced."""
