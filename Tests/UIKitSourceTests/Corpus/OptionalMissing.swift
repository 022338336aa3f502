// expect: nil
import UIKit

@objc protocol POptionalMissing {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalMissing { weak var delegate: POptionalMissing? }
class AOptionalMissing: NSObject, POptionalMissing {}

@MainActor func corpusOptionalMissing() -> String {
  {
    let a = AOptionalMissing(); let owner = OwnerOptionalMissing(); owner.delegate = a; return "\(owner.delegate?.go?(2) as Any)"
  }()
}
