# Every target is one command. `make run ARGS="PATH…"` and `make test` also install what is missing.

export CONCURLINT_WARNINGS_AS_ERRORS := 1

# The shell is dash on Debian: paths in ARGS follow its rules for words and quotes.
ARGS     ?= .
PREFIX   ?= $(HOME)/.local
CORPUS   ?=
SECONDS  ?= 60
INPUTS   ?=
SANITIZE ?= none
GRAPHS   ?= 200
SEED     ?= 1
FILES    ?= 2000
MESSAGES ?= 100000
PACKAGES ?= .
PROJECT  ?=
JOBS     ?= 1
ARCHITECTURE ?= arm64
FINDINGS ?=
SDK      ?=
FACTS    ?=
VERSION  ?=
BINARIES ?=
OUTPUT   ?= .build/release-$(VERSION)
EXPECTED ?=
PICTURES ?=
PROGRAM  ?=
ONLY     ?=
COMMAND  ?=
GENERATED = --graphs $(GRAPHS) --seed $(SEED)
# A virtual environment for the package that drives a browser.
BROWSER   = python3 -m venv .build/browser && .build/browser/bin/pip install --quiet --disable-pip-version-check --requirement Tests/Browser/requirements.txt
# Links Swift's libraries statically: the program starts in a third of the time. `make install` copies the same binary.
RELEASE   = .ci/build.sh
# SwiftPM compiles everything again when a flag changes, as this one does without a terminal.
SWIFT_FLAGS = --no-color-diagnostics

.PHONY: help toolchain build run portable test budgets budget-instructions thread-sanitizer validate install bench fuzz oracle-syntax oracle-accepted oracle-flow oracle-probes oracle-interfaces stubs prerequisites
.PHONY: prepared-sdk format growth macos-check mutate-rules browser readiness fuzz-diagnostics fuzz-rules consumers gate-story first-hour readme precision
.PHONY: oracle-precision oracle-recall oracle-forecast oracle-forecast-projects oracle-plans oracle-gates oracle-isolation oracle-sendable oracle-types oracle-index server-clients
.PHONY: fuzz-server seeds readme-forecast forecast-rows release distribution
.PHONY: sdk-modules sdk-facts sdk-mentions sdk-coverage oracle-sdk oracle-settings oracle-projects oracle-specifications oracle-fixes oracle-fix-corpus fix-coverage measure-projects measure-fixes

help:
	@sed -n 's/^\([a-z-]*\):.*## /make \1	/p' Makefile

build: toolchain ## build the release binary
	@$(RELEASE)

run: build ## lint: make run ARGS="PATH…"; findings do not fail, a failed run does
	@$$($(RELEASE) --show-bin-path)/concurlint $(ARGS) || test $$? -eq 1

test: prerequisites ## run every test
	@if command -v chromium chromedriver >/dev/null; then $(BROWSER) || echo "selenium could not be installed: the report is not opened in a browser" >&2; fi
	swift test $(SWIFT_FLAGS)

consumers: prerequisites build ## install third-party readers of reports into .build/consumers, where tests find them, and run them: make consumers [PROJECT=DIR | FINDINGS=30000]
	@python3 -m venv .build/consumers && .build/consumers/bin/pip install --quiet --disable-pip-version-check --requirement Tests/Consumers/requirements.txt
	@.build/consumers/bin/python3 Tests/Consumers/read-reports.py $$($(RELEASE) --show-bin-path)/concurlint $(if $(FINDINGS),--findings $(FINDINGS),$(if $(PROJECT),"$(PROJECT)"))
	@.build/consumers/bin/python3 Tests/Consumers/check-schema.py $$($(RELEASE) --show-bin-path)/concurlint

browser: prerequisites build ## open migration reports and the documentation in Chromium, compare loading times, and write pictures: make browser [PROJECTS="DIR DIR"] [PICTURES=DIR]
	@$(BROWSER)
	@.build/browser/bin/python3 Tests/Browser/check-report.py $$($(RELEASE) --show-bin-path)/concurlint $(PROJECTS) --timing $(if $(PICTURES),--pictures "$(PICTURES)")
	@.build/browser/bin/python3 Tests/Browser/check-site.py $$($(RELEASE) --show-bin-path)/concurlint $(if $(PICTURES),--pictures "$(PICTURES)")

