import LintDiagnostics

/// The migration report as a page of HTML.
struct MigrationPage {
  let report: MigrationReport
  let html: HTMLWriter

  /// Up to this many findings, the page contains them all as shown. In larger reports all but the first of a list are
  /// compressed until the list is opened.
  private static let mostInPlace = 250
  /// How many of a list are shown at once in a larger page.
  private static let firstOfMany = 10

  var findingCount: Int { report.issues.reduce(0) { $0 + $1.incidents.count } }
  /// How many entries of a list the page contains as shown.
  var inPlace: Int { findingCount <= Self.mostInPlace ? .max : Self.firstOfMany }

  // MARK: The document

  /// The parts that this report has, with their places in the page.
  private var sections: [(id: String, title: String, write: () -> Void)] {
    var sections: [(String, String, () -> Void)] = [
      ("readiness", "Readiness", writeReadiness), ("plan", "Order of work", writePlan),
      ("forecast", "What Swift 6 mode will say", writeForecast)
    ]
    if report.trend != nil { sections.append(("trend", "Trend", writeTrend)) }
    if report.whatIf != nil { sections.append(("what-if", "What if", writeWhatIf)) }
    sections += [
      ("issues", "Findings", writeIssues), ("fixability", "Fixability", writeFixability),
      ("compiler", "Compiler diagnostics", writeCompiler), ("inventories", "Inventories", writeInventories),
      ("files", "Files to modify", writeFiles), ("verification", "Verification", writeVerification),
      ("about", "Scope and settings", writeAbout)
    ]
    return sections
  }

  func write() {
    html.raw("<!DOCTYPE html>\n")
    html.element("html", ("lang", "en")) {
      writeHead()
      html.element("body", ("data-project", report.head.project), ("data-findings", String(findingCount))) {
        html.element("a", ("class", "skip"), ("href", "#main"), text: "Skip to the report")
        html.element("div", ("class", "page")) {
          writeMasthead()
          writeContents()
          html.element("main", ("id", "main")) {
            for section in sections {
              html.element("section", ("id", section.id), ("aria-labelledby", "\(section.id)-title")) {
                html.element("h2", ("id", "\(section.id)-title"), text: section.title)
                section.write()
              }
            }
          }
          html.element("footer") {
            html.element(
              "p",
              text:
                "Made by \(report.head.tool.name) \(report.head.tool.version) on \(Self.shown(report.head.date)). This page asks the network for nothing."
            )
          }
        }
        html.element("div", ("id", "said"), ("class", "unseen"), ("role", "status")) {}
        html.raw("<script>\(Self.script)</script>")
      }
    }
    html.raw("\n")
  }

