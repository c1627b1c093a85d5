import Foundation
import ProgramRuns
import Testing

/// `make portable` checks the release binary with the same script.
@Suite("Which machines a binary runs on")
struct PortableBinaryTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// What `objdump` prints of a binary, as far as it is read.
  private func linux(symbols: String, libraries: String) throws -> ScriptMachine {
    try ScriptMachine(
      [
        "uname": "echo Linux",
        "objdump": "if [ \"$1\" = -T ]; then printf '\(symbols)\n'; else printf 'Dynamic Section:\n\(libraries)\n'; fi"
      ], files: ["concurlint"])
  }

  private func check(_ machine: ScriptMachine) throws -> BuiltCommand.Outcome {
    try machine.run("check-binary.sh", "root/concurlint", alsoIn: "/usr/bin:/bin")
  }

  private static let symbols = """
    0000000000000000      DF *UND*	0000000000000000 (GLIBC_2.2.5) fsync
    0000000000000000      DF *UND*	0000000000000000 (GLIBC_2.34) dlopen
    0000000000089280 g    DF .text	0000000000000010  Base        main
    """
  private static let libraries = """
      NEEDED               libm.so.6
      NEEDED               libc.so.6
      NEEDED               ld-linux-x86-64.so.2
    """

  @Test("The C library alone, not newer than 2.34: everywhere")
  func portable() throws {
    let outcome = try check(try linux(symbols: Self.symbols, libraries: Self.libraries))
    #expect(outcome.output == "size: 0 bytes\nglibc: 2.34\nlibraries: libm.so.6 libc.so.6 ld-linux-x86-64.so.2\n")
    #expect(outcome.status == 0)
  }

  @Test("A symbol of a newer C library is named")
  func newer() throws {
    let symbol = "0000000000000000      DF *UND*\t0000000000000000 (GLIBC_2.35) hypotf"
    let outcome = try check(try linux(symbols: Self.symbols + "\n" + symbol, libraries: Self.libraries))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("glibc: 2.35\ntoo much: hypotf@GLIBC_2.35, newer than 2.34\n"))
  }

  @Test("A library that is not on every machine is named")
  func library() throws {
    let libraries = Self.libraries + "\n  NEEDED               libstdc++.so.6"
    let outcome = try check(try linux(symbols: Self.symbols, libraries: libraries))
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("too much: libstdc++.so.6, which not every machine has\n"))
  }

  @Test("macOS: libraries of the system, and not Homebrew's")
  func macOS() throws {
    let (ours, others) = ("/usr/lib/libSystem.B.dylib", "/opt/homebrew/opt/libyaml/lib/libyaml-0.2.dylib")
    let machine = try ScriptMachine(
      ["uname": "echo Darwin", "otool": "printf 'concurlint:\n\t\(ours) (x)\n\t\(others) (x)\n'"],
      files: ["concurlint"])
    let outcome = try check(machine)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("libraries: \(ours) \(others)\n"))
    #expect(outcome.output.hasSuffix("too much: \(others), which not every machine has\n"))
  }

  @Test("What has symbols left is too large")
  func size() throws {
    let machine = try linux(symbols: Self.symbols, libraries: Self.libraries)
    try machine.workspace.write(Data(count: 19_000_000), to: "root/concurlint")
    let outcome = try check(machine)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("size: 19000000 bytes\ntoo much: not below 19000000 bytes\n"))
  }

  #if os(Linux)
    @Test("With the symbols of CGlibc, a C++ program with static libraries throws, catches, and runs everywhere")
    func standIns() throws {
      let machine = try ScriptMachine([:])
      let folder = machine.workspace.path
      let program = """
        #include <cstdint>
        #include <cstdio>
        #include <cmath>
        #include <random>
        #include <stdexcept>
        extern "C" float hypotf(float, float);
        __attribute__((noinline)) void fail(int count) {
          if (count == 0) throw std::runtime_error("caught");
          fail(count - 1);
        }
        int main(int count, char **) {
          std::random_device random;
          unsigned bits = 0;
          for (int i = 0; i < 64; i++) bits |= random();
          volatile float three = 3, four = 4, largest = 3e38f, infinity = INFINITY, none = NAN;
          printf("%g %g %g\\n", hypotf(three, four), hypotf(-infinity, none), hypotf(none, infinity));
          printf("%g %d %d\\n", hypotf(largest, largest), std::isnan(hypotf(none, three)), bits == 0);
          try { fail(count + 2); } catch (const std::exception &error) { puts(error.what()); }
        }
        """
      try machine.workspace.write(Data(program.utf8), to: "program.cpp")
      let source = Self.root.appending(path: "Sources/CGlibc").path
      let built = try ProgramRun.run([
        "sh", "-c",
        """
        cd '\(folder)' && clang -c -I'\(source)/include' '\(source)/CGlibc.c' -o stand-ins.o &&
          clang++ -fno-builtin -static-libstdc++ -static-libgcc program.cpp stand-ins.o -o program && ./program
        """
      ])
      #expect(built.output == "5 inf inf\ninf 1 0\ncaught\n")
      let outcome = try ProgramRun.run([folder + "/.ci/check-binary.sh", folder + "/program"])
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  #endif
}
