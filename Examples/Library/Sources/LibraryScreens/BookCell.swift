import BookStore
import UIKit

/// A book's title above its author and year; two grey bars until the book has come.
final class BookCell: UITableViewCell {
  private let title = UILabel()
  private let detail = UILabel()
  private let bars = [UIView(), UIView()]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .systemFont(ofSize: 16)
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    for bar in bars {
      bar.backgroundColor = .tertiarySystemFill
      bar.layer.cornerRadius = 4
    }
    for view in [title, detail] + bars { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the book has come.
  private(set) var isFilled = false

  func show(_ book: Book?) {
    isFilled = book != nil
    title.text = book?.title
    detail.text = book.map { "\($0.author), \($0.year)" }
    for bar in bars { bar.isHidden = book != nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = max(16, separatorInset.left)
    let width = max(0, contentView.bounds.width - left - 32)
    title.frame = CGRect(x: left, y: 8, width: width, height: 21)
    detail.frame = CGRect(x: left, y: 30, width: width, height: 17)
    bars[0].frame = CGRect(x: left, y: 12, width: width * 0.6, height: 12)
    bars[1].frame = CGRect(x: left, y: 33, width: width * 0.35, height: 9)
  }
}
