// MARK: blocking-io-in-async, info
// A file is read in the action of a view.
// import: SwiftUI
// call: _ = LicenceView(file: URL(fileURLWithPath: "/tmp/a"))
struct LicenceView: View {
  @State private var text = ""
  let file: URL

  var body: some View {
    Text(text)
      .task {
        text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""  // <-
      }
  }
}

// MARK: blocking-io-in-async, info
// In an asynchronous method on the main actor.
// import: SwiftUI
// call: Task { await SketchImport().open(URL(fileURLWithPath: "/tmp/a")) }
@MainActor final class SketchImport {
  private var bytes = 0

  func open(_ url: URL) async {
    if let data = try? Data(contentsOf: url) {  // <-
      bytes = data.count
    }
  }
}

// MARK: blocking-wait-in-async, error
// A semaphore in an asynchronous function.
// import: Foundation
// call: Task { await VaultOpen().open() }
struct VaultOpen {
  nonisolated func open() async {
    let gate = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { gate.signal() }
    gate.wait()  // <-
  }
}

// MARK: blocking-wait-in-async, error
// The thread sleeps in a task.
// import: Foundation
// call: BuzzerTest().run()
struct BuzzerTest {
  func run() {
    Task {
      print("on")
      Thread.sleep(forTimeInterval: 0.5)  // <-
      print("off")
    }
  }
}

// MARK: blocking-wait-in-async, error
// A synchronous method of an actor.
// import: Foundation
// call: Task { await PlotterQueue().draw() }
actor PlotterQueue {
  private var drawn = 0

  func draw() {
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().async { group.leave() }
    group.wait()  // <-
    drawn += 1
  }
}

// MARK: blocking-wait-in-async, error
// A helper of the project blocks.
// import: Foundation
// call: Task { await SensorBus().sample() }
struct SensorBus {
  private func settle() {
    usleep(20_000)
  }

  nonisolated func sample() async {
    settle()  // <-
    print("sampled")
  }
}

// MARK: callback-results-race, warning
// The handlers of a loop append to one array.
// import: Foundation
// call: CoverLoader().load([]) { _ in }
struct CoverLoader {
  func load(_ urls: [URL], completion: @escaping ([Data]) -> Void) {
    let group = DispatchGroup()
    let client = CallbackClient()
    var covers: [Data] = []
    for url in urls {
      group.enter()
      client.get(url) { data in
        covers.append(data)  // <-
        group.leave()
      }
    }
    group.notify(queue: .main) { completion(covers) }
  }
}

final class CallbackClient {
  private let queue = DispatchQueue(label: "client", attributes: .concurrent)

  func get(_ url: URL, completion: @escaping (Data) -> Void) {
    queue.async { completion((try? Data(contentsOf: url)) ?? Data()) }
  }
}

// MARK: callback-results-race, warning
// A counter in the property of a class.
// import: Foundation
// call: PingRound().run(["a", "b"])
final class PingRound {
  private var failures = 0
  private let pinger = HostPinger()

  func run(_ hosts: [String]) {
    hosts.forEach { host in
      pinger.ping(host) { reachable in
        if !reachable { self.failures += 1 }  // <-
      }
    }
  }
}

final class HostPinger {
  func ping(_ host: String, done: @escaping (Bool) -> Void) {
    DispatchQueue.global().async { done(host.isEmpty) }
  }
}

// MARK: dispatch-main-async, info
// In an asynchronous function.
// settings: Swift 6
// import: SwiftUI
// call: Task { await ToastPresenter().present() }
@MainActor final class ToastStack {
  static let shared = ToastStack()
  var toasts = 0
}

struct ToastPresenter {
  nonisolated func present() async {
    try? await Task.sleep(for: .seconds(1))
    DispatchQueue.main.async {  // <-
      ToastStack.shared.toasts += 1
    }
  }
}

// MARK: dispatch-main-async, info
// A hop from code without isolation.
// import: SwiftUI
// call: LampSwitch().toggle()
@MainActor final class LampFace {
  static let shared = LampFace()
  var on = false
}

struct LampSwitch: Sendable {
  nonisolated func toggle() {
    DispatchQueue.main.async {  // <-
      LampFace.shared.on.toggle()
    }
  }
}

