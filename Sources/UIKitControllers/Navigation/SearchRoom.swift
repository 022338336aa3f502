internal import CoreGraphics

/// What a search bar below the title takes of a navigation bar.
struct SearchRoom: Equatable {
  /// Height of all of it, in points; 0 without one.
  var height: CGFloat = 0
  /// Whether the bar gives way to the content. Then its height is a part of what `LargeTitle` computes.
  var givesWay = false
  /// Whether an active search has taken the place of title and buttons.
  var coversTitle = false

  /// The part that stays, whatever the content does.
  var fixedHeight: CGFloat { givesWay ? 0 : height }
}
