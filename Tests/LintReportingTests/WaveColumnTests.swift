import Testing

@testable import LintReporting

@Suite("Columns for waves")
struct WaveColumnTests {
  private func columns(_ waves: [Int], _ errors: [Int]) -> [String] {
    let forecast = MigrationReport.Forecast(waves: waves.map { .init(number: $0, errors: 1, files: 1) })
    let module = MigrationReport.Forecast.Module(target: "App", mode: "5", errors: errors)
    return WaveColumn.columns(of: forecast).map { "\($0.title): \($0.errors(of: module))" }
  }

  @Test("Each wave has one; a module without errors in it has none there")
  func few() { #expect(columns([1, 2, 4], [3, 0]) == ["wave 1: 3", "wave 2: 0", "wave 4: 0"]) }

  @Test("Of many the last has all that are left")
  func many() {
    let columns = columns(Array(1...20), Array(1...20))
    #expect(columns.count == WaveColumn.most)
    #expect(columns.first == "wave 1: 1" && columns.last == "wave 8 and later: \((8...20).reduce(0, +))")
  }

  @Test("As many as there is room for have one each")
  func full() { #expect(columns(Array(1...WaveColumn.most), [1]).last == "wave \(WaveColumn.most): 0") }
}
