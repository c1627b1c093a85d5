/// What is known about a module outside of the project's sources: declarations in Swift, written for this project,
/// without bodies. It has only what isolation, sendability, blocking calls, closure parameters and light types need.
/// What is missing is unknown, never absent. Types whose members no question needs are generated from an SDK
/// (``SDKTypes``).
///
/// Each declaration names where it can be looked up and the release that its facts hold from (`SDKFact`):
///
///     // source: SE-0304; since: Swift 5.5
///     public struct CancellationError: Error {}
///     public func sleep() async // source: SE-0329; since: Swift 5.7
///
/// A comment after a declaration is for it and what it encloses; one on a line of its own is for the declarations
/// below, up to an empty line or the next such comment. What no Swift attribute expresses is written as
/// `@_semantics("…")`: see `SDKTrait`.
///
/// With a head of three lines the same text is a module interface that the compiler reads, together with ``SDKTypes``
/// and ``SDKMembers``: `make stubs`.
public struct SDKInterface: Sendable {
  /// The module that code imports.
  public let module: String
  /// Modules that an import of this one also imports.
  public let exports: [String]
  /// Modules that the text names besides `Swift` and `_Concurrency`.
  public let imports: [String]
  /// Not imported by name: imported where all of these are. Empty for an ordinary module.
  public let overlays: [String]
  /// Whether its types post their notifications on the main thread.
  public let postsOnMain: Bool
  /// Swift, in UTF-8, written by hand.
  public let source: String
  /// The types generated from an SDK that the other text does not declare.
  let types: SDKTypes?

  init(
    module: String, exports: [String] = [], imports: [String] = [], overlays: [String] = [],
    postsOnMain: Bool = false, source: String, types: SDKTypes? = nil
  ) {
    self.module = module
    self.exports = exports
    self.imports = imports
    self.overlays = overlays
    self.postsOnMain = postsOnMain
    self.source = source
    self.types = types
  }

  /// Whether no declaration of the module is known.
  var isEmpty: Bool { source.isEmpty && types == nil }

  /// All declarations.
  var text: String { types.map { "\(source)\n\($0.text)\n\($0.closureFunctions)" } ?? source }

  /// Where ``SDKTypes/closureFunctions`` begin in ``text``, in bytes.
  var startOfClosureFunctions: Int { types.map { source.utf8.count + $0.text.utf8.count + 2 } ?? source.utf8.count }

  /// All modules, by name.
  public static let all: [SDKInterface] = {
    var types = Dictionary(uniqueKeysWithValues: SDKTypes.all.map { ($0.module, $0) })
    let known = (reexporting + described).map { interface in
      types.removeValue(forKey: interface.module).map { interface.adding($0) } ?? interface
    }
    let others = types.values.map { SDKInterface(module: $0.module, source: "").adding($0) }
    return (known + others).sorted { $0.module < $1.module }
  }()

  private func adding(_ types: SDKTypes) -> SDKInterface {
    SDKInterface(
      module: module, exports: exports + types.exports.filter { !exports.contains($0) },
      imports: imports + types.imports.filter { !imports.contains($0) }, overlays: overlays,
      postsOnMain: postsOnMain, source: source, types: types)
  }

  private static let described = [
    appKit, argumentParser, authenticationServices, avfAudio, avFoundation, cloudKit, combine, concurrency, contacts,
    coreBluetooth, coreData, coreLocation, coreTransferable, darwin, dispatch, distributed, eventKit, foundation, glibc,
    healthKit, localAuthentication, mapKit, multipeerConnectivity, musl, network, observation, os, photos, quickLookUI,
    regexBuilder, storeKit, swift, swiftData, swiftDataSwiftUI, swiftUI, synchronization, testing, uiKit,
    userNotifications, webKit, widgetKit, xcTest
  ]

  /// The module of this name; `nil` for one without an interface.
  public static func named(_ module: String) -> SDKInterface? { places[module].map { all[$0] } }

  /// What is visible in a file with these imports: their modules, what those export, overlays of pairs of them, and the
  /// library of Swift itself, which needs no import. In the order of their names, each once.
  public static func visible(importing modules: some Sequence<String>) -> [SDKInterface] {
    visible(importing: SDKModuleSet(modules.compactMap { places[$0] })).places.map { all[$0] }
  }

  /// The same by places in ``all``.
  static func visible(importing imported: SDKModuleSet) -> SDKModuleSet {
    var seen = alwaysVisible
    for place in imported.places { seen.formUnion(broughtAlong[place]) }
    var visible = seen
    for overlay in overlays where overlay.modules.isSubset(of: seen) { visible.insert(overlay.place) }
    return visible
  }

  /// The place of a module in ``all``.
  static func place(ofModule name: String) -> Int? { places[name] }

  private static let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.module, $0) })
  private static let alwaysVisible = ["Swift", "_Concurrency"].compactMap { places[$0] }
    .reduce(into: SDKModuleSet()) { $0.formUnion(broughtAlong[$1]) }
  private static let overlays = all.indices.filter { !all[$0].overlays.isEmpty }
    .map { (place: $0, modules: SDKModuleSet(all[$0].overlays.compactMap { places[$0] })) }

  /// For each module, itself and what an import of it also imports.
  private static let broughtAlong: [SDKModuleSet] = all.indices.map { place in
    var found = [place]
    var next = 0
    while next < found.count {
      for exported in all[found[next]].exports.compactMap({ places[$0] }) where !found.contains(exported) {
        found.append(exported)
      }
      next += 1
    }
    return SDKModuleSet(found)
  }
}
