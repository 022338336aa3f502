internal import UIKit

/// A picture with a title and a line below it.
final class FilmCard: UIView {
  private let picture: FilmPicture
  private let size: CGSize
  private let name = UILabel()
  private let detail = UILabel()

  init(_ film: Film, _ size: CGSize) {
    self.size = size
    picture = FilmPicture(hue: film.hue)
    super.init(frame: CGRect(origin: .zero, size: size))
    name.text = film.title
    name.font = .sceneFont(ofSize: 15, weight: .semibold)
    detail.text = film.detail
    detail.font = .sceneFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    for view in [picture, name, detail] { addSubview(view) }
    picture.frame = CGRect(origin: .zero, size: size)
    name.frame = CGRect(x: 0, y: size.height + 4, width: size.width, height: scaled(20))
    detail.frame = CGRect(x: 0, y: size.height + 4 + scaled(19), width: size.width, height: scaled(17))
  }

  required init?(coder: NSCoder) { nil }
}

/// A headline beside a small picture.
final class StoryCell: UITableViewCell {
  private let picture = FilmPicture(hue: 0)
  private let headline = UILabel()
  private let source = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    headline.font = .sceneFont(ofSize: 15, weight: .medium)
    headline.numberOfLines = 2
    source.font = .sceneFont(ofSize: 12)
    source.textColor = .secondaryLabel
    for view in [picture, headline, source] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ story: Story, hue: CGFloat) {
    headline.text = story.headline
    source.text = story.source
    picture.hue = hue
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    picture.frame = CGRect(x: 16, y: (bounds.height - 56) / 2, width: 56, height: 56)
    let width = max(0, bounds.width - 100)
    headline.frame = CGRect(x: 84, y: scaled(8), width: width, height: scaled(40))
    source.frame = CGRect(x: 84, y: scaled(50), width: width, height: scaled(16))
  }
}
