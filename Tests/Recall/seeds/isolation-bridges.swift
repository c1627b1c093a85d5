// MARK: main-actor-assume-isolated, error
// A synchronous function without isolation that main-actor code alone calls.
// import: SwiftUI
// call: BadgeCounter.refresh(by: 1)
@MainActor final class BadgeBoard {
  static let shared = BadgeBoard()
  var unread = 0
}

enum BadgeCounter {
  static func refresh(by amount: Int) {
    MainActor.assumeIsolated {  // <-
      BadgeBoard.shared.unread += amount
    }
  }
}

// MARK: main-actor-assume-isolated, error
// The isolation of another actor instance is assumed.
// call: Task { await OdometerDesk().read() }
actor Odometer {
  var metres = 0
}

final class OdometerDesk: Sendable {
  private let odometer = Odometer()

  func read() async {
    print(current())
  }

  nonisolated func current() -> Int {
    odometer.assumeIsolated { $0.metres }  // <-
  }
}

// MARK: main-actor-assume-isolated, error
// Asynchronous code asserts instead of waiting.
// import: SwiftUI
// call: Task { await ReceiptPrinter().finish() }
@MainActor final class ReceiptScreen {
  static let current = ReceiptScreen()
  var printed = false
}

struct ReceiptPrinter {
  nonisolated func finish() async {
    try? await Task.sleep(for: .milliseconds(20))
    Task.detached {
      MainActor.assumeIsolated { ReceiptScreen.current.printed = true }  // <-
    }
  }
}

// MARK: main-actor-assume-isolated, warning
// A plain deinitializer asserts the main actor.
// import: SwiftUI
// call: _ = PlaybackSession()
@MainActor final class PlaybackSession {
  private var openSessions = 1

  deinit {
    MainActor.assumeIsolated {  // <-
      openSessions -= 1
    }
  }
}

// MARK: main-actor-assume-isolated, info
// The function is on the main actor already.
// place: view
private func rememberScrollPosition(_ offset: Double) {
  MainActor.assumeIsolated {  // <-
    UserDefaults.standard.set(offset, forKey: "scroll.position")
  }
}

// MARK: await-in-main-actor-run-body, error
// The closure of 'MainActor.run' waits.
// import: SwiftUI
// call: Task { await AvatarRefresh().run() }
@MainActor final class AvatarWall {
  static let shared = AvatarWall()
  func redraw() async {}
}

struct AvatarRefresh {
  nonisolated func run() async {
    await MainActor.run {
      await AvatarWall.shared.redraw()  // <-
    }
  }
}

// MARK: await-in-main-actor-run-body, error
// The body argument waits inside of a condition.
// call: Task { await QuotaPanel.show(3) }
enum QuotaPanel {
  nonisolated static func show(_ count: Int) async {
    let store = QuotaStore()
    await MainActor.run(body: {
      if count > 2 {
        let left = await store.left  // <-
        print(left)
      }
    })
  }
}

actor QuotaStore {
  var left = 12
}

// MARK: main-actor-run-in-loop, info
// Two hops for each element.
// import: SwiftUI
// call: Task { await LabelExport().export([1, 2]) }
@MainActor final class LabelSheet {
  static let shared = LabelSheet()
  func title(_ number: Int) -> String { "Label \(number)" }
  func mark(_ number: Int) {}
}

struct LabelExport {
  nonisolated func export(_ numbers: [Int]) async {
    var lines: [String] = []
    for number in numbers {
      let title = await MainActor.run { LabelSheet.shared.title(number) }  // <-
      lines.append(title)
      await MainActor.run { LabelSheet.shared.mark(number) }
    }
    print(lines)
  }
}

// MARK: main-actor-run-in-loop, info
// A 'while' loop of a background task that does nothing but hop.
// import: SwiftUI
// call: Countdown().start()
@MainActor final class CountdownFace {
  static let shared = CountdownFace()
  func names(_ index: Int) -> String { "\(index)" }
}

struct Countdown {
  func start() {
    Task.detached {
      var index = 0
      var names: [String] = []
      while index < 200 {
        let current = index
        names.append(await MainActor.run { CountdownFace.shared.names(current) })  // <-
        index += 1
      }
      print(names.count)
    }
  }
}

// MARK: redundant-main-actor-task, info
// The task of a view's method is on the main actor anyway.
// place: view
private func reloadBanner() {
  Task { @MainActor in  // <-
    try? await Task.sleep(for: .seconds(1))
    print("banner")
  }
}

// MARK: redundant-main-actor-task, info
// A priority does not change what the task inherits.
// import: SwiftUI
// call: TrackDeck().warmUp()
@MainActor final class TrackDeck {
  private var ready = false

  func warmUp() {
    Task(priority: .utility) { @MainActor in  // <-
      ready = true
    }
  }
}

// MARK: redundant-main-actor-annotation, info
// A member of a type that is on the main actor.
// import: SwiftUI
// call: MapLegend().refresh()
@MainActor final class MapLegend {
  private var rows: [String] = []

  @MainActor func refresh() {  // <-
    rows = ["water", "wood"]
  }
}

// MARK: redundant-main-actor-annotation, info
// The body of a view.
// import: SwiftUI
// call: _ = DividerBand()
struct DividerBand: View {
  @MainActor var body: some View {  // <-
    Rectangle().frame(height: 1)
  }
}

// MARK: redundant-main-actor-annotation, info
// Where the main actor is the default.
// settings: main actor by default
@MainActor final class ShelfOrder {  // <-
  var names: [String] = []
}

// MARK: redundant-main-actor-run, info
// The task of a view is on the main actor.
// import: SwiftUI
// call: _ = MoonPhaseView()
struct MoonPhaseView: View {
  @State private var phase = 0.0

  var body: some View {
    Text("\(phase)")
      .task {
        try? await Task.sleep(for: .seconds(1))
        await MainActor.run {  // <-
          phase = 0.5
        }
      }
  }
}

// MARK: redundant-main-actor-run, info
// A method of a class on the main actor.
// import: SwiftUI
// call: Task { await LiftPanel().call() }
@MainActor final class LiftPanel {
  private var floor = 0

  func call() async {
    try? await Task.sleep(for: .seconds(1))
    await MainActor.run { floor += 1 }  // <-
  }
}

// MARK: task-wrapping-main-actor-run, info
// The task does nothing but hop.
// import: SwiftUI
// call: GaugeFeed().push(3)
@MainActor final class GaugeNeedle {
  static let shared = GaugeNeedle()
  var value = 0
}

struct GaugeFeed {
  nonisolated func push(_ value: Int) {
    Task {  // <-
      await MainActor.run { GaugeNeedle.shared.value = value }
    }
  }
}
