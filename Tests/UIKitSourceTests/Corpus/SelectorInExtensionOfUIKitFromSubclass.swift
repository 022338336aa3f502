// expect: hidden
import UIKit

extension UIView { @objc func hideSelectorInExtensionOfUIKitFromSubclass(_ sender: Any?) { isHidden = true } }
class ASelectorInExtensionOfUIKitFromSubclass: UIView {
  func name() -> Selector { #selector(hideSelectorInExtensionOfUIKitFromSubclass(_:)) }
}

@MainActor func corpusSelectorInExtensionOfUIKitFromSubclass() -> String {
  {
    let view = ASelectorInExtensionOfUIKitFromSubclass(); send(view.name(), view, nil);
    return view.isHidden ? "hidden" : "visible"
  }()
}
