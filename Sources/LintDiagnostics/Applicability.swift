/// How far a fix-it may be trusted.
public enum Applicability: String, Codable, Sendable, Hashable, CaseIterable {
  /// Compiles and keeps behaviour: every affected place is known and edited.
  case safe
  /// Compiles, but timing or meaning may change; a person should read it. Applied only on request.
  case unsafe
  /// Guidance to show, never to apply: it might not compile.
  case displayOnly = "display-only"
}
