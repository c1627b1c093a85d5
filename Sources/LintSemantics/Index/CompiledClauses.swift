import LintFlow
import LintProject
import LintSyntax

/// Which clauses of `#if` builds have.
extension ProjectIndex {
  /// The clauses that no build of the file's targets has, in bytes of the file. The compiler checks nothing but their
  /// syntax.
  ///
  /// - Parameter tree: of the whole file.
  public func clausesOfNoBuild(in tree: SyntaxTree, of file: FileID) -> [Range<UInt32>] {
    let builds = everyBuild(of: file)
    return tree.root.descendants(of: .ifConfigDecl).flatMap { condition in
      condition.clausesChosen(in: builds).filter(\.isChosen.isNo).map(\.clause.range)
    }.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension ProjectIndex {
  private func everyBuild(of file: FileID) -> EveryBuild {
    let targets = fileTargets[file]
    return EveryBuild(
      project: projectSettings, defines: targets.settings.build.defines, isOfTarget: !targets.targets.isEmpty,
      isOfPackages: targets.isOfPackages)
  }

  /// Whether the build that is meant has a place of a file.
  public func isBuilt(_ node: Node, in file: FileID) -> Truth {
    // Xcode builds for Apple's platforms alone.
    if fileTargets.isOfXcodeAlone(file), isForLinux(file) { return .no }
    return node.ancestors.reduce(.yes) { $1.kind == .ifConfigClause ? $0.and(isBuilt(clause: $1, in: file)) : $0 }
  }

  /// Whether the build that is meant chooses a clause: asked for all clauses of an `#if` at once, which may be many.
  private func isBuilt(clause: Node, in file: FileID) -> Truth {
    guard let condition = clause.parent else { return .unknown }
    let place = BuiltClauses.Place(file: file, offset: condition.range.lowerBound)
    let chosen = answers(BuiltClauses.self).chosen(place) {
      Dictionary(
        condition.clausesChosen(in: meantBuild(of: file)).map { ($0.clause.range.lowerBound, $0.isChosen) },
        uniquingKeysWith: { first, _ in first })
    }
    return chosen[clause.range.lowerBound] ?? clause.isChosen(in: meantBuild(of: file))
  }

  private func meantBuild(of file: FileID) -> MeantBuild {
    MeantBuild(target: TargetBuild(of: settings(of: file)), every: everyBuild(of: file))
  }
}

/// The clauses that the build that is meant chooses.
private final class BuiltClauses: AnswerTable {
  struct Place: Hashable {
    let file: FileID
    /// Of the `#if`, in bytes: whole files and outlines number their nodes differently.
    let offset: UInt32
  }

  static let number = AnswerTableNumber()
  /// By the offset of each clause.
  let chosen = Memo<Place, [UInt32: Truth]>()
}

extension Node {
  /// Whether a release build has no such place: an `#if DEBUG` around it, or the `#else` of `#if !DEBUG`.
  public var isOnlyInDebugBuilds: Bool {
    ancestors.contains { $0.kind == .ifConfigClause && $0.isChosen(in: ReleaseBuild()).isNo }
  }
}

/// The build that is meant of a file. What the settings of its target leave open has the answer that all builds give; a
/// package has the conditions alone that its manifest mentions.
private struct MeantBuild: BuildAnswers {
  let target: TargetBuild
  let every: EveryBuild

  func isSet(_ name: String) -> Bool? {
    if let answer = target.isSet(name) ?? every.isSet(name) { return answer }
    guard every.isOfPackages || target.platform == .linux, every.isOfTarget, !name.hasPrefix("$"), name != "DEBUG",
      let project = every.project
    else { return nil }
    if name == "SWIFT_PACKAGE" { return true }
    return project.mentions(name, inManifestsOnly: true) ? nil : false
  }

  func holds(_ test: FunctionCallExpr) -> Bool? { target.holds(test) ?? every.holds(test) }
}

/// What all builds of a file answer alike, with whatever tools and for whatever platform.
private struct EveryBuild: BuildAnswers {
  let project: ProjectSettings?
  /// Conditions that are set whatever the project says.
  let defines: Set<String>
  /// Whether the targets of the file are known.
  let isOfTarget: Bool
  let isOfPackages: Bool

  func isSet(_ name: String) -> Bool? {
    if name == "$Embedded" { return isEmbedded }
    // The other features with a dollar are the compiler's own, and its tools set this one themselves.
    guard isOfTarget, !name.hasPrefix("$"), name != "DEBUG", name != "SWIFT_PACKAGE", let project else { return nil }
    return project.mentions(name) || defines.contains(name) ? nil : false
  }

  func holds(_ test: FunctionCallExpr) -> Bool? {
    guard case .declReference(let callee)? = test.callee, let argument = test.arguments.first?.expression else {
      return nil
    }
    switch callee.nameToken.text {
    case "hasFeature": return argument.node.text == "Embedded" ? isEmbedded : nil
    case "os", "canImport":
      // A package may be built for any platform, an Xcode project is for Apple's.
      guard isOfTarget, !isOfPackages else { return nil }
      let answers = Set(TargetPlatform.allCases.filter { $0 != .linux }.map { $0.holds(test) })
      return answers.count == 1 ? answers.first ?? nil : nil
    default: return nil
    }
  }

  /// Embedded Swift is switched on by its name.
  private var isEmbedded: Bool? { project?.mentions("Embedded") == true ? nil : false }
}

private struct ReleaseBuild: BuildAnswers {
  func isSet(_ name: String) -> Bool? { name == "DEBUG" ? false : nil }
  func holds(_ test: FunctionCallExpr) -> Bool? { nil }
}
