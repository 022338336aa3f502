// expect: closure
import UIKit

@objc protocol POptionalClosureProperty { @objc optional func tapped() }
class AOptionalClosureProperty: NSObject { var tapped: (() -> Void)? }

@MainActor func corpusOptionalClosureProperty() -> String {
  {
    let a = AOptionalClosureProperty(); var log = ""; a.tapped = { log = "closure" }; a.tapped?(); return log
  }()
}
