import UIKit

// Members that are listed with the facts about a framework, and those of its interface.
protocol Guiding { var topAnchor: NSLayoutYAxisAnchor { get } }
extension UILayoutGuide: Guiding {} // expect: forecast-conformance-isolation
extension UIView: Guiding {} // expect: forecast-conformance-isolation

protocol Fading { var alpha: CGFloat { get } }
final class Card: UIView, Fading {} // expect: forecast-conformance-isolation

// Of the type alone, or isolated itself.
protocol Named { var cardName: String { get } }
extension UILayoutGuide: Named { nonisolated var cardName: String { "" } }
@MainActor protocol Anchored { var bottomAnchor: NSLayoutYAxisAnchor { get } }
extension UILayoutGuide: Anchored {}
