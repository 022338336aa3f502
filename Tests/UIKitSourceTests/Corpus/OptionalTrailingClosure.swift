// expect: closure 2
import UIKit

@objc protocol POptionalTrailingClosure { @objc optional func run(_ x: Int, then: @escaping (Int) -> Void) }
class AOptionalTrailingClosure: NSObject, POptionalTrailingClosure {
  func run(_ x: Int, then: @escaping (Int) -> Void) { then(x + 1) }
}

@MainActor func corpusOptionalTrailingClosure() -> String {
  {
    let p: POptionalTrailingClosure? = AOptionalTrailingClosure(); var log = ""; p?.run?(1) { log = "closure \($0)" }; return log
  }()
}
