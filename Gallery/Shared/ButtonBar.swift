internal import UIKit

/// Buttons of the same width in a row below a scene, or below one another where a title is too wide for a row.
final class ButtonBar: UIView {
  private static let rowHeight: CGFloat = 52
  var onTap: ((Int) -> Void)?
  private let line = UIView()
  private(set) var buttons: [UIButton] = []

  var titles: [String] = [] {
    didSet {
      for button in buttons { button.removeFromSuperview() }
      buttons = titles.enumerated().map { index, title in
        var look = UIButton.Configuration.plain()
        look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 2)
        let button = UIButton(
          configuration: look, primaryAction: UIAction(title: title) { [weak self] _ in self?.onTap?(index) })
        addSubview(button)
        return button
      }
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / (window?.screen.scale ?? 1))
    guard !buttons.isEmpty else { return }
    let rows = rows(for: bounds.width)
    let columns = buttons.count / rows
    let size = CGSize(width: bounds.width / CGFloat(columns), height: bounds.height / CGFloat(rows))
    for (index, button) in buttons.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      button.frame = CGRect(origin: CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height), size: size)
    }
  }

  func height(for width: CGFloat) -> CGFloat { Self.rowHeight * CGFloat(rows(for: width)) }

  private func rows(for width: CGFloat) -> Int {
    let widest = buttons.map { $0.intrinsicContentSize.width }.max() ?? 0
    return widest * CGFloat(buttons.count) > width ? max(1, buttons.count) : 1
  }
}
