import LintEngine
import LintReporting
import LintServer

/// Carries messages between an editor, the session and the engine, and waits for the next one. It never waits for one
/// of them alone.
final class ServerLoop {
  private let session = ServerSession(
    ServerSession.Surroundings(version: CommandLineTool.version, key: OpenDocument.key))
  private var reader = MessageReader()
  private var toClient = OutgoingBytes()
  private var engine: EngineConnection?
  /// Works on one request that takes long.
  private var assistant: EngineConnection?
  private var status: ExitStatus?
  private let recording: Recording?
  private var nextLook = Platform.time

  /// Whether the editor is still there, in nanoseconds between two looks.
  private static let lookInterval: UInt64 = 10_000_000_000
  /// Bytes that wait for the editor, from which nothing more is read from it.
  private static let mostWaiting = 16 << 20
  /// Milliseconds for the last messages.
  private static let farewell = 1_000

  init(recording: Recording?) { self.recording = recording }

  func run() -> ExitStatus {
    FileDescriptor.standardOutput.stopBlocking()
    defer { FileDescriptor.standardOutput.blockAgain() }
    while status == nil { turn() }
    engine?.end()
    assistant?.end()
    let end = Platform.time + UInt64(Self.farewell) * 1_000_000
    while !toClient.isEmpty, Platform.time < end {
      let ready = Platform.waitForAny(
        reading: [], writing: [.standardOutput], milliseconds: Int(end - min(end, Platform.time)) / 1_000_000 + 1)
      if ready.writing.isEmpty || !toClient.write(to: .standardOutput) { break }
    }
    return status ?? .failure
  }

  private func turn() {
    let now = Platform.time
    if let process = session.clientProcess, now >= nextLook {
      nextLook = now + Self.lookInterval
      if !Platform.exists(process: process) { return end(.findings) }
    }
    session.tick(at: now)
    perform()
    if status != nil { return }

    var reading: [FileDescriptor] = toClient.count < Self.mostWaiting ? [.standardInput] : []
    var writing: [FileDescriptor] = toClient.isEmpty ? [] : [.standardOutput]
    for engine in [engine, assistant].compactMap(\.self) {
      reading += engine.reading
      writing += engine.writing
    }
    let ready = Platform.waitForAny(reading: reading, writing: writing, milliseconds: timeout)
    if ready.writing.contains(.standardOutput), !toClient.write(to: .standardOutput) { return end(.findings) }
    if let engine {
      for message in engine.exchange(ready.reading, ready.writing) {
        session.receiveFromEngine(message, at: Platform.time)
      }
      if engine.hasEnded {
        let failures = FailureRecord.records(in: engine.errors)
        engine.end()
        self.engine = nil
        session.engineEnded(failures, at: Platform.time)
      }
    }
    if let assistant { hear(assistant, ready) }
    if ready.reading.contains(.standardInput) { receive() }
    perform()
  }

  private func hear(_ assistant: EngineConnection, _ ready: (reading: [FileDescriptor], writing: [FileDescriptor])) {
    for message in assistant.exchange(ready.reading, ready.writing) { session.receiveFromAssistant(message) }
    // With its answer it is ended, and another may have been started.
    perform()
    guard self.assistant === assistant, assistant.hasEnded else { return }
    assistant.end()
    self.assistant = nil
    session.assistantEnded()
  }

  /// In milliseconds; nil where there is nothing to wait for but messages.
  private var timeout: Int? {
    let times = [session.deadline, session.clientProcess == nil ? nil : nextLook].compactMap(\.self)
    guard let next = times.min() else { return nil }
    let now = Platform.time
    return next <= now ? 0 : Int((next - now) / 1_000_000) + 1
  }

