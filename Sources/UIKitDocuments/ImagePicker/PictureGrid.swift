internal import CoreGraphics
package import Foundation
internal import QuartzCore
package import UIKitCollections
package import UIKitControllers
internal import UIKitControls
package import UIKitCore
internal import UIKitGraphics
internal import UIKitLists
package import UniformTypeIdentifiers

/// A grid of the pictures below the person's folder of pictures: for a desktop without a portal.
package final class PictureGrid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// Called once: with the chosen files in the order of their choice, empty if the person cancels.
  package var onFinish: (([URL]) -> Void)?
  /// Called with every change of the chosen files.
  package var onChange: (([URL]) -> Void)?
  package private(set) var chosen: [URL] = []
  package let files: [URL]
  private let limit: Int
  private var thumbnails = Thumbnails()
  private lazy var add = UIBarButtonItem(
    title: "Add", image: nil,
    primaryAction: UIAction(title: "Add") { [weak self] _ in
      if let self { finish(chosen) }
    })

  /// Points of a picture's least side, and between pictures. Our choice.
  private static let (leastSide, gap): (CGFloat, CGFloat) = (110, 2)

  /// - Parameter limit: The most pictures that can be chosen; 0 for any number. With 1 a touch ends the choice.
  package init(title: String, limit: Int = 1, chosen: [URL] = [], accepts: (UTType) -> Bool) {
    (self.limit, files) = (limit, PictureFolder(accepts: accepts).files)
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    self.title = title
    self.chosen = chosen.filter(files.contains)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish([]) })
    if limit != 1 { navigationItem.rightBarButtonItem = add }
  }

  package required init?(coder: NSCoder) { nil }

  package func finish(_ urls: [URL]) {
    let finish = onFinish
    onFinish = nil
    finish?(urls)
  }

  /// Removes files from the choice.
  package func deselect(_ urls: [URL]) {
    chosen.removeAll(where: urls.contains)
    guard isViewLoaded else { return }
    for (item, file) in files.enumerated() where urls.contains(file) {
      collectionView.deselectItem(at: IndexPath(item: item, section: 0), animated: false)
    }
    updateAdd()
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.backgroundColor = .systemBackground
    collectionView.allowsMultipleSelection = limit != 1
    for file in chosen {
      guard let item = files.firstIndex(of: file) else { continue }
      collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    if files.isEmpty {
      var empty = UIContentUnavailableConfiguration.empty()
      (empty.image, empty.text) = (UIImage(systemName: "photo.on.rectangle"), "No Pictures")
      empty.secondaryText = "There are none in \(UserFolders.pictures.lastPathComponent)."
      contentUnavailableConfiguration = empty
    }
    updateAdd()
  }

  private func updateAdd() { add.isEnabled = !chosen.isEmpty }

  // MARK: Items

  package override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    files.count
  }

  package override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    guard let cell = cell as? PictureCell else { return cell }
    let file = files[indexPath.item]
    cell.show(file, order: chosen.firstIndex(of: file).map { $0 + 1 }, thumbnails[file])
    if thumbnails[file] == nil { load(file) }
    return cell
  }

  /// Decodes one picture a frame, so that scrolling goes on.
  private func load(_ file: URL) {
    guard let driver = viewIfLoaded?.window?.screen.driver, thumbnails.request(file) else { return }
    let side = itemSide * (view.window?.screen.scale ?? 1)
    driver.schedule(after: 0) { [weak self] in
      guard let self else { return }
      thumbnails.make(file, side: side)
      guard let item = files.firstIndex(of: file),
        let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? PictureCell
      else { return }
      cell.show(file, order: chosen.firstIndex(of: file).map { $0 + 1 }, thumbnails[file])
    }
  }

  private var itemSide: CGFloat {
    let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    let columns = max(3, ((width + Self.gap) / (Self.leastSide + Self.gap)).rounded(.down))
    return max(1, ((width - (columns - 1) * Self.gap) / columns).rounded(.down))
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: itemSide, height: itemSide) }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { Self.gap }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { Self.gap }

  package override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Choosing

  package override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    limit <= 1 || chosen.count < limit
  }

  package override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let file = files[indexPath.item]
    if limit == 1 { return finish([file]) }
    chosen.append(file)
    choiceChanged()
  }

  package override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    chosen.removeAll { $0 == files[indexPath.item] }
    choiceChanged()
  }

  /// Numbers of chosen pictures follow the order of their choice.
  private func choiceChanged() {
    updateAdd()
    for path in collectionView.indexPathsForVisibleItems {
      let file = files[path.item]
      guard let cell = collectionView.cellForItem(at: path) as? PictureCell else { continue }
      cell.show(file, order: chosen.firstIndex(of: file).map { $0 + 1 }, thumbnails[file])
    }
    onChange?(chosen)
  }
}

/// Small pictures of files, of those that were needed last.
@MainActor private struct Thumbnails {
  /// The most pictures that are retained. Our choice: three screens of a large window.
  private static let limit = 300
  private var pictures: [URL: UIImage] = [:]
  private var order: [URL] = []
  private var requested: Set<URL> = []

  subscript(_ file: URL) -> UIImage? { pictures[file] }

  /// Whether nobody has asked for the picture.
  mutating func request(_ file: URL) -> Bool { requested.insert(file).inserted }

  /// Decodes a file; a symbol stands for one that is no readable picture.
  mutating func make(_ file: URL, side: CGFloat) {
    pictures[file] = Self.thumbnail(file, side: side)
    order.append(file)
    if order.count > Self.limit {
      let last = order.removeFirst()
      pictures[last] = nil
      requested.remove(last)
    }
  }

  private static func thumbnail(_ file: URL, side: CGFloat) -> UIImage {
    guard let image = UIImage(contentsOfFile: file.path), image.size.width > 0, image.size.height > 0 else {
      let type = UTType(filenameExtension: file.pathExtension) ?? .data
      return UIImage(systemName: FileSymbol.name(of: type)) ?? UIImage()
    }
    // The shorter side fills the square.
    let scale = side / min(image.size.width, image.size.height)
    if scale >= 1 { return image }
    let size = CGSize(width: (image.size.width * scale).rounded(), height: (image.size.height * scale).rounded())
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
  }
}

/// A picture of the grid, with its number where it is chosen.
final class PictureCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let badge = UILabel()
  private static let (badgeSide, margin): (CGFloat, CGFloat) = (24, 6)

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.backgroundColor = .secondarySystemFill
    picture.tintColor = .secondaryLabel
    badge.font = .systemFont(ofSize: 14, weight: .semibold)
    (badge.textColor, badge.textAlignment, badge.backgroundColor) = (.white, .center, .systemBlue)
    (badge.layer.cornerRadius, badge.clipsToBounds) = (Self.badgeSide / 2, true)
    contentView.addSubview(picture)
    contentView.addSubview(badge)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ file: URL, order: Int?, _ image: UIImage?) {
    picture.image = image
    picture.contentMode = image?.isSymbolImage == true ? .center : .scaleAspectFill
    badge.text = order.map(String.init)
    badge.isHidden = order == nil
    accessibilityLabel = file.deletingPathExtension().lastPathComponent
    accessibilityTraits = order == nil ? .image : [.image, .selected]
  }

  override var isSelected: Bool { didSet { picture.alpha = isSelected ? 0.7 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
    let side = Self.badgeSide
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? Self.margin : bounds.width - side - Self.margin
    badge.frame = CGRect(x: x, y: bounds.height - side - Self.margin, width: side, height: side)
  }
}
