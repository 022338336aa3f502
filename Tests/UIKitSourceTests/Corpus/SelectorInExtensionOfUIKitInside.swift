// expect: hidden
import UIKit

extension UIView {
  @objc func hideSelectorInExtensionOfUIKitInside() { isHidden = true };
  func nameSelectorInExtensionOfUIKitInside() -> Selector { #selector(hideSelectorInExtensionOfUIKitInside) }
}

@MainActor func corpusSelectorInExtensionOfUIKitInside() -> String {
  {
    let view = UIView(); send(view.nameSelectorInExtensionOfUIKitInside(), view); return view.isHidden ? "hidden" : "visible"
  }()
}
