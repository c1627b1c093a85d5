/// The name of a function in Swift.
struct HeaderName: Equatable {
  var base: String
  /// A label for each parameter; `_` for none.
  var labels: [String]

  init(base: String, labels: [String]) {
    (self.base, self.labels) = (base, labels)
  }

  /// As an annotation states it, such as `load(from:)`; `nil` for what is no member's name.
  init?(stated text: String, parameterCount: Int) {
    let parts = text.split(separator: "(", maxSplits: 1)
    guard let base = parts.first.map({ String($0) }), base.isIdentifier else { return nil }
    self.base = base
    labels = []
    if parts.count == 2 {
      labels = parts[1].prefix { $0 != ")" }.split(separator: ":").map { String($0) }
      guard labels.allSatisfy({ $0.isIdentifier }) else { return nil }
    }
    while labels.count < parameterCount { labels.append("_") }
  }

  /// The names that a method may have. Swift leaves out words that repeat a type, by a grammar of English: beside what
  /// that mostly gives stands the name with all of its words. Code that compiles only uses the one that exists.
  ///
  /// - Parameters:
  ///   - pieces: of the selector.
  ///   - types: of the parameters, in Swift.
  static func names(pieces: [String], types: [String]) -> [HeaderName] {
    guard let first = pieces.first, !first.isEmpty else { return [] }
    if types.isEmpty { return [HeaderName(base: first, labels: [])] }
    let whole = HeaderName(base: first, labels: ["_"] + pieces.dropFirst().map { $0.isEmpty ? "_" : $0 })
    var short = whole
    for place in pieces.indices.dropFirst() where !pieces[place].isEmpty {
      short.labels[place] = pieces[place].without(typeName: types[place], atLeast: 1)
    }
    let words = first.words
    // The first word is the verb.
    let split = words.indices.dropFirst().last { prepositions.contains(words[$0].lowercased()) }
    if let split {
      short.base = words[..<split].joined()
      let label = words[split...].joined().startingLowercase
      let shorter = label.without(typeName: types[0], atLeast: 1)
      // 'with' says nothing beside the label of a completion handler.
      short.labels[0] = completionNames.contains(label) ? label.withoutWith : shorter
    } else {
      short.base = first.without(typeName: types[0], atLeast: 1)
    }
    var names = [short]
    for other in [HeaderName(base: whole.base, labels: ["_"] + short.labels.dropFirst()), whole]
    where !names.contains(other) { names.append(other) }
    return names
  }

  /// Those of an initializer.
  ///
  /// - Parameter rest: the first piece after `init`, or after the name of the class.
  static func initializers(rest: Substring, pieces: [String], types: [String]) -> [HeaderName] {
    if types.isEmpty { return [HeaderName(base: "init", labels: [])] }
    let words = rest.hasPrefix("With") ? rest.dropFirst(4) : rest
    var long = [words.isEmpty ? "_" : String(words).startingLowercase]
    long += pieces.dropFirst().map { $0.isEmpty ? "_" : $0 }
    var short = long
    for place in short.indices.dropFirst() { short[place] = short[place].without(typeName: types[place], atLeast: 1) }
    let names = [HeaderName(base: "init", labels: long)]
    return long == short ? names : names + [HeaderName(base: "init", labels: short)]
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within"
  ]

  /// Labels of handlers that make a method asynchronous (SE-0297).
  private static let completionNames = [
    "withCompletionHandler", "withCompletionBlock", "withCompletion", "withReplyTo", "withReply", "withBlock",
    "completionHandler", "completionBlock", "completion", "replyTo", "reply", "block"
  ]

  /// The same as an asynchronous function, without the last parameter; `nil` if its label is not one of a handler.
  var asynchronous: HeaderName? {
    guard let last = labels.last else { return nil }
    if Self.completionNames.contains(last) { return HeaderName(base: base, labels: Array(labels.dropLast())) }
    guard labels.count == 1 else { return nil }
    for name in Self.completionNames {
      let ending = name.prefix(1).uppercased() + name.dropFirst()
      if base.hasSuffix(ending), base.utf8.count > ending.utf8.count {
        return HeaderName(base: String(base.dropLast(ending.count)), labels: [])
      }
    }
    return nil
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Type", "Protocol", "Any"
  ]

  /// An identifier as code writes it.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}

extension String {
  /// `loadItemID` → `load`, `Item`, `ID`.
  fileprivate var words: [String] {
    let bytes = Array(utf8)
    func isCapital(_ place: Int) -> Bool {
      place < bytes.count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[place])
    }
    var words: [String] = []
    var start = 0
    for place in bytes.indices.dropFirst() where isCapital(place) {
      // Capitals in a row are one word, except for the first letter of the next.
      let endsWord = !isCapital(place - 1)
      let startsWord = place + 1 < bytes.count && !isCapital(place + 1) && bytes[place + 1] >= UInt8(ascii: "a")
      guard endsWord || startsWord, place > start else { continue }
      words.append(String(decoding: bytes[start..<place], as: UTF8.self))
      start = place
    }
    words.append(String(decoding: bytes[start...], as: UTF8.self))
    return words
  }

  var startingLowercase: String {
    let words = words
    guard let first = words.first else { return self }
    return first.lowercased() + words.dropFirst().joined()
  }

  fileprivate var withoutWith: String { hasPrefix("with") ? String(dropFirst(4)).startingLowercase : self }

  /// Without the words at its end that repeat the end of a type's name.
  ///
  /// - Parameter atLeast: words that stay.
  func without(typeName type: String, atLeast: Int) -> String {
    var words = words
    var ofType = String(type.prefix { $0 != "?" && $0 != "!" && $0 != "<" }).words
    if ofType == ["[Any]"] || type.hasPrefix("[") { return self }
    var dropped = 0
    while words.count > atLeast, let last = words.last, let other = ofType.last, last == other {
      words.removeLast()
      ofType.removeLast()
      dropped += 1
    }
    return dropped == 0 ? self : words.joined()
  }
}
