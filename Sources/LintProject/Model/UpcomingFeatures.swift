/// What is known about the compiler's upcoming features, as of Swift 6.3.
public enum UpcomingFeatures {
  /// Always on in the Swift 6 language mode.
  public static let impliedBySwift6: [String] = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency"
  ]

  /// On with `-strict-concurrency=complete`, and so in the Swift 6 language mode.
  public static let impliedByCompleteChecking: Set<String> = [
    "GlobalConcurrency", "IsolatedDefaultValues", "RegionBasedIsolation", "StrictConcurrency"
  ]

  /// What turns on a feature that is not set.
  enum Implication: Sendable {
    case swift6
    /// Also by the Swift 6 language mode, which implies it.
    case completeChecking
    case mainActorDefault
  }

  static let implications: [String: Implication] = {
    var implications = Dictionary(uniqueKeysWithValues: impliedBySwift6.map { ($0, Implication.swift6) })
    for name in impliedByCompleteChecking { implications[name] = .completeChecking }
    implications["InferIsolatedConformances"] = .mainActorDefault
    return implications
  }()

  /// Off in every language mode unless asked for.
  public static let optional: [String] = [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility",
    "NonisolatedNonsendingByDefault"
  ]

  static let known = Set(impliedBySwift6 + optional)

  /// What Xcode's `SWIFT_APPROACHABLE_CONCURRENCY` turns on.
  private static let approachableConcurrency: Set<String> = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault"
  ]

  /// The build settings, in the order of their names, with the features that they turn on, and whether that is part of
  /// `SWIFT_APPROACHABLE_CONCURRENCY`.
  static let buildSettings: [(name: String, feature: String, isApproachable: Bool)] = {
    var names: [String: String] = [:]
    for feature in impliedBySwift6 + optional where feature != "StrictConcurrency" {
      var name = "SWIFT_UPCOMING_FEATURE"
      for character in feature {
        if character.isUppercase { name += "_" }
        name += character.uppercased()
      }
      names[name] = feature
    }
    // Xcode has other words for three.
    names["SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION"] = "DisableOutwardActorInference"
    names["SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS"] = "ImportObjcForwardDeclarations"
    names["SWIFT_ENABLE_BARE_SLASH_REGEX"] = "BareSlashRegexLiterals"
    return names.sorted { $0.key < $1.key }.map { ($0.key, $0.value, approachableConcurrency.contains($0.value)) }
  }()
}
