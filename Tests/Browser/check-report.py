#!/usr/bin/env python3
"""Opens migration reports in a browser, from disk, and uses them as people do.

    check-report.py BINARY [PROJECT…] [--findings N] [--pictures DIRECTORY] [--timing]

Makes reports of packages with 100 and N findings (10,000 if not given) and of one whose names and sources were chosen to break pages, and opens them in
Chromium without a window. Nothing may be logged as an error and nothing may be asked for but the page; filters and collapsible parts
work by mouse and by keyboard, and without script as far as is promised; landmarks, headings, names of controls and contrast hold in
light and dark. In windows of 390, 768 and 1400 pixels, in both, nothing scrolls sideways and no word is broken, unless it is wider than
its box; tried with everything open, on the projects that are given, or on two of Fixtures/projects. With --pictures, writes the pages
as people see them: light, dark, 390 pixels wide, printed. With --timing, the page of N findings must be there in less than three times
the time of the small one.

What is missing is said: Chromium and its driver come from Debian's packages chromium and chromium-driver, `make browser` installs
selenium into .build/browser, and tidy is looked for.

Exit status: 0, or 1 with a line for each mistake.
"""

import argparse
import base64
import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from browser import CONTRAST, LAYOUT, Browser, check, check_structure, missing, mistakes

HERE = Path(__file__).resolve().parent
LANDMARKS = ["banner", "navigation", "main", "contentinfo"]


def consumers():
    """The packages that reports of other formats are tried with."""
    path = HERE.parent / "Consumers"
    sys.path.insert(0, str(path))
    spec = importlib.util.spec_from_file_location("read_reports", path / "read-reports.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


HOSTILE = """// </script><script>document.title = 'forged'</script> <!-- {{ constructor.constructor('return 1')() }}
/// <img src=x onerror="document.title = 'forged'"> \u202egnp\u202c \u001b[31mred\u001b[0m \u0000
var `</script><img src=x onerror=alert(1)>` = 1; var other = "LONG"
class `<b>Store</b>` { static var shared = `<b>Store</b>`() } // &lt;kept&gt; ]]> --> \u2028
"""


def hostile_package(directory):
    consumers().hostile_package(directory)
    (directory / "Sources" / "{{ x }} </title><h1>.swift".replace("/", "\u2215")).write_text(HOSTILE.replace("LONG", "x" * 1_000_000))


class Report:
    """A report of a package, as a page and as data."""

    def __init__(self, binary, directory, make):
        directory.mkdir()
        make(directory)
        self.page = directory / "report.html"
        self.data = directory / "report.json"
        outcome = subprocess.run(
            [binary, "report", ".", "--quiet", "--output", f"html:{self.page}", "--output", f"json:{self.data}"],
            cwd=directory, capture_output=True, text=True, check=False)
        if outcome.returncode != 0:
            sys.exit(f"no report: {outcome.stderr}")
        self.issues = json.loads(self.data.read_text())["issues"]
        self.incidents = [dict(incident, rule=issue["rule"]) for issue in self.issues for incident in issue["incidents"]]

    @property
    def url(self):
        return self.page.as_uri()


def copied(project):
    """Makes a package of what there is already."""
    return lambda directory: shutil.copytree(project, directory, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".git", ".build"))


# Checks.

SHOWN = "return [...document.querySelectorAll('.incident')].filter(row => !row.closest('[hidden]')).length"


def check_contrast(browser, name):
    for scheme in ["light", "dark"]:
        browser.look(scheme)
        count, poor = browser.run(CONTRAST)
        check(count > 100, f"{name}: only {count} texts were looked at")
        for text in poor[:10]:
            check(False, f"{name}, {scheme}: too little contrast: {text}")
    browser.look()


def open_everything(browser):
    browser.run("document.querySelectorAll('details').forEach(each => { each.open = true })")
    browser.wait("return !document.querySelector('[open] script.rows-later')")


