#if canImport(ObjectiveC)
  import UIKit

  // Declared by UIKitCore on Linux, where each warning is printed once per screen.
  extension UIScrollView {
    func warn(_ text: String) { NSLog("Scrollwork: %@", text) }
  }
#endif
