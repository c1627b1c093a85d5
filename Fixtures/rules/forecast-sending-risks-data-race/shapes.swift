final class Answer { var text = "" }
func load(_ done: @escaping (Answer) -> Void) {}
func text(_ done: @escaping (String) -> Void) {}

func continuation() async -> Answer {
  await withCheckedContinuation { continuation in
    load { answer in continuation.resume(returning: answer) } // expect: forecast-sending-risks-data-race
  }
}

func stream() -> AsyncStream<Answer> {
  AsyncStream { continuation in
    load { answer in continuation.yield(answer) } // expect: forecast-sending-risks-data-race
  }
}

func sendable() async -> String {
  await withCheckedContinuation { continuation in
    text { text in continuation.resume(returning: text) }
  }
}

func fresh() async -> Answer {
  await withCheckedContinuation { continuation in
    continuation.resume(returning: Answer())
  }
}
