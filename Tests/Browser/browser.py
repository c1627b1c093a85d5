"""What the checks of pages in a browser have in common: the browser, and what holds for every page.

Chromium and its driver come from Debian's packages chromium and chromium-driver; `make browser` installs selenium into .build/browser.
"""

import base64
import importlib.util
import json
import shutil
import time

mistakes = []


def check(condition, message):
    if not condition:
        mistakes.append(message)


def missing():
    for program, package in [("chromium", "chromium"), ("chromedriver", "chromium-driver")]:
        if not shutil.which(program):
            return f"{program} is not installed (Debian's package {package})"
    if importlib.util.find_spec("selenium") is None:
        return "selenium is not installed ('make browser' installs it)"
    return None


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

    def open(self, url):
        self.driver.get("about:blank")
        self.driver.get_log("performance")
        self.driver.get(url)

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


def in_order(nodes):
    """As they are read aloud; the browser lists them in another order."""
    by_id, pending, ordered = {node["nodeId"]: node for node in nodes}, [nodes[0]["nodeId"]], []
    while pending:
        node = by_id.get(pending.pop())
        if node:
            ordered.append(node)
            pending += reversed(node.get("childIds", []))
    return ordered


def check_structure(browser, name, landmarks):
    """Landmarks are there once, controls have names, and no level of headings is left out."""
    nodes = [node for node in in_order(browser.command("Accessibility.getFullAXTree")["nodes"]) if not node.get("ignored")]
    roles = [node["role"]["value"] for node in nodes]
    for role in landmarks:
        check(roles.count(role) == 1, f"{name}: {roles.count(role)} landmarks '{role}'")
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
