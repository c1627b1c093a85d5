// Another type has a function of the name, which runs its closure anywhere.
struct Chart {
  func onSelect(perform action: @escaping () -> Void) {}
}
struct Feed {
  var next: Feed { self }
  func onSelect(perform action: @escaping @Sendable () -> Void) {}
}
func refresh() async {}

@MainActor func show(_ feed: Feed, _ any: Any) {
  feed.next.onSelect { Task { @MainActor in await refresh() } }
  (any as? Feed)?.onSelect { Task { @MainActor in await refresh() } }
}
