import LintProject
import LintSyntax

/// Code that the main task of a command-line tool runs, and no other one.
extension ProjectIndex {
  /// Whether only executables of the project can use a file, and nothing that can starts a task: then nothing cancels
  /// the code, and no other task needs its thread. False where that is not known.
  public func isOfMainTaskAlone(_ file: FileID) -> Bool {
    guard isWhole, let project = projectSettings, fileTargets[file].modules != nil else { return false }
    return answers(MainTaskAnswers.self).alone(fileTargets.place(of: file)) { findIsOfMainTaskAlone(file, in: project) }
  }

  private func findIsOfMainTaskAlone(_ file: FileID, in project: ProjectSettings) -> Bool {
    let files = fileTargets
    // Most projects are applications, and the users of a file are many.
    guard project.targets.contains(where: { $0.kind == .executable && !$0.isSupport }),
      targets(ofAny: [file]).allSatisfy({ project.targets[$0].isOfTool })
    else { return false }
    let own = Set((files[file].modules ?? []).map { Name(spelling: $0) })
    var users: [FileID] = []
    var targets: Set<Int> = []
    for user in moduleGraph.users(of: file, in: self) where !isTest(user) {
      let entry = files.entries[files.place(of: user)]
      // A file of no known target is no user of a module that it does not import.
      if entry.modules == nil, own.isDisjoint(with: outline(user).importedNames) { continue }
      if entry.targets.isEmpty || !entry.targets.allSatisfy({ project.targets[$0].isOfTool }) { return false }
      users.append(user)
      targets.formUnion(entry.targets)
    }
    let isOfExecutable = targets.contains { project.targets[$0].kind == .executable && !project.targets[$0].isSupport }
    // Asked last, since it reads the files.
    return isOfExecutable && !users.contains { callsForTask($0) } && !users.contains { hasAsyncLet($0) }
  }

  /// Whether code of a file starts a task, as far as calls tell, or may make views that do.
  private func callsForTask(_ file: FileID) -> Bool {
    outline(file).importedNames.contains(Self.swiftUI)
      || Self.starting.contains { outline(file).identifiers.mayContain($0) && !calls(named: $0, in: file).isEmpty }
  }

  private func hasAsyncLet(_ file: FileID) -> Bool {
    let tree = outline(file).wholeTree()
    return withExtendedLifetime(tree) {
      tree.root.descendants(of: .variableDecl).contains { variable in
        variable.children(.modifier).contains { $0.mainToken.name == .async }
      }
    }
  }

  private static let starting = ["Task", "detached", "immediate", "addTask", "addTaskUnlessCancelled"]
    .map { Name(spelling: $0) }
  private static let swiftUI = Name(spelling: "SwiftUI")
}

extension Target {
  /// Whether it is a command-line tool, or may be a part of one.
  fileprivate var isOfTool: Bool { kind == .executable || kind == .library }
}

private final class MainTaskAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  /// By place in ``FileTargets/entries``.
  let alone = Memo<Int, Bool>()
}
