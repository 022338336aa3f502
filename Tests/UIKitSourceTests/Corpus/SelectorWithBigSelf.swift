// expect: 1
import UIKit

class ASelectorWithBigSelf: NSObject { @objc func one() -> Int { 1 }; func name() -> Selector { #selector(Self.one) } }

@MainActor func corpusSelectorWithBigSelf() -> String {
  {
    let a = ASelectorWithBigSelf(); return "\(send(a.name(), a)!)"
  }()
}
