import Diagnostics
import UIKit

/// How a `ContainerScrollView` lays out one child.
public struct ChildLayout: Hashable, Sendable {
  /// Which scroll view moves a child's content.
  public enum Scrolling: Hashable, Sendable {
    /// The container, if the child is a scroll view that scrolls along the stack and is not pinned; else the child.
    case automatic
    /// The container: the child takes up the space of its whole content, and its frame is the visible part.
    case withContainer
    /// The child, in its own frame.
    case byItself
  }

  /// A line at the end of the child's space.
  public struct Separator: Hashable, Sendable {
    /// nil, the default, for `UIColor.separator`.
    public var color: UIColor?
    /// In points; nil, the default, for one pixel.
    public var thickness: CGFloat?
    /// Space before and after the line; top and bottom are ignored.
    public var insets: NSDirectionalEdgeInsets

    /// One pixel in the system's colour, unless told otherwise.
    public init(color: UIColor? = nil, thickness: CGFloat? = nil, insets: NSDirectionalEdgeInsets = .zero) {
      (self.color, self.thickness, self.insets) = (color, thickness, insets)
    }
  }

  /// Place across the stack; nil for the container's `alignment`.
  public var alignment: ContainerScrollView.Alignment?
  /// Space around the child, part of its space in the stack. Leading is the left, in right-to-left layouts the right.
  public var insets: NSDirectionalEdgeInsets
  /// Spacing to the next child that is not hidden, in points; nil for the container's `spacing`.
  public var spacingAfter: CGFloat?
  /// Which scroll view moves the child's content.
  public var scrolling: Scrolling
  /// How the child stays at an edge; nil, the default, if it scrolls with the others.
  public var pinning: Pinning?
  /// Where drags may come to rest: with this part of the child at that part of the viewport. nil, the default, for no such place;
  /// `.nearest` allows both `.start` and `.end`.
  public var snap: ContainerScrollView.ScrollPosition?
  /// Fills the child's space, insets included, behind all children.
  public var background: UIColor?
  /// A line after the child, which takes up its thickness; nil, the default, for none.
  public var separator: Separator?

  /// The container's settings, unless told otherwise.
  public init(
    alignment: ContainerScrollView.Alignment? = nil, insets: NSDirectionalEdgeInsets = .zero, spacingAfter: CGFloat? = nil,
    scrolling: Scrolling = .automatic, pinning: Pinning? = nil, snap: ContainerScrollView.ScrollPosition? = nil,
    background: UIColor? = nil, separator: Separator? = nil
  ) {
    (self.alignment, self.insets, self.spacingAfter) = (alignment, insets, spacingAfter)
    (self.scrolling, self.pinning, self.snap) = (scrolling, pinning, snap)
    (self.background, self.separator) = (background, separator)
  }

  /// Stops the program if the layout cannot be applied.
  @MainActor func check(for view: UIView, _ call: @autoclosure () -> String) {
    ensure(
      (insets.top + insets.leading + insets.bottom + insets.trailing).isFinite,
      "\(call()).insets = \(insets): give finite numbers of points")
    if let spacingAfter {
      ensure(
        spacingAfter.isFinite && spacingAfter >= 0,
        "\(call()).spacingAfter = \(spacingAfter): set a number of points from 0 on, or nil for the container's spacing")
    }
    if let thickness = separator?.thickness {
      ensure(
        thickness.isFinite && thickness >= 0, "\(call()).separator.thickness = \(thickness): set a number of points from 0 on")
    }
    if case .collapsing(let length) = pinning?.behavior {
      ensure(
        length.isFinite && length >= 0,
        "\(call()).pinning = .collapsing(to: \(length)): set the least length, a number of points from 0 on")
    }
    ensure(
      pinning == nil || scrolling != .withContainer || !(view is UIScrollView),
      """
      \(call()): the \(type(of: view)) scrolls with the container and cannot be pinned; set scrolling = .automatic or .byItself, \
      which keeps its own frame
      """)
  }

  /// The insets of the child, with the room of its separator at the end.
  func edges(_ axis: NSLayoutConstraint.Axis, isMirrored: Bool, pixel: CGFloat) -> UIEdgeInsets {
    var edges = UIEdgeInsets(insets, isMirrored: isMirrored)
    let line = separator.map { $0.thickness ?? pixel } ?? 0
    if axis == .vertical { edges.bottom += line } else { edges.right += line }
    return edges
  }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}
