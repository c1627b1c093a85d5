// option: short_lived
//- file: Schema.swift
import SwiftData
enum SchemaV1 {
  @Model final class Message {}
}
//- file: Manager.swift
import Shared
final class MessageManager {
  var messages: [Message] = []
  var kept: SchemaV1.Message? // expect-info: cached-model-reference
}
