// expect: ab
import UIKit

class AExtensionOverriddenCallsSuper {}
extension AExtensionOverriddenCallsSuper { @objc func name() -> String { "a" } }
class BExtensionOverriddenCallsSuper: AExtensionOverriddenCallsSuper { override func name() -> String { super.name() + "b" } }

@MainActor func corpusExtensionOverriddenCallsSuper() -> String {
  (BExtensionOverriddenCallsSuper() as AExtensionOverriddenCallsSuper).name()
}
