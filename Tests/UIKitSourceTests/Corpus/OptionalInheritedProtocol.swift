// expect: 2
import UIKit

@objc protocol POptionalInheritedProtocol { @objc optional func two() -> Int }
@objc protocol QOptionalInheritedProtocol: POptionalInheritedProtocol { func one() }
class AOptionalInheritedProtocol: NSObject, QOptionalInheritedProtocol { func one() {}; func two() -> Int { 2 } }

@MainActor func corpusOptionalInheritedProtocol() -> String {
  {
    let q: QOptionalInheritedProtocol = AOptionalInheritedProtocol(); return "\(q.two?() ?? 0)"
  }()
}
