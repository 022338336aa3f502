internal import UIKit

extension UICollectionViewFlowLayout {
  /// A horizontal row of cards.
  static func shelf(_ card: CGSize) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = card
    flow.minimumLineSpacing = 12
    flow.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    return flow
  }

  /// Number of columns: at least `least`, with items about `side` points wide.
  static func columnCount(_ least: Int, in width: CGFloat, side: CGFloat) -> Int {
    max(least, Int((width / side).rounded()))
  }

  /// Items `extraHeight` points higher than wide, in `least` columns on a phone and in more columns where the width allows.
  static func columns(_ least: Int, extraHeight: CGFloat = 0) -> UICollectionViewFlowLayout {
    let flow = FittingFlow { room in
      let count = columnCount(least, in: room.width, side: 460 / CGFloat(least))
      let side = ((room.width - 12 * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
      return CGSize(width: side, height: side + extraHeight)
    }
    flow.minimumInteritemSpacing = 12
    flow.minimumLineSpacing = 14
    flow.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 12, right: 16)
    return flow
  }

  static func rows(height: CGFloat) -> UICollectionViewFlowLayout {
    let flow = FittingFlow { room in CGSize(width: room.width, height: height) }
    flow.minimumLineSpacing = 0
    return flow
  }
}

/// A flow layout whose item size is computed from the available size.
final class FittingFlow: UICollectionViewFlowLayout {
  private let size: (CGSize) -> CGSize

  init(_ size: @escaping (CGSize) -> CGSize) {
    self.size = size
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    let room = (collectionView?.bounds ?? .zero).inset(by: sectionInset).size
    itemSize = size(room)
    super.prepare()
  }
}
