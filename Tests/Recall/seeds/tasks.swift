// MARK: async-func-only-spawns-task, info
// The caller's 'await' returns before the work.
// import: SwiftUI
// call: Task { await DigestSender().send() }
@MainActor final class DigestSender {
  private var sent = false

  func send() async {  // <-
    Task {
      try? await Task.sleep(for: .seconds(2))
      sent = true
    }
  }
}

// MARK: blocking-expectation-in-async-test, warning
// An asynchronous test blocks on its expectation.
// place: test case
func testBellRings() async {
  let rung = expectation(description: "rung")
  Task {
    try? await Task.sleep(nanoseconds: 1_000)
    rung.fulfill()
  }
  wait(for: [rung], timeout: 1)  // <-
}

// MARK: blocking-expectation-in-async-test, warning
// The older form, for all expectations at once.
// place: test case
func testShutterCloses() async throws {
  let closed = expectation(description: "closed")
  DispatchQueue.main.async { closed.fulfill() }
  waitForExpectations(timeout: 2, handler: nil)  // <-
}

// MARK: busy-flag-not-reset-on-throw, warning
// An error leaves the flag set.
// import: SwiftUI
// call: Task { try? await BackupScreenState().backUp() }
@MainActor final class BackupScreenState: ObservableObject {
  @Published var isWorking = false

  func backUp() async throws {
    isWorking = true  // <-
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org/backup")!)
    print(data.count)
    isWorking = false
  }
}

struct BackupButton: View {
  @StateObject private var state = BackupScreenState()

  var body: some View {
    Button("Back up") { Task { try? await state.backUp() } }.disabled(state.isWorking)
  }
}

// MARK: busy-flag-not-reset-on-throw, warning
// An early return leaves the flag of a view set.
// import: SwiftUI
// call: _ = CouponField()
struct CouponField: View {
  @State private var code = ""
  @State private var checking = false

  var body: some View {
    TextField("Code", text: $code)
      .disabled(checking)
      .onSubmit { Task { try? await check() } }
  }

  private func check() async throws {
    checking = true  // <-
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org/\(code)")!)
    if data.isEmpty { return }
    code = ""
    checking = false
  }
}

// MARK: cancellation-error-swallowed, info
// A cancelled request is shown as an error.
// import: SwiftUI
// call: _ = BulletinView()
struct BulletinView: View {
  @State private var text = ""
  @State private var message: String?

  var body: some View {
    Text(message ?? text).task { await load() }
  }

  private func load() async {
    do {
      let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org/bulletin")!)
      text = String(decoding: data, as: UTF8.self)
    } catch {  // <-
      message = error.localizedDescription
    }
  }
}

// MARK: cancellation-error-swallowed, info
// 'try?' before 'checkCancellation'.
// call: Task { await HexDump().dump([1, 2]) }
struct HexDump {
  nonisolated func dump(_ bytes: [UInt8]) async {
    for byte in bytes {
      try? Task.checkCancellation()  // <-
      print(byte)
      await Task.yield()
    }
  }
}

// MARK: detached-task, warning
// It hops straight back.
// import: SwiftUI
// call: SplashModel().begin()
@MainActor final class SplashModel {
  private var done = false

  private func finish() { done = true }

  func begin() {
    Task.detached {  // <-
      await MainActor.run { self.finish() }
    }
  }
}

// MARK: detached-task, warning
// The result is awaited at once.
// import: Foundation
// call: Task { _ = await SumScreen().total([1]) }
@MainActor final class SumScreen {
  private let summation = Summation()

  func total(_ numbers: [Int]) async -> Int {
    await Task.detached { await self.summation.add(numbers) }.value  // <-
  }
}

actor Summation {
  private var calls = 0
  func add(_ numbers: [Int]) -> Int {
    calls += 1
    return numbers.reduce(0, +)
  }
}

// MARK: detached-task, info
// Only asynchronous functions without isolation are called.
// import: SwiftUI
// call: NewsTicker().refresh()
struct NewsWire: Sendable {
  func fetch() async {
    _ = try? await URLSession.shared.data(from: URL(string: "https://example.org/news")!)
  }
}

@MainActor final class NewsTicker {
  private let wire = NewsWire()

  func refresh() {
    Task.detached { [wire] in  // <-
      await wire.fetch()
    }
  }
}

// MARK: repeating-timer-retains-self, warning
// The block uses 'self', and only 'deinit' would end the timer.
// import: Foundation
// call: PulseMeter().begin()
final class PulseMeter {
  private var timer: Timer?
  private var beats = 0

  func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // <-
      self.beats += 1
    }
  }

  deinit { timer?.invalidate() }
}

// MARK: repeating-timer-retains-self, warning
// The timer's target is 'self'.
// import: Foundation
// call: BlinkDriver().begin()
final class BlinkDriver: NSObject {
  private var on = false

  func begin() {
    Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(blink), userInfo: nil, repeats: true)  // <-
  }

  @objc private func blink() { on.toggle() }
}

// MARK: repeating-timer-retains-self, warning
// A display link that nothing ends.
// import: UIKit
// call: SnowField().fall()
@MainActor final class SnowField: NSObject {
  private var link: CADisplayLink?
  private var height = 0.0

