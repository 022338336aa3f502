internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The sheet that shows the inspector of a collapsed split view.
final class InspectorSheet: UIViewController {
  private(set) weak var split: UISplitViewController?
  private(set) var content: UIViewController?

  init(_ content: UIViewController, _ split: UISplitViewController) {
    self.split = split
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
    sheetPresentationController?.prefersGrabberVisible = true
    place(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another controller, or none: of a sheet that leaves its split view.
  func place(_ next: UIViewController?) {
    guard next !== content else { return }
    if let former = content {
      former.willMove(toParent: nil)
      former.beginAppearanceTransition(false, animated: false)
      former.viewIfLoaded?.removeFromSuperview()
      former.endAppearanceTransition()
      former.removeFromParent()
    }
    content = next
    guard let next else { return }
    addChild(next)
    if isViewLoaded { showContent() }
    next.didMove(toParent: self)
  }

  private func showContent() {
    guard let content else { return }
    content.view.frame = view.bounds
    if isOnItsWayIn { content.beginAppearanceTransition(true, animated: false) }
    view.addSubview(content.view)
    bringToOwnAppearance(content)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    showContent()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content?.view.frame = view.bounds
  }

  // MARK: Appearance

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    content?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    content?.reportIsAppearing()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    content?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    content.map(bringToOwnAppearance)
    if isBeingDismissed || presentingViewController == nil { split?.inspectorSheetEnded(self) }
  }
}

// The inspector: a column at the trailing edge, and a sheet while the split view is collapsed.
extension UISplitViewController {
  /// AppKit's documented width of an inspector.
  static var usualInspectorWidth: CGFloat { 270 }

  /// Whether the inspector has a column now; false while collapsed.
  var hasInspectorColumn: Bool { state.wantsInspector && !state.isCollapsed && inspector.content != nil }

  /// Its width, shown or not, as far as the secondary column keeps its least width.
  func inspectorWidth(in width: CGFloat) -> CGFloat {
    min(inspectorWidth.width(in: width), max(0, width - (state.leastSecondary ?? Self.leastSecondary)))
  }

  /// Shows or hides the inspector, animated.
  func setInspector(shown: Bool) {
    guard shown != state.wantsInspector else { return }
    state.wantsInspector = shown
    guard state.hasAdapted else { return }
    if state.isCollapsed { return followInspectorSheet(animated: true) }
    decide()
    state.isAnimated = true
    changing {}
    state.isAnimated = false
  }

  /// Presents or dismisses the sheet of a collapsed split view. An inspector that cannot be presented now stays hidden.
  func followInspectorSheet(animated: Bool) {
    // A sheet that is leaving may still have it.
    if !state.isCollapsed { (inspector.content?.parent as? InspectorSheet)?.place(nil) }
    let content = state.isCollapsed && state.wantsInspector ? inspector.content : nil
    if state.isCollapsed { state.wantsInspector = content != nil }
    switch (content, state.inspectorSheet) {
    case (nil, nil): break
    case (nil, let sheet?):
      state.inspectorSheet = nil
      sheet.dismiss(animated: animated)
    case (let content?, let sheet?): sheet.place(content)
    case (_?, nil): presentInspector(animated: animated)
    }
    if state.isCollapsed { changing {} }
  }

  private func presentInspector(animated: Bool) {
    // What is leaving makes room.
    guard presentedViewController?.isBeingDismissed ?? true, view.window != nil else { return state.wantsInspector = false }
    (inspector.content?.parent as? InspectorSheet)?.place(nil)
    // Its messages may have hidden, replaced or presented the inspector, and so may those of the presentation.
    guard state.wantsInspector, state.inspectorSheet == nil, let content = inspector.content else { return }
    let sheet = InspectorSheet(content, self)
    state.inspectorSheet = sheet
    present(sheet, animated: animated)
    if sheet.presentingViewController == nil { inspectorSheetEnded(sheet) }
  }

  /// A person, or the app, has dismissed the sheet.
  func inspectorSheetEnded(_ sheet: InspectorSheet) {
    sheet.place(nil)
    guard sheet === state.inspectorSheet else { return }
    (state.inspectorSheet, state.wantsInspector) = (nil, false)
    changing {}
  }
}
