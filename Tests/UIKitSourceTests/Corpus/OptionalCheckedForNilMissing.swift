// expect: false
import UIKit

@objc protocol POptionalCheckedForNilMissing {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalCheckedForNilMissing { weak var delegate: POptionalCheckedForNilMissing? }
class AOptionalCheckedForNilMissing: NSObject, POptionalCheckedForNilMissing {}

@MainActor func corpusOptionalCheckedForNilMissing() -> String {
  {
    let a = AOptionalCheckedForNilMissing(); let owner = OwnerOptionalCheckedForNilMissing(); owner.delegate = a;
    return "\(owner.delegate?.go != nil)"
  }()
}
