internal import Diagnostics
public import Foundation
public import UIKitCore
internal import UIKitLists

/// Where the insets of sections count from.
public enum UIContentInsetsReference: Int, Sendable {
  /// The layout configuration's reference; of the configuration itself, the safe area.
  case automatic = 0
  /// The edges of the collection view.
  case none
  /// The safe area, the layout margins or the readable width of the collection view.
  case safeArea, layoutMargins, readableContent
}

/// How a section scrolls across the collection view's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: groups follow each other in the collection view's direction.
  case none = 0
  /// Freely.
  case continuous
  /// Freely, and comes to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// By pages as long as the collection view.
  case paging
  /// By one group, which comes to rest at the leading edge.
  case groupPaging
  /// By one group, which comes to rest in the middle.
  case groupPagingCentered
}

/// When a section that scrolls by itself bounces at its ends.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
  /// As a scroll view by default: if the content is longer than the view.
  case automatic = 0
  /// Also if all items fit, or never.
  case always, never
}

/// How fast the motion of a section that scrolls by itself slows down.
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable, Hashable, Sendable {
  /// The factor of the velocity per millisecond; 0 for the behaviour's own.
  public let rawValue: CGFloat

  /// A factor between 0 and 1.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Fast for the two group paging behaviours, normal for the others.
  public static let automatic = Self(rawValue: 0)
  /// As `UIScrollView.DecelerationRate.normal`.
  public static let normal = Self(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
  /// As `UIScrollView.DecelerationRate.fast`.
  public static let fast = Self(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
}

/// Details of how a section scrolls by itself.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying
{
  /// `.automatic` by default.
  open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  /// `.automatic` by default.
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

  /// The default values.
  public override required init() { super.init() }

  /// Properties with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
    return copy
  }
}

/// Receives the visible elements of a section before they are placed.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// The description of a section: a group that is repeated, what surrounds it, and how it scrolls.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup

  /// Distances in points around the groups; headers and footers lie outside. Zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { contentInsets.requireFinite("NSCollectionLayoutSection.contentInsets") }
  }

  /// Points between two groups; 0 by default, finite. Groups overlap if it is negative.
  open var interGroupSpacing: CGFloat = 0 {
    didSet {
      ensure(
        interGroupSpacing.isFinite, "NSCollectionLayoutSection.interGroupSpacing = \(interGroupSpacing): set a finite number")
    }
  }

  /// What `contentInsets` count from; `.automatic` by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// What the lengths of boundary supplementary items count from; `.automatic` by default. With `.none` they have the whole width, outside
  /// of `contentInsets` as well.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// How the section scrolls by itself; `.none` by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Details of scrolling, without effect if the behaviour is `.none`.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Headers, footers and side views; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether boundary supplementary items lie inside `contentInsets` across the scroll direction; true by default.
  @available(*, deprecated, renamed: "supplementaryContentInsetsReference")
  open var supplementariesFollowContentInsets: Bool {
    get { followsInsets }
    set { followsInsets = newValue }
  }

  var followsInsets = true

  /// Called whenever the section scrolls or is laid out, to change what the visible elements look like; nil by default. Then every step of
  /// scrolling asks for the attributes of all visible elements anew.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Views behind the section; none by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// What makes the section a list; nil for other sections.
  package var listing: (any ListSection)?

  /// A section that repeats `group` until all items have a place.
  public required init(group: NSCollectionLayoutGroup) { self.group = group }

  /// A section with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(group: group)
    (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    (copy.boundarySupplementaryItems, copy.decorationItems) = (boundarySupplementaryItems, decorationItems)
    copy.listing = listing
    (copy.followsInsets, copy.visibleItemsInvalidationHandler) = (followsInsets, visibleItemsInvalidationHandler)
    return copy
  }
}
