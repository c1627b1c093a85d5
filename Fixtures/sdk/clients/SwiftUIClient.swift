import Combine
import SwiftData
import SwiftUI

extension EnvironmentValues {
  @Entry var speed: Double = 1.0
  @Entry var label: String?
}

struct Board: View {
  @Query(sort: \Item.title) private var items: [Item]
  @Query private var tags: [Tag]
  @Environment(\.modelContext) private var context
  @Environment(\.speed) private var speed
  @State private var taps = 0

  var body: some View {
    List {
      ForEach(items) { item in Text(item.title) }
      if taps > 1 {
        Text("many")
      } else {
        Button("Add") { add() }
      }
    }
    .task { await load() }
    .onChange(of: taps) { old, new in refresh() }
    .onAppear { refresh() }
  }

  func add() {
    context.insert(Item(title: "new"))
    taps += 1
  }
  func load() async { refresh() }
  func refresh() {}
}

@main struct Application: App {
  var body: some Scene {
    WindowGroup { Board() }.modelContainer(for: Item.self)
  }
}

// Not isolated, unlike other views: the framework may ask for a path anywhere.
struct Wave: Shape {
  var height: Double
  var animatableData: Double {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path { outline(of: rect) }
  func outline(of rect: CGRect) -> Path { Path { $0.move(to: rect.origin) } }
}

nonisolated func draw(_ wave: Wave) -> Path { wave.outline(of: CGRect()) }

struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

@MainActor final class Counter: ObservableObject {
  @Published var count = 0
}

struct Watcher: View {
  @StateObject private var counter = Counter()
  @ObservedObject var other: Counter

  var body: some View {
    Text("\(counter.count)").onGeometryChange(for: CGFloat.self) { proxy in
      self.touch()  // warning: call to main actor-isolated instance method 'touch()' in a synchronous nonisolated context
      return proxy.size.width
    } action: { _ in touch() }
  }

  func touch() {}
}

nonisolated func outside(_ board: Board) {
  board.refresh()  // warning: call to main actor-isolated instance method 'refresh()' in a synchronous nonisolated context
}

#Preview { Text("preview") }

struct Card: View {
  let title: String

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).foregroundStyle(.blue)
      Text(title).font(.headline).padding(.horizontal, 4).frame(maxWidth: 200)
    }
  }
}