server-clients: build ## drive Neovim, Emacs, Vim and the extension of Visual Studio Code through sessions with the language server, and check its messages against the protocol's model
	@Tests/ServerClients/check-editors.py $$($(RELEASE) --show-bin-path)/concurlint
	@python3 -m venv .build/server-clients && .build/server-clients/bin/pip install --quiet --disable-pip-version-check --requirement Tests/ServerClients/requirements.txt
	@.build/server-clients/bin/python3 Tests/ServerClients/check-protocol.py $$($(RELEASE) --show-bin-path)/concurlint

readiness: build ## compare readiness scores with what the compiler says in Swift 6: make readiness PROJECTS=DIR [VERDICTS=FILE]
	@Tests/Readiness/rank-projects.py $$($(RELEASE) --show-bin-path)/concurlint "$(PROJECTS)" $(if $(VERDICTS),--verdicts "$(VERDICTS)")

first-hour: ## play a newcomer's first hour, with its own clone and build: make first-hour PROJECT=DIR
	@Tests/Story/first-hour.py "$(PROJECT)"

readme: build ## regenerate the table of options in README.md
	@OPTIONS="$$($$($(RELEASE) --show-bin-path)/concurlint lint --help=markdown)" awk \
	  '/<!-- end of options -->/ { skip = 0 } !skip { print } /<!-- options of lint -->/ { print ENVIRON["OPTIONS"]; skip = 1 }' README.md > .build/README.md
	@mv .build/README.md README.md

seeds: ## regenerate Rules/SEEDS.md, which lists the patterns of the seed documents and their rules
	CONCURLINT_WRITE_SEEDS=1 swift test $(SWIFT_FLAGS) --filter SeedPageTests
readme-forecast: build ## run the forecasts in README.md again, on checkouts of what they name: make readme-forecast CORPUS=DIR
	@Tests/Oracles/readme-forecast.py --update $$($(RELEASE) --show-bin-path)/concurlint "$(CORPUS)"

precision: ## regenerate the tables of verdicts in Fixtures/precision/README.md
	@Tests/Precision/table.py --update

oracle-precision: build ## lint checkouts of the judged repositories again, and print which findings with verdicts have changed: make oracle-precision CORPUS=DIR
	@Tests/Precision/again.py $$($(RELEASE) --show-bin-path)/concurlint "$(CORPUS)"

oracle-recall: build ## put defects into copies of applications, and print which are found: make oracle-recall CORPUS="DIR DIR" [SEED=1]
	@Tests/Recall/recall.py $$($(RELEASE) --show-bin-path)/concurlint $(addprefix --corpus ,$(CORPUS)) --seed $(SEED) $(if $(filter 1,$(SEED)),--check)

gate-story: build ## play how a team switches the gate on: make gate-story [PROJECT=DIR]
	@Tests/Story/gate-story.py $$($(RELEASE) --show-bin-path)/concurlint $(if $(PROJECT),"$(PROJECT)")

format: ## format all Swift code by .swift-format; comments and multi-line strings are wrapped by hand
	@swift format format --in-place --parallel $$(git ls-files 'Sources/*.swift' 'Rules/*.swift' 'Tests/*.swift' Package.swift)

mutate-rules: prerequisites ## remove each rule's check and each of its exemptions in turn, and print which test fails
	@Tests/Mutation/mutate-rules.py

budgets: prerequisites ## run the tests of limits that only an optimised build can meet
	swift test $(SWIFT_FLAGS) --configuration release --scratch-path .build/budgets -Xswiftc -enable-testing --filter BudgetTests

budget-instructions: build ## count the instructions per token, with valgrind if it is installed
	@Tests/Benchmarks/instructions.py $$($(RELEASE) --show-bin-path)/concurlint

growth: build ## count how the work grows with the input, with valgrind if it is installed: make growth [PROGRAM=NAME] [COMMAND=lint]
	@Tests/Scaling/growth.py $$($(RELEASE) --show-bin-path)/concurlint $(addprefix --program ,$(PROGRAM)) $(addprefix --command ,$(COMMAND))

