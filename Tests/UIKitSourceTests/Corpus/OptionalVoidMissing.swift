// expect: false
import UIKit

@objc protocol POptionalVoidMissing {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalVoidMissing { weak var delegate: POptionalVoidMissing? }
class AOptionalVoidMissing: NSObject, POptionalVoidMissing {}

@MainActor func corpusOptionalVoidMissing() -> String {
  {
    let a = AOptionalVoidMissing(); let owner = OwnerOptionalVoidMissing(); owner.delegate = a;
    return "\(owner.delegate?.done?() != nil)"
  }()
}
