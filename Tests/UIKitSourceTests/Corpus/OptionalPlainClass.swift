// expect: Optional(2)
import UIKit

@objc protocol POptionalPlainClass {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalPlainClass { weak var delegate: POptionalPlainClass? }
class AOptionalPlainClass: POptionalPlainClass { func go(_ x: Int) -> Int { x } }

@MainActor func corpusOptionalPlainClass() -> String {
  {
    let a = AOptionalPlainClass(); let owner = OwnerOptionalPlainClass(); owner.delegate = a;
    return "\(owner.delegate?.go?(2) as Any)"
  }()
}
