// expect: ab
import UIKit

class AExtensionOverridesSuper { @objc func name() -> String { "a" } }
class BExtensionOverridesSuper: AExtensionOverridesSuper {}
extension BExtensionOverridesSuper { override func name() -> String { super.name() + "b" } }

@MainActor func corpusExtensionOverridesSuper() -> String { (BExtensionOverridesSuper() as AExtensionOverridesSuper).name() }
