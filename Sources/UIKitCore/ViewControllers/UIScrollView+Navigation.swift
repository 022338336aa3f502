extension UIScrollView {
  /// Whether the scroll view is the main content of a navigation controller's screen: `.automatic` then adjusts its top and bottom,
  /// however short its content is.
  var isContentOfNavigation: Bool {
    let owner = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    return owner?.contentScrollView === self && owner?.navigationController != nil
  }
}
