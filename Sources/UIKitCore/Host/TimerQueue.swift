internal import Foundation

/// A scheduled timer; it fires unless cancelled, whether or not the token is retained.
@MainActor package final class TimerToken {
  let due: TimeInterval
  /// Timers due at the same time fire in the order in which they were scheduled.
  let order: Int
  private(set) var action: (() -> Void)?
  fileprivate weak var queue: TimerQueue?

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

/// The framework's own timers, driven by the host's time.
@MainActor final class TimerQueue {
  private var tokens: [TimerToken] = []
  private var made = 0
  /// Called when the earliest due time may have changed.
  var onChange: () -> Void = {}

  var nextDue: TimeInterval? { tokens.first?.due }

  func schedule(at due: TimeInterval, _ action: @escaping () -> Void) -> TimerToken {
    made += 1
    let token = TimerToken(due: due, order: made, queue: self, action: action)
    insert(token)
    return token
  }

  private func insert(_ token: TimerToken) {
    let index = tokens.firstIndex { $0.due > token.due } ?? tokens.endIndex
    tokens.insert(token, at: index)
    if index == 0 { onChange() }
  }

  /// Hands all timers over to a queue of the same clock.
  func move(to other: TimerQueue) {
    let leaving = tokens
    tokens = []
    for token in leaving {
      token.queue = other
      other.insert(token)
    }
  }

  func drop(_ token: TimerToken) {
    guard let index = tokens.firstIndex(where: { $0 === token }) else { return }
    tokens.remove(at: index)
    if index == 0 { onChange() }
  }

  /// Fires all timers due at `time`, in order of due time, including those scheduled meanwhile.
  ///
  /// `clock` receives each due time before its timer runs, so that `now` inside the timer is its due time.
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
