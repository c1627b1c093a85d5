import SwiftUI
struct Chart {
  var next: Chart { self }
  func zoomed() -> Chart { self }
  func onSelect(perform action: @escaping () -> Void) {}
}
extension View {
  func onActive(perform action: @escaping () -> Void) -> some View { onAppear { action() } }
}
func makeChart() -> Chart { Chart() }
func refresh() async {}

@MainActor func show(_ any: Any, _ charts: [Chart], _ chart: Chart) {
  makeChart().onSelect {
    Task { @MainActor in await refresh() } // expect: redundant-main-actor-task
  }
  chart.next.zoomed().onSelect {
    Task { @MainActor in await refresh() } // expect: redundant-main-actor-task
  }
  charts[0].onSelect {
    Task { @MainActor in await refresh() } // expect: redundant-main-actor-task
  }
  if let chart = any as? Chart {
    chart.onSelect(perform: {
      Task { @MainActor in await refresh() } // expect: redundant-main-actor-task
    })
  }
}

struct Cleaner: ViewModifier {
  func body(content: Content) -> some View {
    content.onActive {
      Task { @MainActor in await refresh() } // expect: redundant-main-actor-task
    }
  }
}
struct Screen: View {
  var body: some View {
    VStack { Text("Charts") }
      .padding()
      .onActive {
        Task { @MainActor in await refresh() } // expect: redundant-main-actor-task
      }
  }
}
