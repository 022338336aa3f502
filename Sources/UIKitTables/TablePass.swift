internal import CoreGraphics

/// What the tiling passes of a table leave for one another.
@MainActor final class TablePass {
  enum Resizing {
    case atOnce, animated
  }

  /// The batch being performed: views that come into view start at its old frames.
  @exclusivity(unchecked) private(set) var transition: TableTransition?
  /// Whether the frames of the shown rows are out of date.
  @exclusivity(unchecked) private(set) var framesAreStale = false
  @exclusivity(unchecked) private(set) var width: CGFloat = 0
  /// Whether rows that came in from above, lower than estimated, have moved content at rest beyond its edges. It returns when the pass ends:
  /// rows above those may be higher.
  @exclusivity(unchecked) private(set) var hasStrayed = false
  /// Set if visible cells need other heights, which the next layout pass applies.
  @exclusivity(unchecked) private(set) var resizing: Resizing?

  func setNeedsFrames() { framesAreStale = true }

  /// - Returns: whether the frames were out of date.
  func beginFrames() -> Bool {
    defer { framesAreStale = false }
    return framesAreStale
  }

  /// - Returns: whether the width is another one; the frames are out of date then.
  func adopt(width: CGFloat) -> Bool {
    if self.width == width { return false }
    (self.width, framesAreStale) = (width, true)
    return true
  }

  /// - Parameter hasStrayed: whether content that was within its edges is beyond them now.
  func moved(hasStrayed: Bool) { self.hasStrayed = hasStrayed }

  /// Animated if one of the cells that ask for it is to be.
  func setNeedsResizing(animated: Bool) { resizing = animated || resizing == .animated ? .animated : .atOnce }

  func beginResizing() -> Resizing? {
    defer { resizing = nil }
    return resizing
  }

  func begin(_ transition: TableTransition) { (self.transition, framesAreStale) = (transition, true) }

  func endTransition() { transition = nil }
}
