// expect: tapped
import UIKit

class AAttributeAction: UIViewController { var log = ""; @IBAction func tap(_ sender: Any) { log = "tapped" } }

@MainActor func corpusAttributeAction() -> String {
  {
    let a = AAttributeAction(); send(Selector("tap:"), a, a); return a.log
  }()
}
