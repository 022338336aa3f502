// expect: Optional(8)
import UIKit

@objc protocol POptionalInExtension {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalInExtension { weak var delegate: POptionalInExtension? }
class AOptionalInExtension: NSObject {}
extension AOptionalInExtension: POptionalInExtension { func go(_ x: Int) -> Int { x * 4 } }

@MainActor func corpusOptionalInExtension() -> String {
  {
    let a = AOptionalInExtension(); let owner = OwnerOptionalInExtension(); owner.delegate = a;
    return "\(owner.delegate?.go?(2) as Any)"
  }()
}
