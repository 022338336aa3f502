// expect: 4
import UIKit

class AAttributeInline: NSObject { @objc @discardableResult func four() -> Int { 4 } }

@MainActor func corpusAttributeInline() -> String {
  {
    let a = AAttributeInline(); a.four(); return "\(a.four())"
  }()
}
