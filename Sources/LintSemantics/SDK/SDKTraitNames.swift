import LintSyntax

/// What declarations with a trait are called, found without parsing the interfaces: what is asked of a name needs no
/// type, and the interfaces remain the only list.
extension SDKTrait {
  /// A declaration with a trait.
  struct Mention: Hashable {
    /// Of the declaration; for an initializer, of its type.
    let name: String
    /// The type or extension around it: the last part of the name. `nil` for what is in none.
    let owner: String?
    /// What the trait names besides: `Delegate.label`.
    let argument: String?
  }

  /// The names of all declarations with this trait, of all modules, or the names that the trait gives instead.
  public var names: Set<String> { Self.namesByTrait[self, default: []] }

  /// The same, to compare with the names of tokens.
  public var nameIDs: Set<Name> { Set(names.map { Name(spelling: $0) }) }

  /// The declarations with this trait, of all modules.
  var mentions: Set<Mention> { Self.mentionsByTrait[self, default: []] }

  private static let mentionsByTrait: [SDKTrait: Set<Mention>] = {
    var found: [SDKTrait: Set<Mention>] = [:]
    for interface in SDKInterface.all {
      for (trait, mention) in interface.mentionsOfTraits { found[trait, default: []].insert(mention) }
    }
    return found
  }()

  private static let namesByTrait = mentionsByTrait.mapValues { Set($0.map { $0.argument ?? $0.name }) }

  /// The trait and the name after it of an attribute's text, as `"repeats Delegate.label"`.
  static func read(_ text: some StringProtocol) -> (trait: SDKTrait, argument: String?)? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let trait = SDKTrait(rawValue: String(first)) else { return nil }
    return (trait, parts.count > 1 ? String(parts[1]) : nil)
  }
}

extension SDKInterface {
  fileprivate var mentionsOfTraits: [(trait: SDKTrait, mention: SDKTrait.Mention)] {
    let needle = ByteSearch.Needle("@_semantics(\"")
    return source.utf8.withContiguousStorageIfAvailable { text in
      var found: [(trait: SDKTrait, mention: SDKTrait.Mention)] = []
      var start = 0
      while let place = ByteSearch.first(needle, in: UnsafeBufferPointer(rebasing: text[start...])) {
        let begin = start + place
        start = begin + needle.count
        let written = text[start...].prefix { $0 != UInt8(ascii: "\"") }
        guard let (trait, argument) = SDKTrait.read(String(decoding: written, as: UTF8.self)) else { continue }
        let owner = Self.owner(ofDeclarationAt: begin, in: text)
        guard let name = Self.declaredName(after: written.endIndex, in: text) ?? owner else { continue }
        found.append((trait, SDKTrait.Mention(name: name, owner: owner, argument: argument)))
      }
      return found
    } ?? []
  }

  /// The name that a declaration introduces whose attributes go on at a place; `nil` for an initializer.
  private static func declaredName(after place: Int, in text: UnsafeBufferPointer<UInt8>) -> String? {
    var words = text[place...].prefix { $0 != UInt8(ascii: "\n") }
    var isDeclared = false
    while let word = words.nextWord() {
      switch word {
      case "func", "var", "let", "struct", "class", "enum", "protocol", "actor": isDeclared = true
      case "init" where !isDeclared: return nil
      default: if isDeclared { return word }
      }
    }
    return nil
  }

  /// The last part of the name of the type or extension around a declaration: on its own line, or on the nearest line
  /// before it with less indentation.
  private static func owner(ofDeclarationAt place: Int, in text: UnsafeBufferPointer<UInt8>) -> String? {
    var line = self.line(before: place, in: text)
    if let owner = typeName(in: line) { return owner }
    let indentation = text[line.startIndex...].indentation
    while line.startIndex > 0 {
      line = self.line(before: line.startIndex - 1, in: text)
      if !line.isEmpty, line.indentation < indentation { return typeName(in: line) }
    }
    return nil
  }

  /// The line that goes to a place, up to there.
  private static func line(before place: Int, in text: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>>
  {
    let start = text[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return text[start..<place]
  }

  private static func typeName(in line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    var words = line
    while let word = words.nextWord() {
      switch word {
      case "struct", "class", "enum", "protocol", "actor", "extension":
        var name = words.nextWord()
        while words.first == UInt8(ascii: "."), let inner = words.nextWord() { name = inner }
        return name
      default: continue
      }
    }
    return nil
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate var indentation: Int { prefix { $0 == UInt8(ascii: " ") }.count }

  /// Takes an identifier, a keyword too, and all before it off the text.
  fileprivate mutating func nextWord() -> String? {
    self = drop { !$0.isOfIdentifier }
    let word = prefix { $0.isOfIdentifier }
    if word.isEmpty { return nil }
    self = self[word.endIndex...]
    return String(decoding: word, as: UTF8.self)
  }
}

// MARK: Questions that names answer

extension SDKTrait {
  /// Where a notification of the SDK is posted: ``postedOffMain``, ``postedOnMain`` or ``postedByContext``; `nil` where
  /// that is not known.
  ///
  /// - Parameters:
  ///   - name: of the constant.
  ///   - type: the last part of the name of the type that code names it with; `nil` where it names none.
  public static func ofNotification(named name: String, in type: String?) -> SDKTrait? {
    let owner = type ?? "Name"
    return [.postedOffMain, .postedByContext, .postedOnMain].first { trait in
      trait.mentions.contains { $0.name == name && $0.owner == owner }
    }
  }

  /// The functions that make the SDK call a delegate's method again and again.
  ///
  /// - Parameters:
  ///   - label: of the method's second parameter.
  /// - Returns: their names by those of the delegate's protocol.
  public static func startsOfRepetition(label: String) -> [String: Set<Name>] {
    var found: [String: Set<Name>] = [:]
    for mention in repeats.mentions {
      let parts = mention.argument?.split(separator: ".") ?? []
      guard parts.count == 2, parts[1] == label else { continue }
      found[String(parts[0]), default: []].insert(Name(spelling: mention.name))
    }
    return found
  }
}
