// expect: 1
import UIKit

class ASelectorInDefaultArgument: NSObject {
  @objc func one() -> Int { 1 }; func name(_ s: Selector = #selector(ASelectorInDefaultArgument.one)) -> Selector { s }
}

@MainActor func corpusSelectorInDefaultArgument() -> String {
  {
    let a = ASelectorInDefaultArgument(); return "\(send(a.name(), a)!)"
  }()
}
