internal import UIKit

/// The header of an album: a wide picture, a title and some lines of text.
final class AlbumHeader: UIView {
  private let picture = PhotoPainting(frame: .zero)
  private let title = UILabel()
  private let text = UILabel()

  init(_ name: String, _ story: String, picture number: Int, height: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: scaled(height - 216) + 216))
    backgroundColor = .systemBackground
    picture.number = number
    title.text = name
    title.font = .sceneFont(ofSize: 28, weight: .bold)
    text.text = story
    text.font = .sceneFont(ofSize: 15)
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    for view in [picture, title, text] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 216)
    let width = max(0, bounds.width - 32)
    title.frame = CGRect(x: 16, y: 228, width: width, height: scaled(36))
    let height = min(
      text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height, bounds.height - 228 - scaled(40) - 8)
    text.frame = CGRect(x: 16, y: 228 + scaled(40), width: width, height: height)
  }
}

/// The footer of an album: the number of photos shown, and a button that shows more.
final class AlbumFooter: UIView {
  private let count = UILabel()
  private let button: UIButton

  init(more: UIAction) {
    button = UIButton(configuration: .tinted(), primaryAction: more)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: scaled(132)))
    backgroundColor = .secondarySystemBackground
    count.font = .sceneFont(ofSize: 15)
    count.textColor = .secondaryLabel
    count.textAlignment = .center
    for view in [count, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shown: Int, of all: Int) {
    count.text = "\(shown) of \(all) photos"
    button.isEnabled = shown < all
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    count.frame = CGRect(x: 16, y: scaled(24), width: max(0, bounds.width - 32), height: scaled(20))
    let size = button.sizeThatFits(bounds.size)
    button.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: scaled(60), width: size.width, height: size.height)
  }
}
