internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let mixed = GalleryScene(
    name: "mixed", title: "Mixed",
    summary: "A plain view, a collection of photos, and another plain view with a button that brings more of them.",
    caption: "Plain views around a photo grid", watch: "Watch the button move down as more photos come in above it.",
    colors: [.systemGray, .systemTeal, .systemTeal, .systemGray],
    script: SceneScript(duration: 7.5)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.75), to: CGPoint(x: 0.5, y: 0.4), taking: 0.8, rest: 0.2)
      .flick(at: 1.6, length: 0.5)
      .tap(at: 3.4, CGPoint(x: 0.5, y: 0.89))
      .flick(at: 4.6, length: 0.3).flick(at: 6, length: -0.4),
    bestMoment: 3.3
  ) { MixedViewController() }
}

/// An album: a header, photos, and a footer with a button for more photos.
final class MixedViewController: SceneViewController, UICollectionViewDataSource {
  private let container = ContainerScrollView()
  private let photos = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout.columns(4))
  private let cells = UICollectionView.CellRegistration<PaintingCell<PhotoPainting>, Int> { cell, _, number in
    cell.picture.number = number
  }
  private lazy var footer = AlbumFooter(
    more: UIAction(title: "Show 20 more") { [weak self] _ in self?.showMore(20) })
  private let all = 480
  private(set) var shown = 32

  init() {
    super.init(.mixed)
    photos.tintColor = .systemTeal
    photos.dataSource = self
    photos.backgroundColor = .systemBackground
    // Continues the footer where the screen is higher than the content.
    container.backgroundColor = .secondarySystemBackground
    footer.show(shown, of: all)
    container.addArrangedSubview(
      AlbumHeader(
        "Nine days in the hills",
        "Up the old mule path from the station, over three passes and down to the lake. Rain on the second day, none afterwards.",
        picture: 4, height: 344))
    container.addArrangedSubview(photos)
    container.addArrangedSubview(footer)
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { container }

  /// Inserts `count` photos; the footer moves down during the animation.
  private func showMore(_ count: Int) {
    let new = shown..<min(shown + count, all)
    shown = new.upperBound
    footer.show(shown, of: all)
    container.performUpdates { [photos] in
      photos.performBatchUpdates {
        photos.insertItems(at: new.map { IndexPath(item: $0, section: 0) })
      } completion: { [weak self] _ in
        // The cells that the animation moved off screen are released by now.
        self?.setNeedsRefresh()
      }
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shown }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item + 5)
  }
}
