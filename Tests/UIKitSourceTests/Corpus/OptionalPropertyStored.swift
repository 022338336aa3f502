// expect: s
import UIKit

@objc protocol POptionalPropertyStored {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalPropertyStored { weak var delegate: POptionalPropertyStored? }
class AOptionalPropertyStored: NSObject, POptionalPropertyStored { let title: String = "s" }

@MainActor func corpusOptionalPropertyStored() -> String {
  {
    let a = AOptionalPropertyStored(); let owner = OwnerOptionalPropertyStored(); owner.delegate = a;
    return owner.delegate?.title ?? "none"
  }()
}
