import SwiftData
@Model final class Payslip: @unchecked Sendable { var income = 0 }
@Model final class Bonus { var amount = 0 }
// The compiler believes the claim, which is reported itself.
@MainActor final class Analyzer {
  let latest: Payslip
  init(latest: Payslip) { self.latest = latest }
  func total(_ payslips: [Payslip]) async -> Int { payslips.reduce(0) { $0 + $1.income } }
  func bonus(_ bonuses: [Bonus]) async -> Int { bonuses.reduce(0) { $0 + $1.amount } }
  func run(_ payslips: [Payslip], _ bonuses: [Bonus]) async -> Int {
    async let total = total(payslips)
    async let bonus = bonus(bonuses) // expect: model-captured-in-task
    return await total + bonus
  }
  func export() { Task.detached { print(self.latest.income) } }
}
