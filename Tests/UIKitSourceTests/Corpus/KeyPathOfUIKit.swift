// expect: layer.cornerRadius
import UIKit

class AKeyPathOfUIKit: UIView {}

@MainActor func corpusKeyPathOfUIKit() -> String { #keyPath(UIView.layer.cornerRadius) }
