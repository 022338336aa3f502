package import Foundation
package import UIKitGraphics

/// What an app has set of the look of a bar's item: of one item, or by `appearance()` of many.
package struct BarItemLook {
  /// What a background image is for.
  package struct BackgroundKey: Hashable {
    package var state: UIControl.State
    /// The raw value of the button's style; nil for all.
    package var style: Int?
    package var metrics: UIBarMetrics
    /// Whether the button leads back.
    package var isBack: Bool

    package init(state: UIControl.State, style: Int? = nil, metrics: UIBarMetrics, isBack: Bool = false) {
      (self.state, self.style, self.metrics, self.isBack) = (state, style, metrics, isBack)
    }
  }

  /// What a place is for.
  package struct PlaceKey: Hashable {
    package var metrics: UIBarMetrics
    package var isBack: Bool

    package init(metrics: UIBarMetrics, isBack: Bool = false) { (self.metrics, self.isBack) = (metrics, isBack) }
  }

  package var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  package var tintColor: UIColor?
  package var titleOffsets: [PlaceKey: UIOffset] = [:]
  package var backgrounds: [BackgroundKey: UIImage] = [:]
  package var backgroundShifts: [PlaceKey: CGFloat] = [:]
  package var badgeColor: UIColor?
  package var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  package init() {}
}

extension UIBarItem {
  /// What `appearance()` says of items of the class in `bar`, the least specific first, then what the item says itself.
  package func looks(in bar: UIView?) -> [BarItemLook] {
    let templates = bar?.window?.screen.storedAppearances ?? UIScreen.main.storedAppearances
    return (templates?.looks(of: self, in: bar) ?? []) + [look]
  }
}
