// expect: t
import UIKit

@objc protocol POptionalPropertyImplemented {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalPropertyImplemented { weak var delegate: POptionalPropertyImplemented? }
class AOptionalPropertyImplemented: NSObject, POptionalPropertyImplemented { var title: String { "t" } }

@MainActor func corpusOptionalPropertyImplemented() -> String {
  {
    let a = AOptionalPropertyImplemented(); let owner = OwnerOptionalPropertyImplemented(); owner.delegate = a;
    return owner.delegate?.title ?? "none"
  }()
}
