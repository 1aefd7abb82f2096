# The commands of the house. `make play` and `make test` do all the set-up that they need.

PYTHON ?= python3
BIN := .venv/bin
CLIENT := src/tenfold/server/client
NODE := PATH="$$PATH:$(CURDIR)/$(BIN)"

.PHONY: bench-floods play client test test-long check check-web pictures boxes bench bench-server bench-web dist docs lock clean

play: .venv/.play client
	@$(BIN)/tenfold serve --open

# The page, built into the package; it is served from there, and the wheel carries it.
client: $(CLIENT)/index.html

test: check check-web client .venv/.chromium .venv/.servers
	$(BIN)/tenfold compile
	$(NODE) npm --prefix web test
	$(BIN)/pytest -n auto --dist worksteal

test-long: .venv/.dev web/node_modules/.ready
	$(BIN)/tenfold compile
	$(BIN)/pytest -n auto --dist worksteal -m long

check: .venv/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

check-web: web/node_modules/.ready
	$(NODE) npm --prefix web run check

# Every page and every stage of every game, for people to look at.
pictures: .venv/.chromium client
	$(BIN)/tenfold compile
	$(BIN)/python -m tests.browser.pictures build/pictures

# The pictures on the boxes of the front page, drawn by the boards themselves.
boxes: .venv/.chromium web/node_modules/.ready
	$(NODE) $(BIN)/python -m tests.browser.boxes

bench: .venv/.dev
	$(BIN)/tenfold bench engine
	$(BIN)/python -m benchmarks.start
	$(BIN)/python -m benchmarks.match
	$(BIN)/python -m benchmarks.journey
	$(BIN)/python -m benchmarks.imagination
	$(BIN)/python -m benchmarks.racks
	$(NODE) $(BIN)/python -m benchmarks.wasm

# The server under load: it runs on one core, its clients on another.
bench-server: .venv/.dev
	$(BIN)/tenfold compile
	$(BIN)/python -m benchmarks.server africa
	$(BIN)/python -m benchmarks.server tickets --rates 250,600
	$(NODE) $(BIN)/python -m benchmarks.boardgame
	$(BIN)/python -m benchmarks.restart

# A quiet table while one hostile client does its worst: the server runs on one core, all clients on another.
bench-floods: .venv/.dev
	$(BIN)/tenfold compile
	$(BIN)/python -m benchmarks.floods

# The page: what it weighs, Lighthouse on a slow phone, and a whole game without a stutter.
bench-web: .venv/.chromium client
	$(BIN)/tenfold compile
	$(NODE) $(BIN)/python -m benchmarks.web

# The wheel and the source archive, as they are published.
dist: client
	rm -rf dist
	$(BIN)/python -m hatchling build -d dist

# The site, into build/site: it needs no network when it is read.
docs: .venv/.dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

# What is built against is pinned, with hashes: run this after a change to the dependencies in pyproject.toml.
LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --custom-compile-command "make lock" pyproject.toml

lock: .venv/.dev
	$(LOCK) --group build -o requirements.lock
	$(LOCK) -c requirements.lock -o requirements-image.lock
	$(LOCK) --group build --group dev --group docs --extra arena --extra cuda --extra mcp --extra ray --extra research -o requirements-dev.lock

clean:
	rm -rf .venv web/node_modules $(CLIENT)

.venv/.play: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements-dev.lock .venv/.play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

# A Chromium for the tests of the page: the system's, else by its package manager where that can be, else Playwright's.
.venv/.chromium: .venv/.dev
	command -v chromium || command -v google-chrome || (apt-get update -qq && apt-get install -y -qq chromium) || $(BIN)/playwright install chromium
	@touch $@

# Redis and nginx for the tests of several nodes: by the package manager where that can be; without them these are skipped.
.venv/.servers: .venv/.dev
	(command -v redis-server && command -v nginx) || (apt-get update -qq && apt-get install -y -qq redis-server nginx) || echo "no Redis or nginx: the tests of several nodes are skipped"
	@touch $@

# Node comes from the system, or else from the package that the lock brings.
web/node_modules/.ready: web/package-lock.json .venv/.play
	$(NODE) npm ci --prefix web --no-audit --no-fund
	@touch $@

$(CLIENT)/index.html: web/node_modules/.ready $(shell find web/src web/public web/index.html web/vite.config.ts src/tenfold/words docs/rules -type f)
	$(NODE) npm --prefix web run build
