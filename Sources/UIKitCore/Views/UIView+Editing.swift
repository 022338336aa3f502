extension UIView {
  /// Whether the window's first responder is the view, one below it, or a controller of one of them.
  package var containsFirstResponder: Bool { storedWindow?.firstResponder?.isInside(self) ?? false }

  /// Whether the first responder or the focus is inside of the view, so that a cell is not to be reused.
  package var isInUse: Bool { containsFirstResponder || containsFocus }

  func endEditingInside(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, responder.isInside(self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}

extension UIResponder {
  /// Whether this responder is `view`, one of the views below it, or a controller of one of them.
  fileprivate func isInside(_ view: UIView) -> Bool { sequence(first: self, next: \.next).contains { $0 === view } }
}
