"""The cases of the forecast: what the compiler's messages are told apart by, and the rule that forecasts each."""

import re

# The first whose words a message has decides. An empty rule: a warning in mode 6, or no matter of concurrency.
CASES = [
    ("global-var", "forecast-mutable-global-variable", "nonisolated global shared mutable state"),
    ("global-let", "forecast-mutable-global-variable", "may have shared mutable state"),
    ("foreign-var", "forecast-foreign-globals", "involves shared mutable state"),
    ("nonisolated-constant", "forecast-mutable-global-variable", "'nonisolated' can not be applied to variable"),
    ("metatype", "", "capture of non-Sendable type"),
    ("capture", "forecast-sendable-closure-captures", "in a '@Sendable'"),
    ("nested-capture", "forecast-sendable-closure-captures", "in an isolated"),
    ("nested-capture", "forecast-sendable-closure-captures", "implicit capture of"),
    ("captured-var", "forecast-sendable-closure-captures", "in concurrently-executing code"),
    ("captured-var", "forecast-sendable-closure-captures", "mutated after capture by sendable closure"),
    ("local-function", "forecast-sendable-closure-captures", "must be marked as '@Sendable'"),
    ("function-parameter", "forecast-sendable-functions", "passing non-Sendable parameter"),
    ("function-parameter", "forecast-sendable-functions", "using non-Sendable parameter"),
    ("function-parameter", "forecast-sendable-functions", "assigning non-Sendable parameter"),
    ("function-value", "forecast-sendable-functions", "converting non-Sendable function value"),
    ("sending-conversion", "forecast-sendable-functions", "converting a value of type"),
    ("crossing-conversion", "forecast-sendable-functions", "crossing of an isolation boundary"),
    ("loses-actor", "forecast-sendable-functions", "loses global actor"),
    ("requirement", "forecast-sendable-requirements", "does not conform to the 'Sendable' protocol"),
    ("unavailable", "forecast-sendable-requirements", "to 'Sendable' is unavailable"),
    ("non-final", "forecast-sendable-conformances", "non-final class"),
    ("superclass", "forecast-sendable-conformances", "cannot inherit from another class"),
    ("mutable-property", "forecast-sendable-conformances", "is mutable"),
    ("stored-type", "forecast-sendable-conformances", "'Sendable'-conforming"),
    ("restated", "", "must restate inherited"),
    ("sending-closure", "forecast-sending-closure-risks-data-race", "passing closure as a 'sending' parameter"),
    ("cannot-be-sent", "forecast-sending-risks-data-race", "task or actor-isolated value cannot be sent"),
    ("sending", "forecast-sending-risks-data-race", "sending "),
    ("result", "forecast-crossing-results", "-typed result can not be returned"),
    ("property", "forecast-crossing-values", "cannot exit"),
    ("witness-value", "forecast-crossing-values", "protocol requirement"),
    ("override-value", "forecast-crossing-values", "of superclass instance method"),
    ("isolated-default", "forecast-isolated-defaults", "default value in a nonisolated context"),
    ("isolated-default", "forecast-isolated-defaults", "cannot be both nonisolated and"),
    ("initializer", "forecast-flow-isolation", "here in nonisolated initializer"),
    ("destructor", "forecast-flow-isolation", "from nonisolated deinit"),
    ("deinit-capture", "forecast-deinitializer-captures", "outlives deinit"),
    ("unavailable-from-async", "forecast-unavailable-from-async", "unavailable from asynchronous contexts"),
    ("key-path", "forecast-isolated-key-paths", "cannot form key path"),
    ("conformance", "forecast-conformance-isolation", "crosses into"),
    ("conformance-use", "forecast-isolated-conformances", "cannot be used in "),
    ("conformance-use", "forecast-isolated-conformances", "cannot satisfy conformance requirement"),
    ("missing-await", "forecast-missing-await", "from outside of the actor"),
    ("isolation", "forecast-new-isolation", "can not be referenced from"),
    ("isolation", "forecast-new-isolation", "can not be mutated from"),
    ("isolation", "forecast-new-isolation", "can not be partially applied"),
    ("isolation", "forecast-new-isolation", "call to "),
    ("nonisolated-initializer", "forecast-new-isolation", "synchronous initializer is invalid"),
    ("advice", "", "-related warnings from module"),
    ("advice", "", "-related errors from module"),
]
RULES = {case: rule for case, rule, _ in CASES}


def case(message):
    """What the compiler says that has no case is shown by its words."""
    found = next((name for name, _, words in CASES if words in message), None)
    return found or re.sub(r"[^a-z]+", "-", re.sub(r"'[^']*'", "", message).lower()).strip("-")
