// unsafe, mode 6
enum LoadError: Error { case failed }

func fetch() async throws -> Int { 1 }

func load() async throws -> Int {
  do {
    return try await fetch()
  } catch {
    throw LoadError.failed
  }
}

actor Feed {
  var failure: String?

  func reload() async {
    do {
      _ = try await fetch()
    } catch {
      failure = "\(error)"
    }
  }
}
