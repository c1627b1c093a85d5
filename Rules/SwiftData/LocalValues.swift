import LintKit

extension Definition {
  /// A parameter, a variable, or what stands for one.
  var isValue: Bool {
    switch kind {
    case .parameter, .closureParameter, .anonymousParameter, .variable, .loopVariable, .optionalBinding, .caseBinding,
      .capture:
      true
    default: false
    }
  }
}
