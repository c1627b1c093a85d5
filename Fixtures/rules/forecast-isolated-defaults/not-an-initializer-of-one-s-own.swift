final class Log { var lines: [String] = [] }
struct Shelf {
  @MainActor var log = Log()
  @MainActor init() {}
}
