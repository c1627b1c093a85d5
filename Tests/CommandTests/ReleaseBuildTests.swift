import Foundation
import ProgramRuns
import Testing

@Suite("How the release binary is built")
struct ReleaseBuildTests {
  /// Writes down how it was called, and builds a file.
  private static let swift = """
    case "$*" in
    *--show-bin-path*) mkdir -p "$root/built"; echo "$root/built" ;;
    *)
      log "$@"
      if [ -e "$root/built/concurlint" ]; then echo "up to date"; fi
      echo "warnings: ${CONCURLINT_WARNINGS_AS_ERRORS:-none}"
      touch "$root/built/concurlint" ;;
    esac
    """
  private static let linux = [
    "uname": "echo Linux", "swift": swift,
    "clang": "name=${1#*=}; if [ -e \"$root/$name\" ]; then echo \"$root/$name\"; else echo \"$name\"; fi"
  ]
  private static let archives = ["libyaml.a", "libz.a", "libstdc++.a", "libgcc_eh.a"]

  private func build(_ machine: ScriptMachine) throws -> BuiltCommand.Outcome {
    try machine.run("build.sh", alsoIn: "/usr/bin:/bin", environment: ["CONCURLINT_WARNINGS_AS_ERRORS": "1"])
  }

  private func links(_ machine: ScriptMachine) throws -> [String: String] {
    let folder = machine.workspace.path + "/.build/archives"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".a") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + name)
        return (name, String(target.trimmingPrefix(machine.workspace.path + "/root/")))
      })
  }

  @Test("Linux: archives come before shared libraries, that of GCC's run-time library too")
  func linux() throws {
    let machine = try ScriptMachine(Self.linux, files: Self.archives)
    let outcome = try build(machine)
    #expect(outcome.status == 0)
    #expect(!outcome.errors.contains("note:"))
    #expect(
      try links(machine) == [
        "libyaml.a": "libyaml.a", "libz.a": "libz.a", "libstdc++.a": "libstdc++.a", "libgcc_s.a": "libgcc_eh.a"
      ])
    let call = try #require(try machine.log().first)
    #expect(call.contains("--static-swift-stdlib"))
    #expect(call.contains("-Xlinker -L\(machine.workspace.path)/.build/archives"))
  }

  @Test("Linux: a note names the libraries that are linked as shared ones, and the build goes on")
  func shared() throws {
    let machine = try ScriptMachine(Self.linux, files: Array(Self.archives.dropFirst(2)))
    let outcome = try build(machine)
    #expect(outcome.status == 0)
    let note = "note: no static archive of libyaml libz, so the binary needs the shared library where it runs\n"
    #expect(outcome.errors.contains(note))
    #expect(try links(machine).keys.sorted() == ["libgcc_s.a", "libstdc++.a"])
  }

  @Test("macOS: Homebrew's archive is linked, and Swift's libraries are the system's")
  func macOS() throws {
    let machine = try ScriptMachine(
      ["uname": "echo Darwin", "swift": Self.swift, "brew": "echo \"$root/homebrew\""],
      files: ["homebrew/lib/libyaml.a"])
    #expect(try build(machine).status == 0)
    #expect(try links(machine) == ["libyaml.a": "homebrew/lib/libyaml.a"])
    let archives = machine.workspace.path + "/.build/archives"
    let package = try machine.workspace.read(".build/archives/yaml-0.1.pc")
    #expect(package.contains("Cflags: -I\"\(machine.workspace.path)/root/homebrew/include\"\n"))
    #expect(package.contains("Libs: -L\"\(archives)\" -lyaml\n"))
    let call = try #require(try machine.log().first)
    #expect(call.contains("--pkg-config-path \(archives)") && !call.contains("static"))
  }

  @Test("The first build says that it takes a while, and the second does not")
  func announcement() throws {
    let machine = try ScriptMachine(Self.linux, files: Self.archives)
    #expect(try build(machine).errors.hasPrefix("Building concurlint once: about 4 minutes on two processors."))
    #expect(try build(machine).errors == "up to date\nwarnings: none\n")
  }

  @Test("Nothing is written to standard output, which belongs to what is run afterwards")
  func standardOutput() throws {
    #expect(try build(try ScriptMachine(Self.linux, files: Self.archives)).output == "")
  }

  @Test("An archive that has come is linked, although no flag says so")
  func relink() throws {
    let machine = try ScriptMachine(Self.linux, files: Array(Self.archives.dropFirst()))
    #expect(try build(machine).status == 0)
    try machine.workspace.write(Data(), to: "root/libyaml.a")
    #expect(try build(machine).errors.contains("up to date") == false)
    #expect(try links(machine)["libyaml.a"] != nil)
  }

  @Test("A second build compiles nothing, on a terminal or not, strict or not")
  func compiledOnce() throws {
    let machine = try ScriptMachine([:])
    try machine.workspace.write(
      Data(
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let strict: [SwiftSetting] =
          Context.environment["CONCURLINT_WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]
        let package = Package(
          name: "concurlint", targets: [.executableTarget(name: "concurlint", path: "Code", swiftSettings: strict)])
        """.utf8), to: "Package.swift")
    try machine.workspace.write(Data("print(1)\n".utf8), to: "Code/main.swift")
    // As in a newcomer's shell; `swift test` sets NO_COLOR for what it starts.
    let environment = ["env", "-u", "NO_COLOR", "-u", "CONCURLINT_WARNINGS_AS_ERRORS", "TERM=xterm"]
    let terminal = ["python3", "-c", "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)"]
    let script = [machine.workspace.path + "/.ci/build.sh"]
    let first = try ProgramRun.run(environment + script)
    #expect(first.status == 0 && first.output.contains("Compiling"), "\(first.output)")
    for (place, words) in [
      ("on a terminal", environment + terminal + script),
      ("strict", environment + ["CONCURLINT_WARNINGS_AS_ERRORS=1"] + script)
    ] {
      let again = try ProgramRun.run(words)
      #expect(again.status == 0 && again.output.contains("complete!"), "\(place): \(again.output)")
      #expect(!again.output.contains("Compiling"), "\(place): \(again.output)")
    }
  }
}

@Suite("How the release binary is installed")
struct InstallTests {
  /// Builds a text in the place of a binary.
  private static let programs = [
    "swift":
      "case \"$*\" in *--show-bin-path*) echo \"$root\" ;; *) mkdir -p \"$root\"; echo new > \"$root/concurlint\" ;; esac",
    "strip": "log \"$@\"", "objdump": "", "codesign": "log \"$@\"", "otool": "", "brew": "echo /nowhere",
    "clang": "echo \"${1#*=}\""
  ]

  private func install(system: String) throws -> (machine: ScriptMachine, outcome: BuiltCommand.Outcome) {
    let programs = Self.programs.merging(["uname": "echo \(system)"]) { $1 }
    let machine = try ScriptMachine(programs)
    try machine.workspace.write(Data("old\n".utf8), to: "pre fix/bin/concurlint")
    return (machine, try machine.run("install.sh", "pre fix", alsoIn: "/usr/bin:/bin"))
  }

  @Test("Linux: without symbols, in the place of the one before")
  func linux() throws {
    let (machine, outcome) = try install(system: "Linux")
    #expect(outcome.status == 0)
    #expect(outcome.output == "installed pre fix/bin/concurlint\n")
    #expect(try machine.log() == ["strip pre fix/bin/.concurlint.new"])
    #expect(try machine.workspace.read("pre fix/bin/concurlint") == "new\n")
    let installed = try FileManager.default.contentsOfDirectory(atPath: machine.workspace.path + "/pre fix/bin")
    #expect(installed == ["concurlint"])
  }

  @Test("macOS: signed after it is stripped, never before")
  func macOS() throws {
    let (machine, outcome) = try install(system: "Darwin")
    #expect(outcome.status == 0)
    let new = "pre fix/bin/.concurlint.new"
    #expect(try machine.log() == ["strip -x \(new)", "codesign --force --sign - \(new)"])
  }

  @Test("A binary that not every machine runs is installed, with a note of why")
  func limited() throws {
    var programs = Self.programs.merging(["uname": "echo Linux"]) { $1 }
    programs["objdump"] = "if [ \"$1\" = -p ]; then echo '  NEEDED               libyaml-0.so.2'; fi"
    let outcome = try ScriptMachine(programs).run("install.sh", "prefix", alsoIn: "/usr/bin:/bin")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("note: it runs here, but not on every machine\n"))
    #expect(outcome.errors.contains("too much: libyaml-0.so.2"))
  }
}
