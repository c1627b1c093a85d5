import LintEngine

/// The lists of known findings of a run: the one that an option names, or else all that configurations name.
struct KnownFindings {
  let baseline: Baseline
  /// What messages call the lists.
  let names: [FilePath]

  /// - Returns: nil where no list is named.
  init?(_ options: LintOptions, _ configurations: Configurations) throws(BaselineError) {
    if let path = options.baseline {
      baseline = try Baseline(contentsOf: path)
      names = [path]
      return
    }
    if configurations.baselines.isEmpty { return nil }
    var lists: [Baseline] = []
    for source in configurations.baselines { lists.append(try Baseline(source)) }
    baseline = Baseline(joining: lists)
    names = configurations.baselines.map(\.name)
  }

  /// Takes away what is known.
  ///
  /// - Parameter overlay: text of files that replaces what is on disk.
  func subtract(from result: inout LintResult, _ input: LintInput, overlay: [FilePath: [UInt8]] = [:])
    -> BaselineComparison
  {
    let sources = SourceStore(files: input.discovery.files, overlay: input.overlay.merging(overlay) { $1 })
    let names = ProjectNames(input.discovery)
    let comparison = BaselineComparison(
      result.diagnostics, Fingerprints(of: result.diagnostics, in: sources), paths: result.diagnostics.map(names.path),
      with: baseline,
      scope: .init(input.discovery, rules: input.configurations.enabledRules))
    let new = Set(comparison.new)
    result.limit { new.contains($0) }
    return comparison
  }
}
