internal import Foundation

/// A button's content in one state; values that are nil come from `normal`.
struct StateAppearance {
  var title: String?
  var titleColor: UIColor?
  var image: UIImage?
}

extension UIButton {
  /// Sets the title of one state; nil takes over that of `.normal`. Not shown while the button has a `configuration`.
  public func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }

  /// Sets the title's colour of one state; nil takes over that of `.normal`, which is the tint colour in a system button and white in a
  /// custom one.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleColor = color } }

  /// Sets the image of one state; nil takes over that of `.normal`. Not shown while the button has a `configuration`.
  public func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }

  /// The title of a state, or else that of `.normal`.
  public func title(for state: UIControl.State) -> String? { value(\.title, for: state) }

  /// The title's colour of a state, or else that of `.normal`; nil if none was set.
  public func titleColor(for state: UIControl.State) -> UIColor? { value(\.titleColor, for: state) }

  /// The image of a state, or else that of `.normal`.
  public func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }

  /// The title shown in the present state; the configuration's, if there is one.
  public var currentTitle: String? { shownTitle }

  /// The colour of the title in the present state, defaults included.
  public var currentTitleColor: UIColor { shownTitleColor }

  /// The image shown in the present state; the configuration's, if there is one.
  public var currentImage: UIImage? { shownImage }

  private func change(_ state: UIControl.State, _ body: (inout StateAppearance) -> Void) {
    body(&appearances[state.rawValue, default: StateAppearance()])
    update()
  }

  private func value<Value>(_ part: KeyPath<StateAppearance, Value?>, for state: UIControl.State) -> Value? {
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
