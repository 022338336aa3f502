// expect: 2
import UIKit

open class ASelectorOpenClass: NSObject { @objc open func one() -> Int { 1 } }
open class BSelectorOpenClass: ASelectorOpenClass { open override func one() -> Int { 2 }; @objc func three() {} }

@MainActor func corpusSelectorOpenClass() -> String { "\(send(#selector(ASelectorOpenClass.one), BSelectorOpenClass())!)" }
