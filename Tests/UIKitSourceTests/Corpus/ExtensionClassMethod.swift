// expect: b
import UIKit

class AExtensionClassMethod {}
extension AExtensionClassMethod { @objc class func name() -> String { "a" } }
class BExtensionClassMethod: AExtensionClassMethod { override class func name() -> String { "b" } }

@MainActor func corpusExtensionClassMethod() -> String { (BExtensionClassMethod.self as AExtensionClassMethod.Type).name() }
