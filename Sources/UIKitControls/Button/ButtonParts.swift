internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The views that few buttons have, made when they are first shown and removed when they are not.
@MainActor final class ButtonParts {
  fileprivate(set) var subtitle: UILabel?
  fileprivate(set) var spinner: UIActivityIndicatorView?
  fileprivate(set) var indicator: UIImageView?
  fileprivate(set) var background: ConfiguredBackground?
  fileprivate(set) var backgroundPicture: UIImageView?

  /// Removes what only configurations show.
  func removeConfiguration() {
    show(subtitle: false, in: nil)
    show(spinner: nil, in: nil)
    show(indicator: nil, in: nil)
    show(background: nil, alpha: 1, in: nil)
  }

  @discardableResult func show(subtitle isShown: Bool, in button: UIButton?) -> UILabel? {
    if isShown { return keep(\.subtitle, in: button) { UILabel() } }
    remove(\.subtitle)
    return nil
  }

  func show(spinner color: UIColor?, in button: UIButton?) {
    guard let color else { return remove(\.spinner) }
    let view = keep(\.spinner, in: button) {
      let view = UIActivityIndicatorView(style: .medium)
      view.isUserInteractionEnabled = false
      return view
    }
    view.color = color
    view.startAnimating()
  }

  func show(indicator symbol: (image: UIImage, color: UIColor)?, in button: UIButton?) {
    guard let symbol else { return remove(\.indicator) }
    let view = keep(\.indicator, in: button) {
      let view = UIImageView()
      view.isAccessibilityElement = false
      return view
    }
    (view.image, view.tintColor) = (symbol.image, symbol.color)
  }

  func show(background configuration: UIBackgroundConfiguration?, alpha: CGFloat, in button: UIButton?) {
    guard let configuration, let button else { return remove(\.background) }
    if let background {
      background.configuration = configuration
    } else {
      let view = ConfiguredBackground(configuration)
      background = view
      button.insertSubview(view, at: 0)
    }
    // Touches on a custom view are the button's.
    background?.isUserInteractionEnabled = false
    background?.alpha = alpha
  }

  func show(backgroundImage image: UIImage?, in button: UIButton) {
    guard let image else { return remove(\.backgroundPicture) }
    if backgroundPicture == nil {
      let view = UIImageView()
      backgroundPicture = view
      button.insertSubview(view, at: 0)
    }
    backgroundPicture?.image = image
  }

  // Views are added while no property is being written: a subclass of the button may ask for its parts inside of `didAddSubview(_:)`.
  private func keep<View: UIView>(
    _ part: ReferenceWritableKeyPath<ButtonParts, View?>, in button: UIButton?, _ make: () -> View
  ) -> View {
    if let present = self[keyPath: part] { return present }
    let view = make()
    self[keyPath: part] = view
    button?.addSubview(view)
    return view
  }

  private func remove<View: UIView>(_ part: ReferenceWritableKeyPath<ButtonParts, View?>) {
    guard let present = self[keyPath: part] else { return }
    self[keyPath: part] = nil
    present.removeFromSuperview()
  }
}
