public import UIKitCore
internal import UIKitGraphics

extension UIApplication {
  /// The application for `"sharedApplication"` and `"shared"`, which is how code for app extensions reads it; nil for another key.
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The same for a key path.
  public class func value(forKeyPath keyPath: String) -> Any? {
    ["sharedApplication", "shared"].contains(keyPath) ? shared : nil
  }

  /// The reading direction of the main screen's traits.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
