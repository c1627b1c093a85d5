"""What the comparisons with the compiler's parsers share: listing a corpus, building the oracle, running processes."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ORACLE_SOURCES = Path(__file__).resolve().parent / "SyntaxOracle"


def swift_files(corpus):
    """Every file below the folder whose name ends in `.swift`, sorted by path; symbolic links are not followed."""
    found = []
    for folder, subfolders, names in os.walk(corpus):
        subfolders[:] = [name for name in subfolders if name != ".git"]
        for name in names:
            path = Path(folder, name)
            if name.endswith(".swift") and path.is_file() and not path.is_symlink():
                found.append(path)
    return sorted(found)


def repository(corpus, path):
    """The first folder of the path below the corpus: that is where a checkout lies."""
    parts = path.relative_to(corpus).parts
    return parts[0] if len(parts) > 1 else "."


def content_hash(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def swiftc_version():
    return run_to_end(["swiftc", "--version"]).stdout


def run_to_end(command):
    """Runs a command whose failure would make every result worthless: says what it printed, and ends."""
    try:
        done = subprocess.run(command, capture_output=True)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")
    if done.returncode not in (0, 1):
        sys.exit(f"{' '.join(map(str, command))}: exit status {done.returncode}\n{done.stderr.decode(errors='replace')}")
    return done


def write_list(path, files):
    """Writes the paths for `--files-from`, NUL after each, as a file's name may hold anything else."""
    path.write_bytes(b"".join(os.fsencode(file) + b"\0" for file in files))


def oracle_key():
    """Changes when the oracle's source or the toolchain does, and only then: what it printed before holds as long."""
    digest = hashlib.sha256(swiftc_version())
    for source in sorted(ORACLE_SOURCES.glob("*.swift")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def build_oracle(cache):
    """The oracle's executable, built when the cache does not have it."""
    binary = cache / f"syntax-oracle-{oracle_key()}"
    if not binary.exists():
        compiler = shutil.which("swiftc")
        if compiler is None:
            sys.exit("swiftc: not found")
        libraries = Path(compiler).resolve().parents[1] / "lib" / "swift" / "host"
        cache.mkdir(parents=True, exist_ok=True)
        unfinished = binary.with_suffix(f".{os.getpid()}")
        command = ["swiftc", "-O", "-I", libraries, "-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]
        built = subprocess.run([*command, *sorted(ORACLE_SOURCES.glob("*.swift")), "-o", unfinished])
        if built.returncode != 0:
            sys.exit("the oracle does not build")
        unfinished.rename(binary)
    return binary


def exit_with(main):
    """Ends with main's status, and with 2 after `sys.exit(message)`, whose own status would mean a difference."""
    try:
        status = main()
    except SystemExit as end:
        if isinstance(end.code, str):
            print(f"{Path(sys.argv[0]).name}: {end.code}", file=sys.stderr)
            sys.exit(2)
        raise
    sys.exit(status)
