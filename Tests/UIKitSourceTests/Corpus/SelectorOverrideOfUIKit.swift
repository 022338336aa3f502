// expect: yes
import UIKit

class ASelectorOverrideOfUIKit: UIViewController { var log = ""; override func viewDidLoad() { log = "yes" } }

@MainActor func corpusSelectorOverrideOfUIKit() -> String {
  {
    let a = ASelectorOverrideOfUIKit(); send(#selector(ASelectorOverrideOfUIKit.viewDidLoad), a); return a.log
  }()
}
