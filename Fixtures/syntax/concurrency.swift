// Concurrency, as applications write it.
@MainActor final class ViewModel: ObservableObject {
  @Published var items: [Item] = []
  nonisolated let id = UUID()
  private var task: Task<Void, Never>? { willSet { task?.cancel() } }
  func load() async {
    do {
      async let first = service.first()
      async let (second, third) = (service.second(), service.third())
      items = try await [first, second, third].compactMap { $0 }
      try await Task.sleep(for: .seconds(1))
    } catch is CancellationError {
    } catch { handle(error) }
  }
  func start() {
    task = Task { [weak self] in await self?.load() }
    Task.detached(priority: .background) { @MainActor in self.items.removeAll() }
    Task { @concurrent in await compute() }
    Task(name: "loading", priority: .high) { try await self.run() }
    Task.immediate { await load() }
  }
  nonisolated func free() -> String { MainActor.assumeIsolated { "x" } }
  nonisolated(nonsending) func inherit() async {}
  @concurrent func background() async -> Int { 1 }
  isolated deinit { task?.cancel() }
}
func groups() async throws -> [Int] {
  try await withThrowingTaskGroup(of: Int.self, returning: [Int].self) { group in
    for index in 0..<10 { group.addTask { try await work(index) } }
    var results: [Int] = []
    for try await value in group { results.append(value) }
    while let next = try await group.next() { results.append(next) }
    return results
  }
  await withDiscardingTaskGroup { $0.addTask { await work() } }
  return try await withCheckedThrowingContinuation { continuation in
    continuation.resume(returning: []); continuation.resume(throwing: Failure.timeout)
  }
  return await withTaskCancellationHandler { await run() } onCancel: { cancel() }
  await MainActor.run { [items] in update(items) }
  let value = await actor.value, other = try await actor[0].load()?.value ?? 1
  await (try load(), 1)
  await actor.increment(by: await other.count)
  if await actor.isReady, try await load() {}
  guard let item = await store.item, await item.isValid else { return [] }
  _ = await a + await b
  _ = try await a ?? (try await b)
  for await (key, value) in stream where await isValid(key) {}
  let stream = AsyncStream<Int> { continuation in continuation.onTermination = { @Sendable _ in } }
  $local.withValue(1) { await run() }
  return try await self.load().map { try await $0.value }
}
actor Store: GlobalActor {
  static let shared = Store()
  private var cache: [String: Task<Data, any Error>] = [:]
  func value(for key: String, isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> sending Data { Data() }
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
  init(value: sending Data) async {}
}
struct Box<T>: @unchecked Sendable { nonisolated(unsafe) static var shared: T?; @TaskLocal static var local = 1 }
extension Box: Sendable where T: Sendable {}
func send(_ value: sending Data, body: sending @escaping @isolated(any) () async -> Void) -> sending Data { value }
let handler: @MainActor @Sendable (Int) async throws -> Void = { @MainActor value in print(value) }
typealias Body = nonisolated(nonsending) () async -> Void
nonisolated struct Plain: Equatable {}
@globalActor enum Database { actor Instance {}; static let shared = Instance() }
class Cell: @MainActor Equatable, nonisolated Hashable {}
await topLevel()
try await topLevel()
for await x in topLevel {}
