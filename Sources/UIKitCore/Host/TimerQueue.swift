internal import Foundation

/// A timer that was asked for; it fires unless cancelled, whether or not the token is kept.
@MainActor package final class TimerToken {
  let due: TimeInterval
  /// Timers that fall due together fire in the order in which they were asked for.
  let order: Int
  private(set) var action: (() -> Void)?
  private weak var queue: TimerQueue?

  init(due: TimeInterval, order: Int, queue: TimerQueue, action: @escaping () -> Void) {
    (self.due, self.order, self.queue, self.action) = (due, order, queue, action)
  }

  package var isPending: Bool { action != nil }

  package func cancel() {
    guard action != nil else { return }
    action = nil
    queue?.drop(self)
  }

  func fire() {
    let run = action
    action = nil
    run?()
  }
}

/// The framework's own timers, on the time that the host hands in.
@MainActor final class TimerQueue {
  private var tokens: [TimerToken] = []
  private var made = 0
  /// Called when the earliest due time may have changed.
  var onChange: () -> Void = {}

  var nextDue: TimeInterval? { tokens.first?.due }

  func schedule(at due: TimeInterval, _ action: @escaping () -> Void) -> TimerToken {
    made += 1
    let token = TimerToken(due: due, order: made, queue: self, action: action)
    let index = tokens.firstIndex { $0.due > due } ?? tokens.endIndex
    tokens.insert(token, at: index)
    if index == 0 { onChange() }
    return token
  }

  func drop(_ token: TimerToken) {
    guard let index = tokens.firstIndex(where: { $0 === token }) else { return }
    tokens.remove(at: index)
    if index == 0 { onChange() }
  }

  /// Fires all that are due at `time`, in order of due time, those included that are asked for meanwhile.
  ///
  /// `clock` is set to each due time while its timer runs, so that "now" inside is when it fell due.
  func fire(through time: TimeInterval, clock: (TimeInterval) -> Void) {
    guard let first = tokens.first, first.due <= time else { return }
    while let token = tokens.first, token.due <= time {
      tokens.removeFirst()
      clock(token.due)
      token.fire()
    }
    onChange()
  }
}
