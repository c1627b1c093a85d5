import Foundation
import ProgramRuns
import Testing

/// What shells propose, asked of the shells themselves.
@Suite("Completions and the manual page")
struct CompletionTests {
  /// The path of a program, if it is installed.
  private static func path(of program: String) -> String? {
    let outcome = try? ProgramRun.run(["sh", "-c", "command -v \(program)"])
    return outcome.flatMap { $0.status == 0 ? $0.output.trimmingCharacters(in: .newlines) : nil }
  }

  private static let hasZsh = path(of: "zsh") != nil
  private static let hasFish = path(of: "fish") != nil
  private static let hasMandoc = path(of: "mandoc") != nil
  private static let hasShellcheck = path(of: "shellcheck") != nil

  private static let scripts = """
    "$CONCURLINT" completions bash > c.bash; "$CONCURLINT" completions zsh > _concurlint
    "$CONCURLINT" completions fish > c.fish; "$CONCURLINT" man > concurlint.1
    """

  /// The words that bash proposes at the end of a command line, whose words are as readline separates them.
  private func bash(_ words: [String]) throws -> [String] {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try Workspace().shell(
      """
      \(Self.scripts)
      cat > ask <<'END'
      source ./c.bash
      COMP_WORDS=(\(line)) COMP_CWORD=\(words.count - 1)
      _concurlint || echo failed
      for word in "${COMPREPLY[@]}"; do echo "$word"; done
      END
      bash -u ask
      """)
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "bash proposes commands, options, values and rules",
    arguments: [
      (["concurlint", "exp"], ["explain"]), (["concurlint", "--stag"], ["--staged"]),
      (["concurlint", "fix", "--unsafe"], ["--unsafe-fixes"]),
      // Of another command.
      (["concurlint", "rules", "--unsafe"], []),
      (["concurlint", "--format", "s"], ["sarif"]), (["concurlint", "lint", "--format", "=", "js"], ["json", "jsonl"]),
      (["concurlint", "--statistics", "="], ["reasons"]), (["concurlint", "--statistics", "rea"], []),
      (["concurlint", "--disable-rule", "detached"], ["detached-task"]),
      (["concurlint", "--only-rule", "=", "unused-suppression,detached"], ["unused-suppression,detached-task"]),
      (["concurlint", "explain", "detached"], ["detached-task"]),
      (["concurlint", "baseline", "c"], ["create", "compare"]), (["concurlint", "completions", "f"], ["fish"]),
      // Files are readline's, and numbers the user's.
      (["concurlint", "--config", ""], []), (["concurlint", "--jobs", ""], [])
    ])
  func bash(words: [String], proposed: [String]) throws { #expect(try bash(words) == proposed) }

  @Test("bash proposes each option of each command in its help")
  func allOptions() throws {
    let workspace = try Workspace()
    let commands = try workspace.run("--help").output.matches(of: #/\n  ([a-z]+)  /#).map { String($0.output.1) }
    #expect(commands.contains("completions"))
    for command in commands {
      let options = try workspace.run(command, "--help").output.matches(of: #/\n  (--[a-z-]+)/#).map {
        String($0.output.1)
      }
      #expect(try bash(["concurlint", command, "--"]) == options, "\(command)")
    }
  }

  @Test("fish proposes commands, options, values and rules", .enabled(if: hasFish, "there is no fish"))
  func fish() throws {
    func proposed(_ line: String) throws -> [String] {
      let outcome = try Workspace().shell(
        "\(Self.scripts); HOME=$PWD fish --no-config -c 'source c.fish; complete -C \"\(line)\"'")
      #expect(outcome.errors == "")
      return outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try proposed("concurlint exp") == ["explain"])
    #expect(try proposed("concurlint fix --unsafe") == ["--unsafe-fixes"])
    #expect(try proposed("concurlint rules --unsafe") == [])
    #expect(try proposed("concurlint --format s") == ["sarif"])
    #expect(try proposed("concurlint lint --format=sa") == ["--format=sarif"])
    #expect(try proposed("concurlint --disable-rule detached") == ["detached-task"])
    #expect(
      try proposed("concurlint --only-rule unused-suppression,detached-t") == ["unused-suppression,detached-task"])
    #expect(try proposed("concurlint explain detached-t") == ["detached-task"])
  }

  @Test("zsh proposes commands, options, values and rules", .enabled(if: hasZsh, "there is no zsh"))
  func zsh() throws {
    /// The line after it was completed in a terminal of its own.
    func completed(_ line: String) throws -> String {
      let outcome = try Workspace().shell(
        """
        \(Self.scripts)
        cat > ask <<'END'
        zmodload zsh/zpty
        zpty z zsh -f -i
        zpty -w z "PS1=; fpath=($PWD \\$fpath); autoload -Uz compinit; compinit -u -D; echo rea''dy"
        zpty -r -m z out '*ready*'
        zpty -w -n z "\(line)"$'\\t'
        sleep 1
        zpty -w -n z $'\\x01: <\\x05> \\n'
        zpty -w z "echo en''d"
        zpty -r -m z out '*end*'
        print -r -- $out
        END
        TERM=dumb zsh -f ask
        """)
      return outcome.output
    }
    #expect(try completed("concurlint expl").contains("concurlint explain"))
    #expect(try completed("concurlint fix --unsaf").contains("fix --unsafe-fixes"))
    #expect(try completed("concurlint --format sar").contains("--format sarif"))
    #expect(try completed("concurlint explain detached-t").contains("explain detached-task"))
  }

  @Test("Shells and checkers accept the scripts and the page")
  func accepted() throws {
    let workspace = try Workspace()
    #expect(try workspace.shell(Self.scripts).errors == "")
    var checks = ["bash -n c.bash"]
    if Self.hasShellcheck { checks.append("shellcheck --shell=bash c.bash") }
    if Self.hasZsh { checks.append("zsh -n _concurlint") }
    if Self.hasFish { checks.append("fish --no-execute c.fish") }
    if Self.hasMandoc { checks.append("mandoc -Tlint -W warning concurlint.1") }
    for check in checks {
      let outcome = try workspace.shell(check)
      #expect(outcome.status == 0, "\(check): \(outcome.output)\(outcome.errors)")
    }
  }

  @Test("The manual page has every command and option")
  func manual() throws {
    let workspace = try Workspace()
    let page = try workspace.run("man").output.replacing("\\-", with: "-")
    let commands = try workspace.run("--help").output.matches(of: #/\n  ([a-z]+)  /#).map { String($0.output.1) }
    for command in commands {
      let section = try #require(
        page.components(separatedBy: "\n.SH CONCURLINT \(command.uppercased())\n").dropFirst().first)
      let options = section.prefix(upTo: section.range(of: "\n.SH ")?.lowerBound ?? section.endIndex).matches(
        of: #/\n\.B (--[a-z-]+)/#).map(\.output.1)
      let help = try workspace.run(command, "--help").output.matches(of: #/\n  (--[a-z-]+)/#).map(\.output.1)
      #expect(options == help, "\(command)")
    }
  }

  @Test("A shell that is not known, and operands that are not taken, are errors")
  func usage() throws {
    let workspace = try Workspace()
    #expect(try workspace.run("completions", "csh").status == 2)
    #expect(try workspace.run("completions").status == 2)
    #expect(try workspace.run("man", "lint").status == 2)
  }
}
