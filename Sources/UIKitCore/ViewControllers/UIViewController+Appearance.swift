extension UIViewController {
  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearance.canBegin(isAppearing) else { return }
    if isAppearing { loadViewIfNeeded() }
    appearance.begin(isAppearing, animated: animated)
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  func endTransition() {
    switch appearance.stage {
    case .appearing(let animated, _):
      reportIsAppearing()
      appearance.end(true)
      viewDidAppear(animated)
      isMovingToParent = false
    case .disappearing(let animated, _):
      appearance.end(false)
      viewDidDisappear(animated)
      isMovingFromParent = false
    case .gone, .shown: return
    }
    forwardAppearance { $0.endAppearanceTransition() }
  }

  /// Sends `viewIsAppearing` once on each way in, when the view is in the window.
  package func reportIsAppearing() {
    guard let animated = appearance.report() else { return }
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
    appearance.beginMove()
  }

  package func viewDidMove(toWindow window: UIWindow?) {
    // A parent on its way in sends the message first, and passes it on.
    if window != nil, storedParent?.appearance.awaitsReport != true { reportIsAppearing() }
    if appearance.endMove() { endAppearanceTransition() }
  }

  /// Whether the controller's appearance follows its view: it has no parent, or its parent is shown and forwards appearance messages.
  private var followsItsView: Bool {
    if appearance.isUnderWay { return false }
    guard let parent = storedParent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.stage == .shown
  }
}
