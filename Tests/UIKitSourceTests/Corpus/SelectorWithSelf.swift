// expect: 1
import UIKit

class ASelectorWithSelf: NSObject { @objc func one() -> Int { 1 }; func name() -> Selector { #selector(self.one) } }

@MainActor func corpusSelectorWithSelf() -> String {
  {
    let a = ASelectorWithSelf(); return "\(send(a.name(), a)!)"
  }()
}
