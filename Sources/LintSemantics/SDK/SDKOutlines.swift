import LintSyntax

/// The outlines of the interfaces, each made when something is first looked up in it.
///
/// Their declarations are named as the project's are, by ``DeclRef``s whose files have negative numbers.
enum SDKOutlines {
  private static let made: [Slot] = SDKInterface.all.map { _ in Slot() }

  private final class Slot: Sendable {
    let module = Once<SDKModule>()
  }

  /// The number of a module's file; `nil` for one that nothing is known of.
  static func file(ofModule name: String) -> FileID? { SDKInterface.place(ofModule: name).map { file(at: $0) } }

  /// - Parameter place: in ``SDKInterface/all``.
  static func file(at place: Int) -> FileID { -1 - FileID(place) }

  static func interface(_ file: FileID) -> SDKInterface { SDKInterface.all[Int(-1 - file)] }

  static func module(_ file: FileID) -> SDKModule {
    made[Int(-1 - file)].module { SDKModule(interface(file), file) }
  }

  /// The extensions of a name, in all interfaces.
  static func extensions(of name: String) -> [DeclRef] {
    extending[name, default: []].flatMap { module(file(at: $0)).extensions(of: name) }
  }

  /// The interfaces, by places in ``SDKInterface/all``, that may extend a type of a name: found in their text, so that
  /// those of modules which nobody imports need not be parsed.
  private static let extending: [String: [Int]] = {
    var found: [String: [Int]] = [:]
    for (place, interface) in SDKInterface.all.enumerated() {
      for name in interface.extendedNames { found[name, default: []].append(place) }
    }
    return found
  }()
}

extension SDKInterface {
  /// The last parts of the names that follow `extension`, in comments too.
  fileprivate var extendedNames: Set<String> { extendedInSource.union(types?.extended ?? []) }

  private var extendedInSource: Set<String> {
    // Without its first letter, which is a frequent one.
    let keyword = ByteSearch.Needle("xtension ")
    return source.utf8.withContiguousStorageIfAvailable { text in
      var names: Set<String> = []
      var start = 0
      while let place = ByteSearch.first(keyword, in: UnsafeBufferPointer(rebasing: text[start...])) {
        start += place + keyword.count
        let path = text[start...].prefix { $0.isOfIdentifier || $0 == UInt8(ascii: ".") }
        names.insert(String(decoding: path.split(separator: UInt8(ascii: ".")).last ?? path, as: UTF8.self))
      }
      return names
    } ?? []
  }
}

extension UInt8 {
  fileprivate var isOfIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension DeclRef {
  /// Whether it is declared in an interface of the SDK rather than in the project.
  public var isOfSDK: Bool { file < 0 }
}
