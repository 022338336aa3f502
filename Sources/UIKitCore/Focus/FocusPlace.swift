internal import CoreGraphics
internal import Foundation

/// Where the focus rests: a view, or the row of a list, whichever cell shows it.
@MainActor final class FocusPlace {
  /// How many places are remembered for a return. Our choice: as many screens are hardly stacked.
  static let remembered = 16

  private final class Link {
    weak var environment: (any UIFocusEnvironment)?
    init(_ environment: any UIFocusEnvironment) { self.environment = environment }
  }

  private(set) weak var storedView: UIView?
  private(set) weak var window: UIWindow?
  /// The list whose row the view shows.
  private weak var list: (any FocusingList)?
  private let links: [Link]
  /// In the window's coordinates, as of the last layout.
  private(set) var rect: CGRect

  init?(_ view: UIView) {
    guard let window = view.storedWindow else { return nil }
    (storedView, self.window) = (view, window)
    rect = view.convert(view.bounds, to: window)
    links = view.focusEnvironments.map { Link($0) }
    if let list = view.enclosingFocusList, list.focusRow(of: view) != nil { self.list = list }
  }

  /// The view, or of a row the cell that shows it at the moment.
  var view: UIView? {
    guard let list else { return storedView }
    return list.focusedRow.flatMap { list.focusView(at: $0) }
  }

  /// From the innermost outward, without those that are gone.
  var environments: [any UIFocusEnvironment] { links.compactMap(\.environment) }

  func noteRect() {
    if let view = storedView, let window { rect = view.convert(view.bounds, to: window) }
  }

  /// Whether the focus can come back: the view lives on, and its controller does not object.
  var mayReturn: Bool {
    let controller = environments.lazy.compactMap { $0 as? UIViewController }.first
    return (storedView != nil || list != nil) && controller?.restoresFocusAfterTransition != false
  }

  /// Whether the controller around the view has left the window, as after a push.
  var isScreenGone: Bool {
    let controller = environments.lazy.compactMap { $0 as? UIViewController }.first
    return controller.map { $0.viewIfLoaded?.storedWindow == nil } ?? false
  }

  /// The row of the place, if it has no cell at the moment: a load has made the cells anew while the row is off the screen, or its
  /// cell has not faded in yet.
  var absentRow: (list: any FocusingList, path: IndexPath)? {
    guard let list, let window, list.hasFocusableRows, list.isReachable(in: window), let path = list.focusedRow,
      list.focusView(at: path).map({ $0.alpha < 0.01 }) ?? true
    else { return nil }
    return (list, path)
  }

  /// Whether the view is where it was, but touches are switched off around it, as during a transition: the focus waits for its end. It waits
  /// for the cell of its row too.
  var isSuspended: Bool {
    if absentRow != nil { return true }
    guard let view, let window, view.keepsFocus, view.isUserInteractionEnabled else { return false }
    return view.isReachable(in: window, ignoringInteraction: true)
  }

  /// The innermost view around the place that is still in the window and shown, for a focus to stay inside; nil if that is the window
  /// itself or covered.
  func survivor(in window: UIWindow) -> UIView? {
    environments.dropFirst().lazy.compactMap { $0 as? UIView }.first {
      $0 !== window && $0.storedWindow === window && $0.isReachable(in: window)
    }
  }
}

extension UIView {
  /// This view and what is around it, from the innermost outward.
  var focusEnvironments: [any UIFocusEnvironment] {
    Array(sequence(first: self as any UIFocusEnvironment, next: { $0.parentFocusEnvironment }))
  }

  /// The list that the view, or one around it, is a part of.
  var enclosingFocusList: (any FocusingList)? {
    var view = storedSuperview
    while let current = view {
      if let list = current as? any FocusingList { return list }
      view = current.storedSuperview
    }
    return nil
  }

  /// Tells the list around the view which row the focus comes to.
  func reportRowOfFocus() {
    guard let list = enclosingFocusList else { return }
    for view in sequence(first: self, next: \.storedSuperview).prefix(while: { $0 !== list }) {
      if let path = list.focusRow(of: view) { return list.focusComes(to: path) }
    }
  }

  /// Whether nothing hides the view: neither it nor a view around it is hidden, disabled, or behind a modal view.
  func isReachable(in window: UIWindow, ignoringInteraction: Bool = false) -> Bool {
    guard storedWindow === window, window.isShown else { return false }
    var view: UIView? = self
    while let current = view {
      guard ignoringInteraction ? !current.isHidden && current.alpha >= 0.01 : current.isOpenToFocus else { return false }
      guard let parent = current.storedSuperview else { break }
      let modal = parent.storedSubviews.last { $0.accessibilityViewIsModal && $0.isOpenToFocus }
      if let modal, modal !== current { return false }
      view = parent
    }
    return view === window
  }

  func mayKeepFocus(in window: UIWindow) -> Bool { keepsFocus && isReachable(in: window) }
}
