// expect: Optional(2)
import UIKit

@objc protocol POptionalGeneric {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalGeneric { weak var delegate: POptionalGeneric? }
class AOptionalGeneric: NSObject, POptionalGeneric { func go(_ x: Int) -> Int { x } }
func callOptionalGeneric<T: POptionalGeneric>(_ x: T) -> Int? { x.go?(2) }

@MainActor func corpusOptionalGeneric() -> String {
  {
    let a = AOptionalGeneric(); let owner = OwnerOptionalGeneric(); owner.delegate = a; return "\(callOptionalGeneric(a) as Any)"
  }()
}
