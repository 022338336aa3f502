#if canImport(ObjectiveC)
  import UIKit

  // On Linux the package's own UIKit has this; Apple's views follow what is around them by themselves.
  extension UIView {
    func updateSafeArea() {}
  }
#endif
