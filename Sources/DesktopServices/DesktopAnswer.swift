/// How a request to the desktop has ended.
package enum DesktopAnswer<Value: Sendable>: Sendable {
  case value(Value)
  /// The person has closed the desktop's dialog.
  case cancelled
  /// The desktop has no such service, or it has ended or does not answer: the app shows a screen of its own.
  case unavailable
}

extension DesktopAnswer {
  /// The answer with another value.
  package func map<Other>(_ transform: (Value) -> Other) -> DesktopAnswer<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .cancelled: .cancelled
    case .unavailable: .unavailable
    }
  }
}

extension DesktopAnswer: Equatable where Value: Equatable {}

/// A request that has not been answered yet.
@MainActor package protocol DesktopRequest: AnyObject {
  /// Closes the desktop's dialog; no answer follows. Does nothing once the answer has come.
  func cancel()
}
