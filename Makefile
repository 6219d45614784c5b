# Thin: everything here is one or two commands. `make run` and `make test` need nothing set up before.
CARGO ?= cargo
export CARGO_NET_RETRY ?= 10
PYTHON ?= python3
VENV := target/venv

.PHONY: run test lint bench fmt tools

## Starts a match in the terminal against a bot.
run:
	$(CARGO) run --release --bin fracas -- play battle-arena --mode substitution

## Runs every test.
test:
	$(CARGO) test --workspace

## Checks formatting, lints, documentation and spelling.
lint: tools
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps
	$(VENV)/bin/typos

## Measures: rates of the parts, rates of whole games, and instructions where valgrind is present.
bench:
	$(CARGO) bench --workspace --bench speed
	$(CARGO) bench --workspace --bench instructions
	$(CARGO) run --release --bin fracas -- bench battle-arena $$(command -v valgrind >/dev/null && echo --instructions)

fmt:
	$(CARGO) fmt --all

tools: $(VENV)/bin/typos

$(VENV)/bin/typos:
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check 'typos>=1.30,<2'
