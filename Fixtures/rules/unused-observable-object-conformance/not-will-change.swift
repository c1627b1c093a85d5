import Combine

final class Clock: ObservableObject {
  var time = 0
}
final class Watch: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
}
//- file: Other.swift
import Combine
func watch(_ clock: Clock) -> AnyCancellable { clock.objectWillChange.sink { print("changed") } }
