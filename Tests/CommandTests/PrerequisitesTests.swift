import Testing

@Suite("What a machine needs before building and testing")
struct PrerequisitesTests {
  private static let headers = ["usr/include/yaml.h", "usr/include/zlib.h"]

  /// Neither `ldd` nor `apt-get`: a package manager of its own, and headers in the SDK.
  private func mac(files: [String]) throws -> ScriptMachine {
    try ScriptMachine(
      [
        "uname": "echo Darwin", "swift": "", "id": "echo 501", "xcrun": "echo \"$root/sdk\"",
        "brew": "if [ \"$1\" = --prefix ]; then echo \"$root/homebrew\"; else log \"$@\"; fi"
      ], files: ["sdk/usr/include/zlib.h"] + files)
  }

  private func linux(
    _ programs: [String: String], user: Int = 0, files: [String] = []
  ) throws -> ScriptMachine {
    let usual = ["uname": "echo Linux", "swift": "", "id": "echo \(user)"]
    return try ScriptMachine(usual.merging(programs) { $1 }, files: files)
  }

  @Test("Without a toolchain nothing else is requested")
  func toolchain() throws {
    let outcome = try ScriptMachine(["uname": "echo Linux"]).run("prerequisites.sh", "build")
    #expect(outcome.status == 2)
    let message = "a Swift toolchain (6.2 or newer) is needed: https://www.swift.org/install"
    #expect(outcome.errors == "prerequisites.sh: \(message)\n")
  }

  @Test("A build needs headers, and nothing that only tests need")
  func build() throws {
    let machine = try linux(["apt-get": "log \"$@\""], files: Self.headers)
    #expect(try machine.run("prerequisites.sh", "build").status == 0)
    #expect(try machine.log() == [])
  }

  @Test("macOS: the SDK has zlib, Homebrew has libyaml")
  func macOS() throws {
    let machine = try mac(files: ["homebrew/include/yaml.h"])
    let outcome = try machine.run("prerequisites.sh", "build")
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test("macOS: one command is named, and not run")
  func macOSWithoutLibyaml() throws {
    let machine = try mac(files: [])
    let outcome = try machine.run("prerequisites.sh", "build")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "prerequisites.sh: please type: brew install libyaml\n")
    #expect(try machine.log() == [])
  }

  @Test("macOS: a header that Linux would have counts for nothing")
  func macOSWithHeadersOfLinux() throws {
    #expect(try mac(files: Self.headers).run("prerequisites.sh", "build").status == 2)
  }

  @Test("macOS: the command line tools come first")
  func macOSWithoutCommandLineTools() throws {
    let machine = try ScriptMachine(["uname": "echo Darwin", "swift": "", "xcrun": "exit 1"])
    #expect(try machine.run("prerequisites.sh", "build").errors.contains("please type: xcode-select --install"))
  }

  @Test("macOS without Homebrew: where to get it")
  func macOSWithoutHomebrew() throws {
    let machine = try ScriptMachine(
      ["uname": "echo Darwin", "swift": "", "xcrun": "echo \"$root/sdk\""], files: ["sdk/usr/include/zlib.h"])
    let outcome = try machine.run("prerequisites.sh", "build")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("https://brew.sh") && outcome.errors.contains("brew install libyaml\n"))
  }

  @Test("macOS: tests do not ask for libclang, which Xcode's toolchain brings")
  func macOSTests() throws {
    let outcome = try mac(files: ["homebrew/include/yaml.h"]).run("prerequisites.sh", "test")
    #expect(outcome.errors == "prerequisites.sh: please type: brew install git python3\n")
  }

  @Test("Debian: root installs without being asked")
  func apt() throws {
    let machine = try linux(["apt-get": "log \"$@\""])
    #expect(try machine.run("prerequisites.sh", "build").status == 0)
    #expect(
      try machine.log() == [
        "apt-get update --quiet=2", "apt-get install --yes --no-install-recommends libyaml-dev zlib1g-dev --quiet=2"
      ])
  }

  @Test("Debian: others install with sudo, where it asks for no password")
  func sudo() throws {
    let machine = try linux(["apt-get": "", "sudo": "log \"$@\""], user: 1000, files: Self.headers)
    #expect(try machine.run("prerequisites.sh", "test").status == 0)
    #expect(
      try machine.log().last
        == "sudo -n apt-get install --yes --no-install-recommends git python3 libclang-dev --quiet=2")
  }

  @Test("Fedora: where sudo asks for a password, the command is named")
  func dnf() throws {
    let machine = try linux(["dnf": "log \"$@\"", "sudo": "exit 1"], user: 1000)
    let outcome = try machine.run("prerequisites.sh", "build")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "prerequisites.sh: please type: sudo dnf install --assumeyes libyaml-devel zlib-devel\n")
    #expect(try machine.log() == [])
  }

  @Test("Fedora: root installs what tests need too")
  func dnfTests() throws {
    let machine = try linux(["dnf": "log \"$@\"", "git": "", "python3": ""], files: Self.headers)
    #expect(try machine.run("prerequisites.sh", "test").status == 0)
    #expect(try machine.log() == ["dnf install --assumeyes clang-devel --quiet"])
  }

  @Test("An installation that fails is told, with the command")
  func failure() throws {
    let outcome = try linux(["apt-get": "exit 100"]).run("prerequisites.sh", "build")
    #expect(outcome.status == 2)
    let command = "apt-get install --yes --no-install-recommends libyaml-dev zlib1g-dev"
    #expect(outcome.errors.hasSuffix("please type: \(command)\n"))
  }

  @Test("Another package manager: what to install is named")
  func unknown() throws {
    let outcome = try linux([:]).run("prerequisites.sh", "build")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasSuffix("please install, whatever it is called here: libyaml-dev zlib1g-dev\n"))
  }

  @Test("A step that does not exist is a mistake")
  func usage() throws {
    #expect(try linux([:]).run("prerequisites.sh").errors == "usage: prerequisites.sh build|test\n")
  }
}
