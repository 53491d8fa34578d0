PYTHON ?= python3
.PHONY: help play test quick again soak faults coverage setup native wheels check bench fuzz lock goldens clean
help:    ; @$(PYTHON) dev.py --help
play:    ; @$(PYTHON) dev.py play $(ARGS)
test:    ; @$(PYTHON) dev.py test $(ARGS)
quick:   ; @$(PYTHON) dev.py quick $(ARGS)
faults:  ; @$(PYTHON) dev.py faults $(ARGS)
coverage: ; @$(PYTHON) dev.py coverage $(ARGS)
setup:   ; @$(PYTHON) dev.py setup
native:  ; @$(PYTHON) dev.py native
wheels:  ; @$(PYTHON) dev.py wheels
check:   ; @$(PYTHON) dev.py check
bench:   ; @$(PYTHON) dev.py bench $(ARGS)
fuzz:    ; @$(PYTHON) dev.py fuzz $(ARGS)
again:   ; @$(PYTHON) dev.py again $(ARGS)
soak:    ; @$(PYTHON) dev.py soak $(ARGS)
goldens: ; @$(PYTHON) dev.py goldens
lock:    ; @$(PYTHON) dev.py lock
clean:   ; @$(PYTHON) dev.py clean
