#!/usr/bin/env python3
"""Opens the documentation in a browser, from disk, and uses it as people do.

    check-site.py BINARY [--pictures DIRECTORY]

Every page opens in Chromium without a window: nothing may be logged as an error, and nothing asked for but files of the site. Search
finds a rule by each of some words of its messages. In light and dark, and in windows of 390 and 1400 pixels, nothing scrolls sideways,
text has enough contrast, headings follow each other and each control has a name.

What is missing is said: Chromium and its driver come from Debian's packages chromium and chromium-driver, and `make browser` installs
selenium into .build/browser.

Exit status: 0, or 1 with a line for each mistake.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

mistakes = []


def check(condition, message):
    if not condition:
        mistakes.append(message)


CHECKS = """
const luminance = color => {
  const parts = color.match(/[\\d.]+/g).map(Number);
  const [r, g, b] = parts.slice(0, 3).map(v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const opaque = element => {
  for (; element; element = element.parentElement) {
    const parts = getComputedStyle(element).backgroundColor.match(/[\\d.]+/g).map(Number);
    if (parts.length < 4 || parts[3] > 0.9) return getComputedStyle(element).backgroundColor;
  }
  return "rgb(255, 255, 255)";
};
const faint = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.textContent.trim() || element.closest(".skip, .unseen, script") || !element.offsetParent) continue;
  const a = luminance(getComputedStyle(element).color), b = luminance(opaque(element));
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (ratio < 4.5) faint.push(walker.currentNode.textContent.trim().slice(0, 40) + ": " + ratio.toFixed(2));
}
const levels = Array.from(document.querySelectorAll("h1, h2, h3")).map(h => Number(h.tagName[1]));
return {
  faint, width: document.documentElement.scrollWidth, inner: innerWidth,
  skipped: levels[0] !== 1 || levels.some((level, i) => i && level > levels[i - 1] + 1),
  unnamed: Array.from(document.querySelectorAll("input, button, select")).filter(c => !c.labels.length && !c.ariaLabel).length,
  requests: performance.getEntriesByType("resource").map(entry => entry.name)
};
"""


def driver_for(width, scheme):
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars", "--force-device-scale-factor=1"):
        options.add_argument(argument)
    options.binary_location = shutil.which("chromium")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride", {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500})
    return driver


def check_page(driver, site, page, label):
    driver.get(page.as_uri())
    state = driver.execute_script(CHECKS)
    name = f"{page.relative_to(site)} ({label})"
    check(state["width"] <= state["inner"], f"{name}: scrolls sideways, {state['width']} of {state['inner']} pixels")
    check(not state["faint"], f"{name}: too little contrast: {state['faint'][:3]}")
    check(not state["skipped"], f"{name}: a level of headings is missing")
    check(not state["unnamed"], f"{name}: {state['unnamed']} controls without a name")
    elsewhere = [url for url in state["requests"] if not url.startswith(site.as_uri())]
    check(not elsewhere, f"{name}: asks for {elsewhere}")


def check_search(driver, site):
    """Each rule is found by all words of a message of it, from a page of a rule too."""
    text = (site / "search-index.js").read_text()
    pages = json.loads(text[text.index("=") + 1 : text.rindex(";")])
    rules = [page for page in pages if page[0].startswith("rules/")]
    driver.get((site / rules[0][0]).as_uri())
    query = driver.find_element("id", "query")
    for path, title, _, more in rules:
        message = more.split("\n")[0]
        query.clear()
        query.send_keys(" ".join(message.replace("\u2028", " ").split()[:4]) or title)
        found = driver.execute_script("return Array.from(document.querySelectorAll('#results a'), link => link.href)")
        check((site / path).as_uri() in found, f"search for '{message[:60]}' does not find {title}")
    query.clear()
    query.send_keys("no such words at all xyzzy")
    check(driver.find_element("id", "said").text == "0 pages", "search does not say that it found nothing")
    return len(rules)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("binary")
    arguments.add_argument("--pictures", type=Path)
    arguments = arguments.parse_args()
    try:
        import selenium  # noqa: F401
    except ImportError:
        print("selenium is missing: the documentation is not opened in a browser ('make browser' installs it)")
        return 0
    if not shutil.which("chromium") or not shutil.which("chromedriver"):
        print("Chromium or its driver is missing: the documentation is not opened in a browser")
        return 0
    with tempfile.TemporaryDirectory() as directory:
        site = Path(directory).resolve() / "site"
        subprocess.run([arguments.binary, "docs", "--output", site], check=True, capture_output=True)
        pages = sorted(site.rglob("*.html"))
        rules = 0
        for scheme in ("light", "dark"):
            for width in (390, 1400):
                driver = driver_for(width, scheme)
                try:
                    # All pages once; the other windows and colours on a share of them and on all guides.
                    chosen = pages if (scheme, width) == ("light", 390) else [p for p in pages if p.parent.name != "rules"] + pages[::9]
                    for page in chosen:
                        check_page(driver, site, page, f"{scheme}, {width} pixels")
                    if (scheme, width) == ("light", 1400):
                        rules = check_search(driver, site)
                    errors = [entry["message"] for entry in driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
                    check(not errors, f"logged: {errors[:3]}")
                    if arguments.pictures:
                        arguments.pictures.mkdir(parents=True, exist_ok=True)
                        for page in ("index.html", "rules/detached-task.html", "guides/gate.html"):
                            driver.get((site / page).as_uri())
                            name = f"site-{Path(page).stem}-{scheme}-{width}.png"
                            driver.save_screenshot(str(arguments.pictures / name))
                finally:
                    driver.quit()
    for mistake in mistakes:
        print(mistake)
    print(f"opened {len(pages)} pages in light and dark, 390 and 1400 pixels wide; searched for {rules} rules")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
