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

// Called for each root, and at last when all is done.
final class Indexer {
  func index(_ roots: [String], report: @escaping (Bool) -> Void) {
    for _ in roots { report(false) }
    report(true)
  }
  func indexOnce(_ roots: [String], report: @escaping (Bool) -> Void) {
    if roots.isEmpty {
      report(true)
      return
    }
    report(false)
  }
  func indexLater(_ roots: [String], onProgress: @escaping (Bool) -> Void) { run(roots, onProgress) }
}

func index(_ indexer: Indexer, _ roots: [String]) async {
  await withCheckedContinuation { continuation in
    indexer.index(roots) { isDone in
      if isDone { continuation.resume() }
    }
  }
  await withCheckedContinuation { continuation in
    indexer.indexLater(roots) { isDone in
      if isDone { continuation.resume() }
    }
  }
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    indexer.indexOnce(roots) { isDone in
      if isDone { continuation.resume() }
    }
  }
}
