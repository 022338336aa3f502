// expect: true
import UIKit

@objc protocol POptionalVoidDone {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalVoidDone { weak var delegate: POptionalVoidDone? }
class AOptionalVoidDone: NSObject, POptionalVoidDone { func done() {} }

@MainActor func corpusOptionalVoidDone() -> String {
  {
    let a = AOptionalVoidDone(); let owner = OwnerOptionalVoidDone(); owner.delegate = a;
    return "\(owner.delegate?.done?() != nil)"
  }()
}
