"""Two runs that must say the same."""

from .judging import Finding, complaint


class OrderQuestion:
    """Output is a function of input, whatever the number of threads."""

    def __init__(self, words):
        self.words = words

    def ask(self, linter, folder, locate=False):
        outputs = []
        for jobs in ("1", "4"):
            run = linter.run([*self.words, "--jobs", jobs], folder)
            if found := complaint(linter, run, folder, locate=locate):
                return found
            outputs.append(run.output)
        return None if outputs[0] == outputs[1] else Finding("order", self.words)


class BaselineQuestion:
    """What a baseline lists is not reported again."""

    def __init__(self, options):
        self.options = options
        self.words = ["baseline", "create", *options, "."]

    def ask(self, linter, folder, locate=False):
        listing = ["--baseline", str(folder.with_name(folder.name + ".baseline"))]
        run = linter.run([*self.words, *listing, "--force"], folder)
        if found := complaint(linter, run, folder, locate=locate):
            return found
        if run.status != 0:
            return None
        words = ["lint", *self.options, *listing, "--format", "jsonl", "--fail-on", "info", "."]
        run = linter.run(words, folder)
        if found := complaint(linter, run, folder, locate=locate):
            return found
        return Finding("baseline", words, detail=run.output[:300].decode()) if run.status == 1 else None
