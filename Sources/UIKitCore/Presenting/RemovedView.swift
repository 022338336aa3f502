internal import CoreGraphics

/// The view of a presenting controller that has been removed from the window, and where it was.
@MainActor struct RemovedView {
  let view: UIView
  /// Not retained: a window would retain itself by its root controller, which retains what it presents.
  private(set) weak var superview: UIView?
  private let index: Int
  private let frame: CGRect
  /// Of the superview, while the view was there.
  private let room: CGSize
  /// The window that the view has filled as its root controller's.
  private weak var window: UIWindow?

  init?(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let superview = view.superview else { return nil }
    (self.view, self.superview, frame, room) = (view, superview, view.frame, superview.bounds.size)
    index = superview.subviews.firstIndex(of: view) ?? 0
    window = controller === view.window?.rootViewController ? view.window : nil
  }

  /// The frame that the view would have in its superview now if it had stayed there.
  var adaptedFrame: CGRect { superview.map { view.autoresized(frame, in: $0.bounds.size, was: room) } ?? frame }

  /// Puts the view back, above the dimming view of a sheet, say; false if another root controller has replaced its own.
  func putBack(of controller: UIViewController, at frame: CGRect) -> Bool {
    guard let superview, window.map({ $0.rootViewController === controller }) ?? true else { return false }
    view.frame = frame
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    return true
  }
}
