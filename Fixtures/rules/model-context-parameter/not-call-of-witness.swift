import SwiftData
import SwiftUI

// A call on the type that witnesses a requirement runs where the witness does.
protocol Describing {
  func describe(_ name: String, in context: ModelContext) async throws -> String
}
@MainActor final class Describer: Describing {
  func describe(_ name: String, in context: ModelContext) async throws -> String { name }
}
struct NameView: View {
  @Environment(\.modelContext) private var context
  var body: some View { Text("") }
  @MainActor func describe() async throws -> String {
    let describer = Describer()
    return try await describer.describe("", in: context)
  }
}

protocol Counting {
  func count(in context: ModelContext) async throws -> Int // expect-error: model-context-parameter
}
struct Counter: Counting {
  func count(in context: ModelContext) async throws -> Int { 0 }
}
struct CountView: View {
  let counter: any Counting
  @Environment(\.modelContext) private var context
  var body: some View { Text("") }
  @MainActor func count() async throws -> Int { try await counter.count(in: context) }
}

// All that witness the requirement run where its caller does.
protocol Naming {
  func name(in context: ModelContext) async throws -> String
}
@MainActor final class Namer: Naming {
  func name(in context: ModelContext) async throws -> String { "" }
}
struct NamerView: View {
  let namer: any Naming
  @Environment(\.modelContext) private var context
  var body: some View { Text("") }
  @MainActor func name() async throws -> String { try await namer.name(in: context) }
}
