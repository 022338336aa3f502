internal import UIKit

/// A plain view between two tables: a headline and a sentence on a grey card.
final class NoticeView: UIView {
  private let card = UIView()
  private let headline = UILabel()
  private let text = UILabel()

  init(_ headline: String, _ text: String, height: CGFloat = 148) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: scaled(height)))
    backgroundColor = .systemBackground
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 14
    self.headline.text = headline
    self.headline.font = .sceneFont(ofSize: 20, weight: .bold)
    self.text.text = text
    self.text.font = .sceneFont(ofSize: 15)
    self.text.textColor = .secondaryLabel
    self.text.numberOfLines = 0
    addSubview(card)
    card.addSubview(self.headline)
    card.addSubview(self.text)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Before the first layout the view has no width, and the card no space inside.
    guard bounds.width > 80 else { return }
    let isNarrow = bounds.width < 260
    card.frame = bounds.shrunk(dx: isNarrow ? 8 : 16, dy: isNarrow ? 6 : 12)
    let inner = card.bounds.shrunk(dx: isNarrow ? 12 : 20, dy: isNarrow ? 10 : 18)
    text.isHidden = isNarrow
    let headlineSize = headline.sizeThatFits(inner.size)
    headline.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: headlineSize.height)
    let textTop = headline.frame.maxY + 6
    let size = text.sizeThatFits(CGSize(width: inner.width, height: max(0, inner.maxY - textTop)))
    text.frame = CGRect(x: inner.minX, y: textTop, width: inner.width, height: min(size.height, inner.maxY - textTop))
  }
}
