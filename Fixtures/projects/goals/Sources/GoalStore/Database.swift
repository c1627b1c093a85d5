import CSQLite
import Foundation

public enum SQLValue: Sendable, Equatable {
  case null
  case text(String)
  case number(Double)
}

public struct SQLError: Error, Equatable {
  public let code: Int32
  public let sql: String
}

/// One open file. It is not safe to use from two threads at a time.
public final class SQLConnection {
  private let handle: OpaquePointer

  public init(path: String) throws {
    var opened: OpaquePointer?
    // Read, write, create.
    let code = sqlite3_open_v2(path, &opened, 0x2 | 0x4, nil)
    guard code == 0, let opened else { throw SQLError(code: code, sql: "open \(path)") }
    handle = opened
  }

  deinit {
    sqlite3_close(handle)
  }

  public func execute(_ sql: String, _ arguments: [SQLValue] = []) throws {
    _ = try rows(sql, arguments)
  }

  public func rows(_ sql: String, _ arguments: [SQLValue] = []) throws -> [[String: String]] {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &prepared, nil)
    guard code == 0, let statement = prepared else { throw SQLError(code: code, sql: sql) }
    defer { sqlite3_finalize(statement) }
    for (index, argument) in arguments.enumerated() { bind(argument, at: Int32(index + 1), of: statement) }
    var rows: [[String: String]] = []
    while true {
      let code = sqlite3_step(statement)
      if code == 101 { return rows }
      guard code == 100 else { throw SQLError(code: code, sql: sql) }
      var row: [String: String] = [:]
      for column in 0..<sqlite3_column_count(statement) {
        guard let name = sqlite3_column_name(statement, column), let text = sqlite3_column_text(statement, column) else { continue }
        row[String(cString: name)] = String(cString: text)
      }
      rows.append(row)
    }
  }

  private func bind(_ value: SQLValue, at index: Int32, of statement: OpaquePointer) {
    // SQLite makes a copy of its own.
    let copied = unsafeBitCast(-1, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .number(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text): sqlite3_bind_text(statement, index, text, -1, copied)
    }
  }
}

public protocol DatabaseReader: Sendable {
  func read<T: Sendable>(_ value: @escaping @Sendable (SQLConnection) throws -> T) async throws -> T
}

public protocol DatabaseWriter: DatabaseReader {
  func write<T: Sendable>(_ updates: @escaping @Sendable (SQLConnection) throws -> T) async throws -> T
}

/// All work goes through one serial queue, which is what makes the connection safe.
public final class SQLDatabase: DatabaseWriter, @unchecked Sendable {
  private let connection: SQLConnection
  private let queue = DispatchQueue(label: "milestones.database")

  public init(path: String) throws {
    connection = try SQLConnection(path: path)
    try connection.execute("create table if not exists goal (id text primary key, title text, target real, unit text)")
    try connection.execute("create table if not exists action (id text primary key, goal text, amount real, note text)")
    try connection.execute("create table if not exists value (id text primary key, title text, rank real)")
    try connection.execute("create table if not exists period (id text primary key, name text, days real)")
  }

  public func read<T: Sendable>(_ value: @escaping @Sendable (SQLConnection) throws -> T) async throws -> T {
    try await perform(value)
  }

  public func write<T: Sendable>(_ updates: @escaping @Sendable (SQLConnection) throws -> T) async throws -> T {
    try await perform(updates)
  }

  private func perform<T: Sendable>(_ work: @escaping @Sendable (SQLConnection) throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(with: Result { try work(connection) })
      }
    }
  }
}