def check_keyboard(browser, report):
    from selenium.webdriver.common.keys import Keys

    browser.open(report.url)
    browser.press(Keys.TAB)
    focus = browser.run("const at = document.activeElement; return [at.className, at.getBoundingClientRect().left >= 0]")
    check(focus == ["skip", True], f"keyboard: the first stop is {focus}")
    browser.press(Keys.ENTER, Keys.TAB)
    check(browser.run("return document.activeElement.closest('main') !== null"), "keyboard: skipping does not lead into the report")
    check(
        browser.run("const at = getComputedStyle(document.activeElement); return at.outlineStyle !== 'none' && parseFloat(at.outlineWidth) >= 2"),
        "keyboard: where the focus is cannot be seen")
    browser.run("document.querySelector('.issue > summary').focus()")
    browser.press(Keys.ENTER)
    check(browser.wait("return document.querySelector('.issue').open"), "keyboard: Enter does not open an issue")
    check(browser.wait("return document.querySelector('.issue .incident') !== null"), "keyboard: an issue has no places")
    browser.run("document.querySelector('.issue .incident > summary').focus()")
    browser.press(Keys.SPACE)
    check(browser.wait("return document.querySelector('.issue .incident[open] > div') !== null"), "keyboard: Space does not open a place")
    browser.run("document.querySelector('.issue > summary').focus()")
    browser.press(Keys.ENTER)
    check(browser.wait("return !document.querySelector('.issue').open"), "keyboard: Enter does not close an issue")
    # Every stop in turn can be reached and none is a trap.
    browser.run("document.getElementById('filter-text').focus()")
    stops = []
    for _ in range(8):
        stops.append(browser.run("return document.activeElement.name || document.activeElement.type"))
        browser.press(Keys.TAB)
    check(stops[:2] == ["text", "severity"] and "reset" in stops, f"keyboard: stops among filters are {stops}")


def check_filters(browser, report, name):
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import Select

    total = len(report.incidents)
    status = "return document.getElementById('shown').textContent"
    said = browser.run(status)
    check(said == f"Showing all {total} findings", f"{name}: says '{said}'")

    def expect(what, wanted):
        words = f"Showing {wanted} of {total} findings"
        browser.wait(f"return document.getElementById('shown').textContent === {json.dumps(words)}")
        check(browser.run(status) == words, f"{name}: {what}: says '{browser.run(status)}' instead of '{words}'")
        shown = browser.run(SHOWN)
        check(shown == wanted, f"{name}: {what}: shows {shown} of {wanted}")

    severity = report.incidents[0]["severity"]
    Select(browser.find("#filter-severity")).select_by_value(severity)
    expect("by severity", sum(each["severity"] == severity for each in report.incidents))
    rule = report.issues[-1]["rule"]
    Select(browser.find("#filter-rule")).select_by_value(rule)
    expect("by severity and rule", sum(each["severity"] == severity and each["rule"] == rule for each in report.incidents))
    browser.find("#filters [type=reset]").click()
    browser.wait(f"return document.getElementById('shown').textContent === 'Showing all {total} findings'")
    check(browser.run(status) == f"Showing all {total} findings", f"{name}: after reset: '{browser.run(status)}'")

    fix = lambda each: (each.get("fix") or {}).get("applicability", "none")
    Select(browser.find("#filter-fix")).select_by_value("none")
    expect("by fix", sum(fix(each) == "none" for each in report.incidents))
    browser.find("#filters [type=reset]").click()
    browser.wait(f"return document.getElementById('shown').textContent === 'Showing all {total} findings'")
    path = report.incidents[-1]["place"]["path"]
    word = path.split("/")[-1]
    browser.run("document.getElementById('filter-text').focus()")
    browser.press(word)
    expect(f"by text {word!r}", sum(word.lower() in (each["message"] + " " + each["place"]["path"]).lower() for each in report.incidents))
    # What was typed is taken back, key by key.
    browser.press(*[Keys.BACKSPACE] * len(word))
    browser.wait(f"return document.getElementById('shown').textContent === 'Showing all {total} findings'")
    check(browser.run(SHOWN) == total, f"{name}: after typing and taking back, {browser.run(SHOWN)} of {total} are shown")


