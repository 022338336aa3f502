import UIKit

extension ContainerScrollView {
  /// The placement of a child across the stack.
  public enum Alignment: Int, Sendable {
    /// The width of the container, less margins and insets.
    case fill
    /// At the leading edge, in the child's own width.
    case leading
    /// In the middle, in the child's own width.
    case center
    /// At the trailing edge, in the child's own width.
    case trailing
    /// At the position and in the width of its own frame, across the stack.
    case free
  }

  /// Which position between the container's edges a child is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// The position that needs the least scrolling; none if the child is visible already.
    case nearest
    /// Its start at the start of the container.
    case start
    /// Its middle in the middle of the container.
    case center
    /// Its end at the end of the container.
    case end
  }
}
