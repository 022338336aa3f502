// expect: setNeedsLayout
import UIKit

class ASelectorOfUIKitInherited: UIView { func name() -> Selector { #selector(setNeedsLayout) } }

@MainActor func corpusSelectorOfUIKitInherited() -> String { ASelectorOfUIKitInherited().name().description }
