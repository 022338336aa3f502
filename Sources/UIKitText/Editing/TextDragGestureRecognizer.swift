internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// A drag of the mouse that selects text, and that says where it began.
final class TextDragGestureRecognizer: UIPanGestureRecognizer {
  /// In the view's coordinates.
  private(set) var start = CGPoint.zero
  /// By what the drag selects: 1 for characters, 2 for words, 3 and more for paragraphs, as often as the button was pressed.
  private(set) var tapCount = 1

  override init() {
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = touches.first { (start, tapCount) = (touch.location(in: view), touch.tapCount) }
    super.touchesBegan(touches, with: event)
  }

  /// A mouse that selects from the start of a line at the edge of the screen goes back to no screen.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}

/// A finger that rests to move the caret, unless it lifts selected text.
final class TextHoldGestureRecognizer: UILongPressGestureRecognizer {
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is any DragLifting && otherGestureRecognizer.view === view
  }
}
