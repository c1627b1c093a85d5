import Combine
import Foundation

final class Loader: ObservableObject { // expect: unused-observable-object-conformance
  func load() {}
}
class Recorder: NSObject, ObservableObject { // expect: unused-observable-object-conformance
  var isRecording = false
}
protocol Closing { func close() }
@MainActor final class Session: Combine.ObservableObject, Closing { // expect: unused-observable-object-conformance
  @MainActor var token = ""
  func close() {}
}
extension Session {
  var isOpen: Bool { !token.isEmpty }
}
// 'ObservableObject' of the class around says nothing about the one in it.
final class Outer {
  final class Inner: ObservableObject {} // expect: unused-observable-object-conformance
}
