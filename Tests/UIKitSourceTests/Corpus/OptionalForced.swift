// expect: 2
import UIKit

@objc protocol POptionalForced {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalForced { weak var delegate: POptionalForced? }
class AOptionalForced: NSObject, POptionalForced { func go(_ x: Int) -> Int { x } }

@MainActor func corpusOptionalForced() -> String {
  {
    let a = AOptionalForced(); let owner = OwnerOptionalForced(); owner.delegate = a; return "\(owner.delegate!.go?(2) ?? 0)"
  }()
}
