extension UIView {
  func endEditingInside(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, responder.isInside(self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}

extension UIResponder {
  /// A view among `view` and those below it, or one that such a view stands for.
  fileprivate func isInside(_ view: UIView) -> Bool { sequence(first: self, next: \.next).contains { $0 === view } }
}
