// Key paths to isolated properties.
final class Log: Hashable { static func == (store: Log, flag: Log) -> Bool { true }; func hash(into h: inout Hasher) {} }
struct Shelf { var number = 1; @MainActor var screen = 1; subscript(log: Log) -> Int { 0 } }
@MainActor final class Screen { var value = ""; let other = 1; var name: String { "" } }
func one<Value: Sendable>(_ value: Value) {}
func paths(_ log: Log) { one(\Shelf.number); one(\Shelf[log]); _ = \Shelf.screen; _ = \Screen.value; _ = \Screen.other; let pair: KeyPath<Shelf, Int> = \Shelf.number; one(pair) } // says: 26 requirement [warning 5c]; 46 requirement; 56 key-path [warning 5c]; 95 key-path [error 6, warning 5f 5c 5t 5]; 168 requirement
@MainActor func present(_ store: [Screen]) { _ = \Screen.value; one(\Screen.value); _ = store.map(\.value); _ = store.sorted { $0.value < $1.value } } // says: 65 requirement [error 6, warning 5f 5c 5t]
func off(_ store: [Screen]) { _ = store.map(\.value) } // says: 47 key-path [error 6, warning 5f 5c 5t 5]
@MainActor func chain(_ store: [Screen]) { let f: KeyPath<Screen, String> = \.name; _ = store.map { $0[keyPath: f] } }
@MainActor struct View { var store: Log; var text: String { "" }; nonisolated var inner: Inner { Inner() } }
struct Inner { @MainActor var text: String { "" } }
func more(_ screen: Screen?) { _ = \Screen.name; _ = \Screen.value.count; _ = \View.store; _ = \View.text; _ = \View.inner.text; _ = \Screen?.?.value } // says: 44 key-path [error 6, warning 5f 5c 5t 5]; 62 key-path [error 6, warning 5f 5c 5t 5]; 85 key-path [error 6, warning 5f 5c 5t 5]; 102 key-path [error 6, warning 5f 5c 5t 5]; 124 key-path [error 6, warning 5f 5c 5t 5]; 145 key-path [error 6, warning 5f 5c 5t 5]
func wanted(_ store: [Screen]) { let path: KeyPath<Screen, String> = \.value; _ = path; _ = store.map(\.other); _ = store.first(where: \.name.isEmpty) } // says: 72 key-path [error 6, warning 5f 5c 5t 5]; 138 key-path [error 6, warning 5f 5c 5t 5]
func tasks() { Task { @MainActor in _ = \Screen.value }; Task { _ = \Screen.value } } // says: 77 key-path [error 6, warning 5f 5c 5t 5]
