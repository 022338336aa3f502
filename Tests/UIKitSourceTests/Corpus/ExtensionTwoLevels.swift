// expect: c
import UIKit

class AExtensionTwoLevels {}
extension AExtensionTwoLevels { @objc func name() -> String { "a" } }
class BExtensionTwoLevels: AExtensionTwoLevels {}
class CExtensionTwoLevels: BExtensionTwoLevels { override func name() -> String { "c" } }

@MainActor func corpusExtensionTwoLevels() -> String { (CExtensionTwoLevels() as AExtensionTwoLevels).name() }
