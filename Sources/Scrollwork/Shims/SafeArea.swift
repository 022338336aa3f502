#if canImport(ObjectiveC)
  import UIKit

  // Declared by UIKitCore on Linux; Apple's views update their safe areas by themselves.
  extension UIView {
    func updateSafeArea() {}
  }
#endif
