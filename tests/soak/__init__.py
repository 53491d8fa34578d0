"""Soak runs: whole random matches, hostile messages, killed servers and databases.

`make soak` runs the scenarios of `scenarios.py` until its time is over; `driver.py` starts them,
`work.py` is one run in a separate process, and `report.py` writes the results.
"""
