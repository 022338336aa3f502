// expect: 1
import UIKit

class ASelectorInDebug: NSObject {
  #if DEBUG || !DEBUG
  @objc func one() -> Int { 1 }
  #endif
  func name() -> Selector {
    #if DEBUG || !DEBUG
    return #selector(one)
    #endif
  }
}

@MainActor func corpusSelectorInDebug() -> String {
  {
    let a = ASelectorInDebug(); return "\(send(a.name(), a)!)"
  }()
}
