internal import Diagnostics
public import Foundation
internal import UIKitLists

/// What a compositional layout has in common for all sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// `.vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// Points between two sections; 0 by default, finite and not negative.
  open var interSectionSpacing: CGFloat = 0 {
    didSet {
      ensure(
        interSectionSpacing.isFinite && interSectionSpacing >= 0,
        "UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing = \(interSectionSpacing): set a finite number, not negative"
      )
    }
  }

  /// Headers and footers of the whole layout, asked for with the index path `[0]`; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What sections whose reference is `.automatic` count their insets from; `.safeArea` by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// The default values.
  public override required init() { super.init() }

  /// A configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    (copy.boundarySupplementaryItems, copy.contentInsetsReference) = (boundarySupplementaryItems, contentInsetsReference)
    return copy
  }
}
