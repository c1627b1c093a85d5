// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreText = SDKTypes(
    module: "CoreText",
    exports: ["CoreFoundation", "CoreGraphics"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/coretext; since: iOS 17.4 SDK
      public struct ALMXGlyphEntry {}
      public struct ALMXHeader {}
      public struct AnchorPoint: Sendable {}
      public struct AnchorPointTable: Sendable {}
      public struct AnkrTable: Sendable {}
      public typealias BslnBaselineRecord = (Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed, Fixed)
      public struct BslnFormat0Part: Sendable {}
      public struct BslnFormat1Part: Sendable {}
      public struct BslnFormat2Part: Sendable {}
      public struct BslnFormat3Part: Sendable {}
      public struct BslnFormatUnion: Sendable {}
      public struct BslnTable: Sendable {}
      public enum CTCharacterCollection: Hashable, RawRepresentable, Sendable {}
      public class CTFont: Hashable {}
      public class CTFontCollection: Hashable {}
      public struct CTFontCollectionCopyOptions: OptionSet, Sendable {}
      public class CTFontDescriptor: Hashable {}
      public enum CTFontDescriptorMatchingState: Hashable, RawRepresentable, Sendable {}
      public typealias CTFontDescriptorProgressHandler = (CTFontDescriptorMatchingState, CFDictionary) -> Bool
      public enum CTFontFormat: Hashable, RawRepresentable, Sendable {}
      public enum CTFontManagerAutoActivationSetting: Hashable, RawRepresentable, Sendable {}
      public enum CTFontManagerError: Hashable, RawRepresentable, Sendable {}
      public enum CTFontManagerScope: Hashable, RawRepresentable, Sendable {}
      public struct CTFontOptions: OptionSet, Sendable {}
      public enum CTFontOrientation: Hashable, RawRepresentable, Sendable {}
      public struct CTFontStylisticClass: OptionSet, Sendable {}
      public struct CTFontSymbolicTraits: OptionSet, Sendable {}
      public struct CTFontTableOptions: OptionSet, Sendable {}
      public typealias CTFontTableTag = FourCharCode
      public enum CTFontUIFontType: Hashable, RawRepresentable, Sendable {}
      public class CTFrame: Hashable {}
      public enum CTFramePathFillRule: Hashable, RawRepresentable, Sendable {}
      public enum CTFrameProgression: Hashable, RawRepresentable, Sendable {}
      public class CTFramesetter: Hashable {}
      public class CTGlyphInfo: Hashable {}
      public class CTLine: Hashable {}
      public struct CTLineBoundsOptions: OptionSet, Sendable {}
      public enum CTLineBreakMode: Hashable, RawRepresentable, Sendable {}
      public enum CTLineTruncationType: Hashable, RawRepresentable, Sendable {}
      public class CTMutableFontCollection: CTFontCollection {}
      public class CTParagraphStyle: Hashable {}
      public struct CTParagraphStyleSetting {}
      public enum CTParagraphStyleSpecifier: Hashable, RawRepresentable, Sendable {}
      public enum CTRubyAlignment: Hashable, RawRepresentable, Sendable {}
      public class CTRubyAnnotation: Hashable {}
      public enum CTRubyOverhang: Hashable, RawRepresentable, Sendable {}
      public enum CTRubyPosition: Hashable, RawRepresentable, Sendable {}
      public class CTRun: Hashable {}
      public class CTRunDelegate: Hashable {}
      public struct CTRunDelegateCallbacks: Sendable {}
      public struct CTRunStatus: OptionSet, Sendable {}
      public enum CTTextAlignment: Hashable, RawRepresentable, Sendable {}
      public class CTTextTab: Hashable {}
      public class CTTypesetter: Hashable {}
      public struct CTUnderlineStyle: OptionSet, Sendable {}
      public struct CTUnderlineStyleModifiers: OptionSet, Sendable {}
      public enum CTWritingDirection: Hashable, RawRepresentable, Sendable {}
      public struct FontVariation: Sendable {}
      public struct JustDirectionTable: Sendable {}
      public struct JustPCAction: Sendable {}
      public struct JustPCActionSubrecord: Sendable {}
      public struct JustPCConditionalAddAction: Sendable {}
      public struct JustPCDecompositionAction: Sendable {}
      public struct JustPCDuctilityAction: Sendable {}
      public struct JustPCGlyphRepeatAddAction: Sendable {}
      public struct JustPostcompTable: Sendable {}
      public struct JustTable: Sendable {}
      public struct JustWidthDeltaEntry: Sendable {}
      public struct JustWidthDeltaGroup: Sendable {}
      public struct KernFormatSpecificHeader: Sendable {}
      public struct KernIndexArrayHeader: Sendable {}
      public struct KernKerningPair: Sendable {}
      public struct KernOffsetTable: Sendable {}
      public struct KernOrderedListEntry: Sendable {}
      public struct KernOrderedListHeader: Sendable {}
      public struct KernSimpleArrayHeader: Sendable {}
      public struct KernStateEntry: Sendable {}
      public struct KernStateHeader: Sendable {}
      public struct KernSubtableHeader: Sendable {}
      public struct KernTableHeader: Sendable {}
      public struct KernVersion0Header: Sendable {}
      public struct KernVersion0SubtableHeader: Sendable {}
      public struct KerxAnchorPointAction: Sendable {}
      public struct KerxControlPointAction: Sendable {}
      public struct KerxControlPointEntry: Sendable {}
      public struct KerxControlPointHeader: Sendable {}
      public struct KerxCoordinateAction: Sendable {}
      public struct KerxFormatSpecificHeader: Sendable {}
      public struct KerxIndexArrayHeader: Sendable {}
      public struct KerxKerningPair: Sendable {}
      public struct KerxOrderedListEntry: Sendable {}
      public struct KerxOrderedListHeader: Sendable {}
      public struct KerxSimpleArrayHeader: Sendable {}
      public struct KerxStateEntry: Sendable {}
      public struct KerxStateHeader: Sendable {}
      public struct KerxSubtableHeader: Sendable {}
      public struct KerxTableHeader: Sendable {}
      public struct LcarCaretClassEntry: Sendable {}
      public struct LcarCaretTable: Sendable {}
      public struct LtagStringRange: Sendable {}
      public struct LtagTable: Sendable {}
      public struct MortChain: Sendable {}
      public struct MortContextualSubtable: Sendable {}
      public struct MortFeatureEntry: Sendable {}
      public struct MortInsertionSubtable: Sendable {}
      public struct MortLigatureSubtable: Sendable {}
      public struct MortRearrangementSubtable: Sendable {}
      public struct MortSpecificSubtable: Sendable {}
      public struct MortSubtable: Sendable {}
      public struct MortSwashSubtable: Sendable {}
      public struct MortTable: Sendable {}
      public struct MorxChain: Sendable {}
      public struct MorxContextualSubtable: Sendable {}
      public struct MorxInsertionSubtable: Sendable {}
      public struct MorxLigatureSubtable: Sendable {}
      public struct MorxRearrangementSubtable: Sendable {}
      public struct MorxSpecificSubtable: Sendable {}
      public struct MorxSubtable: Sendable {}
      public struct MorxTable: Sendable {}
      public struct OpbdSideValues: Sendable {}
      public struct OpbdTable: Sendable {}
      public struct PropLookupSegment: Sendable {}
      public struct PropLookupSingle: Sendable {}
      public struct PropTable: Sendable {}
      public struct ROTAGlyphEntry {}
      public struct ROTAHeader {}
      public struct SFNTLookupArrayHeader: Sendable {}
      public struct SFNTLookupBinarySearchHeader: Sendable {}
      public struct SFNTLookupFormatSpecificHeader: Sendable {}
      public struct SFNTLookupSegment: Sendable {}
      public struct SFNTLookupSegmentHeader: Sendable {}
      public struct SFNTLookupSingle: Sendable {}
      public struct SFNTLookupSingleHeader: Sendable {}
      public struct SFNTLookupTable: Sendable {}
      public struct SFNTLookupTrimmedArrayHeader: Sendable {}
      public struct SFNTLookupVectorHeader: Sendable {}
      public struct STClassTable: Sendable {}
      public struct STEntryOne: Sendable {}
      public struct STEntryTwo: Sendable {}
      public struct STEntryZero: Sendable {}
      public struct STHeader: Sendable {}
      public typealias STXClassTable = SFNTLookupTable
      public struct STXEntryOne: Sendable {}
      public struct STXEntryTwo: Sendable {}
      public struct STXEntryZero: Sendable {}
      public struct STXHeader: Sendable {}
      public struct TrakTable: Sendable {}
      public struct TrakTableData: Sendable {}
      public struct TrakTableEntry: Sendable {}
      public struct sfntCMapEncoding: Sendable {}
      public struct sfntCMapExtendedSubHeader: Sendable {}
      public struct sfntCMapHeader: Sendable {}
      public struct sfntCMapSubHeader: Sendable {}
      public struct sfntDescriptorHeader: Sendable {}
      public struct sfntDirectory: Sendable {}
      public struct sfntDirectoryEntry: Sendable {}
      public struct sfntFeatureHeader: Sendable {}
      public struct sfntFeatureName: Sendable {}
      public struct sfntFontDescriptor: Sendable {}
      public struct sfntFontFeatureSetting: Sendable {}
      public struct sfntFontRunFeature: Sendable {}
      public struct sfntInstance: Sendable {}
      public struct sfntNameHeader: Sendable {}
      public struct sfntNameRecord: Sendable {}
      public struct sfntVariationAxis: Sendable {}
      public struct sfntVariationHeader: Sendable {}
      func CTFontGetAscent(_: CTFont) -> CGFloat
      func CTFontGetDescent(_: CTFont) -> CGFloat
      func CTFontGetLeading(_: CTFont) -> CGFloat
      var kInferiorsSelector: Int {get}
      var kSuperiorsSelector: Int {get}
      var kVerticalPositionType: Int {get}
      """#)
}
