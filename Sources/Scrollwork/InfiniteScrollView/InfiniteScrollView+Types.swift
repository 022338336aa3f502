import UIKit

extension InfiniteScrollView {
  /// The directions without an end.
  public struct Axes: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let horizontal = Axes(rawValue: 1)
    public static let vertical = Axes(rawValue: 2)
    public static let both: Axes = [.horizontal, .vertical]
  }

  /// The place of a tile in the plane; (0, 0) is where the view starts. On an axis that is not endless it is always 0.
  public struct Coordinate: Hashable, Sendable, CustomStringConvertible {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    public static let zero = Coordinate(x: 0, y: 0)

    public var description: String { "(\(x), \(y))" }
  }

  /// After how many tiles they begin again, as in a carousel; nil where they never do.
  public struct Loops: Hashable, Sendable {
    public var columns: Int?
    public var rows: Int?

    public init(columns: Int? = nil, rows: Int? = nil) { (self.columns, self.rows) = (columns, rows) }
  }
}

/// Gives an endless view its tiles.
@MainActor public protocol InfiniteScrollViewDataSource: AnyObject {
  /// The view for the tile at `coordinate`, set up for it anew: one that has left the screen, if `dequeueReusableTile(_:)` has any, else a new one.
  ///
  /// Asked for a tile when it comes on screen. A view that shows another tile already stops the program.
  /// With `loops`, a coordinate lies within them, and while fewer tiles loop than the screen shows, one is asked for several times.
  func infiniteScrollView(_ view: InfiniteScrollView, tileAt coordinate: InfiniteScrollView.Coordinate) -> UIView
}
