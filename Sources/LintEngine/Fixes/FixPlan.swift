import LintKit

/// Fixes to apply together, round by round, and the texts that they start from.
///
/// The edits of a round are places in the texts after the rounds before it.
public struct FixPlan: Sendable {
  /// A fix that was proposed and not taken.
  public struct Refused: Sendable, Equatable {
    public let fix: FixSet
    public let reason: FixRefusal
  }

  /// A file that changes.
  public struct Change: Sendable, Equatable {
    public let path: FilePath
    public let old: [UInt8]
    public let new: [UInt8]
  }

  /// What is applied, in order.
  public internal(set) var rounds: [[FixSet]] = []
  /// One for each of ``fixes``.
  var identities: [FixSet.Identity] = []
  /// Those of ``fixes`` after which their finding is still there.
  var withoutEffect: Set<FixSet.Identity> = []
  /// The proposals of the last analysis that were not applied.
  public internal(set) var refused: [Refused] = []
  /// Whether fixes were still to be applied when the bound on rounds was reached.
  public internal(set) var isCutShort = false
  /// What is found when all of it is applied.
  public internal(set) var result: LintResult
  /// The analysed text of every file that is edited.
  var originals: [FilePath: [UInt8]] = [:]

  /// What a part of the plan is checked against.
  struct Baseline: Sendable {
    let result: LintResult
    let findings: FixCheck.Findings
  }

  /// Nil where nothing was checked.
  var baseline: Baseline?

  public var fixes: [FixSet] { rounds.flatMap { $0 } }

  /// The files that change, with their text after all fixes.
  public var texts: [FilePath: [UInt8]] { keeping { _ in true }.texts }

  /// What remains of a plan when only some of its fixes are wanted.
  public struct Selection: Sendable {
    /// The numbers of the fixes that are applied, in the order of `FixPlan.fixes`.
    public var fixes: Set<Int> = []
    /// The text of each file that the plan edits.
    var texts: [FilePath: [UInt8]]
  }

  /// The plan without the fixes that are not wanted, and without those of later rounds that edit a file after one of
  /// them: where their edits belong in the other text is not known.
  public func keeping(_ wanted: (Int) -> Bool) -> Selection {
    var selection = Selection(texts: originals)
    var strayed: Set<FilePath> = []
    var number = 0
    for round in rounds {
      var edits: [FilePath: [TextEdit]] = [:]
      var lost: Set<FilePath> = []
      for fix in round {
        if wanted(number), strayed.isDisjoint(with: fix.files) {
          selection.fixes.insert(number)
          for (file, own) in fix.edits { edits[file, default: []] += own }
        } else {
          lost.formUnion(fix.files)
        }
        number += 1
      }
      for (file, edits) in edits { selection.texts[file] = edits.inOrder.applied(to: selection.texts[file] ?? []) }
      strayed.formUnion(lost)
    }
    return selection
  }

  /// All files whose text differs between two selections, by path.
  public func changes(from old: Selection, to new: Selection) -> [Change] {
    originals.keys.sorted().compactMap { file in
      guard let old = old.texts[file], let new = new.texts[file], old != new else { return nil }
      return Change(path: file, old: old, new: new)
    }
  }

  /// The files of the plan in groups, so that no fix edits files of two: a group is written whole or not at all.
  func groups(of changes: [Change]) -> [[Change]] {
    var group: [FilePath: FilePath] = Dictionary(uniqueKeysWithValues: originals.keys.map { ($0, $0) })
    func representative(_ file: FilePath) -> FilePath {
      var file = file
      while let next = group[file], next != file { file = next }
      return file
    }
    for fix in fixes {
      guard let first = fix.files.first else { continue }
      for file in fix.files {
        let (a, b) = (representative(first), representative(file))
        group[max(a, b)] = min(a, b)
      }
    }
    let grouped = Dictionary(grouping: changes) { representative($0.path) }
    return grouped.sorted { $0.key < $1.key }.map(\.value)
  }
}
