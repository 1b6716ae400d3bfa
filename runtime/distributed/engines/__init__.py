"""Transports between processes: one module for each, with the methods of ``single.SingleEngine``.

Arrays are in rows and, where nothing is reduced, of bytes. Every method returns a request, whose ``Test()`` makes
progress and says whether it has ended.
"""
