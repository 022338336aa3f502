extension UIScrollView {
  /// Whether this is the content scroll view of a controller below bars, for example a navigation controller's: `.automatic` then adjusts
  /// top and bottom, whatever the content's height.
  var isContentBelowBars: Bool {
    let owner = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    guard let owner, owner.automaticallyAdjustsScrollViewInsets, owner.isContent(self) else { return false }
    return sequence(first: owner, next: \.storedParent).dropFirst().contains(where: \.hasBarsForChildren)
  }
}
