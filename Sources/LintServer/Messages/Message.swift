import LintReporting

/// Identifies a request, by whoever sent it.
public enum MessageID: Equatable, Sendable {
  case number(Int)
  case text(String)

  /// Nil for what cannot identify a request.
  init?(_ value: JSONValue?) {
    switch value {
    case .integer(let number): self = .number(number)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}

/// Why a request was not answered with a result.
public struct ResponseError: Error, Equatable {
  public var code: Int
  public var message: String

  public init(code: Int, message: String) {
    self.code = code
    self.message = message
  }

  static func parseError(_ message: String) -> Self { Self(code: -32700, message: message) }
  static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }
  static func methodNotFound(_ method: String) -> Self { Self(code: -32601, message: "there is no method '\(method)'") }
  public static func invalidParameters(_ message: String) -> Self { Self(code: -32602, message: message) }
  /// What was asked for is not possible, though the request is right.
  public static func requestFailed(_ message: String) -> Self { Self(code: -32803, message: message) }
  static let notInitialized = Self(code: -32002, message: "'initialize' comes first")
  static let cancelled = Self(code: -32800, message: "cancelled")
  static let engineEnded = requestFailed("concurlint stopped twice while it worked on the answer")
  /// The text is no longer the one that an answer was computed for.
  public static let contentModified = Self(code: -32801, message: "the text has changed")

  var json: JSONValue { ["code": .integer(code), "message": .string(message)] }

  /// - Parameter value: the member `error` of a response.
  init?(_ value: JSONValue?) {
    guard let code = value?["code"]?.integer else { return nil }
    self.init(code: code, message: value?["message"]?.string ?? "")
  }
}

/// A JSON-RPC message.
public enum Message: Equatable, Sendable {
  case request(MessageID, method: String, JSONValue)
  case notification(method: String, JSONValue)
  case response(MessageID, Result<JSONValue, ResponseError>)
  /// Something that has to be answered with an error.
  case invalid(MessageID?, ResponseError)

  /// What an editor may send: deep enough for everything in the protocol, and not more than this process can hold.
  public static let limits = JSONLimits(depth: 128, values: 2_000_000, repairsHalfCharacters: true)

  public init(_ bytes: [UInt8]) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes, limits: Self.limits)
    } catch {
      self = .invalid(nil, .parseError(error.description))
      return
    }
    self.init(value)
  }

  private init(_ value: JSONValue) {
    let id = MessageID(value["id"])
    guard case .object = value else {
      self = .invalid(nil, .invalidRequest("a message is an object"))
      return
    }
    guard let method = value["method"] else {
      self = Self.response(value, id) ?? .invalid(id, .invalidRequest("a message has a method, a result or an error"))
      return
    }
    let parameters = value["params"] ?? .null
    guard let name = method.string else {
      self = .invalid(id, .invalidRequest("the name of a method is a string"))
      return
    }
    if let id {
      self = .request(id, method: name, parameters)
    } else if value["id"] == nil {
      self = .notification(method: name, parameters)
    } else {
      self = .invalid(nil, .invalidRequest("an id is an integer or a string"))
    }
  }

  private static func response(_ value: JSONValue, _ id: MessageID?) -> Message? {
    guard let id else { return nil }
    if let error = ResponseError(value["error"]) { return .response(id, .failure(error)) }
    return value["result"].map { .response(id, .success($0)) }
  }

  public var json: JSONValue {
    switch self {
    case .request(let id, let method, let parameters):
      .members(["jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": Self.optional(parameters)])
    case .notification(let method, let parameters):
      .members(["jsonrpc": "2.0", "method": .string(method), "params": Self.optional(parameters)])
    case .response(let id, .success(let result)): ["jsonrpc": "2.0", "id": id.json, "result": result]
    case .response(let id, .failure(let error)): ["jsonrpc": "2.0", "id": id.json, "error": error.json]
    case .invalid(let id, let error): ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
    }
  }

  /// Parameters are an object or an array, or they are left out.
  private static func optional(_ parameters: JSONValue) -> JSONValue? { parameters == .null ? nil : parameters }

  /// With its header.
  public var bytes: [UInt8] {
    let content = json.line
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
