import UIKit

/// A new cell of a class that is known only at run time.
@MainActor func makeCell(_ cellClass: UICollectionViewCell.Type, _ identifier: String) -> UICollectionViewCell {
  #if canImport(ObjectiveC)
    return cellClass.init(frame: .zero)
  #else
    // Swift calls an initializer of a metatype only if subclasses must have it; on Linux that is the one for registered classes.
    return cellClass.init(registeredFor: identifier)
  #endif
}
