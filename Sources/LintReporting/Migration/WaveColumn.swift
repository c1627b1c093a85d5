/// A column of a table of modules: one wave, or those that are left where there are many.
struct WaveColumn {
  /// A reader compares these at a glance.
  static let most = 8

  /// `wave 1`
  let title: String
  private let waves: ArraySlice<Int>

  static func columns(of forecast: MigrationReport.Forecast) -> [WaveColumn] {
    let waves = forecast.waves.map(\.number)
    let first = waves.count > most ? waves.prefix(most - 1) : waves[...]
    let columns = first.indices.map { WaveColumn(title: "wave \(waves[$0])", waves: waves[$0...$0]) }
    let later = waves[first.endIndex...]
    return columns + later.prefix(1).map { WaveColumn(title: "wave \($0) and later", waves: later) }
  }

  func errors(of module: MigrationReport.Forecast.Module) -> Int {
    waves.reduce(0) { $0 + (module.errors.count < $1 ? 0 : module.errors[$1 - 1]) }
  }
}
