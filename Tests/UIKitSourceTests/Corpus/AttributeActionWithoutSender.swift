// expect: tapped
import UIKit

class AAttributeActionWithoutSender: UIViewController { var log = ""; @IBAction private func tap() { log = "tapped" } }

@MainActor func corpusAttributeActionWithoutSender() -> String {
  {
    let a = AAttributeActionWithoutSender(); send(Selector("tap"), a); return a.log
  }()
}
