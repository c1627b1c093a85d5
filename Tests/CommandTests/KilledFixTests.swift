import Foundation
import Testing

@Suite("A run of fixes that is killed")
struct KilledFixTests {
  /// One fix edits both files.
  private static let old = [
    "Model.swift": """
    import SwiftData

    @Model final class Crate {
      var name: String
      init(name: String) { self.name = name }
    }

    actor Exporter {
      func names(modelContext: ModelContext) async throws -> [String] {
        try await MainActor.run { try modelContext.fetch(FetchDescriptor<Crate>()).map(\\.name) }
      }
    }

    """,
    "View.swift": """
    import SwiftData

    @MainActor func export(from modelContext: ModelContext) async throws -> [String] {
      try await Exporter().names(modelContext: modelContext)
    }

    """
  ]
  private static let fix = "\"$CONCURLINT\" fix --unsafe-fixes --only-rule=model-context-parameter Sources"

  private func repository() throws -> Workspace {
    let workspace = try Workspace()
    for (name, text) in Self.old { try workspace.write(Data(text.utf8), to: "repository/Sources/\(name)") }
    let outcome = try workspace.shell(
      "cd repository && git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm first")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return workspace
  }

  private func texts(_ workspace: Workspace) throws -> [String: String] {
    try Dictionary(uniqueKeysWithValues: Self.old.keys.map { ($0, try workspace.read("repository/Sources/\($0)")) })
  }

  private func run(_ command: String, _ workspace: Workspace) throws -> BuiltCommand.Outcome {
    try workspace.shell("export XDG_STATE_HOME=\"$PWD/state\"; cd repository && \(command)")
  }

  @Test(
    "At any call that writes: each file is old or new, the next run ends in the final state, no journal is left",
    .enabled(if: SystemCalls.isTraced, "\(SystemCalls.isMissing)"),
    arguments: ["mkdir", "flock", "fchown", "fchmod", "write", "fsync", "rename", "unlink", "close"])
  func killed(call: String) throws {
    let whole = try repository()
    #expect(try run(Self.fix, whole).status == 0)
    let new = try texts(whole)
    for (name, text) in new { #expect(text != Self.old[name]) }
    for number in 1... {
      let workspace = try repository()
      let inject =
        "strace -f -qq -e signal=none -e trace=\(call) -e inject=\(call):signal=KILL:when=\(number) -o ../trace"
      let first = try run("\(inject) sh -c 'exec \(Self.fix)'", workspace)
      for (name, text) in try texts(workspace) {
        #expect([Self.old[name], new[name]].contains(text), "\(name), killed at \(call) \(number)")
      }
      let second = try run(Self.fix, workspace)
      #expect(second.status == 0, "killed at \(call) \(number): \(second.errors)")
      #expect(try texts(workspace) == new, "killed at \(call) \(number)")
      let left = try workspace.shell("find repository -name '.concurlint*'; find state -type f")
      #expect(left.output == "", "killed at \(call) \(number)")
      if first.status == 0 {
        #expect(number > 1, "no call of \(call)")
        break
      }
    }
  }
}
