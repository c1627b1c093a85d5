import Foundation
// Most errors of the project say so; other protocols are another matter.
enum ReadError: Error, Sendable { case noFile }
enum WriteError: LocalizedError, Sendable { case noSpace }
enum SendError: Error, Sendable { case offline }
enum ParseError: Error, Equatable, Sendable { case noText }
enum QuietError: Error { case unknown }
enum Keys: String, CodingKey, Sendable { case id } // expect: redundant-sendable-on-error
