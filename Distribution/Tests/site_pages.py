"""The documentation, as a release has it, in a browser."""

from harness import ROOT, need, run
import sys


def check_site(release, _):
    need("chromium", "chromedriver")
    said = run([sys.executable, ROOT / "Tests/Browser/check-site.py", "--site", release / "site"])
    assert "opened" in said, said
    print(said, end="")
