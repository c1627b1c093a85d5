// option: short_lived
//- file: Models.swift
import SwiftData
@Model final class Notification { var text = "" }
@Model final class Task { var title = "" }
enum Schema {
  @Model final class Data { var text = "" }
  @Model final class Status { var text = "" }
}
//- file: Manager.swift
import Account
import Foundation
final class Manager {
  var notification: Notification? // expect-info: cached-model-reference
  var tasks: [Task] = [] // expect-info: cached-model-reference
  var data: Schema.Data? // expect-info: cached-model-reference
  var statuses: [Schema.Status] = [] // expect-info: cached-model-reference
}
// The types of the SDK, and of a module that the project does not have.
final class Observer {
  var posted: Foundation.Notification?
  var running: [_Concurrency.Task<Void, Never>] = []
  var bytes: Data?
  var written = Data()
  var status: Account.Status?
  var byName: [String: Account.Status] = [:]
}
