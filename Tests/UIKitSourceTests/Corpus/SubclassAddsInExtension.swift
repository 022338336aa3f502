// expect: scrolled
import UIKit

class ASubclassAddsInExtension: UIViewController, UIScrollViewDelegate {}
class BSubclassAddsInExtension: ASubclassAddsInExtension { var log = "" }
extension BSubclassAddsInExtension { func scrollViewDidScroll(_ scrollView: UIScrollView) { log = "scrolled" } }

@MainActor func corpusSubclassAddsInExtension() -> String {
  {
    let b = BSubclassAddsInExtension(); let d: UIScrollViewDelegate = b; d.scrollViewDidScroll(UIScrollView()); return b.log
  }()
}
