# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.PHONY: help play page browser test check docs soak bench bench-server bench-page contests lock clean

help:                   ## Show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(READY): requirements-dev.lock pyproject.toml
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: page              ## Start the server on this computer (MAUKAS_PORT=8081 make play: on another port)
	@$(BIN)/maukas serve --open

page: $(READY)          ## Build the page for the browser, if something in it has changed
	@$(BIN)/python -m tools.web_page

browser: $(READY)       ## Find Chromium for the tests of the page, or let the package manager install it
	@$(BIN)/python -m tools.browser

test: check page browser ## Everything: the checks, then the tests on all cores
	$(BIN)/python -m tools.web_page test
	$(BIN)/pytest -n auto --dist worksteal

check: $(READY)         ## Lint, types, layers
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m tools.web_page check

docs: $(READY)          ## Write what is made: docs/rules, the page's rules and lessons, the protocol's schema and TypeScript types
	$(BIN)/python -m tools.rules_pages
	$(BIN)/python -m tools.lesson_pages
	$(BIN)/python -m tools.protocol_pages

soak: $(READY)          ## The same properties over many more rounds (an hour or so)
	MAUKAS_SOAK=100 $(BIN)/pytest -n auto --dist worksteal tests/games
	MAUKAS_SOAK=2 $(BIN)/pytest tests/bots/test_inference.py

bench: $(READY)         ## Measure beside the peers; the peers are installed in benchmarks/.venv
	$(BIN)/python -m benchmarks

bench-server: $(READY)  ## Measure the server beside its peers (needs Node and the folder of peers, see benchmarks/server)
	$(BIN)/python -m benchmarks.server

bench-page: page        ## Measure the page in Chromium (needs Node)
	$(BIN)/python -m benchmarks.web

contests: $(READY)      ## Let the bots compete; what is missing in benchmarks/results is played (hours)
	$(BIN)/python -m benchmarks.contests

lock: $(READY)          ## Pin the newest versions that fit pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --upgrade --no-emit-index-url --no-emit-find-links --generate-hashes --extra dev pyproject.toml --output-file requirements-dev.lock

clean:                  ## Remove what the other commands made
	rm -rf $(VENV) .cache build dist benchmarks/.venv web/node_modules src/maukas/page
