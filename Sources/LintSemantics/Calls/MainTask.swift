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
    let isInTarget = files.entries.map { $0.modules != nil }
    let own = Set((files[file].modules ?? []).map { Name(spelling: $0) })
    // A file of no known target is no user of a module that it does not import.
    let users = moduleGraph.users(of: file, in: self).filter {
      !isTest($0) && (isInTarget[files.place(of: $0)] || !own.isDisjoint(with: outline($0).importedNames))
    }
    let targets = targets(ofAny: users).map { project.targets[$0] }
    guard targets.allSatisfy(\.isOfTool),
      targets.contains(where: { $0.kind == .executable && !$0.isSupport }),
      users.allSatisfy({ !files.entries[files.place(of: $0)].targets.isEmpty && !callsForTask($0) })
    else { return false }
    // Asked last, since it reads the files.
    return !users.contains { hasAsyncLet($0) }
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
