"""The list of verdicts, and what a severity promises of them."""

import csv
import pathlib
from collections.abc import Iterable

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Fixtures" / "precision"
VERDICTS = ("true", "false", "unsure")
# Of what is judged: how much has to be factual, and how much a team would act on.
BARS = {"error": (0.98, 0.90), "warning": (0.95, 0.80), "info": (0.95, 0.40)}
# Fewer say little of a rule.
ENOUGH = 20


def rows(name: str) -> list[dict[str, str]]:
    with open(FOLDER / name, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def against_bars(severity: str, judged: Iterable[dict[str, str]]) -> tuple[int, int, int, str]:
    """How many verdicts there are, how many are factual and acted on, and whether that is what the severity promises.

    What could not be decided counts as neither, and is no part of the whole.
    """
    decided = [row for row in judged if row["verdict"] != "unsure"]
    factual = sum(row["verdict"] == "true" for row in decided)
    acts = sum(row["acts"] == "yes" for row in decided)
    must_be_factual, must_be_acted_on = BARS[severity]
    if not decided:
        return 0, 0, 0, ""
    holds = factual / len(decided) >= must_be_factual and acts / len(decided) >= must_be_acted_on
    return len(decided), factual, acts, ("holds" if holds else "below") + ("" if len(decided) >= ENOUGH else ", of few")
