import SwiftData
import SwiftUI

struct InboxView: View {
  @EnvironmentObject private var permissions: PermissionsManager
  @State private var evidence: EvidenceRepository
  @State private var watcher: EvidenceWatcher
  @State private var items: [EvidenceItem] = []
  private let runner: InsightRunner

  init(container: ModelContainer) {
    _evidence = State(initialValue: EvidenceRepository(container: container))
    _watcher = State(initialValue: EvidenceWatcher(container: container))
    runner = InsightRunner(container: container)
  }

  var body: some View {
    VStack {
      Text("\(watcher.count) noticed")
      List(items) { item in
        EvidenceRow(item: item, evidence: evidence)
      }
      Button("Insights") { Task { await runner.run() } }
      if !permissions.hasCalendarAccess { PermissionsView(permissions: permissions) }
    }
    .task { watcher.start() }
    .onAppear { reload() }
  }

  private func reload() {
    items = (try? evidence.needsReview()) ?? []
  }
}

private struct EvidenceRow: View {
  let item: EvidenceItem
  let evidence: EvidenceRepository
  @State private var failure: String?

  var body: some View {
    HStack {
      Text(item.title)
      Spacer()
      Button("Done") { finish() }
      if let failure { Text(failure) }
    }
  }

  private func finish() {
    do {
      try evidence.markDone(item)
    } catch {
      failure = error.localizedDescription
    }
  }
}

struct PermissionsView: View {
  @ObservedObject var permissions: PermissionsManager
  @Environment(AccessMonitor.self) private var access

  var body: some View {
    Form {
      Text(access.calendarText)
      Button("Calendar") {
        Task { _ = await permissions.requestCalendarAccess() }
      }
      Button("Contacts") {
        Task { _ = await permissions.requestContactsAccess() }
      }
      Button("Refresh") { permissions.refreshSoon() }
    }
  }
}