  func fall() {
    link = CADisplayLink(target: self, selector: #selector(step))  // <-
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step() { height += 1 }

  deinit { link?.invalidate() }
}

// MARK: swallowed-sleep-cancellation, warning
// A debounced search goes on at once when it is cancelled.
// import: SwiftUI
// call: _ = StationSearch()
struct StationSearch: View {
  @State private var term = ""
  @State private var lookup: Task<Void, Never>?
  @State private var hits = 0

  var body: some View {
    TextField("Station", text: $term)
      .onChange(of: term) { search() }
  }

  private func search() {
    lookup?.cancel()
    lookup = Task {
      try? await Task.sleep(for: .milliseconds(300))  // <-
      if let (data, _) = try? await URLSession.shared.data(from: URL(string: "https://example.org/\(term)")!) {
        hits = data.count
      }
    }
  }
}

// MARK: swallowed-sleep-cancellation, warning
// A loop that becomes busy when its task is cancelled.
// import: Foundation
// call: StatusPoller.shared.restart()
@MainActor final class StatusPoller {
  static let shared = StatusPoller()
  private var polling: Task<Void, Never>?
  private var rounds = 0

  func restart() {
    polling?.cancel()
    polling = Task {
      while true {
        rounds += 1
        try? await Task.sleep(nanoseconds: 5_000_000_000)  // <-
      }
    }
  }
}

// MARK: task-handle-overwritten-without-cancel, info
// A second call starts a second task beside the first.
// import: SwiftUI
// call: GalleryLoader.shared.load(album: 3)
@MainActor final class GalleryLoader {
  static let shared = GalleryLoader()
  private var loading: Task<Void, Never>?
  private var pictures: [Int] = []

  func load(album: Int) {
    loading = Task {  // <-
      try? await Task.sleep(for: .seconds(1))
      if !Task.isCancelled { pictures.append(album) }
    }
  }

  func stop() { loading?.cancel() }
}

// MARK: task-handle-overwritten-without-cancel, info
// The state of a view.
// import: SwiftUI
// call: _ = FerryBoard()
struct FerryBoard: View {
  @State private var refresh: Task<Void, any Error>?
  @State private var departures = 0

  var body: some View {
    Button("Refresh \(departures)") {
      refresh = Task {  // <-
        try await Task.sleep(for: .seconds(3))
        departures += 1
      }
    }
    .onDisappear { refresh?.cancel() }
  }
}

// MARK: task-in-deinit-captures-self, error
// A task that uses 'self' without naming it.
// call: _ = SocketLease(number: 4)
final class SocketLease: @unchecked Sendable {
  private let number: Int
  init(number: Int) { self.number = number }

  private func release() async { print(number) }

  deinit {
    Task { await self.release() }  // <-
  }
}

// MARK: task-in-deinit-captures-self, error
// A block of the main queue.
// import: Foundation
// call: _ = MapOverlayOwner()
final class MapOverlayOwner: @unchecked Sendable {
  private var overlays = [1, 2]

  deinit {
    DispatchQueue.main.async {
      self.overlays.removeAll()  // <-
    }
  }
}

// MARK: task-in-deinit-captures-self, error
// Through another name.
// call: _ = AudioTapOwner()
final class AudioTapOwner: @unchecked Sendable {
  private let gain = 1.0
  func stop() { print(gain) }

  deinit {
    let owner = self
    Task.detached { owner.stop() }  // <-
  }
}

// MARK: task-in-deinit-captures-self, error
// A method that starts the task.
// call: _ = CursorRecorder()
final class CursorRecorder: @unchecked Sendable {
  private var path: [Int] = []

  private func flush() {
    Task { print(self.path) }
  }

  deinit {
    flush()  // <-
  }
}

// MARK: task-sleep-nanoseconds, info
// A labelled number of nanoseconds.
// call: Task { try? await LanternShow().run() }
struct LanternShow {
  nonisolated func run() async throws {
    print("on")
    try await Task.sleep(nanoseconds: 2_000_000_000)  // <-
    print("off")
  }
}

// MARK: task-sleep-nanoseconds, warning
// The deprecated form without a label.
// call: Task { await KettleTimer().wait() }
struct KettleTimer {
  nonisolated func wait() async {
    await Task.sleep(90 * 1_000_000_000)  // <-
    print("done")
  }
}

// MARK: task-yield-as-synchronization, info
// A yield is to let another task finish.
// import: SwiftUI
// call: Task { await ContactGate().check() }
@MainActor final class ContactGate {
  private var granted = false

  private func ask() { Task { granted = true } }

  func check() async {
    ask()
    await Task.yield()  // <-
    print(granted)
  }
}

// MARK: throwing-task-result-ignored, info
// The error of an upload goes nowhere.
// import: Foundation
// call: CrashUpload().send()
struct CrashUpload {
  func send() {
    Task {  // <-
      let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org/crash")!)
      print(data.count)
    }
  }
}

// MARK: uncancellable-loop, info
// Heavy work in a loop of a task that never asks.
// import: Foundation
// call: _ = CatalogScan().start([])
struct CatalogScan {
  func start(_ files: [URL]) -> Task<Int, Never> {
    Task.detached {
      var size = 0
      for file in files {  // <-
        if let data = try? Data(contentsOf: file), let text = String(data: data, encoding: .utf8) {
          size += text.components(separatedBy: "\n").count
        }
      }
      return size
    }
  }
}

// MARK: uncancellable-loop, info
// An endless loop whose awaits cannot throw.
// import: SwiftUI
// call: EchoLoop().start()
actor EchoSource {
  private var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

@MainActor final class EchoLoop {
  private let source = EchoSource()
  private var last = 0

  func start() {
    Task { [source] in
      while true {  // <-
        let value = await source.next()
        print(value)
      }
    }
  }
}
