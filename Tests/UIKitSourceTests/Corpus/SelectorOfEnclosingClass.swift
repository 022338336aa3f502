// expect: outer
import UIKit

class ASelectorOfEnclosingClass: NSObject {
  @objc func outer() -> String { "outer" }; class Inner { func name() -> Selector { #selector(outer) } }
}

@MainActor func corpusSelectorOfEnclosingClass() -> String {
  "\(send(ASelectorOfEnclosingClass.Inner().name(), ASelectorOfEnclosingClass())!)"
}
