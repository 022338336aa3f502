import UIKit

/// Letters to search by: each tap adds one to what titles shall begin with.
final class LetterBar: UIView {
  static let height: CGFloat = 44
  var onChange: ((String) -> Void)?
  private(set) var prefix = ""
  private let scroller = UIScrollView()
  private let clear = UIButton(configuration: .gray())
  private(set) var buttons: [UIButton] = []
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    scroller.showsHorizontalScrollIndicator = false
    clear.addAction(UIAction { [weak self] _ in self?.change(to: "") }, for: .touchUpInside)
    clear.isHidden = true
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["␣"]
    buttons = letters.map { letter in
      var look = UIButton.Configuration.plain()
      look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 2)
      return UIButton(configuration: look, primaryAction: UIAction(title: letter) { [weak self] _ in self?.add(letter) })
    }
    for button in buttons { scroller.addSubview(button) }
    for view in [scroller, clear, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ letter: String) {
    change(to: prefix + (letter == "␣" ? " " : prefix.isEmpty ? letter : letter.lowercased()))
  }

  private func change(to new: String) {
    prefix = new
    clear.isHidden = new.isEmpty
    clear.configuration?.title = "\(new) ✕"
    setNeedsLayout()
    onChange?(new)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var start: CGFloat = 8
    if !clear.isHidden {
      let width = clear.sizeThatFits(bounds.size).width
      clear.frame = CGRect(x: 8, y: 6, width: width, height: bounds.height - 12)
      start += width + 4
    }
    scroller.frame = CGRect(x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * 34, y: 0, width: 34, height: bounds.height)
    }
    scroller.contentSize = CGSize(width: CGFloat(buttons.count) * 34 + 8, height: bounds.height)
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
  }
}
