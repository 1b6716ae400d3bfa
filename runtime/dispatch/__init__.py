"""From a call to a kernel: operators as tables from key sets to callables, and the matching of arguments to forms."""
