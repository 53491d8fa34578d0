"""Example programs and an example game package. The tests run all of them."""
