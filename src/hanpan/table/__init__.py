"""One match at a table: who sits where, what each seat is asked, clocks, and what each viewer may know.

Pure and synchronous: time is an argument, nothing here reads, writes or waits.
"""
