// expect: true
import UIKit

@objc protocol POptionalCheckedForNil {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalCheckedForNil { weak var delegate: POptionalCheckedForNil? }
class AOptionalCheckedForNil: NSObject, POptionalCheckedForNil { func go(_ x: Int) -> Int { x } }

@MainActor func corpusOptionalCheckedForNil() -> String {
  {
    let a = AOptionalCheckedForNil(); let owner = OwnerOptionalCheckedForNil(); owner.delegate = a;
    return "\(owner.delegate?.go != nil)"
  }()
}
