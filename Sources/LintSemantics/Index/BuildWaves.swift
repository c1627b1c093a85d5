/// In which build each error of a project comes up, if every build mends what the one before has said.
///
/// A module with errors in its types is not looked at any further, and one with errors is not imported.
public struct BuildWaves {
  /// An error in a module: its wave counts from 1.
  public struct Place: Sendable, Equatable {
    public var wave: Int
    /// Behind an error in the types of its own module.
    public var isBehindTypes: Bool
    /// Behind an error in a module that its own imports, directly or not.
    public var isBehindModule: Bool
  }

  /// Errors of a module, by what the compiler needs to find them.
  private struct Errors {
    var ofTypes = false
    var ofFlow = false

    /// How many builds it takes to see all.
    var depth: Int { (ofTypes ? 1 : 0) + (ofFlow ? 1 : 0) }
  }

  /// More modules, each of which imports the next, are not followed.
  private static let longestChain = 500

  private let index: ProjectIndex
  private var errors: [String: Errors] = [:]
  /// By module, the waves before its own first one.
  private var delays: [String: Int] = [:]

  /// - Parameter errors: of each, the file, and whether types alone are wrong there.
  public init(of errors: [(file: FileID, isOfTypes: Bool)], in index: ProjectIndex) {
    self.index = index
    for error in errors {
      for module in Self.modules(of: error.file, in: index) {
        if error.isOfTypes {
          self.errors[module, default: Errors()].ofTypes = true
        } else {
          self.errors[module, default: Errors()].ofFlow = true
        }
      }
    }
    // Modules import each other in no circle; where sources say so, the circle is left where it was entered.
    var open: Set<String> = []
    for module in self.errors.keys.sorted() { _ = delay(of: module, &open) }
  }

  /// Code that no manifest or project mentions is one module.
  private static func modules(of file: FileID, in index: ProjectIndex) -> [String] { index.targetModules(of: file) ?? [""] }

  private mutating func delay(of module: String, _ open: inout Set<String>) -> Int {
    if let known = delays[module] { return known }
    guard open.count < Self.longestChain, open.insert(module).inserted else { return 0 }
    var delay = 0
    for imported in index.modulesImported(by: module).sorted() {
      delay = max(delay, self.delay(of: imported, &open) + (errors[imported]?.depth ?? 0))
    }
    open.remove(module)
    delays[module] = delay
    return delay
  }

  /// - Parameter isOfTypes: as it was said of the error.
  public func place(of file: FileID, isOfTypes: Bool) -> Place {
    // Of several modules that have the file, the one that comes to it first.
    let places = Self.modules(of: file, in: index).map { module in
      let delay = delays[module] ?? 0
      let isBehindTypes = !isOfTypes && errors[module]?.ofTypes == true
      return Place(wave: 1 + delay + (isBehindTypes ? 1 : 0), isBehindTypes: isBehindTypes, isBehindModule: delay > 0)
    }
    return places.min { $0.wave < $1.wave } ?? Place(wave: 1, isBehindTypes: false, isBehindModule: false)
  }
}
