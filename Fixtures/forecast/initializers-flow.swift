// Properties that nonisolated initializers of isolated types touch once 'self' has left.
class Log {}
actor Store { var number: Int; var log = Log(); init() { number = 1; helper(); number = 2; print(number) }; nonisolated func helper() {} // says: 87 initializer [error 6, warning 5f 5c 5t 5]; 98 initializer [error 6, warning 5f 5c 5t 5]
    init(size: Int) { number = size; Task { await self.go() }; number = 3 } // says: 71 initializer [error 6, warning 5f 5c 5t 5]
    init(depth: Int) async { number = depth; helper(); number = 4 }
    func go() {} }
@MainActor final class Screen { var number = 0; nonisolated init() { number = 1; touch(); number = 2 }; nonisolated func touch() {} } // says: 98 initializer [error 6, warning 5f 5c 5t 5]
