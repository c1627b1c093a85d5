import Combine
import SwiftUI

struct Screen: View {
  let model: Model
  var body: some View { Text("Screen").onReceive(model.$isReady) { _ in } }
}
//- file: Model.swift
import Combine
final class Model: ObservableObject {
  @Published var isReady = false
  let changes = PassthroughSubject<Int, Never>()
  var subscription: AnyCancellable?
}
//- file: Stopping.swift
import Combine
func stop(_ model: Model) { model.subscription?.cancel() }
//- file: Sending.swift
import Combine
func send(_ model: Model) { model.changes.send(1) }
//- file: Posts.swift
import Combine
import Foundation
func posts() -> some Any { NotificationCenter.default.publisher(for: .NSCalendarDayChanged) }
//- file: Delay.swift
import Combine
func later(_ model: Model) -> some Any { model.changes.debounce(for: 1, scheduler: RunLoop.main) }
