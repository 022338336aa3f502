// expect: nil
import UIKit

@objc protocol POptionalOptionalResult { @objc optional func name() -> String? }
class AOptionalOptionalResult: NSObject, POptionalOptionalResult { func name() -> String? { nil } }

@MainActor func corpusOptionalOptionalResult() -> String {
  {
    let p: POptionalOptionalResult? = AOptionalOptionalResult(); return "\(p?.name?() as Any)"
  }()
}
