// expect: b
import UIKit

class AExtensionOverrides { @objc func name() -> String { "a" } }
class BExtensionOverrides: AExtensionOverrides {}
extension BExtensionOverrides { override func name() -> String { "b" } }

@MainActor func corpusExtensionOverrides() -> String { (BExtensionOverrides() as AExtensionOverrides).name() }
