// expect: 2
import UIKit

class ASubclassAddsGrandchild: NSObject, UIScrollViewDelegate { var log = 0 }
class BSubclassAddsGrandchild: ASubclassAddsGrandchild {}
class CSubclassAddsGrandchild: BSubclassAddsGrandchild { func scrollViewDidScroll(_ s: UIScrollView) { log = 2 } }

@MainActor func corpusSubclassAddsGrandchild() -> String {
  {
    let c = CSubclassAddsGrandchild(); (c as UIScrollViewDelegate).scrollViewDidScroll(UIScrollView()); return "\(c.log)"
  }()
}
