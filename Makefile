# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
RUNS   := $(VENV)/.runs
READY  := $(VENV)/.ready

# The tests start many processes; without compiled modules on the disk each would compile hundreds of them again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play page browser test test-lowest check docs pictures audit soak siege bench bench-server bench-siege bench-page house-rules contests train lock clean

help:                   ## Show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(READY): requirements-dev.lock pyproject.toml
	@$(PYTHON) -m tools.environment requirements-dev.lock
	@touch $@ $(RUNS)

$(RUNS): requirements.lock pyproject.toml
	@$(PYTHON) -m tools.environment requirements.lock
	@touch $@

play: page              ## Start the server on this computer (MAUKAS_PORT=8081 make play: on another port)
	@$(BIN)/maukas serve --open

page: $(RUNS)           ## Build the page for the browser, if something in it has changed
	@$(BIN)/python -m tools.web_page

browser: $(READY)       ## Find Chromium for the tests of the page, or let the package manager install it
	@$(BIN)/python -m tools.browser

test: check page browser ## Everything: the checks, then the tests on all cores
	$(BIN)/python -m tools.web_page test
	$(BIN)/pytest -n auto --dist worksteal

check: $(READY)         ## Lint, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m tools.web_page check

docs: $(READY)          ## Write what is made: docs/rules, the page's rules and lessons, the cards to print, the protocol; then the site in build/docs/site
	$(BIN)/python -m tools.rules_pages
	$(BIN)/python -m tools.lesson_pages
	$(BIN)/python -m tools.card_pictures
	$(BIN)/python -m tools.protocol_pages
	$(BIN)/python -m tools.house_rules
	$(BIN)/python -m tools.docs_site

soak: $(READY)          ## The same properties over many more rounds, and a cluster through a thousand faults (two hours or so)
	MAUKAS_SOAK=100 $(BIN)/pytest -n auto --dist worksteal tests/games
	MAUKAS_SOAK=2 $(BIN)/pytest tests/bots/test_inference.py
	MAUKAS_SOAK=1 $(BIN)/pytest tests/test_package.py tests/test_deploy.py tests/web/test_by_ear.py
	MAUKAS_SOAK=1 $(BIN)/pytest -k many_faults tests/server/test_cluster.py

test-lowest: $(READY)   ## The tests without a browser, with the lowest versions that pyproject.toml allows
	$(BIN)/python -m tools.lowest_versions

audit: $(READY)         ## List what the project is made of, and ask whether anything in it is known to be unsafe
	$(BIN)/python -m tools.audit

pictures: page browser  ## Take the pictures of the README from the running product
	$(BIN)/python -m tools.pictures

siege: $(READY)         ## Attack, kill and stall a server while people play, and check all they are told (MINUTES=120 make siege: for longer)
	$(BIN)/python -m tools.siege --minutes $(or $(MINUTES),5)

bench: $(READY)         ## Measure beside the peers; the peers are installed in benchmarks/.venv
	$(BIN)/python -m benchmarks

bench-server: $(READY)  ## Measure the server beside its peers, which npm installs in benchmarks/server/node (needs two cores and Linux)
	$(BIN)/python -m benchmarks.server

bench-siege: $(READY)   ## Measure what those who play notice of a siege (a few minutes on a machine that does nothing else)
	$(BIN)/python -m benchmarks.server.siege

bench-page: page        ## Measure the page in Chromium (needs Node)
	$(BIN)/python -m benchmarks.web

house-rules: $(READY)   ## Measure what each house rule does, and write docs/house_rules.md (a quarter of an hour)
	$(BIN)/python -m tools.house_rules measure

contests: $(READY)      ## Let the bots compete; what is missing in benchmarks/results is played (hours)
	$(BIN)/python -m benchmarks.contests

train: $(READY)         ## Learn the values of the bots anew by self-play (an hour or so), and draw how that went
	$(BIN)/python -m maukas.training
	$(BIN)/python -m benchmarks.learning

lock: $(READY)          ## Pin the newest versions that fit pyproject.toml: for running, for development, for uv and Node
	$(BIN)/python -m tools.locks

clean:                  ## Remove what the other commands made
	rm -rf $(VENV) .cache build dist benchmarks/.venv benchmarks/server/node/node_modules web/node_modules src/maukas/page
