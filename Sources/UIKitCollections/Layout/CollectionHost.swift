public import Foundation
internal import UIKitCore
internal import UIKitLists

/// The scroll view of a section that shows an element.
@_spi(Lists) public struct CollectionHost: Equatable {
  public var section: Int
  /// Position in the collection less position in the scroll view, when the attributes were made.
  public var shift: CGPoint
  /// The width of the scroll view's content, about which right-to-left layouts are mirrored.
  public var contentWidth: CGFloat

  public init(section: Int, shift: CGPoint, contentWidth: CGFloat) {
    (self.section, self.shift, self.contentWidth) = (section, shift, contentWidth)
  }
}

/// A section that scrolls by itself, in the layout's coordinates.
@_spi(Lists) public struct CollectionScroller {
  public var section: Int
  public var frame: CGRect
  /// At least the size of the frame.
  public var contentSize: CGSize
  public var contentOffset: CGPoint
  /// The order of the scroll view among the elements.
  public var zIndex: Int

  public init(section: Int, frame: CGRect, contentSize: CGSize, contentOffset: CGPoint, zIndex: Int) {
    (self.section, self.frame, self.contentSize) = (section, frame, contentSize)
    (self.contentOffset, self.zIndex) = (contentOffset, zIndex)
  }
}

/// What a supplementary view or a decoration goes along with in a batch.
@_spi(Lists) public enum CollectionOwner {
  /// The item at its index path, if there is one, else the section; of headers and footers always the section.
  case automatic
  case section
  /// The layout as a whole: the view keeps its index path.
  case layout
}

/// Axes of a size.
@_spi(Lists) public struct CollectionAxes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let horizontal = CollectionAxes(rawValue: 1)
  public static let vertical = CollectionAxes(rawValue: 2)
}
