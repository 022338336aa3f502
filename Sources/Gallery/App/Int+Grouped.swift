internal import Foundation

extension Int {
  /// With a comma between thousands, below a million.
  var grouped: String { self < 1000 ? "\(self)" : "\(self / 1000)," + String(format: "%03d", self % 1000) }
}
