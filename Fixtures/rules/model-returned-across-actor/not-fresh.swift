import SwiftData
@Model final class Payslip { var text = "" }
// Made by code on no actor, and in no store: the caller's alone.
final class Parser: Sendable {
  func parse(_ text: String) async -> Payslip {
    let payslip = Payslip()
    payslip.text = text
    return payslip
  }
  func parseAll(_ texts: [String]) async -> [Payslip] { texts.map { _ in Payslip() } }
  // Where these come from is not known.
  func decode(_ text: String) async throws -> Payslip { try decoder.decode(text) } // expect-info: model-returned-across-actor
  func load(_ context: ModelContext) async throws -> [Payslip] { // expect-warning: model-returned-across-actor
    try context.fetch(FetchDescriptor<Payslip>())
  }
}
protocol Extractor: Sendable {
  func extract(_ text: String) async -> Payslip?
}
struct PlainExtractor: Extractor {
  func extract(_ text: String) async -> Payslip? {
    if text.isEmpty { return nil }
    return Payslip()
  }
}
@MainActor final class Screen {
  let parser = Parser()
  let extractor: any Extractor = PlainExtractor()
  func show(_ context: ModelContext) async throws {
    print(await parser.parse("a").text, await parser.parseAll([]).count)
    print(try await parser.decode("a").text, try await parser.load(context).count)
    print(await extractor.extract("a")?.text ?? "")
  }
}
