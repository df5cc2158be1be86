# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.PHONY: help play test check docs soak bench lock clean

help:                   ## Show this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(READY): requirements-dev.lock pyproject.toml
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: $(READY)          ## Show a round; the server will start here
	$(BIN)/python examples/play_in_the_shell.py

test: check             ## Everything: the checks, then the tests on all cores
	$(BIN)/pytest -n auto --dist worksteal

check: $(READY)         ## Lint, types, layers
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

docs: $(READY)          ## Write docs/rules from the texts and the scenarios
	$(BIN)/python -m tools.rules_pages

soak: $(READY)          ## The same properties over many more rounds (an hour or so)
	MAUKAS_SOAK=100 $(BIN)/pytest -n auto --dist worksteal tests/games

bench: $(READY)         ## Measure beside the peers; the peers are installed in benchmarks/.venv
	$(BIN)/python -m benchmarks

lock: $(READY)          ## Pin the newest versions that fit pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --upgrade --no-emit-index-url --no-emit-find-links --generate-hashes --extra dev pyproject.toml --output-file requirements-dev.lock

clean:                  ## Remove what the other commands made
	rm -rf $(VENV) .cache build dist benchmarks/.venv
