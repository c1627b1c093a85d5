# Every target is one command. `make run ARGS="PATH…"` and `make test` also install what is missing.

export CONCURLINT_WARNINGS_AS_ERRORS := 1

# The shell is dash on Debian: paths in ARGS follow its rules for words and quotes.
ARGS   ?= .
PREFIX ?= $(HOME)/.local
CORPUS ?=
RELEASE = swift build --configuration release --product concurlint

.PHONY: help build run test install bench prerequisites

help:
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' Makefile

build: prerequisites ## build the release binary
	$(RELEASE)

run: build ## lint: make run ARGS="PATH…"; findings do not fail, a failed run does
	@$$($(RELEASE) --show-bin-path)/concurlint $(ARGS) || test $$? -eq 1

test: prerequisites ## run every test
	swift test

install: prerequisites ## put a self-contained release binary at PREFIX/bin
	@Tools/install.sh "$(PREFIX)"

bench: build ## measure each stage beside wc and swiftc: make bench CORPUS=DIR
	@Tests/Benchmarks/bench.py $$($(RELEASE) --show-bin-path)/concurlint "$(CORPUS)"

prerequisites:
	@Tools/prerequisites.sh
