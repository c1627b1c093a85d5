// A value with 'callAsFunction' is what a call sends, not the 'self' around it.
class Log { var number = 0 }
@MainActor struct Sender: Sendable { func callAsFunction(_ number: Int) {} }
struct Keeper { let log: Log; func callAsFunction() async {} }
class Screen {
    let sender = Sender() // says: 18 isolation [error 5t 5]
    func show(_ other: Sender) async { await other(1); await sender(2); await self.sender(3) }
    func each() -> @Sendable (Sender) async -> Void { { sender in await sender(1) } }
    func sender(_ number: Int) {}
}
@MainActor final class Main {
    let keeper = Keeper(log: Log())
    func show() async { await keeper() } // says: 37 sending
    func copy() async { let own = keeper; await own() } // says: 52 sending
}
