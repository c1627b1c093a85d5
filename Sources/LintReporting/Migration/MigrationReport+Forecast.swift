extension MigrationReport {
  /// What Swift 6 mode will say of the targets that are not in it yet.
  public struct Forecast: Codable, Sendable, Equatable {
    /// Why there is none; nil when one was made.
    public var missing: String?
    public var errors: Int
    /// Files with errors.
    public var files: Int
    /// By number.
    public var waves: [Wave]
    /// In the order of work: those that are not in Swift 6 mode. The last may be of files in no target.
    public var modules: [Module]
    /// The declarations that errors rest on, those of the most errors first.
    public var causes: [Cause]
    /// Annotations that remove errors, each on top of those before it; the promises come last.
    public var steps: [Step]
    /// Whether further annotations were not tried.
    public var isCutShort: Bool
    /// What is not known, by rule.
    public var undecided: [Undecided]
    /// Nil without a build in Swift 6 mode.
    public var comparison: Comparison?

    /// One build, if each fixes what the one before has said.
    public struct Wave: Codable, Sendable, Equatable {
      /// From 1.
      public var number: Int
      public var errors: Int
      public var files: Int
      /// What keeps an earlier build from saying it: `types` of the same module, or an imported `module`.
      public var hiddenBy: [String]

      public init(number: Int, errors: Int, files: Int, hiddenBy: [String] = []) {
        (self.number, self.errors, self.files, self.hiddenBy) = (number, errors, files, hiddenBy)
      }
    }

    public struct Module: Codable, Sendable, Equatable {
      /// Nil for files that are in no target.
      public var target: String?
      /// Today's language mode; nil where that is not known.
      public var mode: String?
      /// By wave; the first is wave 1.
      public var errors: [Int]

      public init(target: String?, mode: String?, errors: [Int]) {
        (self.target, self.mode, self.errors) = (target, mode, errors)
      }
    }

    public struct Cause: Codable, Sendable, Equatable {
      /// `class`, `function type`, …
      public var kind: String
      public var name: String
      public var place: Place
      public var errors: Int
      /// How many of them rest on another declaration, too.
      public var shared: Int

      public init(kind: String, name: String, place: Place, errors: Int, shared: Int) {
        (self.kind, self.name, self.place, self.errors, self.shared) = (kind, name, place, errors, shared)
      }
    }

    public struct Step: Codable, Sendable, Equatable {
      public var changes: [Change]
      /// `checked` by the compiler, or a `promise` that it has to believe.
      public var effect: String
      public var removes: Int
      public var adds: Int
      /// Errors that are left with this and the steps before.
      public var remaining: Int

      public init(changes: [Change], effect: String, removes: Int, adds: Int, remaining: Int) {
        (self.changes, self.effect) = (changes, effect)
        (self.removes, self.adds, self.remaining) = (removes, adds, remaining)
      }
    }

    public struct Change: Codable, Sendable, Equatable {
      public var kind: String
      public var name: String
      public var place: Place
      public var annotations: [String]

      public init(kind: String, name: String, place: Place, annotations: [String]) {
        (self.kind, self.name, self.place, self.annotations) = (kind, name, place, annotations)
      }
    }

    public struct Undecided: Codable, Sendable, Equatable {
      public var rule: String
      public var places: Int
      /// What was missing, the most frequent first.
      public var reasons: [Reason]

      public init(rule: String, places: Int, reasons: [Reason]) {
        (self.rule, self.places, self.reasons) = (rule, places, reasons)
      }
    }

    public struct Reason: Codable, Sendable, Equatable {
      public var text: String
      public var places: Int

      public init(text: String, places: Int) { (self.text, self.places) = (text, places) }
    }

    public init(
      missing: String? = nil, errors: Int = 0, files: Int = 0, waves: [Wave] = [], modules: [Module] = [],
      causes: [Cause] = [], steps: [Step] = [], isCutShort: Bool = false, undecided: [Undecided] = [],
      comparison: Comparison? = nil
    ) {
      self.missing = missing
      self.errors = errors
      self.files = files
      self.waves = waves
      self.modules = modules
      self.causes = causes
      self.steps = steps
      self.isCutShort = isCutShort
      self.undecided = undecided
      self.comparison = comparison
    }

    public var undecidedPlaces: Int { undecided.reduce(0) { $0 + $1.places } }
  }
}

// MARK: - Words

extension MigrationReport.Forecast {
  /// Of a forecast for a project that has nothing left to forecast.
  public static let allInSwift6 = "every target is in Swift 6 mode already; nothing is left to forecast"

  /// Without a final period.
  public var total: String {
    guard let last = waves.last else { return "no errors are forecast" }
    let found = "\(errors) \(errors == 1 ? "error" : "errors") in \(files) \(files == 1 ? "file" : "files")"
    return last.number == 1 ? "\(found), all of which the first build says" : "\(found), in \(last.number) waves"
  }

  /// What the steps come to, without a final period.
  public var effect: String {
    guard let last = steps.last else { return "no annotation removes more errors than it adds" }
    let these = steps.count == 1 ? "this annotation removes" : "these \(steps.count) remove"
    return "\(these) \(errors - last.remaining) of \(errors) errors"
  }
}

extension MigrationReport.Forecast.Wave {
  /// Why an earlier build does not say it; empty for the first.
  public var reason: String {
    hiddenBy.map { $0 == "types" ? "errors in types" : "errors in imported modules" }.joined(separator: " and ")
  }
}
