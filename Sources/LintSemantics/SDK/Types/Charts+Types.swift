// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let charts = SDKTypes(
    module: "Charts",
    exports: [],
    imports: ["SwiftUI"],
    extended: ["AnnotationOverflowResolution", "AxisTick", "BuilderConditional"],
    text: #"""
      // source: apple/charts; since: iOS 17.4 SDK
      public struct AnnotationContext {}
      public struct AnnotationOverflowResolution {}
      public struct AnnotationPosition: Equatable {}
      public struct AnyAxisContent: AxisContent {}
      public struct AnyAxisMark: AxisMark {}
      public struct AnyChartContent: ChartContent {}
      public struct AnyChartSymbolShape: ChartSymbolShape, Sendable {}
      public struct AreaMark: ChartContent {}
      public struct AutomaticScaleDomain: ScaleDomain {}
      public protocol AxisContent {}
      @resultBuilder public struct AxisContentBuilder {}
      public struct AxisGridLine: AxisMark {}
      public protocol AxisMark {}
      @resultBuilder public struct AxisMarkBuilder {}
      public struct AxisMarkPosition {}
      public struct AxisMarkPreset {}
      public struct AxisMarkValues {}
      public struct AxisMarks<Content>: AxisContent where Content: AxisMark {}
      public struct AxisTick: AxisMark {}
      public struct AxisValue {}
      public struct AxisValueLabel<Content>: AxisMark where Content: View {}
      public struct AxisValueLabelCollisionResolution {}
      public struct AxisValueLabelOrientation {}
      public struct BarMark: ChartContent {}
      public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {}
      public struct BuilderConditional<TrueContent, FalseContent> {}
      @MainActor @preconcurrency public struct Chart<Content>: View where Content: ChartContent {}
      @MainActor @preconcurrency public struct ChartAxisContent: View {}
      public struct ChartBinRange<Bound>: RangeExpression where Bound: Comparable {}
      public protocol ChartContent {}
      @resultBuilder public struct ChartContentBuilder {}
      @MainActor @preconcurrency public struct ChartPlotContent: View {}
      public struct ChartProxy {}
      public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}
      @dynamicMemberLookup public struct ChartScrollTargetBehaviorContext {}
      public protocol ChartSymbolShape: Shape, Sendable {}
      public struct DateBins: Collection, Equatable {}
      public struct InterpolationMethod: Sendable {}
      public struct LineMark: ChartContent {}
      public struct MajorValueAlignment<Value> where Value: Plottable {}
      public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {}
      public struct MarkStackingMethod: Equatable, Sendable {}
      public struct NumberBins<Value> where Value: Comparable, Value: Numeric {}
      public struct Plot<Content> where Content: ChartContent {}
      public struct PlotDimensionScaleRange: PositionScaleRange {}
      public protocol Plottable {}
      public struct PlottableValue<Value> where Value: Plottable {}
      public struct PointMark: ChartContent {}
      public protocol PositionScaleRange: ScaleRange where Self.VisualValue == CGFloat {}
      public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {}
      public struct RectangleMark: ChartContent {}
      public struct RuleMark: ChartContent {}
      public protocol ScaleDomain {}
      public protocol ScaleRange {}
      public struct ScaleType {}
      public struct SectorMark: ChartContent {}
      public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}
      public struct ValueAlignedLimitBehavior {}
      extension AnnotationOverflowResolution {
        public struct Boundary {}
        public struct Strategy {}
      }
      extension AxisTick {
        public struct Length {}
      }
      extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {}
      extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}
      extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {}
      """#,
    closureFunctions: #"""
      extension AxisContent { func compositingLayer(style: () -> _) -> _ }
      extension AxisMarks { init(content: () -> _) }
      extension AxisValueLabel { init(content: () -> _) }
      extension Chart { nonisolated init(content: () -> _) }
      extension ChartContent { func annotation(content: () -> _) -> _; func mask(content: () -> _) -> _; func symbol(symbol: () -> _) -> _ }
      extension ForEach { init(content: () -> _) }
      extension Plot { init(content: () -> _) }
      extension View { nonisolated func chartBackground(content: () -> _) -> _; nonisolated func chartLegend(content: () -> _) -> _; nonisolated func chartOverlay(content: () -> _) -> _; nonisolated func chartPlotStyle(content: () -> _) -> _; nonisolated func chartXAxis(content: () -> _) -> _; nonisolated func chartXAxisLabel(content: () -> _) -> _; nonisolated func chartXAxisStyle(content: () -> _) -> _; nonisolated func chartYAxis(content: () -> _) -> _; nonisolated func chartYAxisLabel(content: () -> _) -> _; nonisolated func chartYAxisStyle(content: () -> _) -> _ }
      """#)
}
