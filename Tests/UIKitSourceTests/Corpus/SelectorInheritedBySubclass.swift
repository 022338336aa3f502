// expect: 1
import UIKit

class ASelectorInheritedBySubclass: NSObject { @objc func one() -> Int { 1 } }
class BSelectorInheritedBySubclass: ASelectorInheritedBySubclass { func name() -> Selector { #selector(one) } }

@MainActor func corpusSelectorInheritedBySubclass() -> String {
  {
    let b = BSelectorInheritedBySubclass(); return "\(send(b.name(), b)!)"
  }()
}
