extension UIViewController {
  /// Whether a controller's view is in the window, or on the way in or out.
  package enum Appearance {
    case gone
    /// The state between `viewWillAppear` and `viewDidAppear`.
    case appearing(animated: Bool)
    case shown
    /// The state between `viewWillDisappear` and `viewDidDisappear`.
    case disappearing(animated: Bool)
  }

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.gone, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      viewWillAppear(animated)
    case (.shown, false), (.appearing, false):
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    case (.gone, false), (.shown, true), (.appearing, true), (.disappearing, false): return
    }
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  func endTransition() {
    switch appearance {
    case .appearing(let animated):
      reportIsAppearing()
      appearance = .shown
      isReportedAppearing = false
      viewDidAppear(animated)
      isMovingToParent = false
    case .disappearing(let animated):
      appearance = .gone
      isReportedAppearing = false
      viewDidDisappear(animated)
      isMovingFromParent = false
    case .gone, .shown: return
    }
    forwardAppearance { $0.endAppearanceTransition() }
  }

  /// Sends `viewIsAppearing` once on each way in, when the view is in the window.
  package func reportIsAppearing() {
    guard case .appearing(let animated) = appearance, !isReportedAppearing else { return }
    isReportedAppearing = true
    viewIsAppearing(animated)
    forwardAppearance { $0.reportIsAppearing() }
  }

  private func forwardAppearance(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in storedChildren where child.isShownByParent { body(child) }
  }

  private var isShownByParent: Bool {
    guard let view = storedView, let parentView = storedParent?.storedView, view !== parentView else { return false }
    return view.isDescendant(of: parentView)
  }

  // MARK: Views that enter and leave by themselves

  /// Begins an appearance transition for a view that enters or leaves a visible window, unless one was announced.
  package func viewWillMove(toWindow window: UIWindow?) {
    guard followsItsView, window?.isHidden != true else { return }
    beginAppearanceTransition(window != nil, animated: false)
    isFollowingItsView = true
  }

  package func viewDidMove(toWindow window: UIWindow?) {
    // A parent on its way in sends the message first, and passes it on.
    if window != nil, storedParent?.isAboutToReportAppearing != true { reportIsAppearing() }
    guard isFollowingItsView else { return }
    isFollowingItsView = false
    endAppearanceTransition()
  }

  private var isAboutToReportAppearing: Bool {
    if case .appearing = appearance { !isReportedAppearing } else { false }
  }

  /// Whether the controller's appearance follows its view: it has no parent, or its parent is shown and forwards appearance messages.
  private var followsItsView: Bool {
    switch appearance {
    case .appearing, .disappearing: return false
    case .gone, .shown: break
    }
    guard let parent = storedParent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods, case .shown = parent.appearance else { return false }
    return true
  }
}
