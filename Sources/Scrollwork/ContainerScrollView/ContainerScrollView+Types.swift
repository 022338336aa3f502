import UIKit

extension ContainerScrollView {
  /// Where a child lies across the stack.
  public enum Alignment: Int, Sendable {
    /// As wide as the container, less margins and insets.
    case fill
    /// At the edge where reading begins, in its own width.
    case leading
    case center
    case trailing
    /// At the position and in the width of its own frame, across the stack.
    case free
  }

  /// Which position between the container's edges a child is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// The position that needs the least scrolling; none if the child is visible already.
    case nearest
    case start
    case middle
    case end
  }
}
