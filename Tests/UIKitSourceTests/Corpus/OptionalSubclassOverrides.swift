// expect: Optional(6)
import UIKit

@objc protocol POptionalSubclassOverrides {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalSubclassOverrides { weak var delegate: POptionalSubclassOverrides? }
class BaseOptionalSubclassOverrides: NSObject, POptionalSubclassOverrides { func go(_ x: Int) -> Int { x } }
class AOptionalSubclassOverrides: BaseOptionalSubclassOverrides { override func go(_ x: Int) -> Int { x * 3 } }

@MainActor func corpusOptionalSubclassOverrides() -> String {
  {
    let a = AOptionalSubclassOverrides(); let owner = OwnerOptionalSubclassOverrides(); owner.delegate = a;
    return "\(owner.delegate?.go?(2) as Any)"
  }()
}
