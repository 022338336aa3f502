public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIKitCore
public import UIKitGraphics
internal import UIKitLists

/// The room in which a section or a group is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets as given.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings for which a section provider or a custom group answers.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The collection view's visible part, or the custom group.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

/// A visible element whose looks a `visibleItemsInvalidationHandler` may change.
///
/// Places count in the section's own content if it scrolls by itself, else in the collection view's; x grows toward the trailing edge.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// Opacity from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order among the elements of the section.
  var zIndex: Int { get set }
  /// Whether the element has no view.
  var isHidden: Bool { get set }
  /// The middle of the element.
  var center: CGPoint { get set }
  /// Applied about the centre.
  var transform: CGAffineTransform { get set }
  /// Applied about the centre.
  var transform3D: CATransform3D { get set }
  /// The element's kind; of a cell an empty text.
  var name: String { get }
  /// The place that the data source is asked for.
  var indexPath: IndexPath { get }
  /// The rectangle before `transform`.
  var frame: CGRect { get }
  /// The size, with the origin zero.
  var bounds: CGRect { get }
  /// Cell, supplementary view or decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// nil for a cell.
  var representedElementKind: String? { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) { (contentSize, contentInsets) = (size, insets) }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize { CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: any NSCollectionLayoutContainer, _ traits: UITraitCollection) {
    (self.container, traitCollection) = (container, traits)
  }
}

/// Attributes as a handler sees them.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// The section's origin in the layout's coordinates.
  private let shift: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, _ shift: CGPoint) { (self.attributes, self.shift) = (attributes, shift) }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { CGPoint(x: attributes.center.x - shift.x, y: attributes.center.y - shift.y) }
    set { attributes.center = CGPoint(x: newValue.x + shift.x, y: newValue.y + shift.y) }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var bounds: CGRect { attributes.bounds }
  var frame: CGRect {
    CGRect(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
  }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
