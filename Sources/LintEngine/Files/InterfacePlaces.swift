/// The places of interfaces of modules without source. Binary frameworks contain them, mostly in directories of fetched
/// code, which hold no source to analyse.
struct InterfacePlaces: Sendable {
  /// Files that end in `.swiftinterface`.
  var files: [FilePath] = []
  /// Directories that are searched only when a file imports an unknown module.
  var folders: [FilePath] = []

  /// Directories that package managers fetch or build frameworks into, each with the subdirectory that holds them.
  private static let fetched: [(name: String, inside: String?)] = [
    (".build", "artifacts"), ("Carthage", "Build"), ("Frameworks", nil), ("Pods", nil), ("SourcePackages", "artifacts")
  ]

  /// Whether a directory of this name that is left out may contain interfaces.
  static func mayBe(in name: ArraySlice<UInt8>) -> Bool {
    isOfFramework(name) || fetched.contains { name.elementsEqual($0.name.utf8) }
  }

  private static func isOfFramework(_ name: ArraySlice<UInt8>) -> Bool {
    name.hasSuffix(".framework") || name.hasSuffix(".xcframework") || name.hasSuffix(".swiftmodule")
  }

  /// Returns a finder of the file to read for each module; `nil` if there can be none.
  var search: (() -> [String: FilePath])? {
    let places = folders.compactMap { Self.placeToSearch(in: $0) }
    if files.isEmpty && places.isEmpty { return nil }
    return {
      Dictionary((files + Self.files(in: places)).map { ($0.nameOfModule, $0) }) {
        $0.precedesAsInterface($1) ? $0 : $1
      }
    }
  }

  /// Symbolic links are not followed: their targets inside of the project are found under their own names.
  private static func files(in places: [(FilePath, depth: Int)]) -> [FilePath] {
    var found: [FilePath] = []
    var listing = DirectoryListing()
    var pending = places
    while let (directory, depth) = pending.popLast() {
      // A directory that cannot be listed has nothing that could be read.
      guard (try? Platform.list(directory, into: &listing)) != nil else { continue }
      for index in 0..<listing.count {
        let name = listing.name(index)
        switch listing.kind(index) {
        case .regular where name.hasSuffix(".swiftinterface"): found.append(directory.appending(name))
        case .directory where isOfFramework(name) && depth <= depthOfFetched:
          pending.append((directory.appending(name), depthInFramework))
        case .directory where depth > 0: pending.append((directory.appending(name), depth - 1))
        default: break
        }
      }
    }
    return found
  }

  /// Where to begin, and how many directories deep to go.
  private static func placeToSearch(in folder: FilePath) -> (FilePath, depth: Int)? {
    let name = folder.lastComponent
    if isOfFramework(name) { return (folder, depthInFramework) }
    guard let inside = fetched.first(where: { name.elementsEqual($0.name.utf8) })?.inside else {
      return (folder, depthOfFetched)
    }
    let place = folder.appending(inside)
    guard (try? Platform.status(of: place, followingSymlinks: false))?.kind == .directory else { return nil }
    var listing = DirectoryListing()
    // Most packages have fetched none, and have no directory for them.
    guard (try? Platform.list(place, into: &listing)) != nil, listing.count > 0 else { return nil }
    return (place, depthOfFetched)
  }

  /// `Pods/GoogleMaps/Maps/Frameworks/X.xcframework`, without its ends.
  private static let depthOfFetched = 3
  /// `X.xcframework/macos-arm64/X.framework/Versions/A/Modules/X.swiftmodule`, without its beginning.
  private static let depthInFramework = 6
}

extension FilePath {
  /// `Module.swiftmodule/TARGET.swiftinterface`, or `Module.swiftinterface`.
  fileprivate var nameOfModule: String {
    let folder = parent?.lastComponent ?? []
    let name = folder.hasSuffix(".swiftmodule") ? folder : lastComponent
    return String(decoding: name.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
  }

  /// Whether this interface of a module is preferred to another. What a module declares may differ between systems:
  /// applications are mostly for iOS.
  fileprivate func precedesAsInterface(_ other: FilePath) -> Bool {
    let (own, others) = (interfaceRank, other.interfaceRank)
    return own == others ? self < other : own < others
  }

  /// Less for what is preferred: public before private, then by system, then by architecture.
  private var interfaceRank: Int {
    func has(_ word: String, in words: [ArraySlice<UInt8>]) -> Bool {
      words.contains { $0.elementsEqual(word.utf8) }
    }
    let name = lastComponent.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    // Older compilers name the architecture alone, and the directories around it the system.
    let words = has("apple", in: name) ? name : bytes.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-") }
    let isPublic = !has("private", in: name) && !has("package", in: name)
    let isOfIOS = (has("ios", in: words) || has("iOS", in: words)) && !has("macabi", in: words)
    let system = isOfIOS ? has("simulator", in: words) ? 1 : 0 : has("macos", in: words) ? 2 : 3
    return (isPublic ? 0 : 8) + system * 2 + (has("arm64", in: name) ? 0 : 1)
  }
}
