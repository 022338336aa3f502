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
    /// Where its own frame has it, across the stack.
    case free
  }

  /// Where something that is scrolled to comes to lie between the container's edges.
  public enum ScrollPosition: Int, Sendable {
    /// The shortest way; none if it shows already.
    case nearest
    case start
    case middle
    case end
  }
}
