// Values on their way through isolated witnesses and overrides.
class Log {}
protocol Work { func work(_ log: Log) async -> Log; var value: Log { get async }; func call(_ size: Int) async -> Int }
actor Store: Work { func work(_ log: Log) async -> Log { log }; var value: Log { Log() }; func call(_ size: Int) -> Int { size } } // says: 26 witness-value [error 6, warning 5f 5c 5t]; 69 witness-value [error 6, warning 5f 5c 5t]
@MainActor final class ScreenType: Work { func work(_ log: Log) async -> Log { log }; var value: Log { Log() }; func call(_ size: Int) async -> Int { size } } // says: 48 witness-value [error 6, warning 5f 5c 5t]; 91 witness-value [error 6, warning 5f 5c 5t]
class Base { func over(_ log: Log) async -> Log { log }; func sync() {}; var pair: Int { 1 }; init() {} }
class Sub: Base { @MainActor override func over(_ log: Log) async -> Log { log } } // says: 44 override-value [error 6, warning 5f 5c 5t]
@MainActor class SubMain: Base { override func sync() { extra() }; func extra() {}; override init() { super.init(); extra() } } // says: 57 isolation [error 6 5f 5c 5t 5]; 117 isolation [error 6 5f 5c 5t 5]
@MainActor class MBase { func f() {}; var v = 1 }
class MSub: MBase { nonisolated override func f() {} }
protocol Async { func store() async }
@MainActor class Fine: Async { func store() async {} }
protocol Getter { var title: String { get } }
@MainActor class Screen: Getter { var title = ""; } // says: 26 conformance [error 6, warning 5f 5c 5t 5]
@MainActor class Screen2: Getter { let title = "" }
@MainActor struct Screen3: Getter { var title = "" }
@MainActor class Screen4: @preconcurrency Getter { var title = "" }
@MainActor class Screen5: Getter { nonisolated var title: String { "" } }
@MainActor struct H: Hashable { var number = 1 }
@MainActor class HC: Hashable { static func == (store: HC, flag: HC) -> Bool { true }; func hash(into h: inout Hasher) {} } // says: 18 conformance [error 6, warning 5f 5c 5t 5]; 22 conformance [error 6, warning 5f 5c 5t 5]
protocol Two { func one(); func two() }
@MainActor class Twice: Two { func one() {}; func two() {} } // says: 25 conformance [error 6, warning 5f 5c 5t 5]
@MainActor class Ext {}
extension Ext: Two { func one() {}; func two() {} } // says: 16 conformance [error 6, warning 5f 5c 5t 5]
actor Act: Getter { var title: String { "" } } // says: 12 conformance [error 6 5f 5c 5t 5]
actor Act2: CustomStringConvertible { nonisolated var description: String { "" } }
@MainActor enum En: String, CaseIterable, Codable { case store }
@MainActor class Dec: Decodable { var size = 1; required init(from draft: any Decoder) throws {} } // says: 23 conformance [error 6, warning 5f 5c 5t 5]
protocol Static { static func create() }
@MainActor class St: Static { static func create() {} } // says: 22 conformance [error 6, warning 5f 5c 5t 5]
@MainActor struct View1: Identifiable { var id = 1 }
@MainActor final class Comparable1: Comparable { static func < (store: Comparable1, flag: Comparable1) -> Bool { true }; static func == (store: Comparable1, flag: Comparable1) -> Bool { true } } // says: 24 conformance [error 6, warning 5f 5c 5t 5]; 37 conformance [error 6, warning 5f 5c 5t 5]
