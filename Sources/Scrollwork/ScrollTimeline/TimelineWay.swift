import UIKit

/// The place of a view beside the viewport, along the axis in the content.
struct TimelineWay {
  var (start, length): (CGFloat, CGFloat) = (0, 0)
  var (portStart, portLength): (CGFloat, CGFloat) = (0, 0)

  var isVisible: Bool { start < portStart + portLength && start + length > portStart }

  /// The completed part of a range, from 0 to 1.
  func progress(over range: ScrollTimeline.Range) -> CGFloat {
    let shorter = min(length, portLength)
    let entered = portStart + portLength - start
    let passed: CGFloat
    let whole: CGFloat
    switch range {
    case .cover: (passed, whole) = (entered, length + portLength)
    case .entry: (passed, whole) = (entered, shorter)
    case .contain: (passed, whole) = (entered - shorter, abs(portLength - length))
    case .exit: (passed, whole) = (entered - max(length, portLength), shorter)
    }
    return whole > 0 ? min(max(0, passed / whole), 1) : passed < 0 ? 0 : 1
  }
}

/// What the places of a container's children depend on: equal values mean equal places.
struct StackState: Equatable {
  var axis: NSLayoutConstraint.Axis
  /// Counters of changes of lengths, gaps and order, and of insets.
  var edits: Int
  var edges: Int
  var start: Double
}

/// The natural place of a view whose superlayer is that of a container's child, or of the container's content.
struct StackSeat {
  /// Of the child.
  let (start, length): (CGFloat, CGFloat)
  /// Whether the view is the child itself.
  let isChild: Bool
}
