// expect: endEditing:
import UIKit

class ASelectorOfUIKit: UIView {}

@MainActor func corpusSelectorOfUIKit() -> String { #selector(UIView.endEditing(_:)).description }
