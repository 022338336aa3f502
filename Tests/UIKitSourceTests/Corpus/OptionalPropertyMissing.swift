// expect: none
import UIKit

@objc protocol POptionalPropertyMissing {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalPropertyMissing { weak var delegate: POptionalPropertyMissing? }
class AOptionalPropertyMissing: NSObject, POptionalPropertyMissing {}

@MainActor func corpusOptionalPropertyMissing() -> String {
  {
    let a = AOptionalPropertyMissing(); let owner = OwnerOptionalPropertyMissing(); owner.delegate = a;
    return owner.delegate?.title ?? "none"
  }()
}
