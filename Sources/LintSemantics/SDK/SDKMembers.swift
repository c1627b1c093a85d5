/// Members of a module's types as an SDK states them, so that values have types: those that code mentions. Closure
/// types are omitted, as they change from release to release.
///
/// They are only for types of values. A question that needs all members of a type, as overrides and witnesses do, uses
/// ``SDKInterface`` and ``SDKTypes``. All of it is in the folder `Members`, and written by `make sdk-facts`.
struct SDKMembers: Sendable {
  /// The module that code imports.
  let module: String
  /// The last parts of the names of types that other modules declare.
  let typesOfOthers: [String]
  /// Extensions in Swift, in UTF-8. Only they begin a line with their keyword.
  let text: String

  /// By module.
  static let byModule = Dictionary(uniqueKeysWithValues: all.map { ($0.module, $0) })
}
