final class Log {
  var work: () -> Void = {}
  func write() {}
}
struct Sheet { func write() {} }
struct Job { var work: @Sendable () -> Void }
func run(_ body: @escaping @Sendable () -> Void) {}
func write() {}

func methods(_ log: Log, _ sheet: Sheet) {
  run(log.write) // expect: forecast-sendable-functions
  run(log.work) // expect: forecast-sendable-functions
  run(sheet.write)
  run(write)
}

func locals() {
  let work = {}
  run(work) // expect: forecast-sendable-functions
  func inner() {}
  run(inner) // expect: forecast-sendable-functions
  let free = write
  run(free)
}

func other(_ work: @escaping () -> Void) {
  let copy: @Sendable () -> Void = work // expect: forecast-sendable-functions
  copy()
  _ = Job(work: work) // expect: forecast-sendable-functions
}

func given(_ work: @escaping () -> Void) -> @Sendable () -> Void {
  return work // expect: forecast-sendable-functions
}
