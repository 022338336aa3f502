// expect: 1
import UIKit

protocol OwnSubclassAddsThroughOwnProtocol: UIScrollViewDelegate {}
class ASubclassAddsThroughOwnProtocol: NSObject, OwnSubclassAddsThroughOwnProtocol { var log = 0 }
class BSubclassAddsThroughOwnProtocol: ASubclassAddsThroughOwnProtocol { func scrollViewDidScroll(_ s: UIScrollView) { log = 1 } }

@MainActor func corpusSubclassAddsThroughOwnProtocol() -> String {
  {
    let b = BSubclassAddsThroughOwnProtocol(); (b as UIScrollViewDelegate).scrollViewDidScroll(UIScrollView()); return "\(b.log)"
  }()
}
