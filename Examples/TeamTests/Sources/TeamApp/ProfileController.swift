import UIKit

/// A person's photos below a header that says how many there are.
public final class ProfileController: UICollectionViewController {
  public let name: String
  public private(set) var photoCount: Int
  public private(set) var isFollowed = false
  private let flow: UICollectionViewFlowLayout

  public init(name: String, photoCount: Int) {
    (self.name, self.photoCount) = (name, photoCount)
    flow = UICollectionViewFlowLayout()
    super.init(collectionViewLayout: flow)
    title = name
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      ProfileHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    flow.minimumLineSpacing = 2
    flow.minimumInteritemSpacing = 2
    updateFollowButton()
  }

  /// Three columns on a phone, six on a tablet.
  public static func columns(width: CGFloat) -> Int { width < 600 ? 3 : 6 }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let columns = CGFloat(Self.columns(width: view.bounds.width))
    let side = ((view.bounds.width - 2 * (columns - 1)) / columns).rounded(.down)
    flow.itemSize = CGSize(width: side, height: side)
    flow.headerReferenceSize = CGSize(width: view.bounds.width, height: 96)
  }

  public func toggleFollowing() {
    isFollowed.toggle()
    updateFollowButton()
  }

  public func add(_ count: Int) {
    photoCount += count
    collectionView.reloadData()
  }

  private func updateFollowButton() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: isFollowed ? "Unfollow" : "Follow") { [weak self] _ in self?.toggleFollowing() })
  }

  public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photoCount
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(indexPath.item)
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? ProfileHeader)?.label.text = "\(name), \(photoCount) photos"
    return view
  }
}

/// A coloured square in place of a photo.
public final class PhotoCell: UICollectionViewCell {
  public private(set) var number = -1

  func show(_ number: Int) {
    self.number = number
    contentView.backgroundColor = UIColor(hue: CGFloat(number % 24) / 24, saturation: 0.5, brightness: 0.9, alpha: 1)
    isAccessibilityElement = true
    accessibilityLabel = "Photo \(number + 1)"
  }
}

/// The name and the number of photos.
public final class ProfileHeader: UICollectionReusableView {
  public let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
  }

  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 16)
  }
}
