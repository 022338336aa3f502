// expect: 1
import UIKit

extension UIView { open override func becomeFirstResponder() -> Bool { true } }
class ASelectorOfExtensionOverride: NSObject { @objc func one() -> Int { 1 } }

@MainActor func corpusSelectorOfExtensionOverride() -> String { "\(send(Selector("one"), ASelectorOfExtensionOverride())!)" }
