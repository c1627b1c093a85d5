import Foundation

enum ImportError: LocalizedError, Sendable { // expect: redundant-sendable-on-error
  case noFile
}
enum Keys: String, CodingKey, Sendable { // expect: redundant-sendable-on-error
  case id
}
final class Failure: Sendable, Error { // expect: redundant-sendable-on-error
  let count = 0
}
struct Wrapped<Value: Sendable>: Error, Sendable { // expect: redundant-sendable-on-error
  let value: Value
}
protocol ServiceError: Error, Sendable {} // expect: redundant-sendable-on-error
struct Timeout: ServiceError, Equatable, Sendable {} // expect: redundant-sendable-on-error
actor Store: Actor, Sendable {} // expect: redundant-sendable-on-error
typealias Failing = Error
enum Aliased: Failing, Sendable { case all } // expect: redundant-sendable-on-error
// Most errors of the project say nothing of it.
enum ReadError: Error { case noFile }
enum WriteError: Error { case noSpace }
enum SendError: Error { case offline }
enum ParseError: Error { case noText }
enum KeyError: Error { case unknown }
