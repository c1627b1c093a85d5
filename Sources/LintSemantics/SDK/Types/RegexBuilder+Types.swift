// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let regexBuilder = SDKTypes(
    module: "RegexBuilder",
    exports: [],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/regexbuilder; since: iOS 17.4 SDK
      @resultBuilder public struct AlternationBuilder {}
      public struct Anchor {}
      public struct Capture<Output> {}
      public struct CharacterClass {}
      public struct ChoiceOf<Output> {}
      public struct Local<Output> {}
      public struct Lookahead<Output> {}
      public struct NegativeLookahead<Output> {}
      public struct One<Output> {}
      public struct OneOrMore<Output> {}
      public struct Optionally<Output> {}
      public struct Reference<Capture> {}
      public struct Repeat<Output> {}
      public struct TryCapture<Output> {}
      public struct ZeroOrMore<Output> {}
      """#,
    closureFunctions: #"""
      extension Capture { init(_: () -> _) }
      extension ChoiceOf { init(_: () -> _) }
      extension Local { init(_: () -> _) }
      extension Lookahead { init(_: () -> _) }
      extension NegativeLookahead { init(_: () -> _) }
      extension OneOrMore { init(_: () -> _) }
      extension Optionally { init(_: () -> _) }
      extension Repeat { init(_: () -> _) }
      extension ZeroOrMore { init(_: () -> _) }
      """#)
}