macos-check: ## compile for macOS, and check that it has the C functions that are called: make macos-check [ARCHITECTURE=x86_64]
	@Tests/MacOS/check-macos.py --architecture $(ARCHITECTURE)

thread-sanitizer: prerequisites ## lint a corpus under the thread sanitizer: make thread-sanitizer CORPUS=DIR
	swift build $(SWIFT_FLAGS) --sanitize thread --scratch-path .build/thread-sanitizer --product concurlint
	TSAN_OPTIONS=halt_on_error=1:exitcode=66 .build/thread-sanitizer/debug/concurlint --jobs 4 --fail-on never --quiet "$(CORPUS)"

validate: prerequisites ## check the tree of every Swift file: make validate CORPUS=DIR
	CONCURLINT_CORPUS="$(CORPUS)" swift test $(SWIFT_FLAGS) --configuration release --scratch-path .build/budgets -Xswiftc -enable-testing --filter CorpusTests

install: toolchain ## put a self-contained release binary at PREFIX/bin
	@.ci/install.sh "$(PREFIX)"

portable: toolchain ## check that the installed binary runs elsewhere: its size, its libraries, the C library
	@.ci/install.sh .build/portable && .ci/check-binary.sh .build/portable/bin/concurlint

bench: build ## measure each stage beside wc and swiftc: make bench CORPUS=DIR
	@Tests/Benchmarks/bench.py $$($(RELEASE) --show-bin-path)/concurlint "$(CORPUS)"

bench-isolation: build ## compare the cost of computing isolation with lexing and parsing: make bench-isolation CORPUS=DIR
	@Tests/Benchmarks/isolation.py $$($(RELEASE) --show-bin-path)/concurlint "$(CORPUS)"

fuzz-diagnostics: build ## have every libclang read mutated diagnostics files: make fuzz-diagnostics [FILES=2000] [SEED=1]
	@Tests/Fuzzing/fuzz-diagnostics.py $$($(RELEASE) --show-bin-path)/concurlint --files $(FILES) --seed $(SEED)

fuzz-rules: build ## lint, fix and report projects of mutated files: make fuzz-rules [SECONDS=60] [CORPUS="DIR DIR"] [SEED=1] [JOBS=1]
	@Tests/Fuzzing/fuzz-rules.py $$($(RELEASE) --show-bin-path)/concurlint --seconds $(SECONDS) --seed $(SEED) --jobs $(JOBS) $(addprefix --corpus ,$(CORPUS))

fuzz-server: build ## send the language server messages that no editor would send: make fuzz-server [MESSAGES=100000] [SEED=1]
	@Tests/Fuzzing/fuzz-server.py $$($(RELEASE) --show-bin-path)/concurlint --messages $(MESSAGES) --seed $(SEED)

fuzz: prerequisites ## feed the parser arbitrary bytes: make fuzz SECONDS=60 [INPUTS=10000000] [SANITIZE=address]
	@Tests/Fuzzing/fuzz.py $(if $(INPUTS),--inputs $(INPUTS),--seconds $(SECONDS)) --sanitize $(SANITIZE)

oracle-syntax: build ## compare tokens and nodes with the compiler's own parser: make oracle-syntax CORPUS=DIR
	@Tests/Oracles/compare-syntax.py "$(CORPUS)" $$($(RELEASE) --show-bin-path)/concurlint

oracle-accepted: build ## check that there is no syntax error where swiftc -parse finds none: make oracle-accepted CORPUS=DIR
	@Tests/Oracles/accepted-by-swiftc.py "$(CORPUS)" $$($(RELEASE) --show-bin-path)/concurlint

oracle-flow: build ## compare what local names mean with the compiler's own tree of our sources
	@bin=$$($(RELEASE) --show-bin-path); Tests/Oracles/compare-names.py --modules $$bin/Modules $(foreach name,CVolatile CYAML CZlib,--modules Sources/$(name)) $$bin/concurlint \
	  Names=Fixtures/flow LintRules=Rules $(foreach name,LintSyntax LintFlow LintSemantics LintDiagnostics LintKit LintEngine LintReporting,$(name)=Sources/$(name))

oracle-interfaces: ## compare the interfaces of Swift, Foundation and Dispatch with the toolchain's modules
	@Tests/Oracles/compare-interfaces.py

