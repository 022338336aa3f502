internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitControllers
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists
internal import UIKitTables

/// What is shared, as the sheet shows it.
struct ActivityHeader {
  /// nil shows the symbol.
  var picture: UIImage?
  var symbol: String
  var title, detail: String
}

/// The rows of the sheet: the header, then the activities of each group.
final class ActivityList: UITableViewController {
  var onClose: (() -> Void)?
  private let header: ActivityHeader
  private let groups: [[UIActivity]]
  private let onChoice: (UIActivity) -> Void
  private lazy var headerView = ActivityHeaderView(header) { [weak self] in self?.onClose?() }

  init(header: ActivityHeader, activities: [UIActivity], onChoice: @escaping (UIActivity) -> Void) {
    (self.header, self.onChoice) = (header, onChoice)
    groups = [UIActivity.Category.share, .action].map { category in
      activities.filter { type(of: $0).activityCategory == category }
    }.filter { !$0.isEmpty }
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  /// Of all rows, in points.
  var height: CGFloat {
    loadViewIfNeeded()
    view.layoutIfNeeded()
    return tableView.contentSize.height
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    tableView.tableHeaderView = headerView
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = CGSize(width: tableView.bounds.width, height: headerView.height(in: tableView.bounds.width))
    guard headerView.frame.size != size else { return }
    headerView.frame.size = size
    tableView.tableHeaderView = headerView
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    let activity = groups[indexPath.section][indexPath.row]
    var content = cell.defaultContentConfiguration()
    (content.text, content.image) = (activity.activityTitle, activity.activityImage)
    content.imageProperties.maximumSize = CGSize(width: Self.pictureSide, height: Self.pictureSide)
    content.imageProperties.reservedLayoutSize = CGSize(width: Self.pictureSide, height: 0)
    cell.contentConfiguration = content
    cell.accessibilityTraits = .button
    return cell
  }

  /// Points of an activity's picture. Our choice.
  private static let pictureSide: CGFloat = 28

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoice(groups[indexPath.section][indexPath.row])
  }
}

/// The picture and the name of what is shared, and a button that closes the sheet.
final class ActivityHeaderView: UIView {
  /// Points of the picture's side. Our choice.
  static let side: CGFloat = 44
  private static let margin: CGFloat = 16
  private let picture = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()
  private let close = UIButton(type: .close)

  init(_ header: ActivityHeader, onClose: @escaping () -> Void) {
    super.init(frame: .zero)
    picture.image = header.picture ?? UIImage(systemName: header.symbol)
    picture.contentMode = header.picture == nil ? .center : .scaleAspectFill
    (picture.clipsToBounds, picture.layer.cornerRadius) = (true, 8)
    picture.backgroundColor = .tertiarySystemFill
    picture.tintColor = .secondaryLabel
    (title.text, detail.text) = (header.title, header.detail)
    (title.font, detail.font) = (.preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .footnote))
    detail.textColor = .secondaryLabel
    for label in [title, detail] {
      label.adjustsFontForContentSizeCategory = true
      label.lineBreakMode = .byTruncatingMiddle
    }
    title.numberOfLines = 2
    title.lineBreakMode = .byTruncatingTail
    close.addAction(UIAction { _ in onClose() }, for: .primaryActionTriggered)
    close.accessibilityLabel = "Close"
    for part in [picture, title, detail, close] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - 4 * Self.margin - Self.side - close.intrinsicContentSize.width)
  }

  private func textHeights(in width: CGFloat) -> (title: CGFloat, detail: CGFloat) {
    let room = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
    return (title.sizeThatFits(room).height, detail.text?.isEmpty == false ? detail.sizeThatFits(room).height : 0)
  }

  func height(in width: CGFloat) -> CGFloat {
    let texts = textHeights(in: width)
    return max(Self.side, texts.title + texts.detail) + 2 * Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, side) = (Self.margin, Self.side)
    let texts = textHeights(in: bounds.width)
    let button = close.intrinsicContentSize
    let top = (bounds.height - texts.title - texts.detail) / 2
    let textWidth = textWidth(in: bounds.width)
    let frames = [
      (picture, CGRect(x: margin, y: (bounds.height - side) / 2, width: side, height: side)),
      (title, CGRect(x: 2 * margin + side, y: top, width: textWidth, height: texts.title)),
      (detail, CGRect(x: 2 * margin + side, y: top + texts.title, width: textWidth, height: texts.detail)),
      (
        close as UIView,
        CGRect(
          x: bounds.width - margin - button.width, y: (bounds.height - button.height) / 2, width: button.width,
          height: button.height)
      ),
    ]
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in frames {
      view.frame = isMirrored ? CGRect(origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: frame.size) : frame
    }
  }
}
