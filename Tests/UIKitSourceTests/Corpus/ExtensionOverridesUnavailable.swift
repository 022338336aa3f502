// expect: 1
import UIKit

class ListExtensionOverridesUnavailable: UIScrollView {}
extension ListExtensionOverridesUnavailable {
  @available(*, unavailable, message: "Set the offset instead.")
  override func zoom(to rect: CGRect, animated: Bool) {}
  var count: Int { 1 }
}

@MainActor func corpusExtensionOverridesUnavailable() -> String { "\(ListExtensionOverridesUnavailable().count)" }
