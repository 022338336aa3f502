extension UIViewController {
  /// Whether this controller, or the child that it delegates the decision to, hides the status bar, so that it cannot be tapped.
  var hidesStatusBar: Bool {
    var controller = self
    var asked: [UIViewController] = [self]
    while let child = controller.childForStatusBarHidden, !asked.contains(where: { $0 === child }) {
      asked.append(child)
      controller = child
    }
    return controller.prefersStatusBarHidden
  }
}
