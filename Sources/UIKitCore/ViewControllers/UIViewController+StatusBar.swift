extension UIViewController {
  /// Whether this controller, or whom it leaves the decision to, hides the status bar: then nobody can tap it.
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