// MARK: dispatch-main-async, info
// A delay on the main actor.
// import: SwiftUI
// call: _ = HintBubble()
struct HintBubble: View {
  @State private var visible = true

  var body: some View {
    Text("Swipe").opacity(visible ? 1 : 0)
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {  // <-
          visible = false
        }
      }
  }
}

// MARK: group-leave-skipped, error
// The error path does not leave.
// import: Foundation
// call: DayImport().run([]) {}
struct DayImport {
  func run(_ files: [URL], done: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for file in files {
      group.enter()
      DispatchQueue.global().async {
        do {
          let data = try Data(contentsOf: file)
          print(data.count)
          group.leave()  // <-
        } catch {
          print(error)
        }
      }
    }
    group.notify(queue: .main, execute: done)
  }
}

// MARK: group-leave-skipped, error
// An early return.
// import: Foundation
// call: DispatchQueue.global().async { MirrorCheck().check() }
struct MirrorCheck {
  func check() {
    let answered = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: URL(string: "https://example.org/mirror")!) { data, _, _ in
      guard let data else { return }
      print(data.count)
      answered.signal()  // <-
    }.resume()
    answered.wait()
  }
}

// MARK: lock-across-await, error
// A lock is held over the await.
// import: Foundation
// call: Task { await SeatMap().refresh() }
final class SeatMap: @unchecked Sendable {
  private let lock = NSLock()
  private var seats: [Int] = []

  func refresh() async {
    lock.lock()  // <-
    if let (data, _) = try? await URLSession.shared.data(from: URL(string: "https://example.org/seats")!) {
      seats = data.map(Int.init)
    }
    lock.unlock()
  }
}

// MARK: lock-across-await, error
// It is released by 'defer', after the await.
// import: os
// call: Task { await GateKeeper().pass() }
final class GateKeeper: @unchecked Sendable {
  private let mutex = OSAllocatedUnfairLock()
  private var passes = 0

  func pass() async {
    mutex.lock()  // <-
    defer { mutex.unlock() }
    passes += 1
    await announce()
  }

  private func announce() async { try? await Task.sleep(for: .seconds(1)) }
}

// MARK: lock-across-await, warning
// A pair without an await.
// import: Foundation
// call: Task { await CoinSlot().insert() }
final class CoinSlot: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var coins = 0

  func insert() async {
    lock.lock()  // <-
    coins += 1
    lock.unlock()
  }
}

// MARK: manual-lock-to-actor, info
// All methods that use the lock are asynchronous.
// import: Foundation
// call: Task { await VoteBox().vote("a") }
final class VoteBox: @unchecked Sendable {
  private let lock = NSLock()  // <-
  private var votes: [String: Int] = [:]

  func vote(_ name: String) async {
    lock.withLock { votes[name, default: 0] += 1 }
  }

  func result() async -> [String: Int] {
    lock.withLock { votes }
  }
}

// MARK: semaphore-bridges-async, error
// A synchronous function waits for a task.
// import: Foundation
// call: print(CurrencyTable().rate())
struct CurrencyTable {
  func rate() -> Int {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      _ = try? await URLSession.shared.data(from: URL(string: "https://example.org/rate")!)
      done.signal()
    }
    done.wait()  // <-
    return 3
  }
}

// MARK: semaphore-bridges-async, error
// A group on the main actor, for a task that needs the main actor.
// import: Foundation
// call: LaunchScreenWork().prepare()
@MainActor final class LaunchScreenWork {
  private var prepared = false

  private func load() async { try? await Task.sleep(for: .seconds(1)) }

  func prepare() {
    let group = DispatchGroup()
    group.enter()
    Task {
      await load()
      group.leave()
    }
    group.wait()  // <-
    prepared = true
  }
}

// MARK: timer-scheduled-off-main, warning
// In an actor.
// import: Foundation
// call: Task { await TankMonitor().begin() }
actor TankMonitor {
  private var level = 3

  func begin() {
    Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in  // <-
      print("level")
    }
    level += 1
  }
}

// MARK: timer-scheduled-off-main, warning
// In a block of a global queue.
// import: Foundation
// call: KeepAlive().begin()
struct KeepAlive {
  func begin() {
    DispatchQueue.global(qos: .background).async {
      let timer = Timer(timeInterval: 30, repeats: true) { _ in print("alive") }
      RunLoop.current.add(timer, forMode: .default)  // <-
    }
  }
}
