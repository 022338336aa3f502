// expect: 5
import UIKit

class AExtensionDefaultArgument {}
extension AExtensionDefaultArgument { @objc func add(_ x: Int, to y: Int = 3) -> Int { x + y } }
class BExtensionDefaultArgument: AExtensionDefaultArgument {
  override func add(_ x: Int, to y: Int) -> Int { super.add(x, to: y) }
}

@MainActor func corpusExtensionDefaultArgument() -> String {
  "\((BExtensionDefaultArgument() as AExtensionDefaultArgument).add(2))"
}