# With SDK=DIR an iOS SDK is prepared first, unless one already is. PACKAGES may then have files that name modules for it.
prepared-sdk:
	@$(if $(SDK),test -f .build/apple-sdk/flags.txt || Tests/AppleSDK/prepare-sdk.py "$(SDK)" .build/apple-sdk)

oracle-isolation: build prepared-sdk ## compare isolation in generated declarations and in packages: make oracle-isolation [GRAPHS=N] [SEED=S] [PACKAGES="DIR DIR:TARGET FILE.toml"] [SDK=DIR]
	@Tests/Oracles/compare-isolation.py $(GENERATED) $$($(RELEASE) --show-bin-path)/concurlint
	@Tests/Oracles/compare-isolation.py $(addprefix --package ,$(PACKAGES)) $$($(RELEASE) --show-bin-path)/concurlint

oracle-sendable: build prepared-sdk ## compare which types are Sendable, likewise
	@Tests/Oracles/compare-sendable.py $(GENERATED) $(addprefix --package ,$(PACKAGES)) $$($(RELEASE) --show-bin-path)/concurlint

oracle-types: build prepared-sdk ## compare types of locals, properties, parameters and receivers in packages: make oracle-types [PACKAGES="DIR DIR:TARGET FILE.toml"] [SDK=DIR]
	@Tests/Oracles/compare-types.py $(addprefix --package ,$(PACKAGES)) $$($(RELEASE) --show-bin-path)/concurlint

oracle-forecast: build ## compare the forecast with what the compiler said of packages in Swift 6 mode: make oracle-forecast EXPECTED=FILE.tsv CORPUS=DIR
	@Tests/Oracles/compare-forecast.py $$($(RELEASE) --show-bin-path)/concurlint "$(EXPECTED)" "$(CORPUS)"

forecast-rows: ## collect what the compiler says of packages in Swift 6 mode, for oracle-forecast: make forecast-rows OUTPUT=DIR PACKAGES="DIR DIR:TARGET"
	@Tests/Oracles/collect-forecast.py "$(OUTPUT)" $(PACKAGES)

oracle-forecast-projects: build ## compare the forecast for the projects of Fixtures/projects with the compiler
	@Tests/Oracles/measure-projects.py --forecast $$($(RELEASE) --show-bin-path)/concurlint

oracle-plans: build ## apply the first steps of forecast plans, and compare what they remove with the compiler: make oracle-plans MODULES="DIR:MODULE …"
	@Tests/Oracles/compare-plans.py $$($(RELEASE) --show-bin-path)/concurlint $(MODULES)

oracle-index: build prepared-sdk ## compare overrides, witnesses and conformances in generated declarations and in packages
	@Tests/Oracles/compare-index.py $(GENERATED) $(addprefix --package ,$(PACKAGES)) $$($(RELEASE) --show-bin-path)/concurlint

oracle-gates: build ## check that gates only save time: the same findings and undecided counts without them: make oracle-gates CORPUS=DIR
	@Tests/Oracles/compare-gates.py "$(CORPUS)" $$($(RELEASE) --show-bin-path)/concurlint

oracle-probes: ## check the annotations of Fixtures/isolation and Fixtures/forecast against the compiler
	@Tests/Oracles/confirm-isolation-fixtures.py --silgen
	@Tests/Oracles/confirm-forecast-fixtures.py
	@Tests/Oracles/compare-isolation.py --check-compiler --graphs 20

sdk-facts: ## regenerate the types and members of an iOS SDK's modules, to be read as a diff: make sdk-facts SDK=DIR
	@Tests/AppleSDK/prepare-sdk.py "$(SDK)" .build/apple-sdk
	@rm -rf .build/apple-sdk/graphs
	@Tests/AppleSDK/sdk-facts.py .build/apple-sdk --graphs .build/apple-sdk/graphs
	@swift format format --in-place --parallel --recursive Sources/LintSemantics/SDK/Types Sources/LintSemantics/SDK/Members

sdk-mentions: ## after sdk-facts, regenerate the list of SDK names that code mentions, which selects the members: make sdk-mentions CORPUS=DIR
	@Tests/AppleSDK/mentions.py .build/apple-sdk/graphs "$(CORPUS)"

