"""What the Swift compiler itself says about a program: the answer sheet for isolation, types, index and sendability.

Nothing here knows the linter. `Tests/Oracles/README.md` says what the facts are called and where they stand.
"""
