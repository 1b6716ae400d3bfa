def render(results): return ""
