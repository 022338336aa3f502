// expect: 2.0
import UIKit

@IBDesignable class AAttributeInspectable: UIView { @IBInspectable var radius: CGFloat = 2 }

@MainActor func corpusAttributeInspectable() -> String { "\(AAttributeInspectable().radius)" }
