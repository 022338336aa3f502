// expect: 5
import UIKit

@objc protocol POptionalBound {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalBound { weak var delegate: POptionalBound? }
class AOptionalBound: NSObject, POptionalBound { func go(_ x: Int) -> Int { x } }

@MainActor func corpusOptionalBound() -> String {
  {
    let a = AOptionalBound(); let owner = OwnerOptionalBound(); owner.delegate = a;
    return {
      if let go = owner.delegate?.go { return "\(go(5))" }; return "none"
    }()
  }()
}
