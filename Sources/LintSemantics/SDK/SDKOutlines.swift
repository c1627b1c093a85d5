import LintSyntax

/// What the interfaces of all modules declare.
///
/// Their declarations are named as the project's are, by ``DeclRef``s whose files have negative numbers: the parts of a
/// module's text are files, in ascending order. Places after those of ``SDKInterface/all`` are for ``BinaryModules``.
enum SDKOutlines {
  private static let modules = SDKInterface.all.enumerated().map { SDKModule($1, at: $0) }

  /// How many parts of a module there is room for.
  static let partCapacity = 2048

  /// - Parameters:
  ///   - place: of the module in ``SDKInterface/all``.
  ///   - part: its number.
  static func file(at place: Int, part: Int) -> FileID { FileID(part - partCapacity * (place + 1)) }

  /// The place of a file among the parts of its module.
  static func number(_ file: FileID) -> Int { Int(file) & (partCapacity - 1) }

  /// The first file of a file's module.
  static func firstFile(besides file: FileID) -> FileID { file & ~FileID(partCapacity - 1) }

  /// The place of a file's module.
  static func place(_ file: FileID) -> Int { Int(-1 - file) / partCapacity }

  /// The least number of a file. Those below are for ``BinaryModules``.
  static let leastFile = file(at: SDKInterface.all.count - 1, part: 0)

  static func module(of file: FileID) -> SDKModule { modules[place(file)] }

  static func module(at place: Int) -> SDKModule { modules[place] }

  /// `nil` for one that nothing is known of.
  static func module(named name: String) -> SDKModule? { SDKInterface.place(ofModule: name).map { modules[$0] } }

  /// The extensions of a name, in all interfaces.
  static func extensions(of name: String) -> [DeclRef] {
    extending[name, default: []].flatMap { modules[$0].extensions(of: name) }
  }

  /// Where members of an SDK's type may be listed: in its own module, and in those that extend types of others.
  ///
  /// - Parameters:
  ///   - name: the last part of the type's name.
  ///   - module: of the type.
  static func memberExtensions(of name: String, in module: SDKModule) -> [DeclRef] {
    let others = extendingWithMembers[name, default: []].map { modules[$0] }.filter { $0 !== module }
    return ([module] + others).flatMap { $0.memberExtensions(of: name) }
  }

  /// By places in ``SDKInterface/all``, in ascending order.
  private static let extendingWithMembers: [String: [Int]] = {
    var found: [String: [Int]] = [:]
    for (place, interface) in SDKInterface.all.enumerated() {
      for name in SDKMembers.byModule[interface.module]?.typesOfOthers ?? [] { found[name, default: []].append(place) }
    }
    return found
  }()

  /// The interfaces, by places in ``SDKInterface/all``, that may extend a type of a name: found in their text, so that
  /// those of modules that are not imported need not be parsed.
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
  /// Whether it is an ASCII letter, a digit or an underscore.
  var isOfIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension DeclRef {
  /// Whether it is declared in an interface, of the SDK or of another module, rather than in the project.
  public var isOfSDK: Bool { file < 0 }

  /// Whether it is declared in the interface that a compiler wrote of a module.
  var isOfBinaryModule: Bool { file < SDKOutlines.leastFile }
}
