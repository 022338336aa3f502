// expect: scrollViewDidScroll:
import UIKit

class ASelectorOfUIKitProtocol: UIView {}

@MainActor func corpusSelectorOfUIKitProtocol() -> String { #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)).description }
