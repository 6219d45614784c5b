# Thin: everything here is one or two commands. `make run` and `make test` need nothing set up before.
CARGO ?= cargo
export CARGO_NET_RETRY ?= 10
NPM ?= npm
PYTHON ?= python3
VENV := target/venv
MODULES := web/node_modules/.installed
CLIENT := web/dist/index.html
SOURCES := $(shell find web/src web/tools web/public -type f -not -path 'web/public/icons/*') \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
# Any Chrome or Chromium does: CHROMIUM=/path/to/chrome make test
CHROMIUM ?= $(firstword $(shell command -v chromium chromium-browser google-chrome chrome))

.PHONY: run build test test-rust test-web test-browser lint bench load strength fmt tools browser

## Builds everything and starts the table in the browser: the address is printed.
run: build
	target/release/fracas serve

## Builds the web client and the binary that carries it.
build: $(CLIENT)
	$(CARGO) build --release --bin fracas

## Runs every test: of the Rust code, of the web client, and whole matches in a real browser.
test: test-rust test-web test-browser

test-rust: $(CLIENT)
	$(CARGO) test --workspace

test-web: $(MODULES)
	cd web && $(NPM) run --silent check && $(NPM) run --silent test

## Plays in a real browser; screenshots are left in web/screenshots.
# With the features that tests need anyway: the binary is the one that they have built, and nothing is compiled again.
test-browser: $(CLIENT) browser
	$(CARGO) test --workspace --test cli --no-run
	cd web && CHROMIUM="$(or $(CHROMIUM),chromium)" $(NPM) run --silent test:browser

## Checks formatting, lints, documentation and spelling.
lint: tools $(CLIENT)
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps
	cd web && $(NPM) run --silent lint
	$(VENV)/bin/typos

## Measures: rates of the parts, rates of whole games, and instructions where valgrind is present.
bench:
	$(CARGO) bench --workspace --bench speed
	$(CARGO) bench --workspace --bench instructions
	for game in battle-arena op-arena overpower rlyeh robot-quest; do \
		$(CARGO) run --release --bin fracas -- bench $$game \
			$$(command -v valgrind >/dev/null && echo --instructions); \
	done

## Measures how strong the bots are and what a seat is worth; takes about two hours on two cores.
strength: build
	for mode in rookie substitution; do \
		target/release/fracas sim battle-arena --mode $$mode --seats greedy,random --games 4000; \
		target/release/fracas sim battle-arena --mode $$mode --seats normal,greedy --games 1000; \
		target/release/fracas sim battle-arena --mode $$mode --seats hard,normal --games 600; \
		target/release/fracas sim battle-arena --mode $$mode --seats expert,easy --games 300; \
	done
	for seats in "greedy,random --games 200" "greedy,random,random --games 300" \
		"greedy,random,random,random --games 400" \
		"normal,greedy --games 40" "normal,greedy,greedy --games 24" \
		"normal,greedy,greedy,greedy --games 32"; do \
		target/release/fracas sim robot-quest --seats $$seats; \
	done
	target/release/fracas sim battle-arena --mode playmaker --seats greedy,random --games 400
	target/release/fracas sim battle-arena --mode playmaker --seats normal,greedy --games 40
	for seats in "greedy,random --games 400" "greedy,random,random --games 300" \
		"greedy,random,random,random --games 400" \
		"normal,greedy --games 24" "normal,greedy,greedy --games 60" \
		"normal,greedy,greedy,greedy --games 60"; do \
		target/release/fracas sim rlyeh --seats $$seats; \
	done
	for seats in "greedy,random,random,random --games 400" "normal,greedy,greedy,greedy --games 60"; do \
		target/release/fracas sim op-arena --seats $$seats; \
	done
	target/release/fracas balance op-arena --players 4 --bot normal --games 300 --replays 0
	for mode in venture brawl skirmish; do \
		target/release/fracas sim overpower --mode $$mode --seats greedy,random --games 400; \
		target/release/fracas sim overpower --mode $$mode --seats normal,greedy --games 40; \
	done
	for bot in "easy 250 250 250 250" "normal 24 18 12 12"; do \
		set -- $$bot; \
		target/release/fracas sim robot-quest --option first=seat-0 --seats $$1,$$1 --games $$2; \
		target/release/fracas sim robot-quest --option first=seat-0 --seats $$1,$$1,$$1 --games $$3; \
		target/release/fracas sim robot-quest --option first=seat-0 --seats $$1,$$1,$$1,$$1 --games $$4; \
		target/release/fracas sim robot-quest --option first=seat-0 --seats $$1,$$1,$$1,$$1 --games $$5 --mode teams; \
	done

## Measures the server: durable moves a second, their latency, and memory.
load: build
	$(CARGO) build --release --bin fracas-load
	target/release/fracas-load --server target/release/fracas --until-it-breaks

fmt: $(MODULES)
	$(CARGO) fmt --all
	cd web && $(NPM) run --silent format

$(MODULES): web/package.json web/package-lock.json
	cd web && $(NPM) ci --no-audit --no-fund
	touch $@

$(CLIENT): $(MODULES) $(SOURCES)
	cd web && $(NPM) run --silent build

browser:
ifeq ($(CHROMIUM),)
	sh web/tools/install-chromium.sh
endif

tools: $(VENV)/bin/typos

$(VENV)/bin/typos:
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check 'typos>=1.30,<2'