  private func writeHead() {
    html.element("head") {
      html.empty("meta", ("charset", "utf-8"))
      let policy =
        "default-src 'none'; style-src '\(Self.styleHash)'; script-src '\(Self.scriptHash)'; base-uri 'none'; form-action 'none'"
      html.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">")
      html.empty("meta", ("name", "viewport"), ("content", "width=device-width, initial-scale=1"))
      html.empty("meta", ("name", "referrer"), ("content", "no-referrer"))
      html.empty("meta", ("name", "color-scheme"), ("content", "light dark"))
      html.element("title", text: "\(report.head.project): migration to Swift 6")
      html.raw("<style>\(Self.style)</style>")
    }
  }

  private func writeMasthead() {
    html.element("header", ("class", "masthead")) {
      html.element("p", ("class", "kicker"), text: "Migration to Swift 6")
      html.element("h1", text: report.head.project)
      html.element("p") {
        let size = report.head.size
        html.text("\(counted(size.files, "file")), \(counted(size.lines, "line")), read on ")
        html.element("span", ("class", "date"), text: Self.shown(report.head.date))
        if let revision = report.head.revision {
          if let commit = revision.commit {
            html.text(" at commit ")
            html.element("code", text: String(commit.prefix(12)))
          }
          if let branch = revision.branch { html.text(" of branch \(branch)") }
        }
        html.text(".")
      }
    }
  }

  private func writeContents() {
    html.element("nav", ("class", "contents"), ("aria-label", "Contents")) {
      html.element("ul") {
        for section in sections {
          html.element("li") { html.element("a", ("href", "#\(section.id)"), text: section.title) }
        }
      }
    }
  }

  // MARK: What several parts use

  /// A list whose entries beyond the first ones are put there when it is opened; only for lists in `details`.
  ///
  /// - Parameters:
  ///   - id: of the element, in the page.
  ///   - entry: writes one entry to the page that it is given, which may be another than this.
  func list<Entry>(
    _ name: String, id: String, class className: String, _ entries: [Entry], as entry: (MigrationPage, Entry) -> Void
  ) {
    html.element(name, ("id", id), ("class", className)) {
      for value in entries.prefix(inPlace) { entry(self, value) }
    }
    writeRest(of: entries, id: id, columns: [], as: entry)
  }

  /// The same for the rows of a table.
  func table<Entry>(
    _ caption: String, _ columns: [Column], id: String, _ entries: [Entry], as entry: (MigrationPage, Entry) -> Void
  ) {
    table(caption, columns) {
      html.element("tbody", ("id", id)) {
        for value in entries.prefix(inPlace) { entry(self, value) }
      }
    }
    writeRest(of: entries, id: id, columns: columns, as: entry)
  }

  /// Written after the list: within tables, neither `script` nor `noscript` is allowed.
  private func writeRest<Entry>(
    of entries: [Entry], id: String, columns: [Column], as entry: (MigrationPage, Entry) -> Void
  ) {
    if entries.count <= inPlace { return }
    later("rows-later", into: id) { page in
      page.html.rows(titled: columns.map(\.title)) {
        for value in entries.dropFirst(inPlace) { entry(page, value) }
      }
    }
    html.raw("<noscript>")
    html.element(
      "p",
      text:
        "\(grouped(entries.count - inPlace)) more are shown where script may run; the report in JSON or Markdown has them too."
    )
    html.raw("</noscript>")
  }

  /// Content that script adds when it is needed, compressed: a browser takes long to parse what it need not show.
  ///
  /// - Parameter list: the id of the element that it belongs into.
  func later(_ className: String, into list: String, content: (MigrationPage) -> Void) {
    let bytes = ByteStream.bytes { content(MigrationPage(report: report, html: HTMLWriter(stream: $0))) }
    html.raw(
      "<script type=\"text/plain\" class=\"\(className)\" data-into=\"\(htmlEscaped(list))\">\(deflatedText(bytes))</script>"
    )
  }

  /// Something that is closed at first.
  func folded(_ summary: String, content: () -> Void) {
    html.element("details", ("class", "plain")) {
      html.element("summary", text: summary)
      content()
    }
  }

  /// A table whose rows become blocks if the window is too narrow for it.
  func table(_ caption: String, _ columns: [Column], rows: () -> Void) {
    html.element("table") {
      html.element("caption", text: caption)
      html.element("thead") {
        html.element("tr") {
          for column in columns {
            if column.isNumber {
              html.element("th", ("scope", "col"), ("class", "number"), text: column.title)
            } else {
              html.element("th", ("scope", "col"), text: column.title)
            }
          }
        }
      }
      html.rows(titled: columns.map(\.title), content: rows)
    }
  }

  struct Column: ExpressibleByStringLiteral {
    let title: String
    var isNumber = false

    init(stringLiteral title: String) { self.title = title }

    static func number(_ title: String) -> Column {
      var column = Column(stringLiteral: title)
      column.isNumber = true
      return column
    }
  }

  func number(_ value: Int) { html.element("td", ("class", "number"), text: grouped(value)) }

  func place(_ place: MigrationReport.Place) {
    html.element("span", ("class", "where"), text: "\(place.path):\(place.line):\(place.column)")
  }

  func command(_ about: String, _ command: String) {
    html.element("div", ("class", "command")) {
      if !about.isEmpty { html.element("p") { html.message(about) } }
      html.element("pre") { html.element("code", text: command) }
    }
  }

  func paragraph(_ text: String, class className: String = "") {
    if text.isEmpty { return }
    html.element("p", ("class", className)) { html.message(text) }
  }

  func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

  /// A time such as `2026-11-22T08:00:00Z` in a form for people; anything else unchanged.
  static func shown(_ date: String) -> String {
    let parts = date.split(separator: "T", maxSplits: 1)
    guard parts.count == 2, parts[1].count == 9, parts[1].hasSuffix("Z") else { return date }
    return "\(parts[0]) \(parts[1].prefix(5)) UTC"
  }

  /// With spaces between thousands, as numbers are read in all languages.
  func grouped(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      // A narrow space that does not break.
      if index > 0 && (digits.count - index) % 3 == 0 && digits.count > 4 { text.append("\u{202F}") }
      text.append(digit)
    }
    return text
  }
}

extension Applicability {
  /// For readers, after "Fix:" and in filters.
  var shownName: String {
    switch self {
    case .safe: "safe fix"
    case .unsafe: "fix to review"
    case .displayOnly: "guidance"
    }
  }
}
