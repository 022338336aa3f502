import UIKit

extension InfiniteScrollView {
  /// The directions in which a view is endless.
  public struct Axes: OptionSet, Hashable, Sendable {
    /// Bit mask of the directions.
    public let rawValue: Int

    /// Bits above 2 are ignored.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Endless to the left and right.
    public static let horizontal = Axes(rawValue: 1)
    /// Endless upward and downward.
    public static let vertical = Axes(rawValue: 2)
    /// The default.
    public static let both: Axes = [.horizontal, .vertical]
  }

  /// The place of a tile in the plane. (0, 0) is shown first; on an axis that is not endless the component is always 0.
  public struct Coordinate: Hashable, Sendable, CustomStringConvertible {
    /// The column; grows to the right.
    public var x: Int
    /// The row; grows downward.
    public var y: Int

    /// Any integers; those beyond the plane stop the program when they are scrolled to.
    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// The tile shown first.
    public static let zero = Coordinate(x: 0, y: 0)

    /// "(x, y)".
    public var description: String { "(\(x), \(y))" }
  }

  /// Numbers of tiles after which columns and rows repeat, as in a carousel; nil for no repetition.
  public struct Loops: Hashable, Sendable {
    /// Positive, or nil.
    public var columns: Int?
    /// Positive, or nil.
    public var rows: Int?

    /// Counts are checked when `InfiniteScrollView.loops` is set.
    public init(columns: Int? = nil, rows: Int? = nil) { (self.columns, self.rows) = (columns, rows) }
  }
}

/// Supplies the tiles of an endless view.
@preconcurrency @MainActor public protocol InfiniteScrollViewDataSource: AnyObject {
  /// The view for the tile at `coordinate`, configured for that tile: one from `dequeueReusableTile(_:)`, or a new one.
  ///
  /// Asked when the tile comes on screen. A view that shows another tile already stops the program. With `loops` the coordinate lies within
  /// the loop; if fewer tiles loop than the screen shows, the same coordinate is asked for several times.
  func infiniteScrollView(_ view: InfiniteScrollView, tileAt coordinate: InfiniteScrollView.Coordinate) -> UIView
}
