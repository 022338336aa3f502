extension UIScrollView {
  /// Whether a screen of a navigation controller is about this scroll view: `.automatic` then adjusts its top and bottom, however
  /// short its content is.
  var isContentOfNavigation: Bool {
    let owner = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    return owner?.contentScrollView === self && owner?.navigationController != nil
  }
}
