// expect: nil
import UIKit

class ASelectorOptionalArgument: NSObject { @objc func take(_ x: UIButton?) -> String { x == nil ? "nil" : "button" } }

@MainActor func corpusSelectorOptionalArgument() -> String {
  "\(send(#selector(ASelectorOptionalArgument.take), ASelectorOptionalArgument(), nil)!)"
}
