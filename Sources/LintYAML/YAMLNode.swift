/// A value of a YAML document.
public struct YAMLNode {
  public indirect enum Content {
    /// A quoted word is text, whatever it looks like.
    case scalar(String, isQuoted: Bool)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  public var content: Content
  /// Where it begins: Unicode scalars from the start of the text, as libyaml counts.
  public var start: Int

  public init(content: Content, start: Int) {
    self.content = content
    self.start = start
  }

  /// The text of a scalar.
  public var word: String? {
    if case .scalar(let word, _) = content { word } else { nil }
  }

  /// Whether it is nothing, or what YAML reads as nothing.
  public var isNull: Bool {
    guard case .scalar(let word, false) = content else { return false }
    return ["", "~", "null"].contains(word)
  }
}
