// expect: true
import UIKit

@objc protocol POptionalResponds {
  @objc optional func go(_ x: Int) -> Int; @objc optional func done(); @objc optional var title: String { get }
}
class OwnerOptionalResponds { weak var delegate: POptionalResponds? }
class AOptionalResponds: NSObject, POptionalResponds { func go(_ x: Int) -> Int { x } }

@MainActor func corpusOptionalResponds() -> String {
  {
    let a = AOptionalResponds(); let owner = OwnerOptionalResponds(); owner.delegate = a;
    return "\(a.responds(to: #selector(POptionalResponds.go(_:))))"
  }()
}
