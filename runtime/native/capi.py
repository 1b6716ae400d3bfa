"""The C functions of CPython and NumPy that native code calls, by name; :mod:`.calls` says what each does."""

from __future__ import annotations

from runtime.compile.kinds import Later

call_object = Later("runtime.native.calls", "call_object")
call_method = Later("runtime.native.calls", "call_method")
attribute = Later("runtime.native.calls", "attribute")
contains = Later("runtime.native.calls", "contains")
new_object = Later("runtime.native.calls", "new_object")
new_integer = Later("runtime.native.calls", "new_integer")
integer_of = Later("runtime.native.calls", "integer_of")
is_subtype = Later("runtime.native.calls", "is_subtype")
untrack = Later("runtime.native.calls", "untrack")
double_of = Later("runtime.native.calls", "double_of")
new_tuple = Later("runtime.native.calls", "new_tuple")
list_as_tuple = Later("runtime.native.calls", "list_as_tuple")
new_list = Later("runtime.native.calls", "new_list")
replace_item = Later("runtime.native.calls", "replace_item")
append = Later("runtime.native.calls", "append")
append_reference = Later("runtime.native.calls", "append_reference")
dict_item = Later("runtime.native.calls", "dict_item")
item_of = Later("runtime.native.calls", "item_of")
put_dict_item = Later("runtime.native.calls", "put_dict_item")
delete_dict_item = Later("runtime.native.calls", "delete_dict_item")
next_item = Later("runtime.native.calls", "next_item")
new_array = Later("runtime.native.calls", "new_array")
set_base = Later("runtime.native.calls", "set_base")
shared = Later("runtime.native.calls", "shared")
release = Later("runtime.native.calls", "release")
clear_error = Later("runtime.native.calls", "clear_error")
