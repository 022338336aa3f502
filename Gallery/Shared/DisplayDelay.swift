internal import UIKit

/// Calls an action once, after `delay` seconds of display time. Wall-clock time would make a scripted scene play differently each time.
@MainActor final class DisplayDelay {
  private var link: CADisplayLink?
  private var due: TimeInterval?

  init(_ delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      let due = due ?? link.timestamp + delay
      self.due = due
      guard link.timestamp >= due else { return }
      cancel()
      action()
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func cancel() {
    link?.invalidate()
    link = nil
  }
}
