# `make play` and `make test` set up all they need in .venv; nothing else on the machine is touched
# (but for python3-venv, which Debian keeps in a package of its own: see tools/venv.sh).

.DEFAULT_GOAL := help
.PHONY: help play test check bench lock clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 14

play: .venv/.play  ## set up all it needs, and play
	@.venv/bin/longhall

test: .venv/.dev  ## set up all it needs, and pass the tests
	@.venv/bin/python tools/parts.py test

check: .venv/.dev  ## make test, the slow tests and the full walker
	@.venv/bin/python tools/parts.py check

bench: .venv/.dev  ## measure the speed of every game, beside catanatron
	@.venv/bin/python benchmarks/bench.py

lock:  ## renew the pinned versions (requirements*.lock)
	@tools/lock.sh

clean:  ## remove .venv and everything that was built
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.play: pyproject.toml requirements-play.lock
	@tools/venv.sh requirements-play.lock
	@touch $@

# What the tests need includes what a game needs.
.venv/.dev: pyproject.toml requirements.lock
	@tools/venv.sh requirements.lock
	@touch $@ .venv/.play
