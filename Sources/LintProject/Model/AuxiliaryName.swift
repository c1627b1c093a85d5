/// What names of files and declarations say about the purpose of code.
public enum AuxiliaryName {
  /// Whether one of the folders that a file is in holds auxiliary code.
  public static func isOfFolder(onPathOf file: String) -> Bool {
    hasStem(file) && file.split(separator: "/").dropLast().contains { isOfFolder($0) }
  }

  /// Whether a file holds auxiliary code by its own name, as `SampleData.swift` and `Item+Preview.swift` do.
  public static func isOfFile(_ path: String) -> Bool {
    guard hasStem(path), let file = path.split(separator: "/").last else { return false }
    let name = file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file
    // A lone `Example.swift` may be about examples.
    let words = words(of: name)
    return (words.count > 1 ? isOfDeclaration(name) : groups.contains(words.first ?? ""))
      || name.split(separator: "+").dropFirst().contains { isOfDeclaration($0) }
  }

  /// Whether a folder, or a target, is named after auxiliary code.
  public static func isOfFolder(_ name: some StringProtocol) -> Bool {
    let words = words(of: name)
    if let last = words.last, groups.contains(last) { return true }
    if words.allSatisfy({ subjects.contains($0) || contents.contains($0) || $0 == "content" }) {
      return words.contains { subjects.contains($0) }
    }
    return zip(words, words.dropFirst()).contains {
      ["test", "tests", "testing"].contains($0) && testSupport.contains($1)
    }
  }

  /// Whether a declaration says that it takes the place of the real thing, as `MockClient` and `ClientMock` do, or that
  /// it makes samples, as `previewContainer` and `insertSampleData` do. A `PreviewController` shows files, a
  /// `SampleBuffer` holds sound, and `makePreview` may be of a link.
  public static func isOfDeclaration(_ name: some StringProtocol) -> Bool {
    var words = words(of: name)[...]
    guard let first = words.first, let last = words.last else { return false }
    if substitutes.contains(first) || substitutes.contains(last) || first == "stub" { return true }
    let isAction = actions.contains(first)
    if isAction { words.removeFirst() }
    return words.first.map { subjects.contains($0) } ?? false
      && words.allSatisfy { subjects.contains($0) || contents.contains($0) }
      && (!isAction || words.contains { contents.contains($0) })
  }

  /// Whether the letters of such a word are in a path: in most there are none, and then it is not cut into words.
  private static func hasStem(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      bytes.indices.contains { place in
        stems[Int(bytes[place] | 0x20)].contains { stem in
          place + stem.count <= bytes.count && stem.indices.allSatisfy { bytes[place + $0] | 0x20 == stem[$0] }
        }
      }
    }
  }

  /// The words below without which no name is one of auxiliary code, by their first letters.
  private static let stems: [[[UInt8]]] = {
    var stems = [[[UInt8]]](repeating: [], count: 256)
    for word in substitutes.union(groups).union(subjects).union(["stub", "test"]) {
      stems[Int(word.utf8.first!)].append(Array(word.utf8))
    }
    return stems
  }()

  private static let substitutes: Set<String> = [
    "mock", "mocks", "mocked", "fake", "fakes", "spy", "spies", "fixture", "fixtures"
  ]
  private static let groups: Set<String> = [
    "mocks", "fixtures", "previews", "samples", "examples", "benchmarks", "demo", "demos", "snippets"
  ]
  private static let subjects: Set<String> = substitutes.union(groups).union([
    "preview", "sample", "example", "benchmark"
  ])
  /// What samples are made of, and what makes them.
  private static let contents: Set<String> = [
    "code", "container", "containers", "data", "database", "generator", "helper", "helpers", "loader", "model",
    "models", "persistence", "store", "value", "values"
  ]
  private static let actions: Set<String> = ["add", "create", "generate", "insert", "load", "make", "populate", "seed"]
  private static let testSupport: Set<String> = ["doubles", "helper", "helpers", "support", "utilities", "utils"]

  /// The words of a name in lower case: `HTTPMock` has two, and so have `http_mock` and `HTTP Mock`. What is beyond
  /// ASCII counts as letters without case.
  private static func words(of name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func endWord() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    /// Whether the letter follows one in upper case.
    var follows = false
    let letters = Array(name.utf8)
    for (place, letter) in letters.enumerated() {
      let isUppercase = letter.isUppercase
      if isUppercase, !follows || place + 1 < letters.count && letters[place + 1].isLowercase { endWord() }
      follows = isUppercase
      if isUppercase || letter.isLowercase || letter >= 0x80 {
        word.append(isUppercase ? letter | 0x20 : letter)
      } else {
        endWord()
      }
    }
    endWord()
    return words
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  fileprivate var isLowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}

extension TargetKind {
  /// Whether it only serves those who build or test the product.
  public var isSupport: Bool { isTest || self == .macro || self == .plugin }
}

extension Target {
  /// Whether nothing of it is part of the product: tests, plug-ins, macros, mocks, samples, benchmarks.
  public var isSupport: Bool { kind.isSupport || AuxiliaryName.isOfFolder(name) }
}
