# make play   the lobby in the browser          make test   every test
# make setup  only the set-up                   make help   everything else
PYTHON ?= python3
BIN := .venv/bin
# Three test processes keep two cores busy, because tests wait too; whoever has done its part takes over from others.
# Linear algebra must not start threads of its own beside them.
TEST := OPENBLAS_NUM_THREADS=1 $(BIN)/python -m pytest -n 3 --dist worksteal

.PHONY: help play setup test test-web test-browser test-compiled test-interpreted whole lint clauses bench lock snapshots screens docs maze-report bots-report pairs clean

help:
	@echo "make play         open the lobby in a browser (PORT=8000); tablee play GAME is for terminals"
	@echo "make test         lint, every test, the rules compiled and interpreted"
	@echo "make whole        the same tests at length: every table, every onlooker, every rule interpreted"
	@echo "make setup        the set-up alone"
	@echo "make lint         ruff, mypy, audit of dependencies"
	@echo "make clauses      how many rule clauses tests cite, a line a game"
	@echo "make bench        every comparison with other engines"
	@echo "make docs         rewrite generated docs and pictures"
	@echo "make screens      photograph the pages for the README"
	@echo "make maze-report  measure the maze of G.O.O.T.M.U. (docs/gootmu-maze.md)"
	@echo "make pairs        G.O.O.T.M.U. on dense boards: 5 million decisions, every position checked"
	@echo "make bots-report  let bots play hundreds of games (docs/gootmu-bots.md)"
	@echo "make snapshots    rewrite the playthroughs, keep records of new rules"
	@echo "make lock         lock all dependencies anew, with hashes"

PORT ?= 8000

play:
	@$(PYTHON) tools/setup.py play
	@$(BIN)/tablee serve --browser --port $(PORT) --log-level warning

setup:
	@$(PYTHON) tools/setup.py test

# What needs one core runs beside what needs one core; the tests themselves use both.
test: setup
	@$(MAKE) --no-print-directory -j2 -Otarget lint clauses test-web
	@$(MAKE) --no-print-directory test-compiled test-browser test-interpreted

test-web: setup
	@echo "== the pieces of the web client"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" NO_COLOR=1 npx vitest run --reporter=dot

test-compiled: setup
	@echo "== every test but those in a browser, rules as the set-up made them"
	@$(TEST) --ignore=tests/browser

test-browser: setup
	@echo "== whole games and every page in a real browser; pictures in build/screens"
	@$(TEST) tests/browser --ignore-glob='*_speed.py' --ignore=tests/browser/test_nest.py
	@$(TEST) -n 2 tests/browser/test_nest.py  # drawing in three dimensions keeps a core busy
	@$(TEST) -n 0 tests/browser/test_maze_speed.py tests/browser/test_nest_speed.py  # they measure time

test-interpreted: setup
	@echo "== scenarios and conformance again, interpreted"
	@TABLEE_INTERPRETED=1 $(TEST) tests/rules/test_scenarios.py tests/conformance tests/core

whole: setup
	@echo "== conformance at every table, every case of rules, leaks over whole games for every onlooker"
	@TABLEE_WHOLE=1 $(TEST) --timeout=3600 tests/conformance tests/rules tests/server/test_leaks.py
	@echo "== every kind of decision in the maze, fifty thefts"
	@TABLEE_WHOLE=1 $(TEST) --timeout=3600 tests/browser/test_maze.py -k every_kind
	@TABLEE_WHOLE=1 $(TEST) -n 0 --timeout=3600 tests/browser/test_nest_speed.py
	@echo "== every rule again, interpreted"
	@TABLEE_INTERPRETED=1 TABLEE_WHOLE=1 $(TEST) --timeout=3600 tests/rules tests/conformance tests/core --ignore-glob='*brute*'

lint: setup
	@echo "== ruff, mypy, svelte-check, known weaknesses of dependencies"
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npx svelte-check --fail-on-warnings
	@$(BIN)/python -m tools.audit

clauses: setup
	@$(BIN)/python -m tools.clauses

bench:
	@$(PYTHON) tools/setup.py bench
	@$(BIN)/tablee bench bars bench/bars.toml
	@$(BIN)/tablee gootmu legal-times
	@$(BIN)/tablee gootmu route-times

maze-report: setup
	@$(BIN)/python -m tools.measure_maze

DECISIONS ?= 5000000

pairs: setup
	@$(BIN)/python -m tests.rules.gootmu.pairs $(DECISIONS)

bots-report: setup
	@$(BIN)/python -m tools.walker_report

docs: setup
	@$(BIN)/python -m tools.make_docs
	@$(BIN)/python -m tools.make_protocol
	@$(BIN)/python -m tools.make_maze_art

screens: setup
	@$(BIN)/python -m tools.make_screens

snapshots: setup
	@$(BIN)/python -m tools.playthroughs

lock: setup
	@$(BIN)/python -m tools.lock

clean:
	@rm -rf .venv build dist web/node_modules src/tablee/server/client .mypy_cache .ruff_cache .hypothesis
	@find src -name '*.so' -delete -o -name native.json -delete