def check_mouse(browser, report):
    browser.open(report.url)
    summary = browser.find(".issue > summary")
    browser.run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", summary)
    summary.click()
    check(browser.wait("return document.querySelector('.issue').open"), "mouse: a click does not open an issue")
    summary.click()
    check(browser.wait("return !document.querySelector('.issue').open"), "mouse: a click does not close an issue")
    browser.run("document.getElementById('tools').scrollIntoView({ block: 'center', behavior: 'instant' })")
    browser.find("[data-action=open]").click()
    check(browser.run("return [...document.querySelectorAll('.issue')].every(each => each.open)"), "mouse: not all is expanded")
    browser.find("[data-action=close]").click()
    check(browser.run("return [...document.querySelectorAll('.issue')].every(each => !each.open)"), "mouse: not all is collapsed")
    copy = browser.find(".copy")
    browser.run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", copy)
    copy.click()
    check(browser.wait("return ['Copied', 'Selected'].includes(document.querySelector('.copy').textContent)"), "mouse: a command is not copied")


def check_links(browser, report):
    """Into the middle of what is compressed."""
    number = len(report.incidents) - 1
    browser.open(f"{report.url}#incident-{number}")
    check(browser.wait(f"const it = document.getElementById('incident-{number}'); return it && it.open && it.querySelector('div') !== null"), "a link does not open what it leads to")
    check(browser.wait(f"return document.activeElement.parentElement.id === 'incident-{number}'"), "a link does not move the focus")
    place = report.incidents[number]["place"]
    text = browser.run(f"return document.getElementById('incident-{number}').textContent")
    check(f"{place['path']}:{place['line']}" in text, "a link leads to another place")


def check_without_script(browser, report):
    browser.command("Emulation.setScriptExecutionDisabled", value=True)
    try:
        browser.open(report.url)
        rows = browser.command("Runtime.evaluate", expression="document.querySelectorAll('.incident').length")["result"]["value"]
        check(rows == len(report.incidents), f"without script: {rows} of {len(report.incidents)} places are in the page")
        summary = browser.find(".issue > summary")
        browser.command("Runtime.evaluate", expression="document.querySelector('.issue > summary').scrollIntoView({ block: 'center', behavior: 'instant' })")
        summary.click()
        opened = browser.command("Runtime.evaluate", expression="document.querySelector('.issue').open && document.getElementById('filters').hidden")
        check(opened["result"]["value"], "without script: an issue does not open, or filters show that do nothing")
    finally:
        browser.command("Emulation.setScriptExecutionDisabled", value=False)


WIDTHS = [390, 768, 1400]


def check_widths(browser, report, name):
    for width in WIDTHS:
        for scheme in ["light", "dark"]:
            browser.look(scheme, width=width, height=900)
            browser.open(report.url)
            for state in ["as it opens", "all open"]:
                if state == "all open":
                    open_everything(browser)
                at = f"{name}, {width} pixels, {scheme}, {state}"
                count, wide, broken = browser.run(LAYOUT)
                check(count > 100, f"{at}: only {count} texts were looked at")
                for element in wide[:5]:
                    check(False, f"{at}: wider than its box: {element}")
                for word in broken[:5]:
                    check(False, f"{at}: broken: {word}")
    browser.look()


def check_hostile(browser, report):
    browser.open(report.url)
    open_everything(browser)
    check(browser.run("return document.title").endswith("migration to Swift 6"), "hostile: the title was changed")
    for selector in ["img", "b", "main h1", "main script:not([type='text/plain'])"]:
        check(browser.run(f"return document.querySelectorAll({json.dumps(selector)}).length") == 0, f"hostile: source made an element '{selector}'")
    text = browser.run("return document.body.textContent")
    for part in ["</script><img src=x onerror=alert(1)>", "<b>Store</b>", "{{ x }}", "\\u{202E}gnp", "</title><h1>".replace("/", "\u2215")]:
        check(part in text, f"hostile: {part!r} does not show as text")
    for character in ["\x1b", "\x00", "\u202e", "\u2028"]:
        check(character not in text, f"hostile: U+{ord(character):04X} stands in the page")
    check(report.page.stat().st_size < 4_000_000, "hostile: long lines are not shortened")


