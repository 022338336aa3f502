// expect: false
import UIKit

@objc protocol POptionalRespondsMissing {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalRespondsMissing { weak var delegate: POptionalRespondsMissing? }
class AOptionalRespondsMissing: NSObject, POptionalRespondsMissing {}

@MainActor func corpusOptionalRespondsMissing() -> String {
  {
    let a = AOptionalRespondsMissing(); let owner = OwnerOptionalRespondsMissing(); owner.delegate = a;
    return "\(a.responds(to: #selector(POptionalRespondsMissing.go(_:))))"
  }()
}
