internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// What of a navigation bar gives way to the content, the search bar first and then the large title: how much of both shows, as a function of where
/// the content is.
///
/// Nothing of it is stored elsewhere: the heights of the bar and of the safe area, the fading of the small title and the place where content
/// comes to rest are computed from the whole heights and `travel` whenever the content moves, so that a flick through the collapse is one motion.
struct LargeTitle: Equatable {
  /// Height of a large title at the text size Large: iOS 11 and later have a bar of 96 points, 44 + 52 ([M] of docs/measurements.md: "a large title
  /// 52 more").
  static let height: CGFloat = 52
  /// Size of the text in points, bold, at the text size Large ([M] 34).
  static let fontSize: CGFloat = 34
  /// Distance of the label's lower edge from the bar's: the label of `.largeTitle`, 41 points high, stands 3 points below the bar of
  /// 44 (view trees of iOS 11 to 18).
  static let bottomMargin: CGFloat = 8
  /// Height of the title at which the baseline of its letters is at the lower edge of the small bar, so that no letter shows any more: margin and
  /// descender (0.241 of 34 points). From there on the small title fades in; our choice.
  static let fadingHeight: CGFloat = bottomMargin + 8
  /// Pull in points at which the title has its largest scale, and that scale. Our choice, as iOS looks.
  static let (longestPull, largestScale): (CGFloat, CGFloat) = (150, 1.1)

  /// Height of the whole title in points; 0 where titles are small.
  var whole: CGFloat = 0
  /// How far the content has gone above its resting place at the top, in points; negative where it is pulled below. 0 for content that does not
  /// scroll.
  var travel: CGFloat = 0
  /// Room that a refreshing control holds between bar and title, in points.
  var held: CGFloat = 0
  /// Height of the whole search bar below the title that gives way to the content, in points; 0 without one. Content that rests at its start has
  /// hidden it.
  var search: CGFloat = 0

  /// The height that shows below the bar of 44 points; it belongs to the safe area.
  var height: CGFloat { min(max(whole - travel, 0), whole) }

  /// The height of the search bar that shows: the pull reveals it.
  var searchHeight: CGFloat { min(max(-travel, 0), search) }

  /// What shows of both.
  var shown: CGFloat { height + searchHeight }

  /// By how much the bar is higher than at rest while the content is pulled.
  var stretch: CGFloat { whole > 0 ? max(0, -travel - search) : 0 }

  /// Opacity of the small title in the bar.
  var smallTitleAlpha: CGFloat { whole > 0 ? min(max(1 - height / Self.fadingHeight, 0), 1) : 1 }

  /// Scale of the text, which grows while the content is pulled.
  var scale: CGFloat { 1 + (Self.largestScale - 1) * min(max(0, stretch - held) / Self.longestPull, 1) }

  /// The part of the safe area above the content that gives way to it.
  var room: BarRoom { BarRoom(shown: shown, hidden: whole + search - shown, concealed: search) }

  /// Where content comes to rest whose motion would end at `travel`: not in the middle of the collapse, but at the end that is nearer.
  ///
  /// - Parameter greatest: The end of the content's way, which may be too short for the whole collapse.
  func restingTravel(for travel: CGFloat, greatest: CGFloat) -> CGFloat {
    if travel < 0 { return travel > -search ? (travel < -search / 2 ? -search : 0) : travel }
    let collapsed = min(whole, greatest)
    guard travel > 0, travel < collapsed else { return travel }
    return travel < collapsed / 2 ? 0 : collapsed
  }

  /// The same content below a title and a search bar of other heights: what was at the top is at the top, and what was below a part of
  /// the title stays where it is.
  func changed(toWhole other: CGFloat, search next: CGFloat) -> LargeTitle {
    let moved: CGFloat =
      if travel > 0 {
        travel - whole + other
      } else if search > 0, abs(travel + search) < 1e-6 {
        -next
      } else if travel > -search {
        max(travel, -next)
      } else {
        travel
      }
    return LargeTitle(whole: other, travel: moved, held: held, search: next)
  }
}

extension LargeTitle {
  /// The bold font of large titles: it follows the text size as the style `.largeTitle` does, up to the largest size that is not one of
  /// accessibility, as the texts of bars do.
  @MainActor static func font(for traits: UITraitCollection) -> UIFont {
    UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: fontSize, weight: .bold), compatibleWith: textSize(of: traits))
  }

  /// Height of the whole title at the text size of `traits`: 52 points at Large, and higher by as much as the lines of the style are.
  @MainActor static func height(for traits: UITraitCollection) -> CGFloat {
    let line: CGFloat = 41
    let scaled = UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: line, compatibleWith: textSize(of: traits))
    return height - line + scaled
  }

  @MainActor private static func textSize(of traits: UITraitCollection) -> UITraitCollection {
    let category = traits.preferredContentSizeCategory
    return UITraitCollection(
      preferredContentSizeCategory: category.isAccessibilityCategory ? .extraExtraExtraLarge : category)
  }
}
