import UIKit

/// What titles shall begin with: a text field, and letters to tap where there is no keyboard.
final class SearchBar: UIView, UITextFieldDelegate {
  static let height: CGFloat = 88
  private static let rowHeight: CGFloat = 44
  var onChange: ((String) -> Void)?
  let field = UITextField()
  private let scroller = UIScrollView()
  private(set) var buttons: [UIButton] = []
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    scroller.showsHorizontalScrollIndicator = false
    field.placeholder = "Beginning of a title"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    field.autocorrectionType = .no
    field.returnKeyType = .search
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.changed() }, for: .editingChanged)
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["␣"]
    buttons = letters.map { letter in
      var look = UIButton.Configuration.plain()
      look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 2)
      return UIButton(configuration: look, primaryAction: UIAction(title: letter) { [weak self] _ in self?.add(letter) })
    }
    for button in buttons { scroller.addSubview(button) }
    for view in [field, scroller, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ letter: String) {
    let text = field.text ?? ""
    field.text = text + (letter == "␣" ? " " : text.isEmpty ? letter : letter.lowercased())
    changed()
  }

  private func changed() { onChange?(field.text ?? "") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(x: 8, y: 5, width: max(0, bounds.width - 16), height: Self.rowHeight - 10)
    scroller.frame = CGRect(x: 8, y: Self.rowHeight, width: max(0, bounds.width - 8), height: Self.rowHeight)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * 34, y: 0, width: 34, height: Self.rowHeight)
    }
    scroller.contentSize = CGSize(width: CGFloat(buttons.count) * 34 + 8, height: Self.rowHeight)
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
  }
}
