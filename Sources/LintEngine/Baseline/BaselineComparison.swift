import LintKit

/// What is new compared with a baseline, and what of it is no longer found.
public struct BaselineComparison: Sendable {
  /// The numbers of the findings that a baseline does not have.
  public private(set) var new: [Int] = []
  /// How many findings are known.
  public private(set) var knownCount = 0
  /// The entries that are no longer found, with how often they are missing.
  public private(set) var stale: [Baseline.Entry] = []

  /// What a run can judge: entries about anything else are left alone.
  public struct Scope {
    /// The files that were reported on, from the root of the project.
    let reported: Set<String>
    /// All files of the project, including those that analysis failed on: their content is not known.
    let analysed: Set<String>
    /// Whether a file that is not among them does not exist.
    let isWhole: Bool
    /// The rules that ran.
    let rules: Set<String>

    public init(_ discovery: Discovery, rules: Set<String>) {
      let names = ProjectNames(discovery)
      reported = names.reported
      analysed = names.all
      isWhole = discovery.coversProject
      self.rules = rules.subtracting(Recovery.failingRules)
    }

    func holds(_ entry: Baseline.Entry) -> Bool {
      rules.contains(entry.rule) && (reported.contains(entry.path) || isWhole && !analysed.contains(entry.path))
    }
  }

  /// Findings are matched first in the file that the baseline names; those left over are matched in any file.
  ///
  /// - Parameters:
  ///   - diagnostics: In the order of reports. Of several that are alike, the first count as the old ones.
  ///   - paths: Of the findings, from the root of the project.
  public init(
    _ diagnostics: [Diagnostic], _ fingerprints: Fingerprints, paths: [String], with baseline: Baseline, scope: Scope
  ) {
    struct Place: Hashable {
      var fingerprint: UInt64
      var path: String
    }
    var left: [Place: Int] = [:]
    for entry in baseline.entries {
      left[Place(fingerprint: entry.fingerprint, path: entry.path), default: 0] += entry.count
    }
    var unmatched: [Int] = []
    for (number, (fingerprint, path)) in zip(fingerprints.all, paths).enumerated() {
      let place = Place(fingerprint: fingerprint.hash, path: path)
      if let count = left[place], count > 0 { left[place] = count - 1 } else { unmatched.append(number) }
    }
    knownCount = diagnostics.count - unmatched.count

    // A file that no longer exists has probably been renamed.
    let elsewhere = Dictionary(grouping: left.filter { $0.value > 0 }.keys, by: \.fingerprint).mapValues { places in
      places.sorted {
        (scope.analysed.contains($0.path) ? 1 : 0, $0.path) < (scope.analysed.contains($1.path) ? 1 : 0, $1.path)
      }
    }
    for number in unmatched {
      let candidates = elsewhere[fingerprints.all[number].hash] ?? []
      if let place = candidates.first(where: { (left[$0] ?? 0) > 0 }) {
        left[place, default: 0] -= 1
        knownCount += 1
      } else {
        new.append(number)
      }
    }
    for entry in baseline.entries {
      let place = Place(fingerprint: entry.fingerprint, path: entry.path)
      let missing = min(entry.count, left[place] ?? 0)
      guard missing > 0, scope.holds(entry) else { continue }
      left[place, default: 0] -= missing
      var stale = entry
      stale.count = missing
      self.stale.append(stale)
    }
  }

  /// The baseline without entries that are no longer found.
  public func pruned(_ baseline: Baseline) -> Baseline {
    var missing: [Baseline.Entry: Int] = [:]
    for entry in stale {
      var key = entry
      key.count = 1
      missing[key, default: 0] += entry.count
    }
    return Baseline(
      baseline.entries.compactMap { entry in
        var key = entry
        key.count = 1
        var rest = entry
        rest.count -= missing[key] ?? 0
        return rest.count > 0 ? rest : nil
      })
  }
}

/// The paths of files from the root of their project, by the names that reports have for them.
public struct ProjectNames {
  private let names: [String: String]
  let reported: Set<String>
  var all: Set<String> { Set(names.values) }

  public init(_ discovery: Discovery) {
    var names: [String: String] = [:]
    var reported: Set<String> = []
    for file in discovery.files {
      names[file.path.description] = file.projectPath
      if file.isReported { reported.insert(file.projectPath) }
    }
    for file in discovery.settingsFiles {
      names[file.path.description] = file.projectPath
      if file.isReported { reported.insert(file.projectPath) }
    }
    for (path, projectPath) in discovery.failedProjectPaths { names[path.description] = projectPath }
    self.names = names
    self.reported = reported
  }

  public func path(of diagnostic: Diagnostic) -> String { path(ofReported: diagnostic.path) }

  /// - Parameter path: as reports have it.
  public func path(ofReported path: String) -> String { names[path] ?? path }
}
