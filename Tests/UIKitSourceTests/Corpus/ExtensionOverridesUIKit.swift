// expect: loaded
import UIKit

class AExtensionOverridesUIKit: UIViewController { var log = "" }
extension AExtensionOverridesUIKit { override func viewDidLoad() { super.viewDidLoad(); log = "loaded" } }

@MainActor func corpusExtensionOverridesUIKit() -> String {
  {
    let a = AExtensionOverridesUIKit(); a.loadViewIfNeeded(); return a.log
  }()
}
