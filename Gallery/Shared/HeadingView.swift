internal import UIKit

/// The large title above a part of a page, with a note at the end of the line.
final class HeadingView: UIView {
  static var height: CGFloat { scaled(48) }
  private let title = UILabel()
  private let detail = UILabel()

  init(_ text: String, detail note: String = "") {
    super.init(frame: CGRect(x: 0, y: 0, width: 356, height: Self.height))
    backgroundColor = .systemBackground
    title.text = text
    title.font = .sceneFont(ofSize: 22, weight: .bold)
    detail.text = note
    detail.font = .sceneFont(ofSize: 15)
    detail.textColor = .secondaryLabel
    detail.textAlignment = .right
    for label in [title, detail] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 32)
    title.frame = CGRect(x: 16, y: scaled(10), width: width, height: scaled(32))
    detail.frame = CGRect(x: 16 + width / 2, y: scaled(14), width: width / 2, height: scaled(26))
  }
}
