// expect: 3
import UIKit

class ASubclassAddsThenOverridden: NSObject, UIScrollViewDelegate { var log = 0 }
class BSubclassAddsThenOverridden: ASubclassAddsThenOverridden { func scrollViewDidScroll(_ s: UIScrollView) { log = 2 } }
class CSubclassAddsThenOverridden: BSubclassAddsThenOverridden {
  override func scrollViewDidScroll(_ s: UIScrollView) { super.scrollViewDidScroll(s); log += 1 }
}

@MainActor func corpusSubclassAddsThenOverridden() -> String {
  {
    let c = CSubclassAddsThenOverridden(); (c as UIScrollViewDelegate).scrollViewDidScroll(UIScrollView()); return "\(c.log)"
  }()
}
