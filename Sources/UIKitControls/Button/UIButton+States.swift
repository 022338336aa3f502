internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// A button's content in one state; values that are nil come from `normal`.
struct StateAppearance {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
  var backgroundImage: UIImage?
}

extension UIButton {
  func change(_ state: UIControl.State, _ body: (inout StateAppearance) -> Void) {
    body(&appearances[state.rawValue, default: StateAppearance()])
    update()
  }

  func value<Value>(_ part: KeyPath<StateAppearance, Value?>, for state: UIControl.State) -> Value? {
    appearances[state.rawValue]?[keyPath: part] ?? appearances[state.subtracting(.focused).rawValue]?[keyPath: part]
      ?? appearances[UIControl.State.normal.rawValue]?[keyPath: part]
  }

  private func ownValue<Value>(_ part: KeyPath<StateAppearance, Value?>, _ state: UIControl.State) -> Value? {
    appearances[state.rawValue]?[keyPath: part]
  }

  var isSystem: Bool { buttonType != .custom }

  // MARK: What is shown

  /// The configuration in the look of the present state.
  var shownConfiguration: Configuration? {
    let shown = automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
    return shown.map(withPartsOfState)
  }

  /// The configuration with the title and the image that were set for the present state.
  private func withPartsOfState(_ configuration: Configuration) -> Configuration {
    let state = appearances[state.rawValue] == nil ? state.subtracting(.focused) : state
    guard state != .normal, let own = appearances[state.rawValue] else { return configuration }
    var configuration = configuration
    if let title = own.attributedTitle {
      configuration.titleText = ButtonText(attributed: AttributedString(title))
    } else if let title = own.title {
      configuration.title = title
    }
    if let image = own.image { configuration.image = image }
    return configuration
  }

  var shownTitle: String? {
    if let configuration { return withPartsOfState(configuration).title }
    return attributedTitle(for: state)?.string ?? title(for: state)
  }

  var shownImage: UIImage? {
    if let configuration { return withPartsOfState(configuration).shownImage(traitCollection) }
    guard let image = image(for: state) else { return nil }
    return preferredSymbolConfigurationForImage(in: state).flatMap { image.applyingSymbolConfiguration($0) } ?? image
  }

  var shownBackgroundImage: UIImage? { configuration == nil ? backgroundImage(for: state) : nil }

  var shownTitleColor: UIColor {
    if let configuration = shownConfiguration { return configuration.foreground(tint: tintColor) }
    if !isEnabled, ownValue(\.titleColor, .disabled) == nil {
      return isSystem ? .tertiaryLabel : titleColor(for: .normal) ?? .white
    }
    return titleColor(for: state) ?? (isSystem ? (role == .destructive ? .systemRed : tintColor) : .white)
  }

  // MARK: Parts of a button without a configuration

  func showAppearance() {
    let color = shownTitleColor
    if let title = attributedTitle(for: state) {
      label.textColor = color
      label.attributedText = title
    } else if let title = title(for: state) {
      label.text = title
      label.textColor = color
    } else if hasMadeTitleLabel {
      label.text = nil
    }
    if hasMadeTitleLabel { label.shadowColor = currentTitleShadowColor }
    showImage(shownImage, color)
    parts.show(backgroundImage: shownBackgroundImage, in: self)
    if hasMadeTitleLabel { label.alpha = dimming(ofImage: false) }
    if hasMadeImageView { picture.alpha = dimming(ofImage: true) }
  }

  func showImage(_ image: UIImage?, _ color: UIColor) {
    if let image {
      picture.image = image
      picture.tintColor = color
    } else if hasMadeImageView {
      picture.image = nil
    }
  }

  /// The opacity under the finger: a system button fades to 20 % (reported of iOS), a custom one dims its image.
  private func dimming(ofImage isImage: Bool) -> CGFloat {
    let isPlainCustom = !isSystem && isImage
    guard isHighlighted else { return !isEnabled && isPlainCustom && adjustsImageWhenDisabled ? 0.5 : 1 }
    if isSystem { return ownValue(\.titleColor, .highlighted) == nil ? 0.2 : 1 }
    return isPlainCustom && adjustsImageWhenHighlighted && ownValue(\.image, .highlighted) == nil ? 0.5 : 1
  }
}
