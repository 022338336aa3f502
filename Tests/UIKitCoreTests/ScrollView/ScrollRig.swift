import Foundation
import UIKitCore

/// A scroll view in a window on a manual host, moved by touches and frames at given times.
@MainActor final class ScrollRig {
  static let frameTime = 1.0 / 60

  let host = ManualHost()
  let screen: UIScreen
  let window: UIWindow
  let scroll: UIScrollView
  let recorder = MessageRecorder()
  var time = 0.0

  init(
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

  func frame(at time: TimeInterval) {
    self.time = time
    host.now = time
    if let wake = host.wakeTime, wake <= time { screen.driver.wake(at: wake) }
    screen.driver.frame(at: time)
  }

  func run(frames: Int) {
    for _ in 0..<frames { frame(at: time + Self.frameTime) }
  }

  /// Until no frame is asked for.
  func settle(limit: Int = 1000) {
    var frames = 0
    repeat {
      run(frames: 1)
      frames += 1
    } while frames < limit && screen.driver.needsFrame
  }

  func touch(_ phase: UITouch.Phase, _ point: CGPoint, at time: TimeInterval? = nil, id: Int = 0) {
    self.time = time ?? self.time
    host.now = self.time
    screen.driver.touches([RawTouch(id: id, phase: phase, location: point)], at: self.time)
  }

  /// The finger goes down at `from` and moves by `step` every 8 ms; frames come as they fall due. It stays down.
  func move(from: CGPoint, by step: CGPoint, count: Int) -> CGPoint {
    var point = from
    touch(.began, point)
    for _ in 0..<count {
      point = CGPoint(x: point.x + step.x, y: point.y + step.y)
      touch(.moved, point, at: time + 0.008)
    }
    return point
  }

  func flick(from: CGPoint, by step: CGPoint, count: Int = 10) {
    let end = move(from: from, by: step, count: count)
    touch(.ended, end, at: time + 0.008)
  }
}

/// Every message with the flags inside it: T tracking, D dragging, C decelerating; didScroll only counted.
@MainActor final class MessageRecorder: NSObject, UIScrollViewDelegate {
  var messages: [String] = []
  var offsets: [CGPoint] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var allowsScrollToTop = true
  /// Called inside each message, after it was recorded.
  var onMessage: ((String, UIScrollView) -> Void)?
  /// What `targetContentOffset` is set to.
  var chosenTarget: CGPoint?

  var names: [String] { messages.map { String($0.prefix { $0 != " " }) } }

  func forget() { (messages, offsets) = ([], []) }

  private func note(_ name: String, _ scroll: UIScrollView) {
    let flags = (scroll.isTracking ? "T" : "") + (scroll.isDragging ? "D" : "") + (scroll.isDecelerating ? "C" : "")
    messages.append(flags.isEmpty ? name : "\(name) \(flags)")
    onMessage?(name, scroll)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    onMessage?("didScroll", scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    (self.velocity, target) = (velocity, targetContentOffset.pointee)
    if let chosenTarget { targetContentOffset.pointee = chosenTarget }
    note("willEndDragging", scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop", scrollView)
    return allowsScrollToTop
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeAdjustedContentInset", scrollView) }
}

// Wheels, trackpads and keys, now.
extension ScrollRig {
  func scrollWheel(
    _ delta: CGPoint, at point: CGPoint = ScrollRig.middle, precise: Bool = false, modifiers: UIKeyModifierFlags = []
  ) {
    screen.driver.wheel(delta, at: point, precise: precise, modifiers: modifiers, time: time)
  }

  func trackpad(_ phase: UITouch.Phase, _ delta: CGPoint = .zero, at time: TimeInterval? = nil) {
    self.time = time ?? self.time
    host.now = self.time
    screen.driver.wheel(delta, at: Self.middle, precise: true, phase: phase, time: self.time)
  }

  func key(_ code: UIKeyboardHIDUsage, _ action: RawKey.Action = .down, modifiers: UIKeyModifierFlags = []) {
    screen.driver.key(RawKey(code, action, modifiers: modifiers), at: time)
  }

  /// Down and up.
  func press(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    key(code, .down, modifiers: modifiers)
    key(code, .up, modifiers: modifiers)
  }

  /// A scroll view in the middle of this one, as large as what shows, its content longer than that by `room` along `way`, with the
  /// whole room ahead that way.
  func nest(_ way: Way, room: CGFloat) -> UIScrollView {
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
