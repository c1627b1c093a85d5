// Arguments for autoclosures cannot wait, and may call what asynchronous code may not.
final class Answer { @available(*, noasync) func wait() throws -> Int { 1 } }
func check(_ value: @autoclosure () throws -> Int) {}
func checkLater(_ value: @autoclosure () async throws -> Int) async throws {}
func plain(_ value: Int) {}
func use(_ answer: Answer) async throws {
    check(try answer.wait())
    defer { check(try answer.wait()) }
    try await checkLater(try answer.wait()) // says: 37 unavailable-from-async [error 6, warning 5f 5c 5t 5]
    let isFine = try true && answer.wait() == 1
    let number = try Int("1") ?? answer.wait()
    plain(try answer.wait()) // says: 22 unavailable-from-async [error 6, warning 5f 5c 5t 5]
    _ = (isFine, number)
}
