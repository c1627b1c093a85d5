"""What became of each seed: `outcomes.tsv`, and the table of README.md that is made of it.

A row is a seed, by rule and clause. `first` is the severity of its finding when it was first put into the applications, before any rule was
changed for it, or `missed`; `today` the same with the rules as they are; `why` says why it is or was missed.
"""

import collections
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
LIST = HERE / "outcomes.tsv"
COLUMNS = ("rule", "clause", "first", "today", "why")
HEAD = ["| rule | seeded | found at first | today |", "|---|---|---|---|"]

Key = tuple[str, str]


def rows() -> list[dict[str, str]]:
    if not LIST.exists():
        return []
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return [dict(zip(COLUMNS, line.split("\t"), strict=True)) for line in lines[1:]]


def checked(today: dict[Key, str]) -> bool:
    """Prints what differs from the list, and returns whether nothing does."""
    listed = {(row["rule"], row["clause"]): row["today"] for row in rows()}
    same = True
    for key, outcome in today.items():
        if listed.get(key) != outcome:
            same = False
            print(f"changed: {key[0]}: {key[1]}: was {listed.get(key, 'not listed')}, is {outcome}")
    return same


def update(today: dict[Key, str]) -> None:
    """Writes the list and the table. A seed that is not among today's keeps its row only if it was not asked for."""
    listed = {(row["rule"], row["clause"]): row for row in rows()}
    asked = {rule for rule, _ in today}
    for (rule, clause), outcome in today.items():
        row = listed.setdefault((rule, clause), dict(rule=rule, clause=clause, first=outcome, today=outcome, why=""))
        row["today"] = outcome
    kept = sorted((key, row) for key, row in listed.items() if key in today or key[0] not in asked)
    lines = ["\t".join(COLUMNS)] + ["\t".join(row[column] for column in COLUMNS) for _, row in kept]
    LIST.write_text("\n".join(lines) + "\n", encoding="utf-8")
    readme = HERE / "README.md"
    text = readme.read_text(encoding="utf-8").splitlines()
    start = text.index(HEAD[0])
    end = next((number for number in range(start, len(text)) if not text[number].startswith("|")), len(text))
    text[start:end] = table([row for _, row in kept])
    readme.write_text("\n".join(text) + "\n", encoding="utf-8")


def table(listed: list[dict[str, str]]) -> list[str]:
    counts: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for row in listed:
        for name in ("**all**", f"`{row['rule']}`"):
            counts[name].update(seeded=1, first=int(row["first"] != "missed"), today=int(row["today"] != "missed"))
    order = sorted(counts, key=lambda name: (name == "**all**", name))
    return HEAD + [f"| {name} | {counts[name]['seeded']} | {counts[name]['first']} | {counts[name]['today']} |" for name in order]
