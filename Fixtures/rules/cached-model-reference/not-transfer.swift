// option: short_lived
import SwiftData
@Model final class Server { var name = "" }
func remove(_ server: Server, _ context: ModelContext) { context.delete(server) }
// What is encoded and sent.
final class Request: Codable {
  var servers: [Server] = []
}
final class Answer: Decodable {
  var server: Server?
}
final class Sender {
  var servers: [Server] = [] // expect-info: cached-model-reference
}
