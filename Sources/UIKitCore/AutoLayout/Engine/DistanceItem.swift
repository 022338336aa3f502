/// The distance between two anchors' positions, used like a width.
@MainActor final class DistanceItem: LayoutItem {
  typealias End = (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)

  let from: End
  let to: End

  init(from: End, to: End) {
    (self.from, self.to) = (from, to)
    super.init(.distance)
  }

  override var name: String { "(\(from.item.name).\(from.attribute) to \(to.item.name).\(to.attribute))" }

  override func forEachItem(_ body: (LayoutItem) -> Void) {
    body(from.item)
    body(to.item)
  }

  /// Whether leading is on the right, for a constraint that `host` holds.
  func isMirrored(in host: UIView) -> Bool {
    let isDirectional = from.attribute.parts?.isDirectional ?? false || to.attribute.parts?.isDirectional ?? false
    return isDirectional && host.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
