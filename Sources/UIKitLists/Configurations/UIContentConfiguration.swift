public import UIKitCore

/// What a row is to show, as a value; it makes the view that can show it.
@MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView

  /// The same content in the look that fits `state`.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration and can take over another.
@MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }

  /// Whether `configuration` may be set to this one; if not, a new view is made. Unless implemented: whether the types are the same.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }

  /// The same content in the look that fits `state`.
  func update(for state: any UIConfigurationState) { configuration = configuration.updated(for: state) }
}

extension UIView {
  /// Shows `configuration` in this view: in `present` if that one can, else in a new view.
  ///
  /// - Returns: the view that shows it now.
  func show(_ configuration: (any UIContentConfiguration)?, in present: (any UIView & UIContentView)?) -> (
    any UIView & UIContentView
  )? {
    guard let configuration else {
      present?.removeFromSuperview()
      return nil
    }
    if let present, present.supports(configuration) {
      present.configuration = configuration
      return present
    }
    present?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.frame = bounds
    addSubview(view)
    return view
  }
}

extension UITableViewCell {
  var styledContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  func applyContent(_ configuration: (any UIContentConfiguration)?) {
    configured = contentView.show(configuration, in: configured)
    if configuration != nil { classic.remove() }
    setNeedsLayout()
  }
}
