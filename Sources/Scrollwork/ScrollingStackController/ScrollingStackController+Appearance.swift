import UIKit

// Appearance messages of controllers.
extension ScrollingStackController {
  /// Controllers of the stack, and those made for lazy sections.
  var allItems: [StackItem] { items + lazyItems.values }

  func enter(_ stage: StackItem.Appearance, _ animated: Bool) {
    self.stage = stage
    isStageAnimated = animated && (stage == .appearing || stage == .disappearing)
    for item in allItems { item.sendAppearance(animated: isStageAnimated) { self.stage } }
  }

  func show(_ view: UIView, _ isShown: Bool) {
    let item = items.first { $0.view === view } ?? lazyItem(of: (view as? StackScrollHost)?.view ?? view)
    guard let item, !item.awaitsLayout else { return }
    setOnScreen(item, isShown)
  }

  func setOnScreen(_ item: StackItem, _ isOnScreen: Bool) {
    if item.isOnScreen == isOnScreen { return }
    item.isOnScreen = isOnScreen
    item.sendAppearance(animated: isStageAnimated) { stage }
  }

  /// Sends appearance messages to controllers whose view was replaced, since the new view may be on screen or off.
  func checkReplacedViews() {
    if replacedItems.isEmpty || scrollView.arranger.isChangePending { return }
    let replaced = replacedItems
    replacedItems.removeAll()
    for item in replaced where item.awaitsLayout {
      item.awaitsLayout = false
      setOnScreen(item, scrollView.visibleFraction(of: item.view) > 0)
    }
  }
}
