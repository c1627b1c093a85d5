import UIKit
@MainActor final class Shade { let view = UIView() }
