// expect: b
import UIKit

open class AExtensionOpen {}
extension AExtensionOpen { @objc open func name() -> String { "a" } }
class BExtensionOpen: AExtensionOpen { override func name() -> String { "b" } }

@MainActor func corpusExtensionOpen() -> String { (BExtensionOpen() as AExtensionOpen).name() }
