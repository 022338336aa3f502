internal import Diagnostics
internal import Foundation
internal import QuartzCore

/// A position among the subviews.
enum SubviewPlace {
  case front
  case index(Int)
  case above(UIView)
  case below(UIView)
}

extension UIView {
  func place(_ view: UIView, at place: SubviewPlace, _ call: String) {
    ensure(view !== self, "\(type(of: self)).\(call): a view cannot be added to itself")
    ensure(
      !isDescendant(of: view),
      "\(type(of: self)).\(call): the \(type(of: view)) is a superview of this view; take this view out of it first")
    ensure(!(view is UIWindow), "\(type(of: self)).\(call): a window cannot be a subview; show it with makeKeyAndVisible()")
    if view.storedSuperview === self {
      reorder(view, to: place)
    } else {
      adopt(view, at: place, call)
    }
  }

  private func adopt(_ view: UIView, at place: SubviewPlace, _ call: String) {
    let (oldWindow, newWindow, former) = (view.storedWindow, storedWindow, view.storedSuperview)
    if oldWindow !== newWindow { view.announce(window: newWindow) }
    view.willMove(toSuperview: self)
    let constraints = view.storedLayout == nil ? [] : view.leaveLayout(isMoving: true)
    if let former {
      former.willRemoveSubview(view)
      former.drop(view)
    }
    insert(view, at: place, call)
    view.storedSuperview = self
    view.inheritFromSuperview()
    if !constraints.isEmpty { view.rejoinLayout(constraints) }
    view.raiseUpdateConstraints()
    view.raiseUpdateProperties()
    if view.storedCorners != nil { view.updateCorners() }
    if oldWindow !== newWindow { view.enter(window: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.updateSafeArea()
    if laysOutForSubviews { layer.sublayersChanged() }
  }

  func detach() {
    guard let parent = storedSuperview else { return }
    let hadWindow = storedWindow != nil
    parent.willRemoveSubview(self)
    if hadWindow { announce(window: nil) }
    willMove(toSuperview: nil)
    // A callback above may have moved the view elsewhere.
    guard storedSuperview === parent else { return }
    let constraints = storedLayout == nil ? [] : leaveLayout(isMoving: true)
    parent.drop(self)
    storedSuperview = nil
    if !constraints.isEmpty { rejoinLayout(constraints) }
    if hadWindow { enter(window: nil) }
    updateSafeArea()
    didMoveToSuperview()
    if parent.laysOutForSubviews { parent.layer.sublayersChanged() }
  }

  func reorder(_ view: UIView, to place: SubviewPlace) {
    guard let present = storedSubviews.lastIndex(ofObject: view) else { return }
    if case .front = place, present == storedSubviews.count - 1 { return }
    if case .above(let sibling) = place, sibling === view { return }
    if case .below(let sibling) = place, sibling === view { return }
    storedSubviews.remove(at: present)
    view.layer.removeFromSuperlayer()
    insert(view, at: place, "insertSubview")
  }

  func exchange(_ index1: Int, _ index2: Int) {
    for index in [index1, index2] {
      ensure(
        storedSubviews.indices.contains(index),
        "\(type(of: self)).exchangeSubview(at: \(index1), withSubviewAt: \(index2)): there are \(storedSubviews.count) subviews; give two indexes of subviews"
      )
    }
    if index1 == index2 { return }
    let (low, high) = (storedSubviews[min(index1, index2)], storedSubviews[max(index1, index2)])
    reorder(high, to: .index(min(index1, index2)))
    reorder(low, to: .index(max(index1, index2)))
  }

  /// Inserts the view and its layer, directly above or below the sibling's layer, whatever layers without views are between the subviews.
  ///
  /// As in UIKit a sibling that is not a subview, like an index beyond the last one, means the front.
  private func insert(_ view: UIView, at place: SubviewPlace, _ call: String) {
    switch place {
    case .front: append(view)
    case .above(let sibling):
      guard let index = storedSubviews.lastIndex(ofObject: sibling) else { return append(view) }
      storedSubviews.insert(view, at: index + 1)
      layer.insertSublayer(view.layer, above: own(sibling.layer))
    case .below(let sibling):
      guard let index = storedSubviews.lastIndex(ofObject: sibling) else { return append(view) }
      storedSubviews.insert(view, at: index)
      layer.insertSublayer(view.layer, below: own(sibling.layer))
    case .index(let index):
      ensure(index >= 0, "\(type(of: self)).\(call): \(index) is negative; give an index from 0 on")
      guard index < storedSubviews.count else { return append(view) }
      layer.insertSublayer(view.layer, below: own(storedSubviews[index].layer))
      storedSubviews.insert(view, at: index)
    }
  }

  /// The layer, or nil if somebody has moved it into another layer.
  private func own(_ sublayer: CALayer) -> CALayer? { sublayer.superlayer === layer ? sublayer : nil }

  private func append(_ view: UIView) {
    storedSubviews.append(view)
    layer.addSublayer(view.layer)
  }

  private func drop(_ view: UIView) {
    if let index = storedSubviews.lastIndex(ofObject: view) { storedSubviews.remove(at: index) }
    view.layer.removeFromSuperlayer()
  }

  // MARK: Windows

  private func announce(window: UIWindow?) {
    viewController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for view in storedSubviews { view.announce(window: window) }
  }

  /// Moves the view and all views below it into `window`, or out of their window if nil.
  func enter(window: UIWindow?) {
    let former = storedWindow
    if former != nil, !storedInteractions.isEmpty { closeInteractions() }
    if window == nil { former?.forget(firstResponder: self) }
    storedWindow = window
    // The messages about the end of editing can have begun it again.
    if window == nil { former?.forget(firstResponder: self) }
    if let window {
      adoptScale(of: window)
      if let appearances = window.screen.storedAppearances { UIView.performWithoutAnimation { appearances.apply(to: self) } }
      // Before anything below: a list that comes back finds the edges that it has left.
      updateSafeArea()
    } else if let environment = former?.screen.touches.environment {
      for gesture in storedGestures { environment.disabled(gesture) }
    }
    windowChanged()
    if let keyboard = window?.screen.keyboard, updateKeyboardGuide() { keyboard.guideEntered(self) }
    for view in storedSubviews { view.enter(window: window) }
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: window)
  }

  /// Removes the deallocated window from the view and all below; the window must not be messaged any more.
  func loseWindow() {
    forgetWindow()
    reportLostWindow()
  }

  /// Clears the window of all views before any callback runs, since a callback may ask another view for its window.
  private func forgetWindow() {
    storedWindow = nil
    for view in storedSubviews { view.forgetWindow() }
  }

  private func reportLostWindow() {
    for gesture in storedGestures { gesture.environment?.disabled(gesture) }
    windowChanged()
    for view in storedSubviews { view.reportLostWindow() }
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: nil)
  }
}
