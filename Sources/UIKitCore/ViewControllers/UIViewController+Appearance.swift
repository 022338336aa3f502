extension UIViewController {
  /// Where a controller's view is on its way in or out of the window.
  package enum Appearance {
    case gone
    /// Between viewWillAppear and viewDidAppear.
    case appearing(animated: Bool)
    case shown
    /// Between viewWillDisappear and viewDidDisappear.
    case disappearing(animated: Bool)
  }

  /// Tells a child that it starts to come (or to go), in a container that does not leave that to its views.
  ///
  /// Nothing is said twice: a child that is there already, or on the same way, hears nothing. One that is called back on its way is told so.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
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

  /// Tells the child that what `beginAppearanceTransition` announced is over.
  public func endAppearanceTransition() {
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

  /// The view is in the window by now: says viewIsAppearing, once on each way in.
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

  // MARK: Views that come and go on their own

  /// The view is about to enter or leave a window that is visible; says so unless somebody has announced it already.
  package func viewWillMove(toWindow window: UIWindow?) {
    guard followsItsView, window?.isHidden != true else { return }
    beginAppearanceTransition(window != nil, animated: false)
    isFollowingItsView = true
  }

  package func viewDidMove(toWindow window: UIWindow?) {
    if let window {
      if safeAreaAddition != .zero { window.hasAdditionalSafeArea = true }
      storedView?.updateSafeArea()
      // A parent on its way in says it first, and passes it on.
      if storedParent?.isAboutToReportAppearing != true { reportIsAppearing() }
    }
    guard isFollowingItsView else { return }
    isFollowingItsView = false
    endAppearanceTransition()
  }

  private var isAboutToReportAppearing: Bool {
    if case .appearing = appearance { !isReportedAppearing } else { false }
  }

  /// Whether this controller's comings and goings are those of its view: it is the window's own, or its parent is there and leaves it so.
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
