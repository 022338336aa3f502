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
    /// Where the child's own frame is, across the stack.
    case free
  }

  /// The place between the container's edges, inside its insets, of the rectangle that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// The shortest way to make it visible; no scrolling if it is visible.
    case nearest
    /// Its start at the start of the container.
    case start
    /// Its middle in the middle of the container.
    case middle
    /// Its end at the end of the container.
    case end
  }
}
