import LintReporting
import LintServer
import Testing

@Suite("JSON-RPC messages")
struct MessageTests {
  private static func message(_ text: String) -> Message { Message(Array(text.utf8)) }

  /// The code of the error that a text has to be answered with.
  private static func code(_ text: String) -> Int? {
    if case .invalid(_, let error) = message(text) { error.code } else { nil }
  }

  @Test("Requests, notifications and responses")
  func kinds() {
    #expect(
      Self.message(#"{"jsonrpc":"2.0","id":1,"method":"a","params":{"b":2}}"#)
        == .request(.number(1), method: "a", ["b": 2]))
    #expect(Self.message(#"{"id":"x","method":"a"}"#) == .request(.text("x"), method: "a", .null))
    #expect(Self.message(#"{"method":"a"}"#) == .notification(method: "a", .null))
    #expect(Self.message(#"{"id":3,"result":null}"#) == .response(.number(3), .success(.null)))
    #expect(
      Self.message(#"{"id":3,"error":{"code":-5,"message":"m"}}"#)
        == .response(.number(3), .failure(ResponseError(code: -5, message: "m"))))
  }

  @Test("What is no JSON is a parse error", arguments: ["", "{", "{]", "nul", "{\"a\":\"\u{1}\"}", "{} {}"])
  func noJSON(text: String) { #expect(Self.code(text) == -32700) }

  @Test("A string that is no UTF-8 is a parse error")
  func noUTF8() {
    let bytes = Array(#"{"method":""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    guard case .invalid(nil, let error) = Message(bytes) else { return #expect(Bool(false)) }
    #expect(error.code == -32700)
  }

  @Test("A text that nests too deep is refused", arguments: [129, 1_000_000])
  func deep(depth: Int) { #expect(Self.code(String(repeating: "[", count: depth)) == -32700) }

  @Test("A text of too many values is refused before it takes too much memory")
  func huge() throws {
    let limits = JSONLimits(values: 5)
    #expect(try JSONValue(parsing: Array("[1,2,[],{}]".utf8), limits: limits) == [1, 2, [], [:]])
    #expect(throws: JSONError.self) { try JSONValue(parsing: Array("[1,2,[],{},0]".utf8), limits: limits) }
    #expect(Message.limits.values < .max)
  }

  @Test(
    "JSON that is no message is an invalid request",
    arguments: [
      "[]", "1", "\"a\"", "{}", #"{"id":1}"#, #"{"method":1}"#, #"{"id":{},"method":"a"}"#,
      #"{"id":null,"method":"a"}"#,
      #"[{"id":1,"method":"a"}]"#
    ])
  func noMessage(text: String) { #expect(Self.code(text) == -32600) }

  @Test("Half of a surrogate pair is as long as what is read for it")
  func halves() {
    #expect(
      Self.message(#"{"method":"a","params":["\ud83d","\ude00x","\ud83d\ude00","\ud83d\u0041"]}"#)
        == .notification(method: "a", ["\u{FFFD}", "\u{FFFD}x", "😀", "\u{FFFD}A"]))
  }

  @Test("What is written is read as the same")
  func roundTrip() throws {
    let messages: [Message] = [
      .request(.number(7), method: "m", ["text": "a\n\u{2028}\u{85}\"😀", "list": [1, true, .null, ["x": []]]]),
      .request(.text("y"), method: "m", .null), .notification(method: "n", [1]),
      .response(.number(1), .success(.null)), .response(.text("a"), .failure(.contentModified))
    ]
    var reader = MessageReader()
    for message in messages { reader.append(message.bytes) }
    var read: [Message] = []
    while case .message(let bytes)? = try reader.next() { read.append(Message(bytes)) }
    #expect(read == messages)
  }
}
