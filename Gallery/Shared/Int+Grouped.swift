internal import Foundation

extension Int {
  /// The number with a comma between thousands; for numbers below a million.
  var grouped: String { self < 1000 ? "\(self)" : "\(self / 1000)," + String(format: "%03d", self % 1000) }
}
