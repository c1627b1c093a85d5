func run(_ body: @escaping @Sendable () -> Void) {}
func plain(_ body: () -> Void) {}

func later(_ work: @escaping () -> Void) {
  run(work) // expect: forecast-sendable-functions
  plain(work)
}

func sendable(_ work: @escaping @Sendable () -> Void) {
  run(work)
}
