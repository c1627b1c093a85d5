import LintReporting

/// The fixes of a whole project, of which the user chooses those that are certainly right, or all.
struct PlannedFixes {
  /// Fixes that are made together.
  struct Choice {
    let fixes: Int
    let files: Int
    let edit: JSONValue

    init?(_ value: JSONValue?) {
      guard let fixes = value?["fixes"]?.integer, let files = value?["files"]?.integer, let edit = value?["edit"] else {
        return nil
      }
      (self.fixes, self.files, self.edit) = (fixes, files, edit)
    }

    fileprivate func title(_ adjective: String) -> String {
      let fixes = fixes == 1 ? "1 \(adjective)fix" : "\(fixes) \(adjective)fixes"
      return "Make \(fixes) in \(files == 1 ? "1 file" : "\(files) files")"
    }
  }

  let safe, all: Choice
  /// What the editor had said when they were asked for.
  let generation: Int

  init?(_ value: JSONValue?, generation: Int) {
    guard let safe = Choice(value?["safe"]), let all = Choice(value?["all"]) else { return nil }
    (self.safe, self.all, self.generation) = (safe, all, generation)
  }

  var safeTitle: String { safe.title("safe ") }
  var allTitle: String { all.title("") + ", to be reviewed" }

  /// Those that are not empty; with only safe ones, both are the same.
  var titles: [String] { (safe.fixes > 0 ? [safeTitle] : []) + (all.fixes > safe.fixes ? [allTitle] : []) }
}

extension ServerSession {
  func offer(_ fixes: PlannedFixes, to id: MessageID) {
    answer(id, .success(["safe": .integer(fixes.safe.fixes), "all": .integer(fixes.all.fixes)]))
    if fixes.titles.isEmpty { return show(.info, "concurlint: nothing to fix.") }
    // Without a question, what needs review is not made.
    guard capabilities.messageRequests else { return apply(fixes, fixes.safeTitle) }
    ask(
      .fixes(fixes), "window/showMessageRequest",
      [
        "type": .integer(MessageKind.info.rawValue), "message": "concurlint: which fixes?",
        "actions": .array(fixes.titles.map { ["title": .string($0)] })
      ])
  }

  /// - Parameter title: what the user chose; nil for nothing.
  func apply(_ fixes: PlannedFixes, _ title: String?) {
    guard let title, fixes.titles.contains(title) else { return }
    guard fixes.generation == engine.generation else {
      return show(.warning, "concurlint: the code has changed since then. Try again.")
    }
    if !capabilities.editsAreAtomic { log("the editor may make a part of an edit of several files") }
    let choice = title == fixes.safeTitle ? fixes.safe : fixes.all
    ask(.edit, "workspace/applyEdit", ["label": .string(title), "edit": choice.edit])
  }
}
