//- file: Schema.swift
import SwiftData
enum SchemaV1 {
  @Model final class Message {}
  @Model final class Draft {}
}
typealias MessageModel = SchemaV1.Message
typealias Draft = SchemaV1.Draft
//- file: Store.swift
import Shared
import SwiftData
actor Store {
  // Out here it is another module's: the model has another name.
  func send(_ message: Message) {}
  func keep(_ message: SchemaV1.Message) {} // expect-info: model-parameter-crosses-actor
  func keep(draft: Draft) {} // expect-info: model-parameter-crosses-actor
}
