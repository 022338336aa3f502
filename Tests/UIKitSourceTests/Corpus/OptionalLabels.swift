// expect: b3
import UIKit

@objc protocol POptionalLabels {
  @objc optional func view(_ v: Int, didA a: Int) -> String; @objc optional func view(_ v: Int, didB b: Int) -> String
}
class AOptionalLabels: NSObject, POptionalLabels { func view(_ v: Int, didB b: Int) -> String { "b\(b)" } }

@MainActor func corpusOptionalLabels() -> String {
  {
    let p: POptionalLabels = AOptionalLabels(); return (p.view?(1, didA: 2) ?? "") + (p.view?(1, didB: 3) ?? "")
  }()
}
