// expect: abc
import UIKit

class AExtensionOverridesInMiddle {}
extension AExtensionOverridesInMiddle { @objc func name() -> String { "a" } }
class BExtensionOverridesInMiddle: AExtensionOverridesInMiddle {}
extension BExtensionOverridesInMiddle { override func name() -> String { super.name() + "b" } }
class CExtensionOverridesInMiddle: BExtensionOverridesInMiddle { override func name() -> String { super.name() + "c" } }

@MainActor func corpusExtensionOverridesInMiddle() -> String {
  (CExtensionOverridesInMiddle() as AExtensionOverridesInMiddle).name()
}
