import LintDiagnostics

extension MigrationReport {
  /// Part 2: how far the project is.
  public struct Readiness: Codable, Sendable, Equatable {
    /// The verdict in a sentence, such as "Not ready: none of 3 targets is compiled in Swift 6."
    public var verdict: String
    /// Whether every target is ready, and they contain nearly all of the code.
    public var isReady: Bool
    /// The formula of a score, with the configured numbers.
    public var formula: String
    /// Points of the score for how a target is compiled, the best stage first.
    public var stages: [StagePoints]
    /// Points of the score for code without findings.
    public var codePoints: Int
    /// What a finding weighs, by how urgent it is.
    public var weights: PriorityCounts
    /// The weight of a piece of concurrent code in a target without complete checking.
    public var uncheckedWeight: Int
    /// The weight in a thousand lines that leaves half of the points for code.
    public var halfScoreDensity: Int
    /// The mean of the targets, by their lines.
    public var overall: Score
    /// In the order of the head's targets; those without lines have none. Files without a target come last.
    public var targets: [TargetScore]

    public init(
      verdict: String, isReady: Bool, formula: String, stages: [StagePoints] = [], codePoints: Int,
      weights: PriorityCounts, uncheckedWeight: Int,
      halfScoreDensity: Int, overall: Score, targets: [TargetScore] = []
    ) {
      self.verdict = verdict
      self.isReady = isReady
      self.formula = formula
      self.stages = stages
      self.codePoints = codePoints
      self.weights = weights
      self.uncheckedWeight = uncheckedWeight
      self.halfScoreDensity = halfScoreDensity
      self.overall = overall
      self.targets = targets
    }
  }

  /// How far a target has come, by how it is compiled and what is known to prevent the next stage.
  public enum Stage: String, Codable, Sendable, CaseIterable {
    /// Compiled in Swift 6 language mode.
    case swift6
    /// Compiled in an earlier mode with complete checking; no finding is rejected by Swift 6.
    case checked
    /// Compiled in an earlier mode without complete checking; no finding is rejected by Swift 6.
    case unchecked
    /// Something is found that Swift 6 rejects.
    case rejected
  }

  public struct StagePoints: Codable, Sendable, Equatable {
    public var stage: Stage
    public var points: Int

    public init(stage: Stage, points: Int) {
      self.stage = stage
      self.points = points
    }
  }

  public struct TargetScore: Codable, Sendable, Equatable {
    /// Nil for files that are in no target.
    public var target: String?
    public var stage: Stage
    /// Compiled in Swift 6, without findings that can crash, hang or lose data.
    public var isReady: Bool
    public var score: Score

    public init(target: String?, stage: Stage, isReady: Bool, score: Score) {
      self.target = target
      self.stage = stage
      self.isReady = isReady
      self.score = score
    }
  }

  public struct Score: Codable, Sendable, Equatable {
    /// From 0 to 100, rounded down: 100 is compiled in Swift 6 without findings.
    public var value: Int
    /// The part of it for how the code is compiled.
    public var compiled: Int
    /// The part of it for what is found in the code.
    public var code: Int
    /// The weight of findings and unchecked code.
    public var weight: Int
    public var findings: PriorityCounts
    /// Findings that Swift 6 does not compile.
    public var rejected: Int
    /// Pieces of concurrent code in targets without complete checking: asynchronous functions, tasks, actors, locks and
    /// queues.
    public var unchecked: Int
    public var files: Int
    public var lines: Int
    public var cleanFiles: Int
    public var filesWithFindings: Int

    public init(
      value: Int, compiled: Int, code: Int, weight: Int, findings: PriorityCounts, rejected: Int, unchecked: Int,
      files: Int, lines: Int,
      cleanFiles: Int, filesWithFindings: Int
    ) {
      self.value = value
      self.compiled = compiled
      self.code = code
      self.weight = weight
      self.findings = findings
      self.rejected = rejected
      self.unchecked = unchecked
      self.files = files
      self.lines = lines
      self.cleanFiles = cleanFiles
      self.filesWithFindings = filesWithFindings
    }
  }

  /// Part 2: something that is already as it should be.
  public struct Practice: Codable, Sendable, Equatable {
    /// For machines: `actors`, `observable`, `model-actors`, …
    public var id: String
    public var name: String
    /// Why it counts.
    public var about: String
    public var count: Int
    /// The first few, by place.
    public var examples: [Example]

    public struct Example: Codable, Sendable, Equatable {
      /// Its name, or the function around it.
      public var symbol: String
      public var place: Place

      public init(symbol: String, place: Place) {
        self.symbol = symbol
        self.place = place
      }
    }

    public init(id: String, name: String, about: String, count: Int, examples: [Example] = []) {
      self.id = id
      self.name = name
      self.about = about
      self.count = count
      self.examples = examples
    }
  }
}
