"""What fuzz-rules.py consists of: a corpus, projects of mutated files, runs of the linter, judgement, and reduction."""
