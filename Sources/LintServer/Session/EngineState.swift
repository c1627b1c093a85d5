import LintReporting

/// What the session knows of the process that analyses.
struct EngineState {
  /// Deaths within this time after which it is not started again, in nanoseconds.
  static let deathPeriod: ServerSession.Time = 180_000_000_000
  static let mostDeaths = 5

  var isRunning = false
  /// Whether it has not told anything yet.
  var isNew = true
  /// Raised by everything that may change a finding.
  var generation = 0
  /// The generation that is being checked.
  var checking: Int?
  /// The last one whose findings are known.
  var checked = 0
  /// When the next check begins; nil where nothing has changed.
  var deadline: ServerSession.Time?
  /// Documents that it has another text of, or none.
  var unsent: Set<String> = []
  /// In which generation each document changed last.
  var changes: [String: Int] = [:]
  /// Requests that it has not answered, by our numbers, in their order.
  var forwarded: [(number: Int, request: EngineRequest)] = []
  var lastRequest = 0
  var quarantine = Quarantine()
  /// When it ended unasked.
  var deaths: [ServerSession.Time] = []

  /// Whether what it knows is about all that was said so far.
  var isFresh: Bool { checked == generation && checking == nil }
}

/// A request of the editor that the engine is to answer.
struct EngineRequest {
  /// The editor's.
  let id: MessageID
  /// The file that it is about; nil for none.
  let key: String?
  /// The generation in which that changed last: the answer is about the text of then.
  let change: Int?
  let method: String
  let parameters: JSONValue
  /// Whether an engine has ended before it answered: it is asked twice.
  var hasFailed = false

  /// What is answered where there is no engine.
  var emptyAnswer: JSONValue { method == "textDocument/codeAction" ? [] : .null }
}

/// What the front and the engine say to each other, besides the editor's own requests.
public enum EngineMethod {
  /// To the engine: what the editor offers.
  public static let start = "start"
  /// To the engine: a document has this text.
  public static let open = "open"
  /// To the engine: the file counts again.
  public static let close = "close"
  /// To the engine: check everything.
  public static let check = "check"
  /// From the engine: what was found.
  public static let checked = "checked"
}
