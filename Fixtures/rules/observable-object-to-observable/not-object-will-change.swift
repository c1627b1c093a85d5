import Combine
final class Clock: ObservableObject {
  @Published var time = 0
}
final class Feed: ObservableObject { // expect: observable-object-to-observable
  @Published var items = 0
}
//- file: Timer.swift
import Combine
func tick(_ clock: Clock) { clock.objectWillChange.send() }
