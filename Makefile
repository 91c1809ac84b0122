# Every command of the house. `make play` and `make test` set up all they need by themselves.
#
#   make play    the table on http://localhost:8000 (PORT=…, DATA=…, LISTEN=0.0.0.0 for the whole network)
#   make test    everything: format, lint, types, words, rules in both builds, server, client, browser
#   make check   format, lint, types, directions of imports, traps of the compiled build: no test is run
#   make fix     what can be mended by a machine
#   make bench   the engine's speed, against itself and its peers
#   make mutate  break the rules line by line: a scenario must notice (GAME=cockroach_duel)
#   make types   the client's message types, from the server's
#   make goldens write the golden matches anew, to be read in the diff
#   make wheel   one file to install elsewhere: dist/hanpan-….whl
#   make clean   forget all that was built

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help play test check fix bench mutate types goldens wheel clean uv env compiled web chromium \
        test-web test-python test-compiled test-browser

LISTEN ?= 127.0.0.1
PORT ?= 8000
DATA ?= data
GAME ?= cockroach_duel
UV := $(shell command -v uv 2>/dev/null || echo .tool/bin/uv)
RUN := .venv/bin
CC_FOUND := $(shell command -v gcc 2>/dev/null || command -v cc 2>/dev/null || command -v clang 2>/dev/null)
COMPILE := $(if $(CC_FOUND),1,0)

help:
	@sed -n 's/^#   //p' Makefile

uv:
	@command -v $(UV) >/dev/null || { python3 -m venv .tool && .tool/bin/pip install --quiet --disable-pip-version-check uv==0.13.9; } \
	  || { echo "한판: Python 3.11 or later with venv is needed (on Debian: apt install python3-venv)" >&2; exit 1; }

# The editable, interpreted environment: for tests and for working on Hanpan.
env: uv
	@$(UV) sync --quiet

# The rules compiled: for playing, simulating and for the same tests again.
compiled: uv
	@UV_PROJECT_ENVIRONMENT=.venv-compiled HANPAN_COMPILE=$(COMPILE) HANPAN_WEB=0 $(UV) sync --quiet --no-editable $(SYNC)
	@[ "$(COMPILE)" = 1 ] || echo "한판: no C compiler found: the rules run interpreted (slower, the same matches)"

# The web client. It is built anew only when one of its sources, or a game's words, is younger.
web:
	@command -v npm >/dev/null || { echo "한판: Node 20.19 or later with npm is needed for the web client" >&2; exit 1; }
	@cd web && { [ node_modules/.package-lock.json -nt package-lock.json ] || { npm ci --silent --no-audit --no-fund && touch node_modules/.package-lock.json; }; }
	@cd web && if [ ! -f dist/index.html ] || [ -n "$$(find src index.html public package-lock.json vite.config.* ../src/hanpan/games -newer dist/index.html -not -name '*.py*' -type f -print -quit 2>/dev/null)" ]; \
	  then npm run --silent build; fi

chromium:
	@bash tools/chromium.sh

play:
	@$(MAKE) --no-print-directory -j2 compiled web SYNC="--no-dev --inexact"
	@HANPAN_STATIC=web/dist exec .venv-compiled/bin/hanpan serve --host $(LISTEN) --port $(PORT) --data $(DATA)

check: env
	@$(RUN)/ruff format --check --quiet . && $(RUN)/ruff check --quiet . && echo "format and lint: fine"
	@$(RUN)/mypy
	@$(RUN)/lint-imports >/dev/null && echo "imports point one way: fine" || { $(RUN)/lint-imports; exit 1; }
	@$(RUN)/python tools/traps.py
	@$(RUN)/python tools/wire_types.py --check

fix: env
	@$(RUN)/ruff check --fix --quiet . ; $(RUN)/ruff format --quiet .

test-web: web
	@cd web && npm run --silent check && npm test --silent

test-python: env web
	@HANPAN_EXPECT=interpreted $(RUN)/pytest -n 2 --ignore=tests/browser tests

# Apart from the others: Playwright and the server's tests each want the event loop for themselves.
test-browser: env web chromium
	@$(RUN)/pytest -n 2 tests/browser

test-compiled: compiled
	@HANPAN_EXPECT=$(if $(CC_FOUND),compiled,interpreted) .venv-compiled/bin/pytest -n 2 -p no:cacheprovider tests/engine tests/lab tests/bang_dice tests/small_world

test: check
	@$(MAKE) --no-print-directory test-web
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-python
	@$(MAKE) --no-print-directory test-browser

bench: env compiled
	@.venv-compiled/bin/python benchmarks/engine.py

mutate: env
	@$(RUN)/python tools/mutate.py $(GAME)

types: env
	@$(RUN)/python tools/wire_types.py

goldens: env
	@$(RUN)/python -m hanpan.testing.golden

wheel: env web
	@$(UV) build --wheel --quiet && ls dist/*.whl

clean:
	@rm -rf .venv .venv-compiled .tool build dist src/*.egg-info web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
