import LintReporting

/// What an editor offers. Nothing is sent, registered or listed that it does not.
public struct ClientCapabilities: Sendable {
  /// Versions of documents in edits, and edits in a given order.
  public let documentChanges: Bool
  /// Actions whose edit is computed when they are chosen.
  public let resolvesEdits: Bool
  /// Actions that come back with what was put into them.
  public let keepsData: Bool
  public let disabledActions: Bool
  public let preferredActions: Bool
  public let codeActions: Bool
  public let relatedInformation: Bool
  public let codeDescriptions: Bool
  public let diagnosticVersions: Bool
  /// Of ``DiagnosticTag``, by number.
  public let diagnosticTags: Set<Int>
  public let markdown: Bool
  public let messageRequests: Bool
  public let watchesFiles: Bool
  /// Edits that say what they are for, and those that the user confirms one by one.
  public let changeAnnotations: Bool
  /// Edits that the server asks for.
  public let appliesEdits: Bool
  /// Whether an edit of several files is made as a whole or not at all.
  public let editsAreAtomic: Bool
  public let inlayHints: Bool
  /// Documents that the server has the text of.
  public let textDocumentContent: Bool
  /// Whether it asks for hints again when it is told to.
  public let refreshesHints: Bool

  /// - Parameter value: the member `capabilities` of the parameters of `initialize`.
  public init(_ value: JSONValue?) {
    let document = value?["textDocument"]
    let workspace = value?["workspace"]
    documentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.isTrue == true
    changeAnnotations = documentChanges && workspace?["workspaceEdit"]?["changeAnnotationSupport"] != nil
    appliesEdits = workspace?["applyEdit"]?.isTrue == true
    let handling = workspace?["workspaceEdit"]?["failureHandling"]?.string
    editsAreAtomic = handling == "transactional" || handling == "textOnlyTransactional"
    let actions = document?["codeAction"]
    let resolved = actions?["resolveSupport"]?["properties"]?.array ?? []
    keepsData = actions?["dataSupport"]?.isTrue == true
    resolvesEdits = keepsData && resolved.contains("edit")
    disabledActions = actions?["disabledSupport"]?.isTrue == true
    preferredActions = actions?["isPreferredSupport"]?.isTrue == true
    codeActions = actions?["codeActionLiteralSupport"] != nil
    let diagnostics = document?["publishDiagnostics"]
    relatedInformation = diagnostics?["relatedInformation"]?.isTrue == true
    codeDescriptions = diagnostics?["codeDescriptionSupport"]?.isTrue == true
    diagnosticVersions = diagnostics?["versionSupport"]?.isTrue == true
    diagnosticTags = Set((diagnostics?["tagSupport"]?["valueSet"]?.array ?? []).compactMap(\.integer))
    markdown = (document?["hover"]?["contentFormat"]?.array ?? []).contains("markdown")
    messageRequests = value?["window"]?["showMessage"] != nil
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.isTrue == true
    textDocumentContent = workspace?["textDocumentContent"] != nil
    inlayHints = document?["inlayHint"] != nil
    refreshesHints = workspace?["inlayHint"]?["refreshSupport"]?.isTrue == true
  }
}

/// Numbers of the protocol.
public enum DiagnosticTag {
  public static let unnecessary = 1
}
