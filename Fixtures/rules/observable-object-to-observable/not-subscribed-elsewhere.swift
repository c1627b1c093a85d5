import Combine
final class Model: ObservableObject {
  @Published var count = 0
}
//- file: Other.swift
import Combine
func watch(_ model: Model) -> AnyCancellable { model.$count.sink { print($0) } }
