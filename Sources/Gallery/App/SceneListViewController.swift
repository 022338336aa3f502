internal import UIKit

/// The table of scenes.
final class SceneListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)

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
    table.separatorInset = UIEdgeInsets(top: 0, left: SceneCell.textStart, bottom: 0, right: 0)
    table.register(SceneCell.self, forCellReuseIdentifier: "scene")
    view.addSubview(table)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = table.indexPathForSelectedRow { table.deselectRow(at: selected, animated: animated) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { GalleryScene.all.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "scene", for: indexPath)
    if let cell = cell as? SceneCell { cell.show(GalleryScene.all[indexPath.row]) }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let scene = GalleryScene.all[indexPath.row]
    navigationController?.pushViewController(scene.makeViewController(), animated: true)
  }
}

/// A scene's emblem, its name and what it shows.
final class SceneCell: UITableViewCell {
  static let height: CGFloat = 84
  static let textStart: CGFloat = 80
  private let emblem = SceneEmblem()
  private let name = UILabel()
  private let summary = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    summary.font = .systemFont(ofSize: 13)
    summary.textColor = .secondaryLabel
    summary.numberOfLines = 2
    for view in [emblem, name, summary] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ scene: GalleryScene) {
    emblem.colors = scene.colors
    name.text = scene.title
    summary.text = scene.summary
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - Self.textStart - 12
    emblem.frame = CGRect(x: 20, y: (Self.height - 44) / 2, width: 44, height: 44)
    let unbounded = CGSize(width: width, height: .greatestFiniteMagnitude)
    let nameSize = name.sizeThatFits(unbounded)
    let summarySize = summary.sizeThatFits(unbounded)
    let top = ((Self.height - nameSize.height - summarySize.height - 3) / 2).rounded()
    name.frame = CGRect(x: Self.textStart, y: top, width: width, height: nameSize.height)
    summary.frame = CGRect(x: Self.textStart, y: name.frame.maxY + 3, width: width, height: summarySize.height)
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
