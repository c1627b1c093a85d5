import LintDiagnostics
import LintText

/// The documentation of rules and guides as pages of HTML, which need no server and load nothing from elsewhere.
public struct DocumentationSite {
  /// A rule with what it says where it finds something.
  public struct Entry: Sendable {
    public let rule: RuleInfo
    public let messages: [String]

    public init(_ rule: RuleInfo, messages: [String]) {
      self.rule = rule
      self.messages = messages
    }
  }

  let entries: [Entry]
  let version: String
  /// As `OWNER/NAME`; nil where guides keep the placeholder.
  let repository: String?

  public init(_ entries: [Entry], version: String, repository: String?) {
    self.entries = entries
    self.version = version
    self.repository = repository
  }

  /// The place of a rule's page below the address of the site.
  static func path(ofRule id: String) -> String { "rules/\(id).html" }

  /// The address of a rule's page.
  ///
  /// - Parameter site: the address of the site, with or without a slash at the end.
  public static func address(ofRule id: String, at site: String) -> String {
    (site.hasSuffix("/") ? site : site + "/") + path(ofRule: id)
  }

  static func path(of guide: Guide) -> String { "guides/\(guide.id).html" }

  /// All files, by their paths below the site's folder.
  public var files: [(path: String, content: ContiguousArray<UInt8>)] {
    var files = [("index.html", page("Rules and guides", root: "", writeIndex))]
    for entry in entries {
      files.append((Self.path(ofRule: entry.rule.id), page(entry.rule.id, root: "../") { self.write(entry, $0) }))
    }
    for guide in Guide.all {
      files.append((Self.path(of: guide), page(guide.title, root: "../") { self.write(guide, $0) }))
    }
    files.append(("style.css", ContiguousArray((MigrationPage.style + "\n" + Self.style + "\n").utf8)))
    files.append(("search.js", ContiguousArray((Self.script + "\n").utf8)))
    files.append(("search-index.js", searchIndex))
    return files
  }

  // MARK: A page

  /// - Parameter root: leads from the page's folder to that of the site.
  private func page(_ title: String, root: String, _ content: (HTMLWriter) -> Void) -> ContiguousArray<UInt8> {
    ContiguousArray(
      ByteStream.bytes { stream in
        let html = HTMLWriter(stream: stream)
        html.raw("<!DOCTYPE html>\n")
        html.element("html", ("lang", "en")) {
          writeHead(title, root: root, html)
          html.element("body", ("data-root", root)) {
            html.element("a", ("class", "skip"), ("href", "#main"), text: "Skip to the content")
            html.element("div", ("class", "page")) {
              writeMasthead(title, root: root, html)
              html.element("main", ("id", "main")) { content(html) }
              html.element("footer") { html.element("p", text: "concurlint \(version)") }
            }
          }
        }
        html.raw("\n")
      })
  }

  private func writeHead(_ title: String, root: String, _ html: HTMLWriter) {
    html.element("head") {
      html.empty("meta", ("charset", "utf-8"))
      html.empty("meta", ("name", "viewport"), ("content", "width=device-width, initial-scale=1"))
      html.empty("meta", ("name", "referrer"), ("content", "no-referrer"))
      html.empty("meta", ("name", "color-scheme"), ("content", "light dark"))
      html.element("title", text: "\(title) · concurlint")
      html.empty("link", ("rel", "icon"), ("href", "data:,"))
      html.empty("link", ("rel", "stylesheet"), ("href", "\(root)style.css"))
      html.element("script", ("defer", ""), ("src", "\(root)search-index.js")) {}
      html.element("script", ("defer", ""), ("src", "\(root)search.js")) {}
    }
  }

  private func writeMasthead(_ title: String, root: String, _ html: HTMLWriter) {
    html.element("header", ("class", "masthead")) {
      html.element("p", ("class", "kicker")) {
        html.element("a", ("href", "\(root)index.html"), text: "concurlint")
      }
      html.element("h1", text: title)
      // The script shows it: without one, the list of all pages is the way.
      html.element("div", ("class", "search"), ("role", "search"), ("aria-label", "Pages"), ("hidden", "")) {
        html.element("label", ("for", "query"), text: "Search rules and guides")
        html.empty("input", ("id", "query"), ("type", "search"), ("autocomplete", "off"))
        html.element("p", ("id", "said"), ("class", "soft"), ("role", "status")) {}
        html.element("ul", ("id", "results"), ("class", "results")) {}
      }
    }
  }

  // MARK: The first page

  private func writeIndex(_ html: HTMLWriter) {
    html.element("section") {
      html.element("h2", text: "Guides")
      html.element("ul") {
        for guide in Guide.all {
          html.element("li") { html.element("a", ("href", Self.path(of: guide)), text: guide.title) }
        }
      }
    }
    for family in RuleFamily.allCases {
      let members = entries.map(\.rule).filter { $0.family == family }.sorted { $0.id < $1.id }
      if members.isEmpty { continue }
      html.element("section") {
        html.element("h2", text: family.title)
        html.element("dl") {
          for rule in members {
            html.element("dt") { html.element("a", ("href", Self.path(ofRule: rule.id)), text: rule.id) }
            html.element("dd") { html.message(rule.summary + ".") }
          }
        }
      }
    }
  }

  // MARK: A guide

  private func write(_ guide: Guide, _ html: HTMLWriter) {
    for block in guide.blocks {
      switch block {
      case .text(let text): html.element("p") { html.message(inRepository(text)) }
      case .commands(let commands): writeCode(nil, commands.joined(separator: "\n"), html)
      case .file(let name, let text): writeCode(name, inRepository(text), html)
      }
    }
  }

  private func inRepository(_ text: String) -> String {
    repository.map { text.replacingAll(Guide.repositoryPlaceholder, with: $0) } ?? text
  }

  private func writeCode(_ name: String?, _ text: String, _ html: HTMLWriter) {
    html.element("div", ("class", "code")) {
      if let name { html.element("span", ("class", "path"), text: name) }
      html.element("pre") {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          html.element("span", ("class", "line")) { html.code(String(line)) }
        }
      }
    }
  }

  // MARK: Search

  /// For each page its path, its title, what is shown below it, and everything else that is searched.
  private var searchIndex: ContiguousArray<UInt8> {
    func row(_ path: String, _ title: String, _ summary: String, _ more: [String]) -> JSONValue {
      .array([path, title, summary, more.joined(separator: "\n")].map { .string($0) })
    }
    let rules = entries.map { entry in
      let rule = entry.rule
      return row(
        Self.path(ofRule: rule.id), rule.id, rule.summary,
        entry.messages + [rule.why, rule.instead, rule.limits] + rule.compilerView.flatMap(\.groups))
    }
    let guides = Guide.all.map { guide in
      let words = guide.blocks.map { block in
        switch block {
        case .text(let text), .file(_, let text): text
        case .commands(let commands): commands.joined(separator: "\n")
        }
      }
      return row(Self.path(of: guide), guide.title, "Guide", words)
    }
    return ContiguousArray("const concurlintPages =\n".utf8)
      + ByteStream.bytes { JSONValue.array(rules + guides).write(to: $0) } + ContiguousArray(";\n".utf8)
  }
}
