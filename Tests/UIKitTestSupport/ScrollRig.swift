package import Foundation
package import ManualHost
package import UIKitCore
package import UIKitGraphics

/// A scroll view in a window on a manual host, moved by touches and frames at given times.
@MainActor package final class ScrollRig {
  package static let frameTime = 1.0 / 60

  package let host = ManualHost()
  package let screen: UIScreen
  package let window: UIWindow
  package let scroll: UIScrollView
  package let recorder = MessageRecorder()
  package var time = 0.0

  package init(
    _ scroll: UIScrollView = UIScrollView(), size: CGSize = CGSize(width: 393, height: 852),
    content: CGSize = CGSize(width: 393, height: 40000), safeArea: UIEdgeInsets = .zero
  ) {
    screen = UIScreen(host: host, size: size, scale: 3, safeAreaInsets: safeArea)
    window = UIWindow(screen: screen)
    window.makeKeyAndVisible()
    self.scroll = scroll
    scroll.frame = CGRect(origin: .zero, size: size)
    scroll.contentInsetAdjustmentBehavior = .never
    window.addSubview(scroll)
    scroll.contentSize = content
    scroll.delegate = recorder
    frame(at: 0)
  }

  package func frame(at time: TimeInterval) {
    self.time = time
    host.now = time
    if let wake = host.wakeTime, wake <= time { screen.driver.wake(at: wake) }
    screen.driver.frame(at: time)
  }

  package func run(frames: Int) {
    for _ in 0..<frames { frame(at: time + Self.frameTime) }
  }

  /// Runs frames until none is requested.
  package func settle(limit: Int = 1000) {
    var frames = 0
    repeat {
      run(frames: 1)
      frames += 1
    } while frames < limit && screen.driver.needsFrame
  }

  package func touch(_ phase: UITouch.Phase, _ point: CGPoint, at time: TimeInterval? = nil, id: Int = 0) {
    self.time = time ?? self.time
    host.now = self.time
    screen.driver.touches([RawTouch(id: id, phase: phase, location: point)], at: self.time)
  }

  /// Touches down at `from` and moves by `step` every 8 ms; due frames are delivered in between. The finger stays down.
  package func move(from: CGPoint, by step: CGPoint, count: Int) -> CGPoint {
    var point = from
    touch(.began, point)
    for _ in 0..<count {
      point = CGPoint(x: point.x + step.x, y: point.y + step.y)
      touch(.moved, point, at: time + 0.008)
    }
    return point
  }

  package func flick(from: CGPoint, by step: CGPoint, count: Int = 10) {
    let end = move(from: from, by: step, count: count)
    touch(.ended, end, at: time + 0.008)
  }
}

/// Records every message with the flags read inside it: T tracking, D dragging, C decelerating; `didScroll` only as an offset.
@MainActor package final class MessageRecorder: NSObject, UIScrollViewDelegate {
  package var messages: [String] = []
  package var offsets: [CGPoint] = []
  package var velocity = CGPoint.zero
  package var target = CGPoint.zero
  package var allowsScrollToTop = true
  /// Called inside each message, after the message was recorded.
  package var onMessage: ((String, UIScrollView) -> Void)?
  /// The value to set in `targetContentOffset`; nil leaves it unchanged.
  package var chosenTarget: CGPoint?

  package var names: [String] { messages.map { String($0.prefix { $0 != " " }) } }

  package func forget() { (messages, offsets) = ([], []) }

  private func note(_ name: String, _ scroll: UIScrollView) {
    let flags = (scroll.isTracking ? "T" : "") + (scroll.isDragging ? "D" : "") + (scroll.isDecelerating ? "C" : "")
    messages.append(flags.isEmpty ? name : "\(name) \(flags)")
    onMessage?(name, scroll)
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    onMessage?("didScroll", scrollView)
  }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    (self.velocity, target) = (velocity, targetContentOffset.pointee)
    if let chosenTarget { targetContentOffset.pointee = chosenTarget }
    note("willEndDragging", scrollView)
  }

  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))", scrollView)
  }

  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }

  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }

  package func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop", scrollView)
    return allowsScrollToTop
  }

  package func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }

  package func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset", scrollView)
  }
}

// Wheel, trackpad and key events at the current time.
extension ScrollRig {
  package func scrollWheel(
    _ delta: CGPoint, at point: CGPoint = ScrollRig.middle, precise: Bool = false, modifiers: UIKeyModifierFlags = []
  ) {
    screen.driver.wheel(delta, at: point, precise: precise, modifiers: modifiers, time: time)
  }

  package func trackpad(_ phase: UITouch.Phase, _ delta: CGPoint = .zero, at time: TimeInterval? = nil) {
    self.time = time ?? self.time
    host.now = self.time
    screen.driver.wheel(delta, at: Self.middle, precise: true, phase: phase, time: self.time)
  }

  package func key(_ code: UIKeyboardHIDUsage, _ action: RawKey.Action = .down, modifiers: UIKeyModifierFlags = []) {
    screen.driver.key(RawKey(code, action, modifiers: modifiers), at: time)
  }

  /// Sends a key down and a key up.
  package func press(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    key(code, .down, modifiers: modifiers)
    key(code, .up, modifiers: modifiers)
  }

  /// Adds a scroll view of the visible size at the current offset. Its content is longer than its bounds by `room` along `way`, and all of
  /// `room` is ahead in that direction.
  package func nest(_ way: Way, room: CGFloat) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(origin: scroll.contentOffset, size: scroll.bounds.size))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(
      width: scroll.bounds.width + (way.isVertical ? 0 : room), height: scroll.bounds.height + (way.isVertical ? room : 0))
    if way.sign < 0 { inner.contentOffset = way.offset(-room) }
    scroll.addSubview(inner)
    recorder.forget()
    return inner
  }
}
