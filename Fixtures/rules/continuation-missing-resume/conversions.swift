import Foundation
// An encoder of plain values hardly ever fails, nor does UTF-8.
final class Bridge {
  func send(_ message: Message) async {
    await withCheckedContinuation { continuation in // expect-info: continuation-missing-resume
      if let data = try? JSONEncoder().encode(message), let text = String(data: data, encoding: .utf8) {
        DispatchQueue.main.async {
          page.evaluate(text) { continuation.resume() }
        }
      }
    }
  }
  func ask(_ question: String) async {
    await withCheckedContinuation { continuation in // expect-info: continuation-missing-resume
      guard let data = question.data(using: .utf8) else { return }
      page.send(data) { continuation.resume() }
    }
  }
  // What is received may be anything.
  func receive(_ data: Data) async -> Message {
    await withCheckedContinuation { continuation in // expect: continuation-missing-resume
      if let message = try? JSONDecoder().decode(Message.self, from: data) {
        continuation.resume(returning: message)
      }
    }
  }
  func sendSome(_ message: Message) async {
    await withCheckedContinuation { continuation in // expect: continuation-missing-resume
      if let data = try? JSONEncoder().encode(message), !data.isEmpty {
        page.send(data) { continuation.resume() }
      }
    }
  }
  // Another path is missing, too.
  func sendOnce(_ message: Message) async {
    await withCheckedContinuation { continuation in // expect: continuation-missing-resume
      guard isOpen else { return }
      guard let data = try? JSONEncoder().encode(message) else { return }
      page.send(data) { continuation.resume() }
    }
  }
  func sendIfOpen(_ message: Message) async {
    await withCheckedContinuation { continuation in // expect: continuation-missing-resume
      if let data = try? JSONEncoder().encode(message) {
        if isOpen { page.send(data) { continuation.resume() } }
      }
    }
  }
}
