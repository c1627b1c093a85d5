import Combine
import SwiftUI
final class Tides: ObservableObject { // expect: observable-view-model-without-main-actor
  private(set) var heights: [Double] = []
  func update() async {
    heights = await load()
    objectWillChange.send()
  }
}
final class Winds: ObservableObject { // expect: observable-view-model-without-main-actor
  private(set) var speeds: [Double] = []
  func update() {
    Task { [weak self] in
      self?.speeds = await load()
      self?.objectWillChange.send()
    }
  }
}
// It is told on the main actor, or by another object, or what is sent is none.
final class Clouds: ObservableObject {
  private let tides = Tides()
  private(set) var covers: [Double] = []
  private let changes = PassthroughSubject<Void, Never>()
  func update() async {
    let loaded = await load()
    await MainActor.run {
      covers = loaded
      objectWillChange.send()
    }
    changes.send()
    show(tides.objectWillChange)
  }
  func refresh() { objectWillChange.send() }
  private func show(_ publisher: ObservableObjectPublisher) {}
}
func load() async -> [Double] { [] }
struct Screen: View {
  @EnvironmentObject var tides: Tides
  @StateObject private var winds = Winds()
  @ObservedObject var clouds: Clouds
  var body: some View { Text("Screen") }
}
