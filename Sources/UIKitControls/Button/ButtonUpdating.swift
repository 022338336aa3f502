internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// Whether a button's look is up to date, and what changes it besides the state.
@MainActor struct ButtonUpdating {
  /// The look must be updated before it is shown or measured.
  var isNeeded = false
  /// Whether `updateConfiguration()` is running.
  var isRunning = false
  /// Whether `sizeToFit()` is running.
  var isFitting = false
  /// The configuration or another part of the look was changed inside of `updateConfiguration()`.
  var hasChanged = false
  var hover: UIHoverGestureRecognizer?
}

extension UIButton {
  var hasPointer: Bool {
    if let hover = updating.hover { return hover.state == .began || hover.state == .changed }
    let hover = UIHoverGestureRecognizer { [weak self] gesture in
      if gesture.state != .changed { self?.setNeedsUpdateConfiguration() }
    }
    updating.hover = hover
    addGestureRecognizer(hover)
    return false
  }

  /// Marks the look; one without a configuration is updated at once.
  func update() {
    if updating.isRunning {
      updating.hasChanged = true
      return
    }
    updating.isNeeded = true
    if configuration == nil { updateIfNeeded() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Updates the configuration and what is shown of it, if anything has changed.
  func updateIfNeeded() {
    guard updating.isNeeded, !updating.isRunning else { return }
    updating.isNeeded = false
    updating.isRunning = true
    trackOwn(.updateConfiguration, callsApp: configurationUpdateHandler != nil) { updateConfiguration() }
    updating.isRunning = false
    showState()
    guard updating.hasChanged else { return }
    updating.hasChanged = false
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Title and subtitle; without them the name of the image.
  var spokenLabel: String? {
    updateIfNeeded()
    let texts = [shownTitle, configuration?.subtitle].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? shownImage?.accessibilityLabel : texts.joined(separator: ", ")
  }
}

extension UIButton.Configuration {
  var wrapsTexts: Bool { titleLineBreakMode.wraps || (subtitle != nil && subtitleLineBreakMode.wraps) }
}

extension UIButton.ButtonType {
  /// The symbol of a type that has one.
  @MainActor var image: UIImage? {
    let (symbol, name) =
      switch self {
      case .custom, .system: (nil as String?, "")
      case .detailDisclosure, .infoLight, .infoDark: ("info.circle", "More Info")
      case .contactAdd: ("plus.circle", "Add")
      case .close: ("xmark.circle.fill", "Close")
      }
    guard let image = symbol.flatMap({ UIImage(systemName: $0) }) else { return nil }
    let shown = self == .close ? image.withTintColor(.systemGray, renderingMode: .alwaysOriginal) : image
    shown.accessibilityLabel = name
    return shown
  }
}
