// expect: true
import UIKit

class AAttributeActionWithEvent: UIViewController {
  var log = ""; @IBAction func tap(_ sender: UIButton, forEvent event: UIEvent?) { log = "\(event == nil)" }
}

@MainActor func corpusAttributeActionWithEvent() -> String {
  {
    let a = AAttributeActionWithEvent(); send(Selector("tap:forEvent:"), a, UIButton(), nil); return a.log
  }()
}
