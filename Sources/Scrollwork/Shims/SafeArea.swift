#if canImport(ObjectiveC)
  import UIKit

  // On Linux this is a part of UIKitCore; Apple's views update their safe areas by themselves.
  extension UIView {
    func updateSafeArea() {}
  }
#endif
