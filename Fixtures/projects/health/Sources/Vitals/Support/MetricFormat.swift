import Foundation
import VitalsData

/// How values are shown.
enum MetricFormat {
  static var usesMetricUnits = true // expect: mutable-global-state
  static let decimals = 1

  static func text(_ metric: HealthMetric) -> String {
    "\(metric.kind.rawValue): \(String(format: "%.\(decimals)f", metric.value))\(usesMetricUnits ? "" : " (imperial)")"
  }
}

/// The last report that was made, kept for the share sheet.
final class ReportCache {
  static let shared = ReportCache()

  private let lock = NSLock()
  private var reports: [String: URL] = [:]

  func report(named name: String) -> URL? {
    lock.withLock { reports[name] }
  }

  func makeReport(named name: String, with exporter: MetricExporter) async throws -> URL {
    lock.lock() // expect: lock-across-await
    defer { lock.unlock() }
    if let report = reports[name] { return report }
    let report = try await exporter.export(since: .distantPast)
    reports[name] = report
    return report
  }

  func remember(named name: String, with exporter: MetricExporter) async throws -> URL {
    if let report = report(named: name) { return report }
    let report = try await exporter.export(since: .distantPast)
    lock.withLock { reports[name] = report }
    return report
  }
}
