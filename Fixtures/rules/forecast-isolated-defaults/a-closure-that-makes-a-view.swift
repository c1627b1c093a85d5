import UIKit
final class Shade {
  lazy var view: UIView = {  // expect: forecast-isolated-defaults
    let view = UIView()
    view.alpha = 0.5
    return view
  }()
}
