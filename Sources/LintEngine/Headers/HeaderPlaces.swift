import LintText

/// The headers and module maps of a project, by their paths in it.
struct HeaderPlaces: Sendable {
  /// In the order of their names in the project.
  let paths: [(name: String, path: FilePath)]
  private let places: [String: Int]
  /// The places of headers by their last components.
  private let byName: [String: [Int]]
  /// The places of what is in directories named `include`, by the names of the directories around those.
  private let byModule: [String: [Int]]
  let maps: [Int]

  init(_ project: Discovery) {
    paths = project.headers.map { (project.projectPath(ofHeader: $0), $0) }.sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    places = Dictionary(paths.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var byName: [String: [Int]] = [:]
    var byModule: [String: [Int]] = [:]
    var maps: [Int] = []
    for (place, entry) in paths.enumerated() {
      let parts = entry.name.split(separator: "/")
      guard let last = parts.last else { continue }
      if last.hasSuffix(".modulemap") {
        maps.append(place)
        continue
      }
      byName[String(last), default: []].append(place)
      if let include = parts.lastIndex(of: "include"), include > 0 {
        byModule[Self.moduleName(parts[include - 1]), default: []].append(place)
      }
    }
    self.byName = byName
    self.byModule = byModule
    self.maps = maps
  }

  /// That of a target, as a package names it.
  private static func moduleName(_ target: Substring) -> String {
    String(decoding: target.utf8.map { HeaderDirectives.isModule([$0]) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }

  subscript(name: String) -> Int? { places[name] }

  /// The public headers of a target of a package, by SwiftPM's folders.
  func publicHeaders(ofModule name: String) -> [Int] {
    let all = byModule[name] ?? []
    // With a header of the module's name, SwiftPM imports that one alone.
    let umbrellas = ["/include/\(name).h", "/include/\(name)/\(name).h"]
    let umbrella = all.filter { place in umbrellas.contains { paths[place].name.hasSuffix($0) } }
    return umbrella.isEmpty ? all : Array(umbrella.prefix(1))
  }

  /// The header of a framework's name.
  func umbrella(ofFramework name: String) -> Int? { byName["\(name).h"]?.first }

  /// What `#import "name"` in a header means: a file next to it, or one of that name anywhere, as Xcode's header maps
  /// have it. Of several, the nearest.
  func included(_ name: String, from place: Int) -> Int? {
    let own = Self.directory(paths[place].name)
    if let next = places[Self.joined(own, name)] { return next }
    let last = name.split(separator: "/").last.map { String($0) } ?? name
    let candidates = (byName[last] ?? []).filter {
      $0 != place && (last == name || "/\(paths[$0].name)".hasSuffix("/\(name)"))
    }
    if candidates.count < 2 { return candidates.first }
    return candidates.max { shared(paths[$0].name, own) < shared(paths[$1].name, own) }
  }

  private func shared(_ path: String, _ directory: String) -> Int {
    zip(path.utf8, directory.utf8).prefix { $0 == $1 }.count
  }

  private static func directory(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// A path that stays in the project: one that leaves it is that of no header.
  static func joined(_ directory: String, _ name: String) -> String {
    var parts = directory.split(separator: "/")
    for part in name.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return ""
      }
    }
    return parts.joined(separator: "/")
  }

  /// The headers that the project's module maps name, by module.
  func mappedHeaders() -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    let reader = FileReader(capacity: 1 << 14)
    for map in maps {
      // A map that cannot be read names nothing.
      guard let text = try? reader.read(paths[map].path, followingSymlinks: false, { Array($0) }) else { continue }
      let own = directory(of: map)
      for entry in ModuleMapReader.entries(in: text) {
        let named = Self.joined(own, entry.path)
        if !entry.isDirectory {
          if let header = self[named] { found[entry.module, default: []].append(header) }
        } else {
          found[entry.module, default: []] += headers(below: named.isEmpty ? "" : "\(named)/")
        }
      }
    }
    return found
  }

  /// - Parameter prefix: of their paths, up to a slash.
  private func headers(below prefix: String) -> [Int] {
    var place = paths.partitioningIndex { !$0.name.utf8.lexicographicallyPrecedes(prefix.utf8) }
    var found: [Int] = []
    while place < paths.count, paths[place].name.utf8.starts(with: prefix.utf8) {
      if paths[place].name.hasSuffix(".h") { found.append(place) }
      place += 1
    }
    return found
  }

  func directory(of place: Int) -> String { Self.directory(paths[place].name) }
}
