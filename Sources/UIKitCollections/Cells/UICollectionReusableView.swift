public import Foundation
internal import NibFormat
internal import QuartzCore
@_spi(UIKitModules) public import UIKitCore
public import UIKitLists

/// A reusable view of a collection: a cell, header, footer or decoration.
///
/// Registered classes are instantiated by `init(frame:)`.
@preconcurrency @MainActor open class UICollectionReusableView: UIView, ReusableView {
  /// The identifier for reuse; set by the collection view that created the view, nil for other views.
  open internal(set) var reuseIdentifier: String?

  /// What selecting the cell performs in a storyboard.
  final var nibSegue: (@MainActor () -> Void)?

  /// The element that the view currently shows, if any.
  weak var element: ShownElement?

  /// Calls the handler of the registration that made the view; nil for a view of another origin, and while it waits for reuse.
  final var registrationHandler: (@MainActor (IndexPath) -> Void)?
  private var needsRegistrationUpdate = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    WorkCounts.cellsMade += 1
  }

  /// Makes a view that a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? NibCoder)?.string(.reuseIdentifier)
  }

  /// Called for registered classes: see `UITableViewCell.init(registeredFor:)`.
  public required convenience init(registeredFor identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  @_spi(UIKitModules) open override func invalidate(_ method: TrackedMethod) {
    guard method == .registration else { return super.invalidate(method) }
    needsRegistrationUpdate = true
    setNeedsLayout()
  }

  /// Has the registration's handler configure the view, and again when something changes that it has read.
  func configure(at indexPath: IndexPath, _ handler: @escaping @MainActor (IndexPath) -> Void) {
    registrationHandler = handler
    needsRegistrationUpdate = false
    track(.registration) { handler(indexPath) }
  }

  open override func layoutSubviews() {
    if needsRegistrationUpdate {
      needsRegistrationUpdate = false
      if let handler = registrationHandler, let element, let indexPath = element.collection?.dataPath(element.key) {
        track(.registration) { handler(indexPath) }
      }
    }
    super.layoutSubviews()
  }

  /// Called before the view serves another element; call super.
  open func prepareForReuse() {}

  /// Called with new attributes before the collection view applies frame, alpha and transform; override it for attributes of your own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view prefers; change and return the argument. Called when the view comes in, unless the layout has fixed
  /// sizes. By default the size that its constraints determine.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = wantedSize(layoutAttributes.size, layoutAttributes.selfSizing)
    return layoutAttributes
  }

  /// Called before the view is filled and whenever the attributes change, with what a list section says about the element; nil outside
  /// lists.
  @_spi(Lists) open func listItemChanged(_ item: AnyHashable?) {}

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    listItemChanged(attributes.listItem)
    apply(attributes)
  }

  /// Called before the animation in which the layout is replaced.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the animation in which the layout was replaced.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The size that the view's constraints give; `size` for a view without constraints.
  private func wantedSize(_ size: CGSize, _ axes: CollectionAxes) -> CGSize {
    guard decidesItsSize else { return size }
    return systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
  }

  /// Whether `preferredLayoutAttributesFitting(_:)` computes a size of its own.
  var decidesItsSize: Bool { !constraints.isEmpty }
}
