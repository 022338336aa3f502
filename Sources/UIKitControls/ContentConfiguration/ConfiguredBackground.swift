internal import CoreGraphics
internal import Diagnostics
package import Foundation
internal import QuartzCore
@_spi(UIKitModules) package import UIKitCore
package import UIKitGraphics

/// Shows a background configuration behind all other subviews of its superview.
package final class ConfiguredBackground: UIView {
  package var configuration: UIBackgroundConfiguration {
    didSet {
      if oldValue.customView !== configuration.customView, oldValue.customView?.superview === panel {
        oldValue.customView?.removeFromSuperview()
      }
      apply()
    }
  }

  private let panel = UIView()
  private var material: UIVisualEffectView?
  private var picture: UIImageView?
  private var stroke: UIView?

  package init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(panel)
    apply()
  }

  package required init?(coder: NSCoder) {
    programmingError("ConfiguredBackground.init(coder:): it is made by its cell only")
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    apply()
  }

  package func update(for state: any UIConfigurationState) { configuration = configuration.updated(for: state) }

  /// The radius of the corners.
  var shownRadius: CGFloat { panel.layer.cornerRadius }

  private func apply() {
    panel.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    panel.layer.cornerRadius = configuration.cornerRadius
    panel.clipsToBounds = configuration.cornerRadius > 0
    applyMaterial()
    applyPicture()
    if let view = configuration.customView, view.superview !== panel { panel.addSubview(view) }
    applyStroke()
    isUserInteractionEnabled = configuration.customView != nil
    setNeedsLayout()
  }

  private func applyMaterial() {
    guard let effect = configuration.visualEffect else {
      material?.removeFromSuperview()
      material = nil
      return
    }
    let view = material ?? UIVisualEffectView(effect: effect)
    material = view
    if view.effect !== effect { view.effect = effect }
    view.layer.cornerRadius = configuration.cornerRadius
    view.isUserInteractionEnabled = false
    if view.superview == nil { insertSubview(view, at: 0) }
  }

  private func applyPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    picture = view
    view.image = image
    view.contentMode = configuration.imageContentMode
    view.clipsToBounds = true
    if view.superview == nil { panel.insertSubview(view, at: 0) }
  }

  private func applyStroke() {
    guard configuration.strokeWidth > 0 else {
      stroke?.removeFromSuperview()
      stroke = nil
      return
    }
    let view = stroke ?? UIView()
    stroke = view
    view.isUserInteractionEnabled = false
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    view.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
    if view.superview == nil { addSubview(view) }
  }

  package override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    applyStroke()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    panel.placeIfNeeded(bounds.inset(by: UIEdgeInsets(configuration.backgroundInsets, isMirrored: isReadFromTheRight)))
    material?.placeIfNeeded(panel.frame)
    picture?.placeIfNeeded(panel.bounds)
    if let view = configuration.customView, view.superview === panel { view.placeIfNeeded(panel.bounds) }
    stroke?.placeIfNeeded(panel.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset))
  }
}

extension UIView {
  /// Shows `configuration` behind all other subviews: in `present`, or in a new view.
  ///
  /// - Returns: the view that shows it, nil for a nil configuration.
  package func show(_ configuration: UIBackgroundConfiguration?, in present: ConfiguredBackground?) -> ConfiguredBackground? {
    guard let configuration else {
      present?.removeFromSuperview()
      return nil
    }
    if let present {
      present.configuration = configuration
      return present
    }
    let view = ConfiguredBackground(configuration)
    view.frame = bounds
    insertSubview(view, at: 0)
    return view
  }
}
