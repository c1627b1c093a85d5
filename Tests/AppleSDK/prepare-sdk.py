#!/usr/bin/env python3
"""Makes this toolchain read an iOS SDK, so that the compiler can judge code for Apple's platforms on Linux.

    prepare-sdk.py SDK DEST

SDK is a folder with `usr` and `System`, as Xcode has one. DEST gets a patched copy, a resource folder without the modules
of Linux, macros, and `flags.txt`: what to give to `swiftc -frontend`, an argument a line. Nothing of it is for a repository.
What is changed, and why, stands with each step in `sdk_patches`.

Exit status: 0; 1 when what was made does not compile; 2 when something is missing, or DEST holds something else.
"""

import argparse
import shutil
import subprocess
import sys
import time
from pathlib import Path

from sdk_patches import STEPS, Preparation

# Says that a folder is ours to replace.
MARK = "made-by-prepare-sdk"
SMOKE = """\
import SwiftData
import SwiftUI
import UIKit

@Model final class Book {
    var title: String
    @Attribute(.unique) var number: Int
    @Relationship(deleteRule: .cascade) var notes: [Note] = []
    init(title: String, number: Int) {
        self.title = title
        self.number = number
    }
}

@Model final class Note {
    @Transient var isNew = false
    var text = ""
    init() {}
}

@ModelActor actor Importer {
    func titles(above number: Int) throws -> [String] {
        try modelContext.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.number > number })).map(\\.title)
    }
}

@Observable final class Shelf { var books: [Book] = [] }

struct Books: View {
    @Query(sort: \\Book.title) private var books: [Book]
    @Environment(\\.modelContext) private var context
    @State private var shelf = Shelf()
    var body: some View { List(books) { Text($0.title) } }
}

#Preview { Books() }

@MainActor final class Model: ObservableObject {
    @Published var names: [String] = []
}

struct Names: View {
    @StateObject private var model = Model()
    var body: some View { List(model.names, id: \\.self) { Text($0) } }
}

func later(_ model: Model) {
    DispatchQueue.main.async { model.names = [] }
}
"""


def toolchain():
    """The folder with `bin` and `lib` of the compiler that is first in the path."""
    compiler = shutil.which("swiftc")
    if not compiler:
        sys.exit("there is no 'swiftc'")
    return Path(compiler).resolve().parent.parent


def compiles(preparation):
    """Whether a file that imports the most important modules compiles; prints what the compiler says if not."""
    source = preparation.dest / "smoke.swift"
    source.write_text(SMOKE, encoding="utf-8")
    run = subprocess.run(
        ["swiftc", "-frontend", "-typecheck", *preparation.flags, str(source)], capture_output=True, text=True)
    errors = [line for line in run.stderr.splitlines() if ": error: " in line]
    print("\n".join(errors[:20]))
    return run.returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdk", type=Path)
    parser.add_argument("dest", type=Path)
    options = parser.parse_args()
    sdk = options.sdk.resolve()
    if not (sdk / "SDKSettings.json").is_file() or not (sdk / "System/Library/Frameworks").is_dir():
        print(f"'{sdk}' is no SDK: it has no SDKSettings.json or no frameworks", file=sys.stderr)
        return 2
    dest = options.dest.resolve()
    if dest.exists() and any(dest.iterdir()) and not (dest / MARK).exists():
        print(f"'{dest}' is not empty, and not from an earlier run", file=sys.stderr)
        return 2
    preparation = Preparation(sdk, dest, toolchain())
    preparation.start_anew(MARK)
    for step in STEPS:
        start = time.monotonic()
        step(preparation)
        print(f"{time.monotonic() - start:5.1f} s  {step.__doc__.splitlines()[0]}", flush=True)
    (preparation.dest / "flags.txt").write_text("\n".join(preparation.flags) + "\n", encoding="utf-8")
    return 0 if compiles(preparation) else 1


if __name__ == "__main__":
    sys.exit(main())
