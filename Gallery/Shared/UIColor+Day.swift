internal import UIKit

extension UIColor {
  /// A colour with a light and a dark variant.
  static func day(_ day: UIColor, night: UIColor) -> UIColor { UIColor { $0.userInterfaceStyle == .dark ? night : day } }
}
