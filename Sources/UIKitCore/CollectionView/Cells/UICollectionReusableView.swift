public import Foundation
internal import QuartzCore

/// A header, footer, decoration or cell of a collection: what can serve one place after another.
///
/// A class that is registered is made by its `init(frame:)`.
@MainActor open class UICollectionReusableView: UIView, ReusableView {
  /// Set by the collection view that made the view.
  open internal(set) var reuseIdentifier: String?

  /// What the view shows at the moment.
  weak var element: ShownElement?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    WorkCounts.cellsMade += 1
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What a registered class is made by: see `UITableViewCell`.
  public required convenience init(registeredFor identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Called before the view serves another place. Call super.
  open func prepareForReuse() {}

  /// Called with new attributes before the collection view carries out what every view has of them: frame, alpha, transform.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the view would rather have; change and return them. Asked when the view comes in, unless the layout knows all sizes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = wantedSize(layoutAttributes.size)
    return layoutAttributes
  }

  /// The layout is about to be another one, inside an animation.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// As constraints have it; without any, `size`.
  private func wantedSize(_ size: CGSize) -> CGSize {
    guard decidesItsSize else { return size }
    return systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Whether something inside has an opinion about the size.
  var decidesItsSize: Bool { !constraints.isEmpty }
}