  private func receive() {
    do {
      guard let bytes = try FileDescriptor.standardInput.readAvailable() else { return end(.findings) }
      reader.append(bytes)
      while status == nil, let item = try reader.next() {
        if let recording, case .message(let content) = item { recording.add(content, from: .client) }
        session.receive(item, at: Platform.time)
        perform()
      }
    } catch {
      Console.fail("standard input: \(error)")
      end(.findings)
    }
  }

  private func end(_ status: ExitStatus) { self.status = status }

  private func perform() {
    for output in session.takeOutbox() where status == nil {
      switch output {
      case .toClient(let message):
        recording?.add(message.json, from: .server)
        toClient.append(message.bytes)
      case .toEngine(let message): engine?.send(message)
      case .startEngine:
        engine?.end()
        engine = nil
        do {
          engine = EngineConnection(try ChildProcess.startSelf(EngineProcess.words))
        } catch {
          Console.fail("cannot start the process that analyses: \(error)")
          session.engineEnded([], at: Platform.time)
        }
      case .stopEngine:
        engine?.end()
        engine = nil
      case .toAssistant(let message): assistant?.send(message)
      case .startAssistant:
        assistant?.end()
        assistant = nil
        do {
          assistant = EngineConnection(try ChildProcess.startSelf(EngineProcess.words))
        } catch {
          Console.fail("cannot start a second process that analyses: \(error)")
          session.assistantEnded()
        }
      case .stopAssistant:
        assistant?.end()
        assistant = nil
      case .exit(let status): end(status == 0 ? .success : .findings)
      }
    }
  }
}

/// Bytes that wait to be written.
struct OutgoingBytes {
  private var bytes: [UInt8] = []
  private var start = 0

  var count: Int { bytes.count - start }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes += more
  }

  /// Writes as much as possible.
  ///
  /// - Returns: false where the other end is closed.
  mutating func write(to descriptor: FileDescriptor) -> Bool {
    do {
      start += try descriptor.writeAvailable(bytes[start...])
    } catch {
      return false
    }
    if isEmpty {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
      start = 0
    }
    return true
  }
}

/// An engine that runs.
final class EngineConnection {
  private let process: RunningProcess
  private var reader = MessageReader()
  private var toEngine = OutgoingBytes()
  /// What it has written on standard error, as far as it is kept.
  private(set) var errors: [UInt8] = []
  private var hasOutput = true
  private var hasErrors = true

  private static let mostErrors = 64 << 10

  init(_ process: RunningProcess) { self.process = process }

  /// Whether nothing more will come from it.
  var hasEnded: Bool { !hasOutput && !hasErrors }

  var reading: [FileDescriptor] { (hasOutput ? [process.output] : []) + (hasErrors ? [process.errors] : []) }
  var writing: [FileDescriptor] { toEngine.isEmpty || !hasOutput ? [] : [process.input] }

  func send(_ message: Message) { toEngine.append(message.bytes) }

  /// Reads and writes what is ready.
  ///
  /// - Returns: the messages that are complete.
  func exchange(_ reading: [FileDescriptor], _ writing: [FileDescriptor]) -> [Message] {
    // An engine that has closed its input has ended, which its output shows.
    if writing.contains(process.input) { _ = toEngine.write(to: process.input) }
    if reading.contains(process.errors) {
      let bytes = available(process.errors)
      if let bytes { errors += bytes.prefix(max(0, Self.mostErrors - errors.count)) } else { hasErrors = false }
    }
    guard reading.contains(process.output) else { return [] }
    guard let bytes = available(process.output) else {
      hasOutput = false
      return []
    }
    reader.append(bytes)
    var messages: [Message] = []
    do {
      while case .message(let bytes)? = try reader.next() { messages.append(Message(bytes)) }
    } catch {
      // Our own program wrote something else: it cannot be understood any more.
      hasOutput = false
      hasErrors = false
    }
    return messages
  }

  private func available(_ descriptor: FileDescriptor) -> [UInt8]? {
    // What cannot be read has ended.
    (try? descriptor.readAvailable()) ?? nil
  }

  func end() { process.end() }
}
