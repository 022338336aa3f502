// expect: button
import UIKit

class ASelectorForcedArgument: NSObject { @objc func take(_ x: UIButton!) -> String { x == nil ? "nil" : "button" } }

@MainActor func corpusSelectorForcedArgument() -> String {
  "\(send(#selector(ASelectorForcedArgument.take), ASelectorForcedArgument(), UIButton())!)"
}
