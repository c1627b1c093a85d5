import LintServer
import Testing

@Suite("Messages in a stream of bytes")
struct MessageReaderTests {
  private static func items(_ text: String, limits: MessageReader.Limits = .init(), pieces: Int = .max) throws
    -> [MessageReader.Item]
  {
    var reader = MessageReader(limits: limits)
    var items: [MessageReader.Item] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      while let item = try reader.next() { items.append(item) }
    }
    return items
  }

  private static func message(_ text: String) -> MessageReader.Item { .message(Array(text.utf8)) }

  @Test("However the bytes arrive, the messages are the same", arguments: [1, 2, 3, 7, 1000])
  func pieces(size: Int) throws {
    let text =
      "Content-Length: 2\r\n\r\n{}Content-Type: x; charset=utf-8\r\ncontent-length:3\r\n\r\n[1]Content-Length: 0\r\n\r\n"
    #expect(
      try Self.items(text, pieces: size) == [Self.message("{}"), Self.message("[1]"), Self.message("")])
  }

  @Test("A message that is too long is skipped, and reading goes on after it", arguments: [1, 5, 1000])
  func tooLong(size: Int) throws {
    var limits = MessageReader.Limits()
    limits.message = 4
    let text = "Content-Length: 9\r\n\r\n123456789Content-Length: 2\r\n\r\n{}"
    #expect(
      try Self.items(text, limits: limits, pieces: size) == [.tooLong(byteCount: 9), Self.message("{}")])
  }

  @Test(
    "A header that does not say where the next message begins is an error",
    arguments: [
      "\r\n\r\n", "Content-Type: x\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n",
      "Content-Length:\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "Hello\r\n\r\n",
      "Content-Length: 1\r\nContent-Length: 2\r\n\r\n", String(repeating: "x", count: 5000)
    ])
  func broken(text: String) {
    #expect(throws: MessageReader.BrokenHeader.self) { try Self.items(text) }
  }

  @Test("Only a part of a message is no message yet")
  func partial() throws {
    #expect(try Self.items("Content-Length: 10\r\n\r\n{}") == [])
    #expect(try Self.items("Content-Le") == [])
  }
}
