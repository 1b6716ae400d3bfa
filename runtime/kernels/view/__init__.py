"""Views: other sizes and strides over the same memory."""
