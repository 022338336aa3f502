// expect: b
import UIKit

class AExtensionOverridden {}
extension AExtensionOverridden { @objc func name() -> String { "a" } }
class BExtensionOverridden: AExtensionOverridden { override func name() -> String { "b" } }

@MainActor func corpusExtensionOverridden() -> String { (BExtensionOverridden() as AExtensionOverridden).name() }
