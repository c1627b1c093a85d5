import LintKit
import LintProject

/// The pipeline: each file in parallel, one merge, each file in parallel again.
public struct Linter: Sendable {
  let rules: RuleSet
  let configurations: Configurations
  /// One for each configuration.
  let profiles: [RuleProfile]
  private let jobs: Int
  let isTimed: Bool
  private let overrides: SettingOverrides
  let makesFixes: Bool
  let keepsMissingFacts: Bool
  private let progress: Progress?

  /// - Parameters:
  ///   - rules: The rules to choose from.
  ///   - configurations: Which rules run on which file, and how; if not given, those that run by default run on all.
  ///   - jobs: How many threads to use, at least 1.
  ///   - isTimed: Whether to measure stages, which costs a little.
  ///   - overrides: Settings that replace the project's.
  ///   - makesFixes: Whether findings come with fixes, which few formats show.
  ///   - keepsMissingFacts: Whether the counts of undecided places include the missing facts.
  ///   - areGatesOpen: Whether every rule is asked about every file, which gives the same findings and takes longer.
  ///   - progress: Is updated as the run advances.
  public init(
    rules: [any Rule.Type], configurations: Configurations? = nil, jobs: Int, isTimed: Bool = false,
    overrides: SettingOverrides = SettingOverrides(), makesFixes: Bool = true, keepsMissingFacts: Bool = false,
    areGatesOpen: Bool = false,
    progress: Progress? = nil
  ) {
    self.makesFixes = makesFixes
    self.keepsMissingFacts = keepsMissingFacts
    self.progress = progress
    let configurations = configurations ?? Configurations(rules: rules.map { $0.info } + EngineRules.infos)
    self.overrides = configurations.overrides(overrides)
    let enabled = configurations.enabledRules
    let failing = Recovery.failingRules
    let set = RuleSet(
      rules.filter { enabled.contains($0.info.id) && !failing.contains($0.info.id) }, areGatesOpen: areGatesOpen,
      areAll: true)
    self.rules = set
    self.configurations = configurations
    profiles = configurations.all.map { RuleProfile($0, of: configurations.rules, in: set) }
    self.jobs = jobs
    self.isTimed = isTimed
  }

  /// Analyses all files, and reports on those with `isReported`.
  ///
  /// The result depends on the files and their content alone, not on `jobs`.
  ///
  /// - Parameter overlay: Text that replaces what is on disk.
  /// - Throws: When no thread can be started. Files that cannot be read are listed in the result.
  public func run(_ project: Discovery, overlay: [FilePath: [UInt8]] = [:]) throws(FileError) -> LintResult {
    var result = LintResult()
    // Each file is visited twice.
    progress?.begin(steps: 2 * project.files.count)
    let outlines = try outline(project.files, overlay, &result)
    let interfaces = InterfaceReader(project)
    let index = link(outlines, project, overlay, interfaces, &result)
    let targets = checkTargets(project, index, overlay, &result)
    let (found, suppressed) = try check(outlines, index, targets, &result)
    let texts = AnalysedTexts(index: index, settings: targets.texts)
    report(addWaves(to: found, in: index), suppressed, project, texts, &result)
    result.index = index
    result.problems += result.changes(of: project) + interfaces.problems
    result.texts = texts
    return result
  }
}

/// What the first pass leaves of a file.
struct ReadFile: Sendable {
  /// As reports show it.
  var path: FilePath
  var size: SourceSize
  /// With the whole tree if a rule is likely to have work; of the other files, those that turn out to need one are
  /// parsed again.
  var outline: FileOutline
  /// Findings in the file itself are reported; otherwise only uses of what it declares matter.
  var isReported: Bool
  /// The number of its configuration.
  var profile: Int
  /// The rules that may have work in it, by their gates.
  var candidates: RuleSet.Subset
  /// Whether the source may contain suppressions.
  var mayHaveSuppressions: Bool
  /// At most one. A list, because few files have one, and a diagnostic is larger than everything else here.
  var syntaxErrors: [RawDiagnostic]
}

/// What the second pass finds in a file.
private struct CheckedFile: Sendable {
  var diagnostics: [RawDiagnostic]
  var suppressed: [SuppressedDiagnostic] = []
  var undecided: [Int] = []
  var missing: [(rule: Int, fact: MissingFact)] = []
}

/// With the reason that the source gives.
struct SuppressedDiagnostic: Sendable {
  var diagnostic: RawDiagnostic
  var reason: String?
}

// MARK: - Each file: read, lex, parse, declare

