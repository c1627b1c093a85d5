import CYAML

/// Reads one YAML document with libyaml's events, which are checked one by one. Features that a configuration does not
/// need, and those that make small files expand into large ones, are errors.
public struct YAMLReader: ~Copyable {
  /// Levels of lists and mappings within each other.
  public static let deepest = 16

  private let text: YAMLText
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// - Returns: the document; nil for a file without one, or with only comments.
  /// - Throws: the first problem. The rest of the file is not read.
  public static func read(_ text: YAMLText) throws(YAMLProblem) -> YAMLNode? {
    guard !text.utf8.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    let outcome = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(YAMLProblem) in
        let reader = try YAMLReader(text, bytes)
        return try reader.readStream()
      }
    }
    return try outcome.get()
  }

  private init(_ text: YAMLText, _ bytes: UnsafeBufferPointer<UInt8>) throws(YAMLProblem) {
    self.text = text
    // libyaml keeps the address of its parser.
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw text.problem("out of memory", at: 0)
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  // MARK: Documents

  private func readStream() throws(YAMLProblem) -> YAMLNode? {
    _ = try next()
    guard case .documentStart = try next().kind else { return nil }
    let document = try value(try next(), depth: 0)
    _ = try next()
    let behind = try next()
    if case .documentStart = behind.kind {
      throw text.problem("a configuration is one document; this begins another", at: behind.start)
    }
    return document
  }

  private func value(_ event: Event, depth: Int) throws(YAMLProblem) -> YAMLNode {
    guard depth <= Self.deepest else {
      throw text.problem("lists and mappings nest more than \(Self.deepest) levels deep", at: event.start)
    }
    switch event.kind {
    case .scalar(let word, let isQuoted):
      return YAMLNode(content: .scalar(word, isQuoted: isQuoted), start: event.start)
    case .sequenceStart:
      var items: [YAMLNode] = []
      while true {
        let item = try next()
        if case .sequenceEnd = item.kind { return YAMLNode(content: .sequence(items), start: event.start) }
        items.append(try value(item, depth: depth + 1))
      }
    case .mappingStart:
      var entries: [(key: YAMLNode, value: YAMLNode)] = []
      while true {
        let key = try next()
        if case .mappingEnd = key.kind { return YAMLNode(content: .mapping(entries), start: event.start) }
        entries.append((try value(key, depth: depth + 1), try value(try next(), depth: depth + 1)))
      }
    case .documentStart, .sequenceEnd, .mappingEnd, .other:
      throw text.problem("a value is missing here", at: event.start)
    }
  }

  // MARK: Events

  private struct Event {
    enum Kind {
      case scalar(String, isQuoted: Bool)
      case sequenceStart, sequenceEnd, mappingStart, mappingEnd, documentStart
      /// Begin and end of the stream, end of the document.
      case other
    }

    var kind: Kind
    var start: Int
  }

  private func next() throws(YAMLProblem) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxProblem() }
    defer { yaml_event_delete(&event) }
    let start = event.start_mark.index
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      try refuse(anchor: scalar.anchor, tag: scalar.tag, at: start)
      let word = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return Event(kind: .scalar(word, isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE), start: start)
    case YAML_SEQUENCE_START_EVENT:
      try refuse(anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag, at: start)
      return Event(kind: .sequenceStart, start: start)
    case YAML_MAPPING_START_EVENT:
      try refuse(anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag, at: start)
      return Event(kind: .mappingStart, start: start)
    case YAML_ALIAS_EVENT: throw text.problem(Self.aliases, at: start)
    case YAML_SEQUENCE_END_EVENT: return Event(kind: .sequenceEnd, start: start)
    case YAML_MAPPING_END_EVENT: return Event(kind: .mappingEnd, start: start)
    case YAML_DOCUMENT_START_EVENT: return Event(kind: .documentStart, start: start)
    default: return Event(kind: .other, start: start)
    }
  }

  private func refuse(anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, at start: Int)
    throws(YAMLProblem)
  {
    if anchor != nil { throw text.problem(Self.anchors, at: start) }
    if tag != nil { throw text.problem(Self.tags, at: start) }
  }

  private static let anchors =
    "anchors ('&name') are not supported; put the value in quotes if it is meant to begin with '&'"
  private static let aliases = "aliases ('*name') are not supported; put a pattern that begins with '*' in quotes"
  private static let tags = "tags ('!name') are not supported; put a pattern that begins with '!' in quotes"

  /// libyaml's message, or a better one for common mistakes.
  private func syntaxProblem() -> YAMLProblem {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "not understood"
    switch parser.pointee.error {
    case YAML_READER_ERROR:
      // Only characters can be wrong: the bytes are known to be UTF-8.
      let place = String(decoding: text.utf8.prefix(parser.pointee.problem_offset), as: UTF8.self).unicodeScalars.count
      return text.problem("\(problem) in YAML", at: place)
    case YAML_MEMORY_ERROR: return text.problem("out of memory", at: 0)
    default:
      let mark = parser.pointee.problem_mark.index
      switch text.scalar(at: mark) {
      case "\t": return text.problem("a tab cannot indent YAML; use spaces", at: mark)
      case _ where text.scalar(at: parser.pointee.context_mark.index) == "*":
        return text.problem(Self.aliases, at: parser.pointee.context_mark.index)
      case _ where text.scalar(at: parser.pointee.context_mark.index) == "!":
        return text.problem(Self.tags, at: parser.pointee.context_mark.index)
      default: return text.problem("no YAML: \(problem)", at: mark)
      }
    }
  }
}
