// expect: 1
import UIKit

@objc public protocol POptionalPublic: NSObjectProtocol { @objc optional func one() -> Int }
open class AOptionalPublic: NSObject, POptionalPublic { open func one() -> Int { 1 } }

@MainActor func corpusOptionalPublic() -> String {
  {
    let p: POptionalPublic = AOptionalPublic(); return "\(p.one?() ?? 0)"
  }()
}
