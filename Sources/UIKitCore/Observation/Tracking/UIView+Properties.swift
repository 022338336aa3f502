internal import QuartzCore
internal import UIKitGraphics

extension UIView {
  /// Marks a new view of an app: its properties are updated before its first layout.
  func prepareForProperties() {
    flags.isOfApp = AppClasses.contains(type(of: self))
    flags.needsUpdateProperties = flags.isOfApp
  }

  func markForUpdateProperties(ofController: Bool = false) {
    if ofController { flags.needsUpdateControllerProperties = true } else { flags.needsUpdateProperties = true }
    raiseUpdateProperties()
  }

  /// Marks the ancestors as having a view below that needs an update of properties, and asks for a frame.
  func raiseUpdateProperties() {
    guard flags.needsPropertyUpdate else { return }
    var next = storedSuperview
    while let view = next, !view.flags.needsUpdatePropertiesBelow {
      view.flags.needsUpdatePropertiesBelow = true
      next = view.storedSuperview
    }
    storedWindow?.screen.driver.setNeedsFrame()
  }

  /// Updates from this view down. A view that is marked again meanwhile is left for the next call.
  func updateMarkedProperties() {
    updateOwnProperties()
    guard flags.needsUpdatePropertiesBelow else { return }
    flags.needsUpdatePropertiesBelow = false
    for view in storedSubviews { view.updateMarkedProperties() }
  }

  func updateOwnProperties() {
    if flags.needsUpdateControllerProperties {
      flags.needsUpdateControllerProperties = false
      if let viewController {
        currentTraits.performAsCurrent { track(.updateControllerProperties) { viewController.updateProperties() } }
      }
    }
    if flags.needsUpdateProperties {
      flags.needsUpdateProperties = false
      currentTraits.performAsCurrent { track(.updateProperties) { updateProperties() } }
    }
  }

  /// Runs a method of the view, tracked if the view's class is an app's, or if it calls a closure of an app.
  package func trackOwn(_ method: TrackedMethod, callsApp: Bool = false, _ body: () -> Void) {
    if callsApp || flags.isOfApp { track(method, body) } else { body() }
  }

  /// Runs a method of the view's controller, tracked if its class is an app's.
  func trackController(_ method: TrackedMethod, _ body: (UIViewController) -> Void) {
    guard let viewController else { return }
    if viewController.isOfApp { track(method) { body(viewController) } } else { body(viewController) }
  }
}

extension UIView {
  func invalidateOwn(_ method: TrackedMethod) {
    switch method {
    case .updateProperties: setNeedsUpdateProperties()
    case .updateControllerProperties: viewController?.setNeedsUpdateProperties()
    case .updateConstraints: setNeedsUpdateConstraints()
    case .viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews, .layoutContainerView: setNeedsLayout()
    case .draw: setNeedsDisplay()
    case .updateContentUnavailableConfiguration: viewController?.setNeedsUpdateContentUnavailableConfiguration()
    case .updateConfiguration, .registration: break
    }
  }

  func announceTrackedTraits(since previous: UITraitCollection, to present: UITraitCollection) {
    for (_, reads) in storedReads { reads.traitsChanged(since: previous, to: present) }
  }
}

extension UIScreen {
  /// Updates properties and lays out, until neither is needed.
  func updateAndLayOut() {
    for _ in 0..<Self.updateRounds {
      if needsPropertyUpdate { for window in windows where window.flags.needsPropertyUpdate { window.updateMarkedProperties() } }
      compositor.layOut()
      if !needsPropertyUpdate { return }
    }
    warnings.once(
      """
      properties do not settle: views call setNeedsUpdateProperties() again in each of \(Self.updateRounds) rounds of one frame. The next \
      frame goes on. Call it only for a change, not from every updateProperties() or layoutSubviews().
      """)
  }

  /// Rounds of properties and layout in a frame. Our choice.
  private static let updateRounds = 8
}
