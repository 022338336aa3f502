internal import UIKit

/// The table of scenes.
final class SceneListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private let thumbnails = SceneThumbnails()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Scrollwork"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    table.rowHeight = SceneCell.height
    table.cellLayoutMarginsFollowReadableWidth = true
    table.separatorInset = UIEdgeInsets(top: 0, left: SceneCell.textStart, bottom: 0, right: 0)
    table.register(SceneCell.self, forCellReuseIdentifier: "scene")
    view.addSubview(table)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = table.indexPathForSelectedRow { table.deselectRow(at: selected, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    thumbnails.cancel()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle
        || previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    table.rowHeight = SceneCell.height
    table.reloadData()
  }

  func numberOfSections(in tableView: UITableView) -> Int { GalleryScene.sections.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    GalleryScene.sections[section].title
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    GalleryScene.sections[section].scenes.count
  }

  private func scene(at path: IndexPath) -> GalleryScene { GalleryScene.sections[path.section].scenes[path.row] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "scene", for: indexPath)
    guard let cell = cell as? SceneCell else { return cell }
    let scene = scene(at: indexPath)
    cell.show(scene)
    thumbnails.picture(of: scene, in: traitCollection) { [weak cell] picture in cell?.show(picture, of: scene) }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let scene = scene(at: indexPath)
    navigationController?.pushViewController(scene.makeViewController(), animated: true)
  }
}

/// A scene's thumbnail, its name and a one-line summary.
final class SceneCell: UITableViewCell {
  static var height: CGFloat { scaled(84) }
  static let textStart: CGFloat = 80
  private let emblem = SceneEmblem()
  private let picture = UIImageView()
  private var scene = ""
  private let name = UILabel()
  private let summary = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    summary.textColor = .secondaryLabel
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 6
    picture.layer.borderWidth = 0.5
    picture.layer.borderColor = UIColor(white: 0.5, alpha: 0.4).cgColor
    for view in [emblem, picture, name, summary] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ scene: GalleryScene) {
    self.scene = scene.name
    emblem.colors = scene.colors
    emblem.isHidden = false
    picture.alpha = 0
    name.font = .sceneFont(ofSize: 17, weight: .semibold)
    summary.font = .sceneFont(ofSize: 13)
    name.text = scene.title
    summary.text = scene.caption
    setNeedsLayout()
  }

  /// Fades the thumbnail in over the emblem, unless the cell has been reused for another scene.
  func show(_ image: UIImage, of scene: GalleryScene) {
    guard scene.name == self.scene else { return }
    picture.image = image
    UIView.animate(withDuration: 0.2) { self.picture.alpha = 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = SceneViewController.column(in: contentView.bounds)
    let start = column.minX + Self.textStart
    let width = max(0, column.maxX - start - 12)
    picture.frame = CGRect(
      origin: CGPoint(x: column.minX + 18, y: (Self.height - SceneThumbnails.size.height) / 2), size: SceneThumbnails.size)
    emblem.frame = CGRect(x: column.minX + 20, y: (Self.height - 44) / 2, width: 44, height: 44)
    let unbounded = CGSize(width: width, height: .greatestFiniteMagnitude)
    let nameSize = name.sizeThatFits(unbounded)
    let summarySize = summary.sizeThatFits(unbounded)
    let top = ((Self.height - nameSize.height - summarySize.height - 3) / 2).rounded()
    name.frame = CGRect(x: start, y: top, width: width, height: nameSize.height)
    summary.frame = CGRect(x: start, y: name.frame.maxY + 3, width: width, height: summarySize.height)
  }
}

/// Stacked bars in the scene's colours.
private final class SceneEmblem: UIView {
  var colors: [UIColor] = [] { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let first = colors.first else { return }
    first.withAlphaComponent(0.14).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 10).fill()
    let bar = CGRect(x: 9, y: 0, width: bounds.width - 18, height: 5)
    for row in 0..<4 {
      colors[row * colors.count / 4].setFill()
      UIBezierPath(roundedRect: bar.offsetBy(dx: 0, dy: 8.5 + CGFloat(row) * 7.5), cornerRadius: 2).fill()
    }
  }
}
