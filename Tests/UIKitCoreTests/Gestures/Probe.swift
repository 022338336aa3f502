import CoreGraphics
import Foundation
import UIKitTestSupport
@testable import UIKitCore

/// A recognizer whose states the test sets; it tells what it hears.
final class Probe: UIGestureRecognizer {
  let log: Log
  let title: String
  var prevents = true
  var isPreventable = true

  init(_ title: String, _ log: Log, on view: UIView) {
    (self.title, self.log) = (title, log)
    super.init()
    addAction { [log] gesture in log.add("\(title) \(gesture.state)") }
    view.addGestureRecognizer(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { log.add("\(title) touchesBegan") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { log.add("\(title) touchesCancelled") }
  override func reset() { log.add("\(title) reset") }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPreventable }
}

/// A delegate made of closures.
final class Judge: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var simultaneous = false
  var requires: UIGestureRecognizer?
  var isRequiredBy: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires === otherGestureRecognizer }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequiredBy === otherGestureRecognizer }
}
