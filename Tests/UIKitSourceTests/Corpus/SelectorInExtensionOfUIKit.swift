// expect: hidden
import UIKit

extension UIView { @objc func hideSelectorInExtensionOfUIKit() { isHidden = true } }

@MainActor func corpusSelectorInExtensionOfUIKit() -> String {
  {
    let view = UIView(); send(#selector(UIView.hideSelectorInExtensionOfUIKit), view); return view.isHidden ? "hidden" : "visible"
  }()
}
