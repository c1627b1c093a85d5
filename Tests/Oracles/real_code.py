"""The code that people wrote which a comparison is made on: packages that build here, and modules for Apple's platforms."""

import sys
from pathlib import Path

from applications import read_applications
from packages import read_package

PREPARED_SDK = Path(".build/apple-sdk")


def add_arguments(parser):
    parser.add_argument(
        "--package", action="append", default=[], metavar="DIR[:TARGET,…]|FILE.toml",
        help="a package whose modules are compared, or a file that names modules for Apple's platforms: see applications.py")
    parser.add_argument(
        "--module", action="append", default=[], metavar="NAME", help="of such a file's modules, this one; may be repeated")
    parser.add_argument(
        "--sdk", type=Path, default=PREPARED_SDK, metavar="DIR", help="made by 'make sdk-modules'; default: %(default)s")


def modules(options):
    """Each package or application with each of its modules. A file of modules is skipped, with a word, where there is no
    prepared SDK; where that leaves nothing to compare, the run ends well."""
    is_any = False
    for spelling in options.package:
        if not spelling.endswith(".toml"):
            owners = [read_package(spelling, options.cache)]
        elif (options.sdk / "flags.txt").is_file():
            owners = read_applications(Path(spelling), options.sdk, options.cache, options.module)
        else:
            print(f"{spelling}: skipped, as {options.sdk} has no prepared SDK; 'make sdk-modules SDK=DIR' makes one")
            continue
        for owner in owners:
            for module in owner.modules:
                is_any = True
                yield owner, module
    if options.package and not is_any:
        sys.exit(0)
