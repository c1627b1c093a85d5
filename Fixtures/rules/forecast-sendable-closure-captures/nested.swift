final class OwnLogNested { var lines: [String] = [] }
func runNested(_ body: @Sendable () -> Void) {}
func plainNested(_ body: () -> Void) {}

func nested(_ log: OwnLogNested) {
  runNested {
    plainNested {
      log.lines.append("a") // expect: forecast-sendable-closure-captures // expect: forecast-sendable-closure-captures
    }
  }
  plainNested {
    runNested { log.lines.append("a") } // expect: forecast-sendable-closure-captures
  }
  runNested {
    let own = OwnLogNested()
    plainNested { own.lines.append("a") }
  }
}
