import LintSemantics
import Synchronization

/// Reads the headers of the project as module interfaces, in a process of its own.
///
/// This process reads the files, and resolves what they include; the other one parses text and opens no file. If it
/// ends early, or there is no libclang, what the headers declare is unknown.
public final class HeaderReader: Sendable {
  /// The only word that the program is started with.
  public static let word = "--read-headers"
  /// For one module or bridging header.
  private static let mostFiles = 4000
  private static let mostBytes = 32 << 20
  /// For all that one process gets; names of further ones are unknown.
  private static let mostBytesOfAll = 128 << 20
  /// A process that ends early may have taken its whole time.
  private static let mostFailures = 3

  private let places: HeaderPlaces
  private let maps = Mutex<[String: [Int]]?>(nil)
  private let known = Mutex<[String: FileOutline?]>([:])

  /// - Returns: `nil` if the project has no headers.
  init?(_ project: Discovery) {
    if project.headers.isEmpty { return nil }
    places = HeaderPlaces(project)
  }

  /// The interfaces of those that have headers.
  ///
  /// - Parameter names: of modules, paths of bridging headers in the project, and names of frameworks' headers.
  func interfaces(of names: [String]) -> [String: FileOutline] {
    let unknown = known.withLock { known in names.filter { known[$0] == nil } }
    var units: [(name: String, unit: HeaderUnit)] = []
    var bytes = 0
    for name in unknown where bytes < Self.mostBytesOfAll {
      guard let unit = unit(name) else { continue }
      bytes += unit.files.reduce(0) { $0 + $1.text.count }
      units.append((name, unit))
    }
    let read = read(units)
    return known.withLock { known in
      for name in unknown { known[name] = .some(read[name]) }
      var found: [String: FileOutline] = [:]
      for name in names { if let outline = known[name] ?? nil { found[name] = outline } }
      return found
    }
  }

  /// One that ends the process is left out, and the rest is read by another.
  private func read(_ units: [(name: String, unit: HeaderUnit)]) -> [String: FileOutline] {
    var found: [String: FileOutline] = [:]
    var rest = units[...]
    var failures = 0
    while !rest.isEmpty && failures < Self.mostFailures {
      // Without a process there are no answers, as without libclang.
      guard
        let outcome = try? ChildProcess.runSelf([Array(Self.word.utf8)], input: HeaderMessage(rest.map(\.unit)).bytes)
      else { return found }
      var message = HeaderMessage(outcome.output)
      // Comes first if there is a library.
      guard message.text() != nil else { return found }
      var answered = 0
      while let text = message.text(), let (name, _) = rest.dropFirst(answered).first {
        answered += 1
        if let outline = FileOutline(headerInterface: text, path: name) { found[name] = outline }
      }
      rest = rest.dropFirst(answered)
      if rest.isEmpty { break }
      rest = rest.dropFirst()
      failures += 1
    }
    return found
  }

  // MARK: What belongs together

  private func unit(_ name: String) -> HeaderUnit? {
    if let place = places[name] { return closure(of: [place], ofModule: nil) }
    if name.hasSuffix(".h") {
      let framework = String(name.dropLast(2))
      return places.umbrella(ofFramework: framework).flatMap { closure(of: [$0], ofModule: framework) }
    }
    if let mapped = mapped[name] { return closure(of: mapped, ofModule: name) }
    let roots = places.publicHeaders(ofModule: name)
    return roots.isEmpty ? nil : closure(of: roots, ofModule: name)
  }

  /// The headers that module maps name, by module.
  private var mapped: [String: [Int]] {
    maps.withLock { maps in
      let found = maps ?? places.mappedHeaders()
      maps = found
      return found
    }
  }

  /// Some headers and what they include.
  ///
  /// - Parameter module: whose headers they are; what other modules declare is imported, not included.
  private func closure(of roots: [Int], ofModule module: String?) -> HeaderUnit? {
    var unit = HeaderUnit()
    var numbers: [Int: Int] = [:]
    var order: [Int] = []
    func number(_ place: Int) -> Int {
      if let known = numbers[place] { return known }
      numbers[place] = order.count + 1
      order.append(place)
      return order.count
    }
    let main = roots.map { "#import \"\(number($0)).h\"\n" }.joined()
    unit.files.append(("main.h", Array(main.utf8)))
    let reader = FileReader(capacity: 1 << 16)
    var bytes = 0
    var next = 0
    while next < order.count {
      let place = order[next]
      next += 1
      // What cannot be read declares nothing; the file that includes it is still good.
      var text = (try? reader.read(places.paths[place].path, followingSymlinks: false) { Array($0) }) ?? []
      bytes += text.count
      if bytes > Self.mostBytes || order.count > Self.mostFiles { return nil }
      if text.contains(0) { text = [] }
      let directives = HeaderDirectives(text)
      text = directives.replaced(in: text) { entry in
        guard let included = included(directives.all[entry].directive, from: place, module, &unit) else { return nil }
        return "#import \"\(number(included)).h\""
      }
      unit.files.append(("\(next).h", text))
    }
    return unit
  }

  private func included(
    _ directive: HeaderDirectives.Directive, from place: Int, _ module: String?, _ unit: inout HeaderUnit
  ) -> Int? {
    func export(_ name: some StringProtocol) {
      let name = String(name)
      guard name != module, HeaderDirectives.isModule(name.utf8), !unit.exports.contains(name) else { return }
      unit.exports.append(name)
    }
    switch directive {
    case .other: return nil
    case .module(let name): export(name)
    case .quoted(let name):
      if let found = places.included(name, from: place) { return found }
      // In quotes, too, a header may be that of a framework.
      let parts = name.split(separator: "/")
      if parts.count == 2 { export(parts[0]) }
    case .angled(let name):
      let parts = name.split(separator: "/")
      guard let first = parts.first else { return nil }
      if parts.count == 1 { return places.included(name, from: place) }
      // Its folders are those of the built framework or of the package.
      if let module, first == module { return places.included(String(parts[parts.count - 1]), from: place) }
      export(first)
    }
    return nil
  }
}
