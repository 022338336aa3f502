internal import Foundation
internal import NibFormat
public import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

extension UICollectionView {
  /// Registers the cell that is the only object at the top of a nib; nil removes the registration.
  ///
  /// A nib with another object stops the program when a cell is needed.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let call = "UICollectionView.register(_:forCellWithReuseIdentifier: \"\(identifier)\")"
    guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
    stores[ElementKey.cellKind].register(identifier, call) {
      let cell = nib.makeReusable(UICollectionViewCell.self, for: call)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Registers the view that is the only object at the top of a nib; nil removes the registration.
  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    let call = "UICollectionView.register(_:forSupplementaryViewOfKind: \"\(kind)\", withReuseIdentifier: \"\(identifier)\")"
    guard let nib else { return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
    stores[stores.kind(of: .supplementary(kind))].register(identifier, call) {
      let view = nib.makeReusable(UICollectionReusableView.self, for: call)
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// What a nib says of the collection.
  func decodeCollection(_ nib: NibCoder) {
    if let value = nib.bool(.allowsSelection) { allowsSelection = value }
    if let value = nib.bool(.allowsMultipleSelection) { allowsMultipleSelection = value }
    if let value = nib.bool(.prefetchingEnabled) { isPrefetchingEnabled = value }
    if let view = nib.view(.backgroundView) { backgroundView = view }
    for prototype in nib.coders(.prototypes).map(NibPrototype.init) where !prototype.identifier.isEmpty {
      stores[stores.kind(of: prototype.element)].register(prototype.identifier, "a prototype cell") {
        let view = prototype.make()
        (view as? UICollectionReusableView)?.reuseIdentifier = prototype.identifier
        return view
      }
    }
    decodeLook(nib)
  }
}

extension NibPrototype {
  fileprivate var element: UICollectionViewLayoutAttributes.Element {
    switch kind {
    case "header": .supplementary(UICollectionView.elementKindSectionHeader)
    case "footer": .supplementary(UICollectionView.elementKindSectionFooter)
    default: .cell
    }
  }
}

extension UICollectionViewLayout: NibCreatable {}

extension UICollectionViewFlowLayout {
  /// What a nib says of the layout.
  func decodeFlow(_ nib: NibCoder) {
    if let value = nib.choice(.scrollDirection, UICollectionView.ScrollDirection.self) { scrollDirection = value }
    if let value = nib.number(.minimumLineSpacing) { minimumLineSpacing = value }
    if let value = nib.number(.minimumInteritemSpacing) { minimumInteritemSpacing = value }
    if let size = nib.size(.itemSize) { itemSize = size }
    if let size = nib.size(.estimatedItemSize) { estimatedItemSize = size }
    if nib.bool(.automaticEstimatedItemSize) == true { estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    if let size = nib.size(.headerReferenceSize) { headerReferenceSize = size }
    if let size = nib.size(.footerReferenceSize) { footerReferenceSize = size }
    if let insets = nib.insets(.sectionInset) { sectionInset = insets }
    if let value = nib.bool(.sectionHeadersPinToVisibleBounds) { sectionHeadersPinToVisibleBounds = value }
    if let value = nib.bool(.sectionFootersPinToVisibleBounds) { sectionFootersPinToVisibleBounds = value }
    if let value = nib.choice(.sectionInsetReference, SectionInsetReference.self) { sectionInsetReference = value }
  }
}

extension UICollectionViewCell: NibSelectable {
  package func setNibSegue(isAccessory: Bool, _ perform: @escaping @MainActor () -> Void) { nibSegue = perform }

  /// What a nib says of the cell.
  func decodeCell(_ nib: NibCoder) {
    if let content = nib.coder(.contentView) {
      nib.adopt(contentView, for: .contentView)
      contentView.adopt(content)
    }
    if let view = nib.view(.backgroundView) { backgroundView = view }
    if let view = nib.view(.selectedBackgroundView) { selectedBackgroundView = view }
  }
}
