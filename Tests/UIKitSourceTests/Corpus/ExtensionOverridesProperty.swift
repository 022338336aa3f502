// expect: true
import UIKit

class AExtensionOverridesProperty: UIView {}
extension AExtensionOverridesProperty { override var canBecomeFirstResponder: Bool { true } }

@MainActor func corpusExtensionOverridesProperty() -> String { "\(AExtensionOverridesProperty().canBecomeFirstResponder)" }
