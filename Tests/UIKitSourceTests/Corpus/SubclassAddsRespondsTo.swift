// expect: false true
import UIKit

class ASubclassAddsRespondsTo: NSObject, UIScrollViewDelegate {}
class BSubclassAddsRespondsTo: ASubclassAddsRespondsTo { func scrollViewDidScroll(_ s: UIScrollView) {} }

@MainActor func corpusSubclassAddsRespondsTo() -> String {
  {
    let s = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:));
    return "\(ASubclassAddsRespondsTo().responds(to: s)) \(BSubclassAddsRespondsTo().responds(to: s))"
  }()
}
