// expect: setNeedsLayout
import UIKit

class ASelectorOfUIKitWithoutLabels: UIView {}

@MainActor func corpusSelectorOfUIKitWithoutLabels() -> String { #selector(UIView.setNeedsLayout).description }
