// expect: 1
import UIKit

class ASubclassAddsInheritedRequirement: NSObject, UITableViewDelegate { var log = 0 }
class BSubclassAddsInheritedRequirement: ASubclassAddsInheritedRequirement {
  func scrollViewDidScroll(_ s: UIScrollView) { log = 1 }
}

@MainActor func corpusSubclassAddsInheritedRequirement() -> String {
  {
    let b = BSubclassAddsInheritedRequirement(); (b as UITableViewDelegate).scrollViewDidScroll(UIScrollView()); return "\(b.log)"
  }()
}
