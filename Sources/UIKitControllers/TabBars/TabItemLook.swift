internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// How one item of a tab bar looks in its present state.
@MainActor struct TabItemLook {
  var style = UITabBarItemAppearance.Style.stacked
  var title: [NSAttributedString.Key: Any] = [:]
  var titleOffset = UIOffset.zero
  /// nil for the colour of the bar.
  var icon: UIColor?
  var badge: [NSAttributedString.Key: Any] = [:]
  var badgeColor: UIColor = .systemRed
  var badgeOffset = UIOffset.zero
  var badgeTitleOffset = UIOffset.zero

  init() {}

  /// What the item says, what `appearance()` says of items, then the bar's appearance: of each first the state's own, then that of `.normal`.
  init(
    _ item: UITabBarItem, _ state: UIControl.State, _ appearance: UITabBarAppearance,
    _ style: UITabBarItemAppearance.Style, in bar: UIView
  ) {
    self.style = style
    let layers = appearance.items(style).layers(state)
    for layer in layers.reversed() {
      title.merge(layer.titleTextAttributes) { $1 }
      badge.merge(layer.badgeTextAttributes) { $1 }
    }
    func first<Value>(_ value: (UITabBarItemStateAppearance) -> Value?) -> Value? { layers.lazy.compactMap(value).first }
    (icon, titleOffset) = (first(\.iconColor), first(\.titleOffset) ?? .zero)
    (badgeOffset, badgeTitleOffset) = (first(\.badgeOffset) ?? .zero, first(\.badgeTitleOffset) ?? .zero)
    badgeColor = first(\.badgeBackgroundColor) ?? .systemRed
    let states: [UIControl.State] = [.normal, .selected, .focused, .disabled].filter { $0 == .normal || state.contains($0) }
    for own in item.looks(in: bar) {
      for state in states {
        title.merge(own.attributes[state] ?? [:]) { $1 }
        badge.merge(own.badgeAttributes[state] ?? [:]) { $1 }
      }
      badgeColor = own.badgeColor ?? badgeColor
      titleOffset = own.titleOffsets[.init(metrics: .default)] ?? titleOffset
    }
  }

  /// The system's font of titles. The inline ones are our choice.
  var titleFont: UIFont {
    switch style {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13)
    case .compactInline: .systemFont(ofSize: 12)
    }
  }
}
