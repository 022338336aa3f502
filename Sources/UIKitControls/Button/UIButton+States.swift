internal import Foundation
internal import UIKitCore
internal import UIKitDrawing

/// A button's content in one state; values that are nil come from `normal`.
struct StateAppearance {
  var title: String?
  var titleColor: UIColor?
  var image: UIImage?
}

extension UIButton {
  func change(_ state: UIControl.State, _ body: (inout StateAppearance) -> Void) {
    body(&appearances[state.rawValue, default: StateAppearance()])
    update()
  }

  func value<Value>(_ part: KeyPath<StateAppearance, Value?>, for state: UIControl.State) -> Value? {
    appearances[state.rawValue]?[keyPath: part] ?? appearances[UIControl.State.normal.rawValue]?[keyPath: part]
  }

  var shownTitle: String? {
    if let configuration { return configuration.title }
    return title(for: state)
  }

  var shownImage: UIImage? {
    if let configuration { return configuration.image }
    return image(for: state)
  }

  var shownTitleColor: UIColor {
    if !isEnabled, configuration != nil || appearances[UIControl.State.disabled.rawValue]?.titleColor == nil {
      return buttonType == .system ? .tertiaryLabel : titleColor(for: .normal) ?? .white
    }
    if let configuration { return configuration.foreground(tint: tintColor) }
    return titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  /// Updates label, image and background for the state.
  func showState() {
    if let title = shownTitle {
      label.text = title
      label.textColor = shownTitleColor
      if let configuration { label.font = configuration.font }
    } else if hasMadeTitleLabel {
      label.text = nil
    }
    if let image = shownImage {
      picture.image = image
      picture.tintColor = shownTitleColor
    } else if hasMadeImageView {
      picture.image = nil
    }
    showBackground()
    let content: [UIView] = (hasMadeTitleLabel ? [label] : []) + (hasMadeImageView ? [picture] : [])
    for view in content { view.alpha = dimming(of: view) }
  }

  private func showBackground() {
    guard let color = configuration?.background(tint: tintColor, isEnabled: isEnabled) else {
      background.removeFromSuperview()
      return
    }
    if background.superview == nil {
      background.isUserInteractionEnabled = false
      insertSubview(background, at: 0)
    }
    background.backgroundColor = color
    background.alpha = isHighlighted ? 0.75 : 1
  }

  /// The opacity under the finger: a system button fades to 20 % (reported of iOS), a custom one dims its image, one with a configuration
  /// darkens as a whole (our choice).
  private func dimming(of view: UIView) -> CGFloat {
    guard isHighlighted else { return !isEnabled && buttonType == .custom && view === picture ? 0.5 : 1 }
    if configuration != nil { return 0.75 }
    if buttonType == .system { return appearances[UIControl.State.highlighted.rawValue]?.titleColor == nil ? 0.2 : 1 }
    return view === picture && appearances[UIControl.State.highlighted.rawValue]?.image == nil ? 0.5 : 1
  }
}
