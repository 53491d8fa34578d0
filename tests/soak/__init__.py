"""Long runs: whole matches by random hands, hostile messages, killed servers and databases.

`make soak` runs the scenarios of `scenarios.py` until its time is over; `driver.py` starts them,
`work.py` is one run in a process of its own, and `report.py` writes down what came of them.
"""
