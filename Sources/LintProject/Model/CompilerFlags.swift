/// The flags of `swiftc` that are about concurrency, among others that are not.
enum CompilerFlags {
  static func claims(in flags: [String], _ origin: Origin, condition: String?) -> [Claim] {
    var claims: [Claim] = []
    func add(_ content: Claim.Content) { claims.append(Claim(content: content, origin: origin, condition: condition)) }
    // Arguments that are passed on to the frontend are read like the rest.
    var rest = flags.filter { $0 != "-Xfrontend" }[...]
    while let flag = rest.popFirst() {
      let parts = flag.split(separator: "=", maxSplits: 1).map(String.init)
      func value() -> String { parts.count == 2 ? parts[1] : rest.popFirst() ?? "" }
      switch parts.first ?? "" {
      case "-swift-version", "-language-mode":
        if let mode = LanguageMode(buildSetting: value()) { add(.languageMode(mode)) }
      case "-strict-concurrency": if let level = StrictConcurrency(rawValue: value()) { add(.strictConcurrency(level)) }
      case "-warn-concurrency": add(.strictConcurrency(.complete))
      case "-default-isolation":
        if let isolation = DefaultIsolation(rawValue: value()) { add(.defaultIsolation(isolation)) }
      case "-enable-upcoming-feature":
        // A flag keeps its `=` as part of the feature's name.
        let name = rest.popFirst() ?? ""
        if let content = feature(named: name) { add(content) }
      case "-enable-experimental-feature": if let content = experimental(rest.popFirst() ?? "") { add(content) }
      case "-disable-upcoming-feature", "-disable-experimental-feature":
        let name = rest.popFirst() ?? ""
        add(name == "StrictConcurrency" ? .strictConcurrencyFeature(.minimal) : .feature(name, isOn: false))
      case "-enable-bare-slash-regex": add(.feature("BareSlashRegexLiterals", isOn: true))
      default: break
      }
    }
    return claims
  }

  /// Nil for `Name:migrate`, which requests warnings and leaves the feature off.
  static func feature(named name: String) -> Claim.Content? {
    if name.isEmpty || name.hasSuffix(":migrate") { return nil }
    return experimental(name) ?? .feature(name, isOn: true)
  }

  /// The name of strict checking before it was an upcoming feature; also features that kept their name.
  static func experimental(_ name: String) -> Claim.Content? {
    // Most are macros of availability, of which a package may have hundreds.
    if name.hasPrefix("StrictConcurrency") {
      let parts = name.split(separator: "=", maxSplits: 1)
      if parts.first == "StrictConcurrency" {
        return .strictConcurrencyFeature(
          parts.count == 2 ? StrictConcurrency(rawValue: String(parts[1])) ?? .complete : .complete)
      }
    }
    return UpcomingFeatures.known.contains(name) ? .feature(name, isOn: true) : nil
  }

  /// The words of a build setting that is a list, as a shell would split them.
  static func words(_ text: String) -> [String] {
    let scalars = text.unicodeScalars
    var words: [String] = []
    var word = ""
    var isInWord = false
    var quote: Unicode.Scalar?
    var place = scalars.startIndex
    /// The start of the text that has not been added to the word.
    var pending = place
    while place < scalars.endIndex {
      let (scalar, here) = (scalars[place], place)
      scalars.formIndex(after: &place)
      switch scalar {
      case "\\" where quote != "'":
        word += text[pending..<here]
        pending = place
        if place < scalars.endIndex { scalars.formIndex(after: &place) }
        isInWord = true
      case _ where scalar == quote:
        word += text[pending..<here]
        pending = place
        quote = nil
      case "\"" where quote == nil, "'" where quote == nil:
        word += text[pending..<here]
        pending = place
        quote = scalar
        isInWord = true
      case _ where quote == nil && scalar.isSpace:
        word += text[pending..<here]
        pending = place
        if isInWord { words.append(word) }
        word = ""
        isInWord = false
      default: isInWord = true
      }
    }
    word += text[pending...]
    if isInWord { words.append(word) }
    return words
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { isASCII ? value == 0x20 || value >= 0x09 && value <= 0x0D : properties.isWhitespace }
}
