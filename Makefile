# Grognard. `make run` plays, `make test` proves; both set up what they need in a virtual environment.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
GAME ?= empires
PORT ?= 8000
DATABASE ?= grognard.db
JOBS ?= auto

.PHONY: help run play test coverage lint types rules bench compiled playthroughs clean

help:  ## what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /: /'

run: $(VENV)/.installed  ## set up and serve all games in the browser (PORT=8000)
	@echo "== Starting the web application; stop it with Ctrl-C. Games are kept in $(DATABASE)"
	@$(BIN)/grognard serve --port $(PORT) --database $(DATABASE)

play: $(VENV)/.installed  ## set up and play in this terminal (GAME=empires)
	@$(BIN)/grognard play $(GAME)

test: $(VENV)/.installed-dev lint types rules  ## set up and run all checks and tests
	@echo "== Tests (JOBS=$(JOBS) at a time)"
	@$(BIN)/python -m pytest -n $(JOBS) --durations=15

coverage: $(VENV)/.installed-dev  ## all tests again, slower, with the lines that none of them reaches
	@echo "== Tests, with coverage (JOBS=$(JOBS) at a time)"
	@$(BIN)/python -m pytest -n $(JOBS) --cov --cov-report=term:skip-covered

lint: $(VENV)/.installed-dev  ## style, format and layers
	@echo "== Style and format (ruff)"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/.installed-dev  ## type check
	@echo "== Types (mypy --strict)"
	@$(BIN)/mypy

rules: $(VENV)/.installed-dev  ## which rules of the specifications are tested
	@echo "== Rules named by tests"
	@$(BIN)/python -m tools.rule_coverage

bench: $(VENV)/.installed  ## decisions and forks per second
	@$(BIN)/grognard bench

compiled: $(VENV)/.installed-dev  ## kernel, bots and games as extension modules, and a wheel of them (GAMES=)
	@echo "== Compiling to build/compiled and dist; this takes long"
	@$(BIN)/python -m tools.compile --wheel $(GAMES)

playthroughs: $(VENV)/.installed-dev  ## write the recorded games anew, after a change of rules
	@$(BIN)/python -m tools.write_playthroughs

clean:  ## remove the virtual environment and caches
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .coverage*

$(VENV)/bin/python:
	@echo "== Making a virtual environment in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Grognard needs Python 3.11 or newer, not " + sys.version.split()[0])'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	@echo "== Installing Grognard"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[web]'
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(VENV)/bin/python
	@echo "== Installing Grognard with what its tests need"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.installed
