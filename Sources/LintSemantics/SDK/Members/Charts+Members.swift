// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let charts = SDKMembers(
    module: "Charts",
    typesOfOthers: ["Decimal", "ForEach", "Int", "Int16", "Int64", "Never", "Optional", "UInt8", "View"],
    text: #"""
      extension AxisGridLine {
      init(centered: Bool? = nil, stroke: StrokeStyle? = nil)
      }
      extension AxisMark {
      func font(_: Font?) -> some AxisMark
      func offset(_: CGSize) -> some AxisMark
      func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark
      }
      extension AxisMarkPosition {
      static var automatic: AxisMarkPosition {get}
      static var bottom: AxisMarkPosition {get}
      static var leading: AxisMarkPosition {get}
      static var top: AxisMarkPosition {get}
      static var trailing: AxisMarkPosition {get}
      var description: String {get}
      }
      extension AxisMarkPreset {
      static var aligned: AxisMarkPreset {get}
      static var automatic: AxisMarkPreset {get}
      static var extended: AxisMarkPreset {get}
      static var inset: AxisMarkPreset {get}
      var description: String {get}
      }
      extension AxisMarkValues {
      static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues
      static func stride(by: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil) -> AxisMarkValues
      static var automatic: AxisMarkValues {get}
      var description: String {get}
      }
      extension AxisMarks {
      init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, content: _)
      }
      extension AxisTick {
      init(centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil)
      init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil)
      }
      extension AxisTick.Length {
      static func label(extendPastBy: CGFloat = 0) -> AxisTick.Length
      static var automatic: AxisTick.Length {get}
      static var label: AxisTick.Length {get}
      var description: String {get}
      }
      extension AxisValueLabel {
      init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, content: _)
      }
      extension AxisValueLabelCollisionResolution {
      static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution
      static var automatic: AxisValueLabelCollisionResolution {get}
      static var disabled: AxisValueLabelCollisionResolution {get}
      static var greedy: AxisValueLabelCollisionResolution {get}
      static var truncate: AxisValueLabelCollisionResolution {get}
      var description: String {get}
      }
      extension AxisValueLabelOrientation {
      static var automatic: AxisValueLabelOrientation {get}
      static var horizontal: AxisValueLabelOrientation {get}
      static var vertical: AxisValueLabelOrientation {get}
      var description: String {get}
      }
      extension BasicChartSymbolShape {
      func path(in: CGRect) -> Path
      func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape
      }
      extension Chart {
      @MainActor var body: some View {get}
      nonisolated init(content: _)
      }
      extension ChartContent {
      func accessibilityHidden(_: Bool) -> some ChartContent
      func accessibilityIdentifier(_: String) -> some ChartContent
      func accessibilityLabel(_: LocalizedStringKey) -> some ChartContent
      func accessibilityLabel(_: Text) -> some ChartContent
      func accessibilityValue(_: LocalizedStringKey) -> some ChartContent
      func accessibilityValue(_: Text) -> some ChartContent
      func blur(radius: CGFloat) -> some ChartContent
      func clipShape(_: some Shape, style: FillStyle = FillStyle()) -> some ChartContent
      func cornerRadius(_: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
      func interpolationMethod(_: InterpolationMethod) -> some ChartContent
      func lineStyle(_: StrokeStyle) -> some ChartContent
      func offset(_: CGSize) -> some ChartContent
      func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
      func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent
      func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
      func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent
      func opacity(_: Double) -> some ChartContent
      func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
      func zIndex(_: Double) -> some ChartContent
      var body: Self.Body {get}
      }
      extension ChartSymbolShape {
      func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape
      func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape
      static var asterisk: BasicChartSymbolShape {get}
      static var circle: BasicChartSymbolShape {get}
      static var cross: BasicChartSymbolShape {get}
      static var diamond: BasicChartSymbolShape {get}
      static var plus: BasicChartSymbolShape {get}
      static var square: BasicChartSymbolShape {get}
      static var triangle: BasicChartSymbolShape {get}
      }
      extension Decimal {
      init?(primitivePlottable: Double)
      }
      extension ForEach {
      var body: Never {get}
      }
      extension Int {
      init?(primitivePlottable: Int)
      }
      extension Int16 {
      init?(primitivePlottable: Int16)
      }
      extension Int64 {
      init?(primitivePlottable: Int64)
      }
      extension MarkDimension {
      init(floatLiteral: Double)
      init(integerLiteral: Int)
      static func fixed(_: CGFloat) -> MarkDimension
      static func inset(_: CGFloat) -> MarkDimension
      static func ratio(_: CGFloat) -> MarkDimension
      static var automatic: MarkDimension {get}
      var description: String {get}
      }
      extension MarkStackingMethod {
      static var center: MarkStackingMethod {get}
      static var normalized: MarkStackingMethod {get}
      static var standard: MarkStackingMethod {get}
      var description: String {get}
      }
      extension Never {
      init?(primitivePlottable: Never)
      }
      extension Optional {
      var body: Never {get}
      }
      extension Plottable {
      init?(primitivePlottable: Self.PrimitivePlottable)
      init?(primitivePlottable: Self.RawValue)
      }
      extension PlottableValue {
      static func value(_: LocalizedStringKey, _: Value) -> PlottableValue<Value>
      static func value(_: Text, _: Value) -> PlottableValue<Value>
      }
      extension PrimitivePlottableProtocol {
      init?(primitivePlottable: Self.PrimitivePlottable)
      }
      extension RectangleMark {
      init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
      }
      extension ScaleDomain {
      static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain
      static var automatic: AutomaticScaleDomain {get}
      }
      extension UInt8 {
      init?(primitivePlottable: UInt8)
      }
      extension View {
      nonisolated func chartLegend(_: Visibility) -> some View
      nonisolated func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
      nonisolated func chartXAxis(_: Visibility) -> some View
      nonisolated func chartXScale(type: ScaleType? = nil) -> some View
      nonisolated func chartYAxis(_: Visibility) -> some View
      nonisolated func chartYScale(type: ScaleType? = nil) -> some View
      }
      """#)
}
