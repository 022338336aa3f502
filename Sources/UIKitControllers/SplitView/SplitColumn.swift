internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// One column of a split view: its controller, and whether it is on the screen.
@MainActor final class SplitColumn {
  /// Whether the column is on the screen, or on the way there or back.
  enum Presence { case hidden, entering, shown, leaving }

  let kind: UISplitViewController.Column
  /// What the app has set.
  private(set) var given: UIViewController?
  /// What stands in the column: the given controller, or the navigation controller around it.
  private(set) var content: UIViewController?
  /// The controller whose view is in `view`; the content, except while messages of a change are being sent.
  var placed: UIViewController?
  var presence = Presence.hidden
  /// The screens of the column while they are not its own: on the stack of another column after a collapse, or nowhere.
  var parked: [UIViewController] = []
  let view = ColumnView()

  init(_ kind: UISplitViewController.Column) { self.kind = kind }

  /// - Parameter wraps: Whether a controller that is no navigation controller gets one around it.
  func set(_ controller: UIViewController?, wraps: Bool) {
    guard controller !== given else { return }
    given = controller
    guard let controller, wraps, !(controller is UINavigationController) else { return content = controller }
    if let around = controller.parent as? UINavigationController, around.viewControllers.first === controller {
      content = around
    } else {
      content = UINavigationController(rootViewController: controller)
    }
  }

  var navigation: UINavigationController? { content as? UINavigationController }

  var isOnScreen: Bool { presence == .entering || presence == .shown }

  /// Whether the view shows another controller than it should.
  var isBehind: Bool { presence != .hidden && placed !== content }
}

/// The view of a column: its controller's view, and the line towards the next column.
final class ColumnView: UIView {
  private let line = UIView()
  /// Whether the line is at the left side; nil for none.
  var isLineLeft: Bool? { didSet { if isLineLeft != oldValue { setNeedsLayout() } } }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a controller's view.
  func place(_ content: UIView) {
    content.autoresizingMask = []
    insertSubview(content, belowSubview: line)
    content.frame = bounds
    layOut()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func layOut() {
    for view in subviews where view !== line && view.frame != bounds { view.frame = bounds }
    let width = 1 / (window?.screen.scale ?? 1)
    line.isHidden = isLineLeft == nil
    line.frame = CGRect(x: isLineLeft == true ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }
}
