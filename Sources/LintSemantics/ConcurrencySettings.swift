/// The settings of a file's target that decide isolation. A setting that some target of the enclosing package or project
/// turns on is `unknown` for all of its files until the targets themselves are read.
public struct ConcurrencySettings: Sendable, Hashable {
  /// `-default-isolation MainActor`.
  public var defaultsToMainActor: Truth
  /// `NonisolatedNonsendingByDefault`: nonisolated async functions stay on their caller's actor.
  public var nonsendingByDefault: Truth
  /// Whether a manifest or project file was there to be read; otherwise the compiler's defaults are assumed.
  public var isRead: Bool

  public init(defaultsToMainActor: Truth, nonsendingByDefault: Truth, isRead: Bool) {
    self.defaultsToMainActor = defaultsToMainActor
    self.nonsendingByDefault = nonsendingByDefault
    self.isRead = isRead
  }

  /// What the compiler does when nothing is set.
  public static let assumed = ConcurrencySettings(defaultsToMainActor: .no, nonsendingByDefault: .no, isRead: false)
}

/// Which settings a manifest or project file mentions, for whatever target.
public struct ConcurrencyMentions: Sendable, Hashable {
  public var mainActorDefault = false
  public var nonsending = false

  /// - Parameter bytes: the text of a `Package.swift`, `project.pbxproj` or `.xcconfig`.
  public init(in bytes: UnsafeBufferPointer<UInt8>) {
    func mentions(_ text: StaticString) -> Bool {
      let needle = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      return ByteSearch.contains(Array(needle), in: bytes)
    }
    mainActorDefault =
      mentions("defaultIsolation(MainActor") || mentions("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
      || mentions("default-isolation MainActor") || mentions("default-isolation=MainActor")
    nonsending =
      mentions("NonisolatedNonsendingByDefault") || mentions("ApproachableConcurrency")
      || mentions("SWIFT_APPROACHABLE_CONCURRENCY = YES")
      || mentions("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = YES")
  }

  var settings: ConcurrencySettings {
    ConcurrencySettings(
      defaultsToMainActor: mainActorDefault ? .unknown : .no, nonsendingByDefault: nonsending ? .unknown : .no, isRead: true)
  }

  public func merged(with other: ConcurrencyMentions) -> ConcurrencyMentions {
    var both = self
    both.mainActorDefault = mainActorDefault || other.mainActorDefault
    both.nonsending = nonsending || other.nonsending
    return both
  }
}
