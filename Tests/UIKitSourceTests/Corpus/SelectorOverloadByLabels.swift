// expect: y2
import UIKit

class ASelectorOverloadByLabels: NSObject {
  @objc func go(x: Int) -> String { "x\(x)" }; @objc func go(y: Int) -> String { "y\(y)" }
}

@MainActor func corpusSelectorOverloadByLabels() -> String {
  "\(send(#selector(ASelectorOverloadByLabels.go(y:)), ASelectorOverloadByLabels(), 2)!)"
}
