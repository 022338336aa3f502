import UIKit

extension UIView {
  /// Whether UIKit adds the view to scroll views by itself.
  var isSystemSubview: Bool {
    #if canImport(ObjectiveC)
      if "\(type(of: self))".hasPrefix("_UI") { return true }
    #endif
    #if os(tvOS)
      return false
    #else
      return self is UIRefreshControl
    #endif
  }
}
