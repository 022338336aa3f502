// expect: 7
import UIKit

@objc protocol POptionalDefault {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalDefault { weak var delegate: POptionalDefault? }
class AOptionalDefault: NSObject, POptionalDefault {}

@MainActor func corpusOptionalDefault() -> String {
  {
    let a = AOptionalDefault(); let owner = OwnerOptionalDefault(); owner.delegate = a; return "\(owner.delegate?.go?(2) ?? 7)"
  }()
}
