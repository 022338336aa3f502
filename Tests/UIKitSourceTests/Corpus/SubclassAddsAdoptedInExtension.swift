// expect: 1
import UIKit

class ASubclassAddsAdoptedInExtension: NSObject { var log = 0 }
extension ASubclassAddsAdoptedInExtension: UIScrollViewDelegate {}
class BSubclassAddsAdoptedInExtension: ASubclassAddsAdoptedInExtension { func scrollViewDidScroll(_ s: UIScrollView) { log = 1 } }

@MainActor func corpusSubclassAddsAdoptedInExtension() -> String {
  {
    let b = BSubclassAddsAdoptedInExtension(); (b as UIScrollViewDelegate).scrollViewDidScroll(UIScrollView()); return "\(b.log)"
  }()
}