extension Linter {
  func outline(
    _ files: [Discovery.File], _ overlay: [FilePath: [UInt8]], _ result: inout LintResult
  ) throws(FileError) -> [ReadFile] {
    let (outcomes, workers) = try Parallel.map(
      count: files.count, jobs: jobs, makeState: { [isTimed] in Worker(isTimed: isTimed) }
    ) { worker, index in
      worker.place?.enter(files[index].path)
      defer {
        worker.place?.leave()
        progress?.advance()
      }
      return outline(files[index], overlay[files[index].path], worker)
    }
    for worker in workers { result.times += worker.clock.times }

    var outlines: [ReadFile] = []
    outlines.reserveCapacity(outcomes.count)
    for (file, outcome) in zip(files, outcomes) {
      switch outcome {
      case .success(let outline):
        result.size += outline.size
        outlines.append(outline)
      case .failure(let error):
        result.problems.append(Discovery.Problem(path: file.path, error: error, isReported: file.isReported))
      }
    }
    return outlines
  }

  private func outline(
    _ file: Discovery.File, _ overlay: [UInt8]?, _ worker: Worker
  ) -> Result<ReadFile, FileError> {
    do {
      let text = try text(of: file, overlay, worker)
      return .success(outline(file, text, isOnDisk: overlay == nil, worker))
    } catch {
      return .failure(error)
    }
  }

  /// The text of a file, from the overlay or from disk, where it may stay.
  private func text(of file: Discovery.File, _ overlay: [UInt8]?, _ worker: Worker) throws(FileError)
    -> UnsafeRawBufferPointer
  {
    guard let overlay else { return try worker.reader.read(file.path, into: worker.sources) }
    return overlay.withUnsafeBytes { FileReader.copy($0, to: worker.sources) }
  }

  private func outline(_ file: Discovery.File, _ text: UnsafeRawBufferPointer, isOnDisk: Bool, _ worker: Worker)
    -> ReadFile
  {
    worker.end(.read)
    let source = text.assumingMemoryBound(to: UInt8.self)
    worker.parser.lex(paddedSource: source.baseAddress!, count: source.count)
    worker.end(.lex)
    worker.parser.parse()
    worker.end(.parse)
    let tokens = worker.parser.lexedTokens
    let isGenerated = GeneratedHeader.stands(in: source, before: tokens)
    let number = configurations.number(of: file)
    let profile = profiles[number]
    worker.end(.declare)
    let isReported = file.isReported && !isGenerated
    let (candidates, kept) = isReported ? candidates(profile, worker) : (.none, nil)
    worker.end(.check)
    let keepsSource = !isOnDisk || kept != nil || isLikelyToBeReadAgain(worker.parser)
    if keepsSource { FileReader.keep(text, in: worker.sources) }
    var outline = FileOutline(
      worker.parser.outline(in: worker.arena, sharesSource: keepsSource), names: worker.parser.identifiers,
      path: file.projectPath, isGenerated: isGenerated, kept: kept,
      // One that cannot be read again is a problem of the run where its text is asked for (SecondReading).
      readAgain: { [path = file.path] in try? FileReader(capacity: 1 << 16).read(path) { Array($0) } })
    worker.end(.declare)
    let outlined = isReported ? rules.candidates(in: outline, among: candidates) : .none
    worker.end(.check)
    if kept == nil, rules.expectWork(outlined, isOutlined: true) {
      if !keepsSource { FileReader.keep(text, in: worker.sources) }
      outline = FileOutline(outline, keeping: worker.parser.withTree { $0.kept(in: worker.arena) })
    }
    let syntaxError =
      isReported && profile.reportsSyntaxErrors
      ? SyntaxErrorRule.diagnostic(
        for: worker.parser.errors, in: source, among: tokens, path: file.projectPath) : nil
    let read = ReadFile(
      path: file.path,
      size: SourceSize(files: 1, bytes: text.count, lines: countLines(text), tokens: tokens.count),
      outline: outline,
      isReported: isReported,
      profile: number,
      candidates: outlined,
      mayHaveSuppressions: worker.parser.names.contains(.concurlint),
      syntaxErrors: syntaxError.map { [$0] } ?? [])
    worker.end(.declare)
    return read
  }

  /// Whether the source is needed later, besides by rules: for directives, for the place of an error, for names that
  /// are searched in it.
  private func isLikelyToBeReadAgain(_ parser: borrowing Parser) -> Bool {
    parser.names.contains(.concurlint) || parser.names.contains(.dollar) || !parser.errors.isEmpty
  }

