// The object that has the callback is asked to call it again.
final class Chat {
  var retry: (() -> Void)?
  func ask(_ question: String, completion: @escaping (String?) -> Void) {
    retry = { [weak self] in self?.ask(question, completion: completion) }
    completion(nil)
  }
}

func answer() async -> String {
  let chat = Chat()
  return await withCheckedContinuation { continuation in
    chat.ask("question") { answer in
      guard let answer else {
        chat.retry?()
        return
      }
      continuation.resume(returning: answer)
    }
  }
}

func answerOnce() async -> String {
  let chat = Chat()
  return await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    chat.ask("question") { answer in
      guard let answer else { return }
      continuation.resume(returning: answer)
    }
  }
}
