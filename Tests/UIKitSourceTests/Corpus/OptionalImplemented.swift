// expect: Optional(4)
import UIKit

@objc protocol POptionalImplemented {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalImplemented { weak var delegate: POptionalImplemented? }
class AOptionalImplemented: NSObject, POptionalImplemented { func go(_ x: Int) -> Int { x * 2 } }

@MainActor func corpusOptionalImplemented() -> String {
  {
    let a = AOptionalImplemented(); let owner = OwnerOptionalImplemented(); owner.delegate = a;
    return "\(owner.delegate?.go?(2) as Any)"
  }()
}
