internal import UIKit

extension GalleryScene {
  static let compositional = GalleryScene(
    name: "compositional", title: "Compositional",
    summary: "A shop's page in one layout: banners that page, shelves of three rows, cards with badges, a box and a list.",
    caption: "Banners, shelves, cards, a list", watch: "Watch each shelf keep its own place while the page scrolls.",
    colors: [.systemBlue, .systemPurple, .systemPink, .systemTeal],
    script: SceneScript(duration: 9)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.75), to: CGPoint(x: 0.5, y: 0.5), taking: 0.8, rest: 0.2)
      .drag(at: 1.6, from: CGPoint(x: 0.85, y: 0.45), to: CGPoint(x: 0.25, y: 0.45), taking: 0.2)
      .drag(at: 2.8, from: CGPoint(x: 0.85, y: 0.75), to: CGPoint(x: 0.35, y: 0.75), taking: 0.2)
      .flick(at: 4.2, length: 0.3).flick(at: 5.4, length: 0.4).flick(at: 7.2, length: -0.5),
    bestMoment: 2.1
  ) { CompositionalViewController() }
}

/// The sections of the shop's page, from top to bottom.
enum ShopSection: Int, CaseIterable {
  case banners, new, updates, picks, all

  var title: String {
    switch self {
    case .banners: "Today"
    case .new: "New this week"
    case .updates: "Updates"
    case .picks: "Picked for the evening"
    case .all: "Everything"
    }
  }

  var count: Int {
    switch self {
    case .banners: 9
    case .new: 24
    case .updates: 16
    case .picks: 6
    case .all: 2_000
    }
  }

  /// The number of an item's app.
  func number(_ item: Int) -> Int { self == .all ? item : 1_000 * (rawValue + 1) + item }
}

/// A shop's page: a collection view with one compositional layout, whose sections differ.
final class CompositionalViewController: SceneViewController {
  private(set) lazy var shop = UICollectionView(frame: .zero, collectionViewLayout: ShopLayout.make())
  private let banners = UICollectionView.CellRegistration<BannerCell, ShopApp> { cell, _, app in cell.show(app) }
  private let rows = UICollectionView.CellRegistration<AppCell, ShopApp> { cell, _, app in cell.show(app) }
  private let cards = UICollectionView.CellRegistration<CardCell, ShopApp> { cell, _, app in cell.show(app) }
  private let headers = UICollectionView.SupplementaryRegistration<ShopHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, path in header.text = ShopSection.allCases[path.section].title }
  private let badges = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: BadgeView.kind) { badge, _, path in
    badge.count = path.item * 7 % 12
  }

  init() {
    super.init(.compositional)
    shop.backgroundColor = .systemBackground
    shop.dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { shop }

  override func liveCount(_ picture: XRayPicture) -> Int? { shop.visibleCells.count }
}

extension CompositionalViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { ShopSection.allCases.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    ShopSection.allCases[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let section = ShopSection.allCases[indexPath.section]
    let app = ShopApp(section.number(indexPath.item))
    switch section {
    case .banners: return collectionView.dequeueConfiguredReusableCell(using: banners, for: indexPath, item: app)
    case .updates: return collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: app)
    case .new, .picks, .all: return collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: app)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if kind == BadgeView.kind { return collectionView.dequeueConfiguredReusableSupplementary(using: badges, for: indexPath) }
    return collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}

/// The layout of each section, at the width of the screen.
@MainActor private enum ShopLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 14
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in section(ShopSection.allCases[index], environment) }, configuration: configuration)
    layout.register(BoxView.self, forDecorationViewOfKind: BoxView.kind)
    return layout
  }

  private static func section(
    _ section: ShopSection, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let made =
      switch section {
      case .banners: banners(width)
      case .new: shelf(width)
      case .updates: updates()
      case .picks: picks(width)
      case .all: all(environment)
      }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(ShopHeader.height)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    made.boundarySupplementaryItems = [header]
    made.supplementaryContentInsetsReference = .none
    return made
  }

  private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func item() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  }

  /// Banners of the screen's width, of which the next one shows at the edge; one flick, one banner.
  private static func banners(_ width: CGFloat) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(min(width - 32, 460)), .absolute(scaled(52) + 190)), subitems: [item()])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  /// Columns of three rows.
  private static func shelf(_ width: CGFloat) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1 / 3)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(min(width * 0.86, 340)), .absolute(3 * AppCell.height)), repeatingSubitem: row, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  /// Cards with a number at their corners.
  private static func updates() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(24), .absolute(24)), elementKind: BadgeView.kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.35, y: -0.35)))
    badge.zIndex = 1
    let card = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(88), .absolute(92 + scaled(18))), subitems: [card])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 18
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  /// Rows in a box, side by side where there is room.
  private static func picks(_ width: CGFloat) -> NSCollectionLayoutSection {
    let columns = max(1, Int(width / 340))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(AppCell.height)), repeatingSubitem: item(), count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let box = NSCollectionLayoutDecorationItem.background(elementKind: BoxView.kind)
    box.contentInsets = NSDirectionalEdgeInsets(top: ShopHeader.height, leading: 12, bottom: 0, trailing: 12)
    section.decorationItems = [box]
    return section
  }

  private static func all(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerTopPadding = 0
    return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
  }
}
