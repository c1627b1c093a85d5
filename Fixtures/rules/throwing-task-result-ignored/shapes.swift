import SwiftUI

func save() async throws {}
func log() {}

struct Screen: View {
  var body: some View {
    Button("Save") { Task { try await save() } } // expect: throwing-task-result-ignored
  }
}

func start(_ numbers: AsyncThrowingStream<Int, any Error>) -> Task<Void, any Error> {
  Task { // expect: throwing-task-result-ignored
    for try await number in numbers { print(number) }
  }
  Task {
    do { try await save() } catch { log(); throw error }
  }
  return Task { try await save() }
}
