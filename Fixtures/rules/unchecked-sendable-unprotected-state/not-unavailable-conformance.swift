import Foundation
// The documentation lists the conformance, but no code may use it.
final class Host: @unchecked Sendable {
  let connection: NSXPCConnection
  init(_ connection: NSXPCConnection) { self.connection = connection }
}
final class Names: @unchecked Sendable { // expect: unchecked-sendable-unprotected-state
  let all: [String]
  init(_ all: [String]) { self.all = all }
}
