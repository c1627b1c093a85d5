import SwiftData
import SwiftUI
import VitalsData

struct DashboardView: View {
  @State private var model: DashboardModel
  @State private var trends: TrendsModel
  @Query(sort: \PersistedMetric.measuredAt) private var stored: [PersistedMetric]

  init(model: DashboardModel, trends: TrendsModel) {
    _model = State(initialValue: model)
    _trends = State(initialValue: trends)
  }

  var body: some View {
    NavigationStack {
      List(model.metrics) { metric in
        Text(MetricFormat.text(metric))
      }
      .navigationTitle("Vitals")
      .toolbar {
        Button("Add") { Task { try await model.add(70) } } // expect: throwing-task-result-ignored
        Button("Tidy") { tidyUpFirst() }
      }
      .task { await model.load() }
      .task { await trends.load() }
    }
  }

  /// Hands over what the entity says; the model stays here.
  private func tidyUpFirst() {
    guard let first = stored.first, let entity = try? HealthMetricMapper().toEntity(first) else { return }
    Task { try await model.tidyUp(entity) } // expect: throwing-task-result-ignored
  }
}

struct MetricDetailView: View {
  @Environment(\.modelContext) private var modelContext
  @Bindable var metric: PersistedMetric
  let model: DashboardModel
  @State private var failure: String?

  var body: some View {
    Form {
      Text(metric.kindName)
      Text(String(metric.value))
      Button("Archive") { save() }
      Button("Tidy up") {
        Task { try await model.tidyUp(metric, in: MetricNormalizer()) } // expect: throwing-task-result-ignored // missed: model-captured-in-task
      }
      if let failure { Text(failure).foregroundColor(.red) }
    }
  }

  private func save() {
    metric.isArchived = true
    do {
      try modelContext.save()
    } catch {
      modelContext.rollback()
      failure = error.localizedDescription
    }
  }
}

#Preview {
  MetricFormatPreview()
    .modelContainer(for: PersistedMetric.self, inMemory: true)
}

private struct MetricFormatPreview: View {
  var body: some View {
    Text(MetricFormat.text(HealthMetric(kind: .steps, value: 4_000, measuredAt: .now)))
  }
}