  /// The rules that may have work in a parsed file, and its tree if they are likely to. The names in most files show
  /// that none has, and then no tree is made.
  private func candidates(_ profile: RuleProfile, _ worker: Worker) -> (RuleSet.Subset, kept: SyntaxTree?) {
    let named = rules.candidates(named: worker.parser.names, among: profile.rules)
    guard rules.needTree(named) else { return (named, nil) }
    return worker.parser.withTree { tree in
      worker.end(.parse)
      let candidates = rules.candidates(in: tree, among: named)
      worker.end(.check)
      let kept = rules.expectWork(candidates, isOutlined: false) ? tree.kept(in: worker.arena) : nil
      worker.end(.declare)
      return (candidates, kept)
    }
  }
}

/// One thread's buffers and clock.
private final class Worker {
  let reader = FileReader()
  var parser = Parser()
  let sources = Arena()
  /// The trees.
  let arena: Arena
  private(set) var clock: StageClock
  private let isTimed: Bool
  /// Where other threads see what this one is working on.
  let place = WorkLog.claim()

  /// Called on the worker's own thread, whose time the clock measures.
  init(isTimed: Bool) {
    arena = Arena(sources: sources)
    self.isTimed = isTimed
    clock = StageClock(isRunning: isTimed)
    clock.begin()
  }

  /// Ends a stage. Most runs have no clock, and should not pay for one.
  func end(_ stage: Stage) {
    if isTimed { clock.end(stage) }
  }

  deinit { place?.giveBack() }
}

// MARK: - All files: link

extension Linter {
  func link(
    _ outlines: [ReadFile], _ project: Discovery, _ overlay: [FilePath: [UInt8]], _ interfaces: InterfaceReader,
    _ result: inout LintResult
  ) -> ProjectIndex {
    var clock = StageClock(isRunning: isTimed)
    clock.begin()
    let settings = LanguageSettingsSource { [overrides] in
      let (settings, problems) = project.projectSettings(overrides, overlay: overlay)
      return problems.isEmpty ? settings : nil
    }
    let isWhole = result.problems.isEmpty && project.failures.isEmpty
    let index = ProjectIndex(
      merging: outlines.map(\.outline), settings: settings, isWhole: isWhole, interfaces: { interfaces.byModule() })
    // Rules about settings need all of them: reading manifests and projects is part of linking.
    if rules.hasSettingsRules { _ = index.targetsWithFiles }
    clock.end(.link)
    result.times += clock.times
    return index
  }
}

// MARK: - Each file: check

extension Linter {
  /// - Parameter wanted: the files to check, by their numbers; all of them if not given.
  func check(
    _ outlines: [ReadFile], _ index: ProjectIndex, _ targets: TargetFindings, _ result: inout LintResult,
    among wanted: Set<Int>? = nil
  ) throws(FileError) -> (found: [RawDiagnostic], suppressed: [SuppressedDiagnostic]) {
    // Of several linters, this one runs now.
    Recovery.name(rules.infos.map(\.id))
    let (outcomes, workers) = try Parallel.map(
      count: outlines.count, jobs: jobs, makeState: { [isTimed] in Worker(isTimed: isTimed) }
    ) { worker, number -> CheckedFile? in
      if let wanted, !wanted.contains(number) { return nil }
      worker.place?.enter(outlines[number].path)
      defer {
        worker.place?.leave()
        progress?.advance()
      }
      return check(number, of: outlines, index, targets, worker)
    }
    for worker in workers { result.times += worker.clock.times }

    var found = targets.elsewhere
    var suppressed = targets.suppressed
    let ids = rules.infos.map(\.id)
    func count(_ undecided: [Int], _ missing: [(rule: Int, fact: MissingFact)]) {
      for (id, undecided) in zip(ids, undecided) where undecided > 0 {
        result.counts[id, default: .init()].undecided += undecided
      }
      for (rule, fact) in missing { result.counts[ids[rule], default: .init()].missing.add(fact) }
    }
    count(targets.undecided, targets.missing)
    for case let outcome? in outcomes {
      found += outcome.diagnostics
      suppressed += outcome.suppressed
      count(outcome.undecided, outcome.missing)
    }
    return (found, suppressed)
  }

  /// Nil for most files, which have nothing to report: what is read of them is in the list itself, not behind
  /// references.
  private func check(
    _ number: Int, of files: [ReadFile], _ index: ProjectIndex, _ targets: TargetFindings, _ worker: Worker
  ) -> CheckedFile? {
    guard let file = index.file(of: files[number].outline, near: number) else {
      preconditionFailure("the index holds every file")
    }
    let work = files[number].isReported ? rules.work(in: file, of: index, among: files[number].candidates) : nil
    // Findings about a target are in its manifest, whether or not that is checked itself.
    let ofTargets = targets.inFiles.isEmpty ? [] : targets.inFiles[file] ?? []
    let isQuiet = !files[number].mayHaveSuppressions && files[number].syntaxErrors.isEmpty
    if work == nil, ofTargets.isEmpty, isQuiet || !files[number].isReported { return nil }
    return check(files[number], file, work, ofTargets, index, worker)
  }

