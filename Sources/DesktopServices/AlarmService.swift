package import Foundation

/// A clock for what happens on a date, beside the frames.
@MainActor package protocol AlarmService: AnyObject {
  /// The date that the program sees.
  var date: Date { get }
  /// Calls `action` once.
  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any DesktopRequest
}
