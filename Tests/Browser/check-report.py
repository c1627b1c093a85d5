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

HERE = Path(__file__).resolve().parent
mistakes = []


def check(condition, message):
    if not condition:
        mistakes.append(message)


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


# What the browser is asked.

CONTRAST = """
const channel = value => { value /= 255; return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4; };
const parse = color => { const parts = color.match(/[\\d.]+/g).map(Number); return { rgb: parts.slice(0, 3), alpha: parts.length > 3 ? parts[3] : 1 }; };
const over = (top, under) => top.rgb.map((value, index) => value * top.alpha + under[index] * (1 - top.alpha));
const light = rgb => 0.2126 * channel(rgb[0]) + 0.7152 * channel(rgb[1]) + 0.0722 * channel(rgb[2]);
const ground = element => {
  const layers = [];
  for (let each = element; each; each = each.parentElement) layers.push(parse(getComputedStyle(each).backgroundColor));
  return layers.reverse().reduce((under, layer) => over(layer, under), [255, 255, 255]);
};
const poor = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
let count = 0;
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.textContent.trim() || element.closest("script, noscript, option, .unseen, caption") || !element.checkVisibility()) continue;
  const style = getComputedStyle(element), under = ground(element);
  const color = over(parse(element.closest("svg") ? style.fill : style.color), under);
  const [a, b] = [light(color), light(under)].sort((x, y) => y - x), size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || size >= 18.66 && Number(style.fontWeight) >= 700;
  count += 1;
  const ratio = (a + 0.05) / (b + 0.05);
  if (ratio < (isLarge ? 3 : 4.5)) poor.push(element.className + ' "' + walker.currentNode.textContent.trim().slice(0, 30) + '" ' + ratio.toFixed(2));
}
return [count, [...new Set(poor)]];
"""


# How many texts there are, which elements hold something that is wider than they are, and which words go on in the next line. Where a
# page says itself that a word may be broken, there is another node behind.
LAYOUT = """
const wide = [], broken = [];
const named = element => `${element.localName}.${element.className || element.id} "${element.textContent.trim().slice(0, 60)}"`;
const root = document.documentElement;
if (root.scrollWidth > root.clientWidth) wide.push(`the page, by ${root.scrollWidth - root.clientWidth} pixels`);
for (const element of document.body.querySelectorAll("*")) {
  if (element.closest("svg, .unseen, caption, thead, input, select, script") || !element.checkVisibility()) continue;
  if (getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) wide.push(named(element));
}
const lines = rects => new Set([...rects].filter(rect => rect.width > 0).map(rect => Math.round(rect.top))).size;
const box = element => { for (; getComputedStyle(element).display.startsWith("inline"); element = element.parentElement); return element; };
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const range = document.createRange();
let count = 0;
while (walker.nextNode()) {
  const node = walker.currentNode, element = node.parentElement;
  if (!node.data.trim() || element.closest("svg, .unseen, caption, script, noscript, option") || !element.checkVisibility()) continue;
  count += 1;
  range.selectNodeContents(node);
  if (lines(range.getClientRects()) < 2) continue;
  for (const word of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    const rects = range.getClientRects();
    if (lines(rects) < 2) continue;
    const style = getComputedStyle(box(element));
    const room = box(element).clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if ([...rects].reduce((sum, rect) => sum + rect.width, 0) <= room) broken.push(`"${word[0]}" in ${named(element)}`);
  }
}
return [count, [...new Set(wide)], [...new Set(broken)]];
"""


class Browser:
    def __init__(self):
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service

        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        # A sandbox needs rights that containers do not give; the pages are our own.
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,1000", "--force-color-profile=srgb"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.set_script_timeout(60)

    def command(self, name, **arguments):
        return self.driver.execute_cdp_cmd(name, arguments)

    def look(self, scheme="light", media="", width=1280, height=1000):
        # Without motion, for a click goes where a control was when it was looked up.
        features = [{"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": "reduce"}]
        self.command("Emulation.setEmulatedMedia", media=media, features=features)
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def open(self, report, fragment=""):
        self.driver.get("about:blank")
        self.driver.get_log("performance")
        self.driver.get(report.url + fragment)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, script, *arguments):
        """Until a script gives something that counts as true; at most a quarter of a minute."""
        end = time.monotonic() + 15
        while True:
            value = self.run(script, *arguments)
            if value or time.monotonic() > end:
                return value
            time.sleep(0.02)

    def press(self, *keys):
        from selenium.webdriver.common.action_chains import ActionChains

        ActionChains(self.driver).send_keys(*keys).perform()

    def find(self, selector):
        from selenium.webdriver.common.by import By

        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def check_silence(self, name):
        for entry in self.driver.get_log("browser"):
            check(entry["level"] not in ("SEVERE", "WARNING"), f"{name}: logged: {entry['message'][:300]}")
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                url = message["params"]["request"]["url"]
                check(url.startswith(("file:", "about:", "blob:")), f"{name}: asked for {url[:200]}")

    def picture(self, path):
        data = self.command("Page.captureScreenshot", format="png")["data"]
        path.write_bytes(base64.b64decode(data))


