// Protocols that come along with the stated ones: one on an actor counts unless a nonisolated one comes before it. The nearest come first,
// those of one distance in the order in which they are written.
// configurations: 5, 6

nonisolated protocol Hidden {} // isolation: nonisolated
@MainActor protocol Shown {} // isolation: @MainActor
@MainActor protocol Uncovered: Hidden {} // isolation: @MainActor
protocol Opened: Uncovered {} // isolation: 6: @MainActor; nonisolated
protocol Lit: Shown {} // isolation: 6: @MainActor; nonisolated
protocol Dark: Hidden {} // isolation: nonisolated
protocol Dusk: Lit, Dark {} // isolation: 6: @MainActor; nonisolated
protocol Dawn: Dark, Lit {} // isolation: 6: @MainActor; nonisolated

class Window: Opened {} // isolation: @MainActor
class Evening: Dusk {} // isolation: @MainActor
class Morning: Dawn {} // isolation: 6: @MainActor; nonisolated
struct Lamp: Lit, Dark {} // isolation: @MainActor
struct Candle: Dark, Lit {} // isolation: 6: @MainActor; nonisolated
struct Lantern: Hidden, Lit {} // isolation: 6: @MainActor; nonisolated