sdk-coverage: build ## count for how many mentions of the SDK's types the answers are known: make sdk-coverage CORPUS=DIR FACTS=FILE
	@Tests/AppleSDK/coverage.py $$($(RELEASE) --show-bin-path)/concurlint "$(CORPUS)" "$(FACTS)"

oracle-sdk: build ## compare the known facts about the SDK's types with the compiler's answers: make oracle-sdk FACTS=FILE
	@Tests/AppleSDK/compare-facts.py $$($(RELEASE) --show-bin-path)/concurlint "$(FACTS)"

release: ## make everything that a release consists of: make release VERSION=0.1.0 BINARIES=DIR, which has TRIPLE/concurlint [OUTPUT=DIR]
	@Distribution/make-release.py "$(VERSION)" "$(BINARIES)" "$(OUTPUT)"

# The binary of this machine, as a release would have it, made into one twice.
distribution: toolchain ## make a release of this machine's binary twice, compare, and use it as its users would: make distribution [ONLY="guide hooks"]
	@.ci/install.sh .build/distribution/prefix
	@Distribution/Tests/install-tools.sh .build/distribution/tools
	@Distribution/Tests/local-release.sh .build/distribution
	@.build/distribution/tools/bin/python3 Distribution/Tests/check-release.py .build/distribution/first $(foreach name,$(ONLY),--only "$(name)")

stubs: ## build stand-ins for Apple's modules: swiftc -typecheck @.build/stubs/arguments FILE
	@Tests/Stubs/make-stubs.py

sdk-modules: ## make an iOS SDK readable to this toolchain, to compile applications on Linux: make sdk-modules SDK=DIR
	@Tests/AppleSDK/prepare-sdk.py "$(SDK)" .build/apple-sdk

oracle-settings: build ## compare manifests with SwiftPM, which runs them: make oracle-settings CORPUS=DIR
	@Tests/Oracles/compare-settings.py "$(CORPUS)" $$($(RELEASE) --show-bin-path)/concurlint

oracle-projects: build ## compare Xcode projects with a second reader and with goldens: make oracle-projects CORPUS=DIR
	@Tests/Oracles/compare-projects.py "$(CORPUS)" $$($(RELEASE) --show-bin-path)/concurlint

oracle-specifications: build ## compare XcodeGen's project.yml with the Xcode projects beside it: make oracle-specifications CORPUS=DIR
	@Tests/Oracles/compare-specifications.py $$($(RELEASE) --show-bin-path)/concurlint "$(CORPUS)"

oracle-fix-corpus: build ## fix whole checkouts and check the result: make oracle-fix-corpus CORPUS=DIR
	@Tests/Oracles/fix-corpus.py "$(CORPUS)" $$($(RELEASE) --show-bin-path)/concurlint

fix-coverage: build ## count the findings with a fix, and the reasons of those without: make fix-coverage CORPUS="DIR DIR"
	@Tests/Oracles/fix-coverage.py --reasons $$($(RELEASE) --show-bin-path)/concurlint $(CORPUS)

measure-projects: ## count the compiler's diagnostics for the projects of Fixtures/projects in Swift 6
	@Tests/Oracles/measure-projects.py

measure-fixes: build ## count how many of them fixes remove: 75 % in all, 90 % in the inventory project
	@Tests/Oracles/measure-projects.py --fix $$($(RELEASE) --show-bin-path)/concurlint

oracle-fixes: build prepared-sdk ## compile Fixtures/fixes, Fixtures/projects and modules for Apple's platforms, before and after their fixes: make oracle-fixes [SDK=DIR PACKAGES=FILE.toml]
	@Tests/Oracles/compile-fixes.py $$($(RELEASE) --show-bin-path)/concurlint
	@Tests/Oracles/compile-fixed-projects.py $$($(RELEASE) --show-bin-path)/concurlint
	@$(if $(filter %.toml,$(PACKAGES)),Tests/Oracles/compile-fixed-modules.py $(addprefix --package ,$(filter %.toml,$(PACKAGES))) $$($(RELEASE) --show-bin-path)/concurlint)

toolchain:
	@.ci/prerequisites.sh build

prerequisites:
	@.ci/prerequisites.sh test
