// expect: scrolled
import UIKit

class ASubclassAddsDidScroll: UIViewController, UIScrollViewDelegate {}
class BSubclassAddsDidScroll: ASubclassAddsDidScroll {
  var log = ""; func scrollViewDidScroll(_ scrollView: UIScrollView) { log = "scrolled" }
}

@MainActor func corpusSubclassAddsDidScroll() -> String {
  {
    let b = BSubclassAddsDidScroll(); let s = UIScrollView(); s.contentSize = CGSize(width: 10, height: 999); s.delegate = b;
    s.contentOffset = CGPoint(x: 0, y: 9); return b.log
  }()
}
