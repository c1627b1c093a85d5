// A function of the project has the name, but nothing is known of the types that it is called on.
import ChartKit
struct Chart {
  func onSelect(perform action: @escaping () -> Void) {}
}
func refresh() async {}

@MainActor func show(_ foreign: ForeignChart, _ any: Any) {
  foreign.next.onSelect { Task { @MainActor in await refresh() } }
  (any as? ForeignChart)?.onSelect { Task { @MainActor in await refresh() } }
}
