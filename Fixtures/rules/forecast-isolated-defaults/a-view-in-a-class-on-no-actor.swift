import UIKit
final class Shade { let view = UIView() }  // expect: forecast-isolated-defaults
