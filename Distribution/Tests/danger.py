"""The files for Danger, in Ruby and in Swift, over stand-ins of what Danger gives them."""

import tarfile

from harness import RULE, archive_of, need, run
from jobs import cloned_project

RUBY = """
def github = Struct.new(:branch_for_base).new("main")
%i[fail warn message].each do |name|
  define_method(name) { |text, file:, line:| puts("#{name} #{file}:#{line} #{text}") }
end
load ARGV[0]
"""

SWIFT = """
import Foundation

public struct Danger {
  public struct GitHub {
    public struct PullRequest {
      public struct Merge { public let ref = "main" }
      public let base = Merge()
    }
    public let pullRequest = PullRequest()
  }
  public struct Utils {
    public func spawn(_ command: String, arguments: [String] = []) throws -> String {
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [command] + arguments
      process.standardOutput = pipe
      try process.run()
      return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
  }
  public let github = GitHub()
  public let utils = Utils()
  public init() {}
}
public func fail(message: String, file: String, line: Int) { print("fail \\(file):\\(line) \\(message)") }
public func warn(message: String, file: String, line: Int) { print("warn \\(file):\\(line) \\(message)") }
public func message(message: String, file: String, line: Int) { print("message \\(file):\\(line) \\(message)") }
"""


def check_danger(release, directory):
    need("ruby", "swiftc")
    with tarfile.open(archive_of(release)) as contents:
        contents.extractall(directory / "unpacked")
    path = f"{directory}/unpacked/bin:{run(['printenv', 'PATH']).strip()}"
    project = cloned_project(directory)
    (directory / "stand-in.rb").write_text(RUBY)
    # Danger compiles a Dangerfile as a script, beside its module.
    (directory / "Danger.swift").write_text(SWIFT)
    run(["swiftc", "-emit-library", "-emit-module", "-module-name", "Danger", "Danger.swift"], directory)
    source = directory / "main.swift"
    source.write_text((release / "assets/Dangerfile.swift").read_text())
    run(["swiftc", "-I", ".", "-L", ".", "-lDanger", "-Xlinker", "-rpath", "-Xlinker", directory, source, "-o", "danger"], directory)
    for words in (["ruby", directory / "stand-in.rb", release / "assets/Dangerfile"], [directory / "danger"]):
        said = run(words, project, PATH=path).splitlines()
        assert len(said) == 1 and said[0].startswith("fail Sources/P/More.swift:2 ") and said[0].endswith(f"[{RULE}]"), said