# Checks.

SHOWN = "return [...document.querySelectorAll('.incident')].filter(row => !row.closest('[hidden]')).length"


def in_order(nodes):
    """As they are read aloud; the browser lists them in another order."""
    by_id, pending, ordered = {node["nodeId"]: node for node in nodes}, [nodes[0]["nodeId"]], []
    while pending:
        node = by_id.get(pending.pop())
        if node:
            ordered.append(node)
            pending += reversed(node.get("childIds", []))
    return ordered


def check_structure(browser, report, name):
    nodes = [node for node in in_order(browser.command("Accessibility.getFullAXTree")["nodes"]) if not node.get("ignored")]
    roles = [node["role"]["value"] for node in nodes]
    for role in ["banner", "navigation", "main", "contentinfo"]:
        check(roles.count(role) == 1, f"{name}: {roles.count(role)} landmarks '{role}'")
    if report.issues:
        check(roles.count("search") == 1, f"{name}: no landmark for the filters")
    named = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "image", "img", "navigation", "search", "region", "DisclosureTriangle", "table"}
    for node in nodes:
        role, title = node["role"]["value"], node.get("name", {}).get("value", "")
        check(role not in named or title.strip(), f"{name}: something of role '{role}' has no name")
    levels = [
        int(prop["value"]["value"]) for node in nodes if node["role"]["value"] == "heading" for prop in node["properties"] if prop["name"] == "level"]
    check(levels[:1] == [1] and levels.count(1) == 1, f"{name}: headings start with {levels[:3]}")
    for above, below in zip(levels, levels[1:]):
        check(below <= above + 1, f"{name}: a heading of level {below} follows one of level {above}")
    language = browser.run("return document.documentElement.lang")
    check(language == "en", f"{name}: language '{language}'")
    ids = browser.run("return [...document.querySelectorAll('[id]')].map(each => each.id)")
    check(len(ids) == len(set(ids)), f"{name}: an id occurs twice")


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

    browser.open(report)
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
    browser.open(report)
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
    browser.open(report, f"#incident-{number}")
    check(browser.wait(f"const it = document.getElementById('incident-{number}'); return it && it.open && it.querySelector('div') !== null"), "a link does not open what it leads to")
    check(browser.wait(f"return document.activeElement.parentElement.id === 'incident-{number}'"), "a link does not move the focus")
    place = report.incidents[number]["place"]
    text = browser.run(f"return document.getElementById('incident-{number}').textContent")
    check(f"{place['path']}:{place['line']}" in text, "a link leads to another place")


def check_without_script(browser, report):
    browser.command("Emulation.setScriptExecutionDisabled", value=True)
    try:
        browser.open(report)
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
            browser.open(report)
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
    browser.open(report)
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
        browser.open(report)
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
        browser.open(report)
        browser.picture(directory / f"{name}.png")
        browser.run("const issue = document.querySelector('.issue'); issue.open = true; issue.querySelectorAll('.incident').forEach((row, n) => { row.open = n < 2 })")
        time.sleep(0.3)
        browser.run("document.getElementById('issues').scrollIntoView({ behavior: 'instant' })")
        browser.picture(directory / f"{name}-findings.png")
        browser.run("document.getElementById('compiler').scrollIntoView({ behavior: 'instant' })")
        browser.picture(directory / f"{name}-rest.png")
    browser.look()
    browser.open(report)
    (directory / "report.pdf").write_bytes(base64.b64decode(browser.command("Page.printToPDF", printBackground=True)["data"]))


def missing():
    for program, package in [("chromium", "chromium"), ("chromedriver", "chromium-driver")]:
        if not shutil.which(program):
            return f"{program} is not installed (Debian's package {package})"
    if importlib.util.find_spec("selenium") is None:
        return "selenium is not installed ('make browser' installs it)"
    return None


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
                    browser.open(report)
                    check_filters(browser, report, name)
                    check_structure(browser, report, name)
                    browser.check_silence(name)
                check_links(browser, small)
                check_links(browser, large)
                check_mouse(browser, small)
                check_keyboard(browser, small)
                check_keyboard(browser, large)
                browser.open(small)
                open_everything(browser)
                check_contrast(browser, "small")
                for name, report in [("small", small), *projects]:
                    check_widths(browser, report, name)
                check_hostile(browser, hostile)
                check_structure(browser, hostile, "hostile")
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
