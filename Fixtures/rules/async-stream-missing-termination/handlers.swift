func words(_ recognizer: SFSpeechRecognizer, _ request: SFSpeechRecognitionRequest) -> AsyncThrowingStream<String, Error> {
  AsyncThrowingStream { continuation in // expect: async-stream-missing-termination
    recognizer.recognitionTask(with: request) { result, error in
      if let error { return continuation.finish(throwing: error) }
      if let result { continuation.yield(result.bestTranscription.formattedString) }
    }
  }
}
func lines(_ pipe: Pipe) -> AsyncStream<Data> {
  AsyncStream { continuation in
    pipe.fileHandleForReading.readabilityHandler = { continuation.yield($0.availableData) }
  }
}
func events(_ bus: Bus) -> AsyncStream<Event> {
  AsyncStream { continuation in
    bus.subscribe { continuation.yield($0) }
  }
}
