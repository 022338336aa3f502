import Diagnostics
import UIKit

// Controllers that `LazyControllers` makes and lets go of.
extension ScrollingStackController {
  /// Makes a controller a child, and returns the view that is stacked for it.
  func takeLazy(_ controller: UIViewController, named name: String) -> UIView {
    ensure(
      controller.parent == nil,
      """
      LazyControllers: the provider returned a \(type(of: controller)) for the section \(name) that is a child of the \
      \(controller.parent.map { "\(type(of: $0))" } ?? "") already; return a controller of its own for each section
      """)
    let item = StackItem(controller)
    addChild(controller)
    prepare(item)
    lazyItems[ObjectIdentifier(controller.view)] = item
    return item.view
  }

  /// The item of a controller's view.
  func lazyItem(of view: UIView) -> StackItem? {
    let item = lazyItems[ObjectIdentifier(view)]
    return item?.controller.viewIfLoaded === view ? item : nil
  }

  func willLetGo(_ item: StackItem) {
    item.controller.willMove(toParent: nil)
    setOnScreen(item, false)
  }

  func letGo(_ item: StackItem) {
    lazyItems[ObjectIdentifier(item.controller.view)] = nil
    if let host = item.host, host.superview == nil { host.release() }
    item.controller.removeFromParent()
  }
}