  private func check(
    _ read: ReadFile, _ file: FileID, _ work: RuleSet.Work?, _ ofTargets: [RawDiagnostic], _ index: ProjectIndex,
    _ worker: Worker
  ) -> CheckedFile {
    let profile = profiles[read.profile]
    var checked = CheckedFile(diagnostics: ofTargets + read.syntaxErrors)
    // What nothing compiles breaks nothing.
    if index.isLeftOut(file) || index.isBesideTargets(file) {
      for place in ofTargets.count..<checked.diagnostics.count { checked.diagnostics[place].severity = .info }
    }
    profile.adjust(&checked.diagnostics)
    if work != nil || read.mayHaveSuppressions {
      worker.end(.check)
      withTree(of: read.outline, worker) { tree in
        worker.end(.parse)
        if let work {
          // One that was parsed just now has been read.
          if read.outline.kept != nil { tree.readAhead() }
          read.outline.tree.readAhead()
          let outcome = rules.check(
            tree, file: file, in: index, work, options: profile.options, makesFixes: makesFixes,
            keepsMissingFacts: keepsMissingFacts, ruleAtWork: worker.place?.rule)
          checked.diagnostics += outcome.diagnostics
          (checked.undecided, checked.missing) = (outcome.undecided, outcome.missing)
        }
        profile.adjust(&checked.diagnostics)
        if read.mayHaveSuppressions { suppress(&checked, tree, read, profile, isWholeProject: index.isWhole) }
      }
      worker.end(.check)
    }
    return checked
  }

  /// Passes the whole tree to `body`: the one that was kept, or one of the same source that is valid only during the
  /// call.
  private func withTree(of outline: FileOutline, _ worker: Worker, _ body: (SyntaxTree) -> Void) {
    if let kept = outline.kept { return body(kept) }
    outline.withSource { source in
      guard let start = source.baseAddress else { preconditionFailure("a source has at least its padding") }
      worker.parser.lex(paddedSource: start, count: source.count)
      worker.parser.parse()
      worker.parser.withTree(body)
    }
  }

  /// Removes the diagnostics that the source suppresses, and adds those about the suppressions.
  private func suppress(
    _ checked: inout CheckedFile, _ tree: SyntaxTree, _ read: ReadFile, _ profile: RuleProfile, isWholeProject: Bool
  ) {
    guard let suppressions = FileSuppressions(tree, path: read.outline.path) else { return }
    let outcome = suppressions.apply(
      to: checked.diagnostics, rules: profile.suppressible, isWholeProject: isWholeProject)
    var findings = outcome.findings
    profile.adjust(&findings)
    checked.diagnostics = outcome.reported + (read.isReported ? findings : [])
    checked.suppressed = outcome.suppressed.map { SuppressedDiagnostic(diagnostic: $0.diagnostic, reason: $0.reason) }
  }
}

// MARK: - What was found: locate, sort

extension Linter {
  private func report(
    _ found: [RawDiagnostic], _ suppressed: [SuppressedDiagnostic], _ project: Discovery, _ texts: AnalysedTexts,
    _ result: inout LintResult
  ) {
    guard !found.isEmpty || !suppressed.isEmpty else { return }
    var clock = StageClock(isRunning: isTimed)
    clock.begin()
    var locator = Locator(
      infos: rules.infos + EngineRules.infos, makesFixes: makesFixes, project: project, texts: texts)
    for diagnostic in found { result.diagnostics.append(locator.locate(diagnostic)) }
    for item in suppressed {
      var diagnostic = locator.locate(item.diagnostic)
      diagnostic.suppression = Diagnostic.Suppression(reason: item.reason)
      result.suppressed.append(diagnostic)
    }
    result.diagnostics.sort(by: Diagnostic.areInReportOrder)
    result.suppressed.sort(by: Diagnostic.areInReportOrder)
    // Findings of one line about several targets count as one, whether or not the caller merges more.
    result.diagnostics = result.diagnostics.mergingTargetsOfOnePlace()
    result.suppressed = result.suppressed.mergingTargetsOfOnePlace()
    for diagnostic in result.diagnostics { result.counts[diagnostic.ruleID, default: .init()].findings += 1 }
    clock.end(.render)
    result.times += clock.times
  }
}
