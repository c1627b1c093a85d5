// Where 'self' has left an initializer, and where it has not.
actor Store { var number = 0; nonisolated func helper() {}; nonisolated var size: Int { 1 }
    init(_ flag: Bool) { if flag { helper() }; number = 1 } // says: 55 initializer [error 6, warning 5f 5c 5t 5]
    init(early flag: Bool) { if flag { helper(); return }; number = 1 }
    init(other flag: Bool) { if flag { helper() } else { number = 1 } }
    init(loop flag: Bool) { for _ in 0..<2 { number = 1; helper() } } // says: 53 initializer [error 6, warning 5f 5c 5t 5]
    init(reading flag: Int) { print(size); number = flag } // says: 51 initializer [error 6, warning 5f 5c 5t 5]
    init(passing recorder: Recorder) { recorder.record(self); number = 1 } // says: 70 initializer [error 6, warning 5f 5c 5t 5]
    init(deferring flag: Bool) { defer { number = 2 }; helper() } // says: 49 initializer [error 6, warning 5f 5c 5t 5]
    init(closing flag: Bool) { let work = { self.helper() }; work(); number = 3 } // says: 77 initializer [error 6, warning 5f 5c 5t 5]
    init(before flag: Int) { number = flag; print(number); helper() } }
final class Recorder: Sendable { func record(_ store: Store) {} }
