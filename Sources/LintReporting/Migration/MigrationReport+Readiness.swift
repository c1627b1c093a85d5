import LintDiagnostics

extension MigrationReport {
  /// Part 2: how far the project is.
  public struct Readiness: Codable, Sendable, Equatable {
    /// How a score is computed, with the numbers that were configured in it.
    public var formula: String
    /// What a finding of each priority weighs.
    public var weights: PriorityCounts
    /// How many points a thousand lines make a score of 50.
    public var halfScoreDensity: Int
    public var overall: Score
    /// In the order of the head's targets; those without lines have none.
    public var targets: [TargetScore]

    public init(formula: String, weights: PriorityCounts, halfScoreDensity: Int, overall: Score, targets: [TargetScore] = []) {
      self.formula = formula
      self.weights = weights
      self.halfScoreDensity = halfScoreDensity
      self.overall = overall
      self.targets = targets
    }
  }

  public struct TargetScore: Codable, Sendable, Equatable {
    public var target: String
    public var score: Score

    public init(target: String, score: Score) {
      self.target = target
      self.score = score
    }
  }

  public struct Score: Codable, Sendable, Equatable {
    /// From 0 to 100, rounded down: 100 is nothing found.
    public var value: Int
    /// Weighted findings.
    public var points: Int
    public var findings: PriorityCounts
    public var files: Int
    public var lines: Int
    public var cleanFiles: Int
    public var filesWithFindings: Int

    public init(value: Int, points: Int, findings: PriorityCounts, files: Int, lines: Int, cleanFiles: Int, filesWithFindings: Int) {
      self.value = value
      self.points = points
      self.findings = findings
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
      /// What it is called, or the function around it.
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
