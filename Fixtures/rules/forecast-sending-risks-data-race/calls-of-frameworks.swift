import UIKit

// The compiler only warns about the calls, and not about what they send.
final class Row { var title = "" }
final class Presenter {
  let row = Row()
  let page: UIViewController
  init(page: UIViewController) { self.page = page }
  func segue() { page.performSegue(withIdentifier: "row", sender: row) } // expect: forecast-sending-risks-data-race
  func hide() { page.dismiss(animated: true) }
  func fresh() { page.performSegue(withIdentifier: "row", sender: Row()) }
}
