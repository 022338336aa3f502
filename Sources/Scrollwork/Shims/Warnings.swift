#if canImport(ObjectiveC)
  import UIKit

  // On Linux the package's own UIKit has this, and prints each warning once per screen.
  extension UIScrollView {
    func warn(_ text: String) { NSLog("Scrollwork: %@", text) }
  }
#endif
