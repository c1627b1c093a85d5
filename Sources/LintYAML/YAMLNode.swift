/// A value of a YAML document.
struct YAMLNode {
  indirect enum Content {
    /// A quoted word is text, whatever it looks like.
    case scalar(String, isQuoted: Bool)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  var content: Content
  /// Where it begins: Unicode scalars from the start of the text, as libyaml counts.
  var start: Int
}
