// MARK: notification-selector-observer, warning
// Calendar changes are posted on any thread.
// import: EventKit, UIKit
// call: _ = AgendaWatcher()
@MainActor final class AgendaWatcher: NSObject {
  private var changes = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(  // <-
      self, selector: #selector(changed), name: .EKEventStoreChanged, object: nil)
  }

  @objc private func changed() { changes += 1 }
}

// MARK: notification-selector-observer, warning
// The project posts it from a background queue.
// import: UIKit
// call: _ = ImportWatcher(); BackgroundImport().run()
extension Notification.Name {
  static let importFinished = Notification.Name("background.import.finished")
}

struct BackgroundImport {
  func run() {
    DispatchQueue.global().async {
      NotificationCenter.default.post(name: .importFinished, object: nil)
    }
  }
}

@MainActor final class ImportWatcher: NSObject {
  private var finished = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(done), name: .importFinished, object: nil)  // <-
  }

  @objc func done() { finished += 1 }
}

// MARK: observable-lazy-needs-ignored, error
// A lazy property.
// import: SwiftUI
@MainActor @Observable final class RulerModel {
  var length = 10
  lazy var marks: [Int] = Array(0..<length)  // <-
}

// MARK: observable-lazy-needs-ignored, error
// A wrapped property.
// import: SwiftUI
@MainActor @Observable final class LanguageChoice {
  @AppStorage("language") var language = "en"  // <-
  var sheet = false
}

// MARK: observable-object-to-observable, info
// All that it publishes can be observed.
// import: SwiftUI
// call: _ = TeaTimerView()
@MainActor final class TeaTimer: ObservableObject {  // <-
  @Published var minutes = 3
  @Published var running = false
}

struct TeaTimerView: View {
  @StateObject private var timer = TeaTimer()
  var body: some View { Button("Tea \(timer.minutes)") { timer.running.toggle() } }
}

// MARK: published-mutated-off-main, warning
// An asynchronous method without isolation.
// import: SwiftUI, Combine
// call: _ = LiftStatusView()
final class LiftStatus: ObservableObject {
  @Published var floor = 0

  func follow() async {
    try? await Task.sleep(for: .seconds(1))
    floor += 1  // <-
  }
}

struct LiftStatusView: View {
  @StateObject private var status = LiftStatus()
  var body: some View { Text("\(status.floor)").task { await status.follow() } }
}

// MARK: published-mutated-off-main, warning
// A block of a global queue.
// import: SwiftUI, Combine
// call: _ = ScanStatusView()
final class ScanStatus: ObservableObject, @unchecked Sendable {
  @Published var pages: [String] = []

  func scan() {
    DispatchQueue.global(qos: .userInitiated).async {
      self.pages.append("page")  // <-
    }
  }
}

struct ScanStatusView: View {
  @StateObject private var status = ScanStatus()
  var body: some View { Button("\(status.pages.count)") { status.scan() } }
}

// MARK: published-mutated-off-main, warning
// A property of an observable class that a view reads, in a detached task.
// import: SwiftUI
// call: _ = ExportStatusView()
@Observable final class ExportStatus: @unchecked Sendable {
  var percent = 0

  func export() {
    Task.detached { [self] in
      percent = 100  // <-
    }
  }
}

struct ExportStatusView: View {
  @State private var status = ExportStatus()
  var body: some View { Button("\(status.percent)") { status.export() } }
}

// MARK: service-recreated-by-computed-property, info
// A getter makes a new object with a cache for each read.
// import: SwiftUI
// call: _ = TypesetterView()
final class GlyphCache {
  private var glyphs: [String: Int] = [:]
  let folder: String
  init(folder: String) { self.folder = folder }

  func width(_ text: String) -> Int {
    if let known = glyphs[text] { return known }
    glyphs[text] = text.count
    return text.count
  }
}

@MainActor @Observable final class TypesetterModel {
  private let folder = "fonts"
  private var cache: GlyphCache { GlyphCache(folder: folder) }  // <-
  var width = 0

  func measure(_ words: [String]) {
    for word in words { width += cache.width(word) }
    print(cache.width("m"))
  }
}

struct TypesetterView: View {
  @State private var model = TypesetterModel()
  var body: some View { Button("\(model.width)") { model.measure(["a"]) } }
}

// MARK: unused-combine-import, info
// Nothing of it is used.
// place: imports
import Combine  // <-

// MARK: unused-observable-object-conformance, info
// Nothing is published, and no view observes it.
// import: SwiftUI
// call: CacheSweeper().sweep()
@MainActor final class CacheSweeper: ObservableObject {  // <-
  private var swept = 0
  func sweep() { swept += 1 }
}
