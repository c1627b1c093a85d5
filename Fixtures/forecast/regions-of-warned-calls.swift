// Calls of '@preconcurrency' functions on the main actor from synchronous code: the call is a warning, and what it sends an error.
final class Log { var number = 0; func use() {} }
@preconcurrency @MainActor class Page { init() {}
    init(log: Log) {}
    init(work: @escaping () -> Void) {}
    func take(_ log: Log) {}
    func run(_ body: @escaping () -> Void) {}
    func later(_ body: @escaping @Sendable () -> Void) {}
    func onMain(_ body: @escaping @MainActor () -> Void) {}
    func count(_ number: Int) -> Int { number }
    func make() -> Log { Log() }
    var log = Log() }
@preconcurrency @MainActor func show(_ log: Log) {}
class Subpage: Page {}
final class Client { let log = Log(); var held: Page?
    init() { held = Page(log: log) } // says: 21 isolation [warning 6 5f 5c]; 21 sending
    deinit { held?.take(log) } // says: 20 isolation [warning 6 5f 5c]; 20 sending
    func parameter(_ page: Page, _ log: Log) { page.take(log) } // says: 53 isolation [warning 6 5f 5c]; 53 sending
    func property(_ page: Page) { page.take(self.log) } // says: 40 isolation [warning 6 5f 5c]; 40 sending
    func function(_ log: Log) { show(log) } // says: 33 isolation [warning 6 5f 5c]; 33 sending
    func inherited(_ page: Subpage) { page.take(log) } // says: 44 isolation [warning 6 5f 5c]; 44 sending
    func made() { _ = Page(log: log) } // says: 23 isolation [warning 6 5f 5c]; 23 sending
    func fresh(_ page: Page) { page.take(Log()); let log = Log(); page.take(log) } // says: 37 isolation [warning 6 5f 5c]; 72 isolation [warning 6 5f 5c]
    func used(_ page: Page) { let log = Log(); page.take(log); log.use() } // says: 53 isolation [warning 6 5f 5c]; 53 sending
    func work(_ page: Page, _ work: @escaping () -> Void) { page.run(work); _ = Page(work: work) } // says: 66 isolation [warning 6 5f 5c]; 66 sending; 81 isolation [warning 6 5f 5c]; 81 sending
    func closures(_ page: Page) { page.run { self.log.use() }; page.run { print("x") }; page.onMain { print("x") } } // says: 40 isolation [warning 6 5f 5c]; 40 sending; 69 isolation [warning 6 5f 5c]; 94 isolation [warning 6 5f 5c]
    func trailing(_ page: Page) { _ = Page { self.log.use() } } // says: 39 isolation [warning 6 5f 5c]; 39 sending
    func optional(_ page: Page?) { _ = page?.make() } // says: 46 isolation [warning 6 5f 5c]; 46 result
    func result(_ page: Page) { page.make().use() } // says: 38 isolation [warning 6 5f 5c]; 38 result
    func shared(_ page: Page) -> Int { page.count(1) } // says: 45 isolation [warning 6 5f 5c]
    func read(_ page: Page) { page.log.use(); page.log = log } // says: 36 isolation [warning 6 5f 5c]; 52 isolation [warning 6 5f 5c]
    func waits(_ page: Page) async { await page.take(log) } // says: 49 sending
    var computed: Log? { held?.make() } } // says: 32 isolation [warning 6 5f 5c]; 32 result
struct Part { var log: Log; var page: Page
    func send() { page.take(log) } } // says: 24 isolation [warning 6 5f 5c]; 24 sending
func closure(_ page: Page, _ log: Log) { let send = { page.take(log) }; send() } // says: 60 isolation [warning 6 5f 5c]; 60 sending
@MainActor func onMain(_ page: Page, _ log: Log) { page.take(log); _ = page.make() }
actor Store { let log = Log(); func send(_ page: Page) { page.take(log); _ = page.make() } } // says: 63 isolation [warning 6 5f 5c 5t 5]; 63 sending; 83 isolation [warning 6 5f 5c 5t 5]; 83 result
@preconcurrency @MainActor protocol Turning: AnyObject { func turn(); func make() -> Log }
protocol Listing: AnyObject {}
extension Page { func follow(_ other: any Turning) {}; func keep(_ value: Any) {}; func list(_ listing: any Listing) {} }
func receiver(_ page: any Turning) { page.turn() } // says: 43 isolation [warning 6 5f 5c]; 43 sending [error 6]
func generic<T: Turning>(_ page: T) { page.turn() } // says: 44 isolation [warning 6 5f 5c]; 44 sending
func sameProtocol(_ page: Page, _ other: any Turning) { page.follow(other) } // says: 62 isolation [warning 6 5f 5c]; 62 sending [warning 6]
func anyValue(_ page: Page, _ other: any Turning) { page.keep(other) } // says: 58 isolation [warning 6 5f 5c]; 58 sending [error 6]
func otherProtocol(_ page: Page, _ listing: any Listing) { page.list(listing) } // says: 65 isolation [warning 6 5f 5c]; 65 sending
func shared(_ page: Page, _ other: Page) { page.keep(other) } // says: 49 isolation [warning 6 5f 5c]
func given(_ page: any Turning) { _ = page.make() } // says: 44 isolation [warning 6 5f 5c]; 44 result; 44 sending [error 6]
