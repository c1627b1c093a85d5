// Another file of the module imports Combine and needs it.
import Combine // expect: unused-combine-import
struct Row {}
//- file: Uses.swift
import Foundation
import Streams
func watch(_ stream: Stream) { stream.updates.sink { print($0) } }
//- file: Model.swift
import Combine
final class Model: ObservableObject {
  @Published var isReady = false
}
