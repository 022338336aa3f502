// expect: none
import UIKit

class ASelectorOverloadByCastNone: NSObject {
  @objc func go() -> String { "none" }; @objc func go(_ x: Int) -> String { "one" };
  func name() -> Selector { #selector(go as () -> String) }
}

@MainActor func corpusSelectorOverloadByCastNone() -> String {
  {
    let a = ASelectorOverloadByCastNone(); return "\(send(a.name(), a)!)"
  }()
}
