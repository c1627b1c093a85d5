final class Points {
  private(set) var all: [Int] = []
  func append(_ more: [Int]) { all += more }
}
// A handler that gathers is called for each part, and with the last one says so.
func points(_ route: Route, _ store: Store) async -> [Int] {
  await withCheckedContinuation { continuation in
    let points = Points()
    let query = RouteQuery(route: route) { _, more, isLast, _ in
      points.append(more ?? [])
      if isLast { continuation.resume(returning: points.all) }
    }
    store.execute(query)
  }
}
func text(_ reader: Reader) async -> String {
  await withCheckedContinuation { continuation in
    var text = ""
    reader.read { part in
      guard let part else { return continuation.resume(returning: text) }
      text += part
    }
  }
}
// What it resumes with comes with the call.
func last(_ reader: Reader) async -> String {
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    var count = 0
    reader.read { part in
      count += 1
      if let part { continuation.resume(returning: part) }
    }
  }
}
// In a property of an object that the handler keeps.
final class Samples {
  var all: [Float] = []
  var rate = 0
}
func samples(_ synthesizer: Synthesizer, _ text: Text) async throws -> [Float] {
  let samples = Samples()
  return try await withCheckedThrowingContinuation { continuation in
    synthesizer.write(text) { buffer in
      guard let sound = buffer as? SoundBuffer else { return }
      guard sound.length > 0 else { return continuation.resume(returning: samples.all) }
      samples.rate = sound.rate
      samples.all.append(contentsOf: sound.floats)
    }
  }
}
// What it is given does not grow.
func rate(_ synthesizer: Synthesizer, _ text: Text) async -> Int {
  let samples = Samples()
  return await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    synthesizer.write(text) { buffer in
      samples.rate = 1
      guard let sound = buffer as? SoundBuffer else { return }
      continuation.resume(returning: samples.rate + sound.rate)
    }
  }
}
