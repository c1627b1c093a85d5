import LintDiagnostics

/// Charts of numbers. Each has a text with the same content.
extension MigrationPage {
  /// A ring that is filled in proportion to the score.
  func scoreDial(_ score: Int) {
    let length = 2 * 3.14159265 * 52
    let filled = Int(length * Double(score) / 100)
    let kind = score < 40 ? "dial poor" : score < 75 ? "dial fair" : "dial"
    html.element("svg", ("viewBox", "0 0 120 120"), ("role", "img"), ("aria-label", "Readiness: \(score) of 100")) {
      html.element(
        "circle", ("class", "dial-track"), ("cx", "60"), ("cy", "60"), ("r", "52"), ("fill", "none"),
        ("stroke-width", "11")
      ) {}
      if score > 0 {
        html.element(
          "circle", ("class", kind), ("cx", "60"), ("cy", "60"), ("r", "52"), ("fill", "none"), ("stroke-width", "11"),
          ("stroke-dasharray", "\(filled) \(Int(length) + 1)"), ("transform", "rotate(-90 60 60)")
        ) {}
      }
      html.element(
        "text", ("x", "60"), ("y", "66"), ("text-anchor", "middle"), ("font-size", "34"), ("font-weight", "650"),
        text: String(score))
      html.element(
        "text", ("class", "soft-text"), ("x", "60"), ("y", "84"), ("text-anchor", "middle"), ("font-size", "12"),
        text: "of 100")
    }
  }

  /// A bar in proportion to numbers of findings, with what its colours mean.
  func priorityBar(_ counts: MigrationReport.PriorityCounts) {
    let parts = Self.parts(counts)
    let total = counts.total
    let words = total == 0 ? "Nothing found" : parts.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    html.element(
      "svg", ("class", "bar"), ("viewBox", "0 0 100 4"), ("preserveAspectRatio", "none"), ("role", "img"),
      ("aria-label", words)
    ) {
      html.element("rect", ("class", total == 0 ? "fill-good" : "fill-none"), ("width", "100"), ("height", "4")) {}
      var left = 0
      for part in parts where part.count > 0 {
        let (from, to) = (left * 1000 / total, (left + part.count) * 1000 / total)
        html.element(
          "rect", ("class", "fill-\(part.name)"), ("x", Self.tenths(from)), ("width", Self.tenths(to - from)),
          ("height", "4")
        ) {}
        left += part.count
      }
    }
    html.element("ul", ("class", "legend")) {
      for part in parts {
        html.element("li") {
          html.element("svg", ("viewBox", "0 0 10 10"), ("aria-hidden", "true")) {
            html.element("rect", ("class", "fill-\(part.name)"), ("width", "10"), ("height", "10"), ("rx", "2")) {}
          }
          html.text("\(grouped(part.count)) \(part.name)\(part.name == "suggestion" && part.count != 1 ? "s" : "")")
        }
      }
    }
  }

  /// A small bar next to the number that it shows.
  func meter(_ value: Int, of whole: Int, class className: String) {
    html.element(
      "svg", ("class", "meter"), ("viewBox", "0 0 100 8"), ("preserveAspectRatio", "none"), ("aria-hidden", "true")
    ) {
      html.element("rect", ("class", "fill-none"), ("width", "100"), ("height", "8")) {}
      html.element(
        "rect", ("class", className), ("width", Self.tenths(whole > 0 ? value * 1000 / whole : 0)), ("height", "8")
      ) {}
    }
  }

  /// Findings over the reports that were given, the oldest at the left.
  func burnDown(_ points: [MigrationReport.Trend.Point]) {
    let counts = points.map(\.findings.total)
    let most = max(counts.max() ?? 0, 1)
    let words = zip(points, counts).map { "\($0.date.prefix(10)): \($1)" }.joined(separator: ", ")
    html.element(
      "svg", ("class", "trend"), ("viewBox", "0 0 640 240"), ("role", "img"),
      ("aria-label", "Findings by report: \(words)")
    ) {
      for step in 0...4 {
        let y = 20 + step * 45
        html.element("line", ("class", "axis"), ("x1", "50"), ("x2", "620"), ("y1", "\(y)"), ("y2", "\(y)")) {}
        html.element(
          "text", ("class", "soft-text"), ("x", "42"), ("y", "\(y + 4)"), ("text-anchor", "end"), ("font-size", "12"),
          text: String(most * (4 - step) / 4))
      }
      let places = counts.enumerated().map { index, count in
        (x: counts.count > 1 ? 60 + index * 550 / (counts.count - 1) : 335, y: 200 - count * 180 / most)
      }
      html.element("polyline", ("points", places.map { "\($0.x),\($0.y)" }.joined(separator: " "))) {}
      // Not more labels than have room.
      let every = max(1, (points.count + 6) / 7)
      for (index, place) in places.enumerated() {
        html.element("circle", ("cx", "\(place.x)"), ("cy", "\(place.y)"), ("r", "4")) {}
        guard index % every == 0 || index == places.count - 1 else { continue }
        html.element(
          "text", ("x", "\(place.x)"), ("y", "\(place.y - 10)"), ("text-anchor", "middle"), ("font-size", "13"),
          ("font-weight", "600"), text: String(counts[index]))
        html.element(
          "text", ("class", "soft-text"), ("x", "\(place.x)"), ("y", "226"), ("text-anchor", "middle"),
          ("font-size", "12"), text: String(points[index].date.prefix(10)))
      }
    }
  }

  private static func parts(_ counts: MigrationReport.PriorityCounts) -> [(name: String, count: Int)] {
    [
      ("critical", counts.critical), ("high", counts.high), ("medium", counts.medium), ("low", counts.low),
      ("suggestion", counts.info)
    ]
  }

  private static func tenths(_ value: Int) -> String { "\(value / 10).\(value % 10)" }
}
