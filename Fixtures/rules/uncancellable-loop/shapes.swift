func step() async {}
func read() async throws -> Int? { nil }

func catches() async {
  while true { // expect: uncancellable-loop
    do { _ = try await read() } catch { print(error) }
  }
}

func leaves() async throws {
  while true {
    await step()
    if try await read() == nil { break }
  }
  while let value = try await read() { print(value) }
}
