import Foundation
import UIKit
import UIKitTesting

@MainActor private final class Cards: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}

@MainActor private let cards = Cards()

@MainActor private func show(_ layout: UICollectionViewCompositionalLayout) {
  let stage = Stage()
  let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
  collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
  collection.dataSource = cards
  stage.window.addSubview(collection)
  try? stage.settle()
}

@MainActor private var whole: NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
}

@MainActor private var section: NSCollectionLayoutSection {
  NSCollectionLayoutSection(group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
}

@MainActor let compositionalMistakes = [
  Mistake("compositional-fraction", "NSCollectionLayoutDimension.fractionalWidth(-1.0)", "from 0") {
    _ = NSCollectionLayoutDimension.fractionalWidth(-1)
  },
  Mistake("compositional-infinite", "NSCollectionLayoutDimension.estimated(inf)", "finite") {
    _ = NSCollectionLayoutDimension.estimated(.infinity)
  },
  Mistake("compositional-spacing", "NSCollectionLayoutSpacing.fixed(nan)", "finite") {
    _ = NSCollectionLayoutSpacing.fixed(.nan)
  },
  Mistake("compositional-no-items", "NSCollectionLayoutGroup.vertical(layoutSize:subitems:)", "no subitems", "at least one") {
    _ = NSCollectionLayoutGroup.vertical(layoutSize: whole, subitems: [])
  },
  Mistake("compositional-count", "NSCollectionLayoutGroup.horizontal", "count is 0", "at least 1") {
    _ = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, repeatingSubitem: NSCollectionLayoutItem(layoutSize: whole), count: 0)
  },
  Mistake("compositional-provider", "section provider returned nil for section 0", "return a section") {
    show(UICollectionViewCompositionalLayout { _, _ in nil })
  },
  Mistake("compositional-custom", "the provider returned no frames for section 0", "at least one") {
    let group = NSCollectionLayoutGroup.custom(layoutSize: whole) { _ in [] }
    show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  },
  Mistake("compositional-frame", "NSCollectionLayoutGroupCustomItem(frame:", "not negative") {
    _ = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1))
  },
  Mistake("compositional-insets", "NSCollectionLayoutSection.contentInsets", "finite") { section.contentInsets.top = .nan },
  Mistake("compositional-group-spacing", "interGroupSpacing = inf", "finite") { section.interGroupSpacing = .infinity },
  Mistake("compositional-section-spacing", "interSectionSpacing = -3.0", "not negative") {
    UICollectionViewCompositionalLayoutConfiguration().interSectionSpacing = -3
  },
  Mistake("compositional-anchor", "NSCollectionLayoutAnchor(edges:absoluteOffset:)", "finite") {
    _ = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: CGFloat.nan, y: 0))
  },
  Mistake("compositional-kind", "the element kind is empty", "give each kind a name") {
    _ = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: whole, elementKind: "", alignment: .top)
  },
  Mistake("compositional-decoration", "kind is empty", "give each kind a name") {
    _ = NSCollectionLayoutDecorationItem.background(elementKind: "")
  },
  Mistake("compositional-background", "decoration of the kind \"card back\"", "register(_:forDecorationViewOfKind:)") {
    let decorated = section
    decorated.decorationItems = [.background(elementKind: "card back")]
    show(UICollectionViewCompositionalLayout(section: decorated))
  },
  Mistake("compositional-absolute", "NSCollectionLayoutDimension.absolute(nan)", "finite number from 0") {
    _ = NSCollectionLayoutDimension.absolute(.nan)
  },
  Mistake("compositional-height", "NSCollectionLayoutDimension.fractionalHeight(-0.5)", "from 0") {
    _ = NSCollectionLayoutDimension.fractionalHeight(-0.5)
  },
  Mistake("compositional-uniform", "NSCollectionLayoutDimension.uniformAcrossSiblings(inf)", "finite") {
    _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: .infinity)
  },
  Mistake("list-indentation", "UICollectionViewListCell.indentationWidth = nan", "finite") {
    UICollectionViewListCell(frame: .zero).indentationWidth = .nan
  },
  Mistake("list-padding", "UICollectionLayoutListConfiguration.headerTopPadding = -1.0", "or nil") {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerTopPadding = -1
  },
  Mistake("list-accessory-width", "UICellAccessory.LayoutDimension.custom(inf)", ".actual") {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [.checkmark(options: .init(reservedLayoutWidth: .custom(.infinity)))]
    cell.layoutIfNeeded()
  },
  Mistake("compositional-offset", "setOrthogonalOffset(nan, inSection: 0)", "finite") {
    UICollectionViewCompositionalLayout(section: section).setOrthogonalOffset(.nan, inSection: 0, animated: false)
  },
  Mistake("compositional-offset-section", "setOrthogonalOffset(_:inSection: 4)", "there are 0 sections") {
    UICollectionViewCompositionalLayout(section: section).setOrthogonalOffset(1, inSection: 4, animated: false)
  },
]
