// The same where main is written nonisolated.
// configurations: 5, 6, 6+NNS, 6+MA

@main struct Tool {
  nonisolated static func main() {} // isolation: @MainActor
}
