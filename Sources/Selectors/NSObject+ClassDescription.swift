public import Foundation

extension NSObject {
  /// The name of the class with its module, such as `App.TrailCell`, as on iOS.
  public class func description() -> String { String(reflecting: self) }
}
