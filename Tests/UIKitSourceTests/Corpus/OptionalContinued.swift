// expect: 4
import UIKit

@objc protocol POptionalContinued { @objc optional func name() -> String }
class AOptionalContinued: NSObject, POptionalContinued { func name() -> String { "four" } }

@MainActor func corpusOptionalContinued() -> String {
  {
    let p: POptionalContinued? = AOptionalContinued(); return "\(p?.name?().count ?? 0)"
  }()
}
