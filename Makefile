# `make play` and `make test` set up all they need in .venv; nothing else on the machine is touched
# (but for python3-venv, which Debian keeps in a package of its own, and for Chromium and PostgreSQL, which the tests
# start: see tools/venv.sh and tools/programs.sh).

.DEFAULT_GOAL := help
.PHONY: help play page programs quick test check bench load compiled lock clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 14

play: .venv/.play page  ## set up all it needs, start the table and open it in the browser
	@.venv/bin/longhall

page: .venv/.play  ## build the page of the table, if its sources have changed
	@.venv/bin/python tools/page.py

quick: .venv/.dev page  ## rules, engine, words and the page without a browser: the tests to run while working
	@.venv/bin/python tools/parts.py quick

test: .venv/.dev page programs  ## set up all it needs, and pass the tests
	@.venv/bin/python tools/parts.py test

check: .venv/.dev page programs  ## make test, the slow tests and the full walker
	@.venv/bin/python tools/parts.py check

# Chromium and PostgreSQL, which the tests start.
programs:
	@tools/programs.sh

bench: .venv/.dev  ## measure the speed of games and environments, beside catanatron and hanabi
	@.venv/bin/python benchmarks/bench.py
	@.venv/bin/python benchmarks/environments.py

load: .venv/.dev  ## measure how many tables the server bears
	@.venv/bin/python benchmarks/load.py --saturate

compiled: .venv-compiled/.ready  ## compile engine and games, and run tests, walker and benchmark on that
	@.venv-compiled/bin/python tools/parts.py compiled

lock:  ## renew the pinned versions (requirements*.lock)
	@tools/lock.sh

clean:  ## remove .venv and everything that was built
	rm -rf .venv .venv-compiled build dist web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.play: pyproject.toml requirements-play.lock
	@LONGHALL_NO_WEB=1 tools/venv.sh .venv requirements-play.lock -e .
	@touch $@

# What the tests need includes what a game needs.
.venv/.dev: pyproject.toml requirements.lock
	@LONGHALL_NO_WEB=1 tools/venv.sh .venv requirements.lock -e .
	@touch $@ .venv/.play

# An environment of its own, into which the compiled wheel is installed.
.venv-compiled/.ready: pyproject.toml requirements.lock hatch_build.py $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.po')
	@LONGHALL_COMPILE=1 LONGHALL_NO_WEB=1 tools/venv.sh .venv-compiled requirements.lock .
	@touch $@
