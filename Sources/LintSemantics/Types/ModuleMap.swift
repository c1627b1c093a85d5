import LintProject

/// Which modules a file of the project is compiled into: several where targets share it.
public struct ModuleMap: Sendable {
  private let answer: @Sendable (String) -> [String]

  /// - Parameter answer: from a path as the index names files to the modules' names.
  public init(_ answer: @escaping @Sendable (String) -> [String]) { self.answer = answer }

  public func modules(ofFileAt path: String) -> [String] { answer(path) }

  /// SwiftPM's folders: `Sources/<Target>/…`, `Tests/<Target>/…`, at any depth. Other files are of one module without a name.
  public static let byConvention = ModuleMap { path in
    let folders = path.split(separator: "/").dropLast()
    guard let root = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), root + 1 < folders.endIndex else { return [""] }
    return [String(folders[root + 1])]
  }
}

extension ProjectIndex {
  /// As manifests and Xcode projects say; by convention for files that they do not speak of. They are read when somebody asks.
  public var modules: ModuleMap {
    ModuleMap { [languageSettings] path in languageSettings.modules(ofFileAt: path) ?? ModuleMap.byConvention.modules(ofFileAt: path) }
  }

  /// See ``ModuleMap``.
  func moduleNames(of file: FileID) -> [String] { typeFacts.modules(of: file) { modules.modules(ofFileAt: path(file)) } }
}

extension LanguageSettingsSource {
  /// The modules of the targets that a file is in; `nil` where no manifest or project speaks of it.
  func modules(ofFileAt path: String) -> [String]? {
    guard let project else { return nil }
    let all = project.targets(of: path)
    // A project beside a manifest builds the same code in another way, mostly as one module.
    let ofPackages = all.filter { number in project.containers.contains { $0.kind == .package && $0.targets.contains(number) } }
    let targets = (ofPackages.isEmpty ? all : ofPackages).map { project.targets[$0].name }
    return targets.isEmpty ? nil : targets.map(\.asModuleName)
  }
}

extension String {
  /// A target's name as that of its module: all that may not stand in an identifier is an underscore.
  fileprivate var asModuleName: String {
    String(decoding: utf8.map { $0.isIdentifierByte ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isIdentifierByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }
}
