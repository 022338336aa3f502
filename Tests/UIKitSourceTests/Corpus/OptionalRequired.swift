// expect: r
import UIKit

@objc protocol POptionalRequired: NSObjectProtocol { func must() -> String; @objc optional func may() }
class AOptionalRequired: NSObject, POptionalRequired { func must() -> String { "r" } }

@MainActor func corpusOptionalRequired() -> String {
  {
    let p: POptionalRequired = AOptionalRequired(); p.may?(); return p.must()
  }()
}
