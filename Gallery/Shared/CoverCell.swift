internal import Foundation
internal import UIKit

/// A painted cover with round corners.
final class CoverCell: UICollectionViewCell {
  private let painting = CoverPainting(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(painting)
    // The corners of the cover have the centres of the cell's.
    cornerConfiguration = .corners(radius: .fixed(10))
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  var number = 0 {
    didSet {
      painting.number = number
      (isAccessibilityElement, accessibilityLabel) = (true, "Cover \(number + 1)")
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    painting.frame = contentView.bounds
  }

  /// As many columns as fit in covers of at least 110 points.
  static func grid() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = max(2, Int(environment.container.effectiveContentSize.width / 130))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))), subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }
}
