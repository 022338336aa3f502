internal import Foundation
public import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

extension UICollectionView {
  /// Stops the program unless `nib` is nil, which removes the registration: register the cell's class.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.stop("UICollectionView.register(_:forCellWithReuseIdentifier:)", "register the cell's class")
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
  }

  /// Stops the program unless `nib` is nil, which removes the registration: register the view's class.
  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    nib?.stop("UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)", "register the view's class")
    register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
