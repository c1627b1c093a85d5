#!/usr/bin/env python3
"""Opens the documentation in a browser, from disk, and uses it as people do.

    check-site.py BINARY|--site DIRECTORY [--pictures DIRECTORY]

Every page opens in Chromium without a window: nothing may be logged as an error, and nothing asked for but files of the site. Links
lead to pages and places that are there. Search finds each rule by words of its messages. In light and dark, and in windows of 390 and
1400 pixels, what holds for the report holds here: nothing scrolls sideways, no word is broken that has room, text has enough contrast,
landmarks, headings and names are in order.

What is missing is said: Chromium and its driver come from Debian's packages chromium and chromium-driver, and `make browser` installs
selenium into .build/browser.

Exit status: 0, or 1 with a line for each mistake.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urldefrag

from browser import CONTRAST, LAYOUT, Browser, check, check_structure, missing, mistakes

LANDMARKS = ["banner", "search", "main", "contentinfo"]
VIEWS = [(scheme, width) for scheme in ("light", "dark") for width in (390, 1400)]
PICTURES = ["index.html", "rules/detached-task.html", "guides/gate.html"]


def check_page(browser, site, page, scheme, width):
    browser.look(scheme, width=width, height=900)
    browser.open(page.as_uri())
    name = f"{page.relative_to(site)}, {scheme}, {width} pixels"
    count, wide, broken = browser.run(LAYOUT)
    check(count > 5, f"{name}: only {count} texts were looked at")
    for element in wide[:5]:
        check(False, f"{name}: wider than its box: {element}")
    # Nobody reads the hash of a commit, which is a word without a place to break it.
    for word in [word for word in broken if not re.match(r'"[0-9a-f]{40}"', word)][:5]:
        check(False, f"{name}: broken: {word}")
    count, faint = browser.run(CONTRAST)
    check(count > 5, f"{name}: the contrast of only {count} texts was looked at")
    for text in faint[:5]:
        check(False, f"{name}: too little contrast: {text}")
    check_structure(browser, name, LANDMARKS)
    browser.check_silence(name)


LINKS = "return [Array.from(document.querySelectorAll('a[href]'), link => [link.href, link.textContent.trim()]), Array.from(document.querySelectorAll('[id]'), each => each.id)]"


def check_links(browser, site, pages):
    """Where links lead: to a page of the site and a place in it, or to somewhere that is not loaded before it is clicked."""
    places, links = {}, []
    for page in pages:
        browser.open(page.as_uri())
        found, ids = browser.run(LINKS)
        places[page.as_uri()] = set(ids)
        links += [(page, *link) for link in found]
    for page, link, text in links:
        name = page.relative_to(site)
        check(text, f"{name}: a link to {link} without a word")
        if link.startswith("https://"):
            continue
        target, fragment = urldefrag(link)
        check(target in places, f"{name}: a link to {link}, which is not there")
        check(not fragment or fragment in places.get(target, ()), f"{name}: a link to {link}, and the page has no such place")
    reached = {urldefrag(link)[0] for page, link, _ in links if page == site / "index.html"}
    for page in pages:
        check(page.as_uri() in reached or page == site / "index.html", f"no link on the first page leads to {page.relative_to(site)}")
    return len(links)


def check_search(browser, site):
    """Each rule is found by four words of a message of it, and by one alone, from a page of another rule."""
    text = (site / "search-index.js").read_text()
    pages = json.loads(text[text.index("=") + 1 : text.rindex(";")])
    rules = [page for page in pages if page[0].startswith("rules/")]
    check(len(rules) > 50, f"search knows only {len(rules)} rules")
    browser.look()
    browser.open((site / rules[0][0]).as_uri())

    def searched(words):
        """What is listed for some words, and how much is said to be found."""
        query.clear()
        query.send_keys(words)
        return browser.run(
            "return [Array.from(document.querySelectorAll('#results a'), link => link.href), document.getElementById('said').textContent]")

    query = browser.find("#query")
    for path, title, _, more in rules:
        message = more.split("\n")[0].replace("\u2028", " ")
        longest = sorted(message.split() or [title], key=len)[-4:]
        found, _ = searched(" ".join(longest))
        check((site / path).as_uri() in found, f"search for '{' '.join(longest)}' does not find {title}")
        found, said = searched(longest[-1])
        # Thirty are listed, so that a common word alone may have too many.
        check((site / path).as_uri() in found or int(said.split()[0]) > 30, f"search for '{longest[-1]}' does not find {title}")
    found, said = searched("no such words at all xyzzy")
    check(said == "0 pages" and not found, f"search finds {found} for words that no page has")
    return len(rules)


def check_site(site, pictures):
    pages = sorted(site.rglob("*.html"))
    browser = Browser()
    try:
        for scheme, width in VIEWS:
            # All pages once; the other windows and colours on all guides and a share of the rules.
            is_first = (scheme, width) == VIEWS[0]
            chosen = pages if is_first else [page for page in pages if page.parent.name != "rules"] + pages[::9]
            for page in chosen:
                check_page(browser, site, page, scheme, width)
            if pictures:
                pictures.mkdir(parents=True, exist_ok=True)
                for page in PICTURES:
                    browser.open((site / page).as_uri())
                    browser.picture(pictures / f"site-{Path(page).stem}-{scheme}-{width}.png")
        links, rules = check_links(browser, site, pages), check_search(browser, site)
        browser.check_silence("links and search")
    finally:
        browser.driver.quit()
    print(f"opened {len(pages)} pages in light and dark, 390 and 1400 pixels wide; followed {links} links; searched for {rules} rules")


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("binary", nargs="?")
    arguments.add_argument("--site", type=Path, help="pages that are there already")
    arguments.add_argument("--pictures", type=Path)
    arguments = arguments.parse_args()
    if bool(arguments.binary) == bool(arguments.site):
        sys.exit("check-site.py: either a binary, or '--site DIRECTORY'")
    if lacking := missing():
        print(f"The documentation was not opened in a browser: {lacking}.")
        return 0
    with tempfile.TemporaryDirectory() as directory:
        site = (arguments.site or Path(directory) / "site").resolve()
        if arguments.binary:
            subprocess.run([arguments.binary, "docs", "--output", site], check=True, capture_output=True)
        check_site(site, arguments.pictures)
    for mistake in mistakes:
        print(mistake)
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
