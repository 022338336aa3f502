internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics

/// The buttons with which a person changes the display mode.
@MainActor final class SplitButtons {
  private weak var split: UISplitViewController?
  /// For the app's own bars.
  let item = UIBarButtonItem()
  /// In the bar of the first column that is shown.
  private let toggle = UIBarButtonItem()
  /// In the bar of the secondary column.
  private let only = UIBarButtonItem()
  private weak var toggledBar: UINavigationBar?
  private weak var onlyBar: UINavigationBar?

  init(_ split: UISplitViewController) {
    self.split = split
    for item in [item, toggle] { item.primaryAction = UIAction { [weak self] _ in self?.goOn() } }
    only.primaryAction = UIAction { [weak self] _ in self?.split?.choose(0) }
    only.image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
    only.accessibilityLabel = "Hide Sidebars"
    update()
  }

  private func goOn() {
    guard let split, let shown = split.nextMode.shown else { return }
    split.choose(shown)
  }

  /// Shows the buttons in the bars of the columns that are shown now.
  func update() {
    guard let split else { return }
    let present = split.state.mode.shown ?? 0
    let leadsBack = split.state.mode == .oneBesideSecondary && split.splitBehavior == .displace
    let isRight = split.isViewLoaded && split.isMirrored
    for item in [item, toggle] {
      // The arrow shows that another sidebar comes, as on iOS.
      item.image = UIImage(systemName: leadsBack ? "chevron.backward" : isRight ? "sidebar.right" : "sidebar.left")
      item.accessibilityLabel = (split.nextMode.shown ?? 0) > present ? "Show Sidebar" : "Hide Sidebar"
    }
    item.isHidden = split.isCollapsed
    show()
  }

  private func show() {
    guard let split else { return }
    let isColumn = split.style != .unspecified && split.state.hasAdapted && !split.state.isCollapsed
    let isShown =
      switch split.displayModeButtonVisibility {
      case .automatic: split.presentsWithGesture
      case .never: false
      case .always: true
      }
    let hasSidebars = split.primary.content != nil || split.supplementary.content != nil
    let first = split.shownColumns.first.flatMap { split.column($0).navigation?.navigationBar }
    let bar = isColumn && isShown && hasSidebars ? first : nil
    let onlyBar =
      isColumn && split.showsSecondaryOnlyButton && split.style == .tripleColumn && (split.state.mode.shown ?? 0) > 0
      ? split.secondary.navigation?.navigationBar : nil
    for former in [toggledBar, self.onlyBar] where former != nil && former !== bar && former !== onlyBar {
      former?.containerItems = []
    }
    bar?.containerItems = bar === onlyBar ? [toggle, only] : [toggle]
    if onlyBar !== bar { onlyBar?.containerItems = [only] }
    // What a bar has new does not come from its corner in the animation of the columns.
    UIView.performWithoutAnimation {
      for case let bar? in [toggledBar, self.onlyBar, bar, onlyBar] where bar.window != nil { bar.layoutIfNeeded() }
    }
    (toggledBar, self.onlyBar) = (bar, onlyBar)
  }
}
