import UIKit

// Layouts of controllers, and updates of several at once.
extension ScrollingStackController {
  /// The layout of a controller's view, kept for the life of the controller: it can be set before the controller is inserted, and stays
  /// when it is removed. The insets of a `StackContainable` are added to those set here.
  public subscript(layoutOf controller: UIViewController) -> ChildLayout {
    get {
      let stored = layouts[ObjectIdentifier(controller)]
      return stored?.controller === controller ? stored?.layout ?? ChildLayout() : ChildLayout()
    }
    set {
      newValue.check(for: UIView(), "\(type(of: self))[layoutOf: \(type(of: controller))]")
      layouts = layouts.filter { $0.value.controller != nil }
      layouts[ObjectIdentifier(controller)] = StackLayout(controller: controller, layout: newValue)
      if let item = allItems.first(where: { $0.controller === controller }) { applyLayout(to: item) }
    }
  }

  func applyLayout(to item: StackItem) {
    var layout = self[layoutOf: item.controller]
    let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.insets.top += item.room.top
    layout.insets.bottom += item.room.bottom
    layout.insets.leading += isMirrored ? item.room.right : item.room.left
    layout.insets.trailing += isMirrored ? item.room.left : item.room.right
    scrollView[layoutOf: item.view] = layout
  }

  /// The controllers of which a part is visible, in order; those of lazy sections too.
  public var visibleViewControllers: [UIViewController] {
    let controllers = Dictionary(allItems.map { (ObjectIdentifier($0.controller.view), $0.controller) }) { first, _ in first }
    return scrollView.visibleArrangedSubviews.compactMap { controllers[ObjectIdentifier($0)] }
  }

  /// Makes changes in one animation; see `ContainerScrollView.performUpdates(_:completion:)`.
  public func performUpdates(_ updates: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil) {
    loadViewIfNeeded()
    scrollView.performUpdates(updates, completion: completion)
  }

  /// As `performUpdates(_:completion:)`, and waits for the end of the animation; false if something else ended it.
  @discardableResult public func performUpdates(_ updates: @escaping @MainActor () -> Void) async -> Bool {
    loadViewIfNeeded()
    return await scrollView.performUpdates(updates)
  }

  // MARK: Heights

  func hasLengthConstraint(_ view: UIView) -> Bool {
    view.constraints.contains {
      $0.firstItem === view && $0.secondItem == nil && $0.firstAttribute == (scrollView.axis == .vertical ? .height : .width)
    }
  }

  func reportMissingHeight(_ controller: UIViewController) {
    if let onMissingHeight { return onMissingHeight(controller) }
    let text = """
      ScrollingStackController: nothing says how high the \(type(of: controller)) is, so it takes up no space. Give its view a height \
      constraint or a frame, set preferredContentSize, or adopt StackContainable.
      """
    ContainerWarning.log(text)
  }
}