def check_valid(report, name):
    if not shutil.which("tidy"):
        print("not validated: tidy is not installed")
        return
    outcome = subprocess.run(["tidy", "-q", "-e", str(report.page)], capture_output=True, text=True, check=False)
    for line in outcome.stderr.splitlines()[:10]:
        check(False, f"{name}: tidy: {line}")


def time_to_use(browser, report):
    """Milliseconds until the page is there and its filters work; the best of some tries."""
    times = []
    for _ in range(7):
        browser.open(report.url)
        browser.wait("return document.documentElement.dataset.ready")
        times.append(browser.run("return performance.getEntriesByType('navigation')[0].loadEventEnd"))
    return min(times)


def take_pictures(browser, report, directory):
    directory.mkdir(parents=True, exist_ok=True)
    for name, look in {
        "light": {"width": 1400}, "dark": {"scheme": "dark", "width": 1400}, "768": {"width": 768}, "390": {"width": 390, "height": 2400}, "390-dark": {"scheme": "dark", "width": 390, "height": 2400},
        "print": {"media": "print", "width": 794, "height": 3000},
    }.items():
        browser.look(**{"height": 2200, **look})
        browser.open(report.url)
        browser.picture(directory / f"{name}.png")
        browser.run("const issue = document.querySelector('.issue'); issue.open = true; issue.querySelectorAll('.incident').forEach((row, n) => { row.open = n < 2 })")
        time.sleep(0.3)
        browser.run("document.getElementById('issues').scrollIntoView({ behavior: 'instant' })")
        browser.picture(directory / f"{name}-findings.png")
        browser.run("document.getElementById('compiler').scrollIntoView({ behavior: 'instant' })")
        browser.picture(directory / f"{name}-rest.png")
    browser.look()
    browser.open(report.url)
    (directory / "report.pdf").write_bytes(base64.b64decode(browser.command("Page.printToPDF", printBackground=True)["data"]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary", type=lambda path: str(Path(path).resolve()))
    parser.add_argument("projects", nargs="*", type=Path)
    parser.add_argument("--findings", type=int, default=10_000)
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--timing", action="store_true")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch).resolve()
        many = consumers().large_package
        small = Report(options.binary, scratch / "small", lambda directory: many(directory, 100))
        large = Report(options.binary, scratch / "large", lambda directory: many(directory, options.findings))
        hostile = Report(options.binary, scratch / "hostile", hostile_package)
        given = options.projects or [HERE.parent.parent / "Fixtures/projects" / name for name in ("inventory", "worksite")]
        projects = [(path.name, Report(options.binary, scratch / f"project-{number}", copied(path))) for number, path in enumerate(given)]
        for name, report in [("small", small), ("large", large), ("hostile", hostile)]:
            check_valid(report, name)
        lacking = missing()
        if lacking:
            print(f"The report was not opened in a browser: {lacking}.")
        else:
            browser = Browser()
            try:
                browser.look()
                for name, report in [("small", small), ("large", large)]:
                    browser.open(report.url)
                    check_filters(browser, report, name)
                    check_structure(browser, name, LANDMARKS + ["search"] * bool(report.issues))
                    browser.check_silence(name)
                check_links(browser, small)
                check_links(browser, large)
                check_mouse(browser, small)
                check_keyboard(browser, small)
                check_keyboard(browser, large)
                browser.open(small.url)
                open_everything(browser)
                check_contrast(browser, "small")
                for name, report in [("small", small), *projects]:
                    check_widths(browser, report, name)
                check_hostile(browser, hostile)
                check_structure(browser, "hostile", LANDMARKS + ["search"] * bool(hostile.issues))
                check_without_script(browser, small)
                times = [time_to_use(browser, report) for report in (small, large)]
                browser.check_silence("all")
                print(f"{len(small.incidents)} findings: {times[0]:.0f} ms; {len(large.incidents)} findings: {times[1]:.0f} ms")
                if options.timing:
                    check(times[1] < 3 * times[0], f"the large page takes {times[1] / times[0]:.1f} times as long")
                if options.pictures:
                    for name, report in [("small", small), *projects]:
                        take_pictures(browser, report, options.pictures / name)
            finally:
                browser.driver.quit()
    for mistake in dict.fromkeys(mistakes):
        print(mistake)
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
