final class Home {
  private var count = 0
  func start(_ reader: Reader) {
    Task {
      // Those that are there already: an end is to be expected.
      for await _ in reader.streamExistingEvents() { self.count += 1 }
    }
  }
}
