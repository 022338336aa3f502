// expect: 1 2
import UIKit

class ASubclassAddsTwoSiblings: NSObject, UIScrollViewDelegate { var log = 0 }
class BSubclassAddsTwoSiblings: ASubclassAddsTwoSiblings { func scrollViewDidScroll(_ s: UIScrollView) { log = 1 } }
class CSubclassAddsTwoSiblings: ASubclassAddsTwoSiblings { func scrollViewDidScroll(_ s: UIScrollView) { log = 2 } }

@MainActor func corpusSubclassAddsTwoSiblings() -> String {
  {
    let b = BSubclassAddsTwoSiblings(), c = CSubclassAddsTwoSiblings();
    for d in [b, c] as [UIScrollViewDelegate] { d.scrollViewDidScroll(UIScrollView()) }; return "\(b.log) \(c.log)"
  }()
}
