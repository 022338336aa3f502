/// The content of a view as a value, which creates the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Creates a view for this configuration; called when the present content view does not support it.
  func makeContentView() -> any UIView & UIContentView

  /// The same content with the look of another state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration and can be updated with another one.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// Setting it updates the view; only configurations that the view supports are set.
  var configuration: any UIContentConfiguration { get set }

  /// Whether `configuration` may be set to this one; otherwise a new view is created. By default, whether the types are equal.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }

  /// Updates the configuration for a state.
  package func update(for state: any UIConfigurationState) { configuration = configuration.updated(for: state) }
}

extension UIView {
  /// Shows `configuration` in this view: in `present` if that view supports it, else in a new view.
  ///
  /// - Returns: the view that shows it, nil for a nil configuration.
  package func show(_ configuration: (any UIContentConfiguration)?, in present: (any UIView & UIContentView)?) -> (
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
