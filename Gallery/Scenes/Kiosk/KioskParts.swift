internal import CoreGraphics
internal import UIKit

/// A text field with room for a finger, and its title above.
final class KioskField: UIStackView {
  let title = UILabel()
  let field = RoomyTextField()

  init() {
    super.init(frame: .zero)
    addArrangedSubview(title)
    addArrangedSubview(field)
    Self.setUp(self, title)
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    Self.setUp(self, title)
  }

  func show(_ text: String) {
    title.text = text
    field.accessibilityLabel = text
  }

  /// A title stands close above what it names, which says it to a screen reader.
  static func setUp(_ column: UIStackView, _ title: UILabel) {
    (column.axis, column.spacing) = (.vertical, 4)
    title.font = .sceneFont(ofSize: 14, weight: .medium)
    title.textColor = .secondaryLabel
    title.isAccessibilityElement = false
    title.numberOfLines = 0
  }
}

/// A field without a border, on a ground of its own.
final class RoomyTextField: UITextField {
  private static let padding: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .sceneFont(ofSize: 19)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    clearButtonMode = .whileEditing
    heightAnchor.constraint(greaterThanOrEqualToConstant: scaled(46)).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: min(Self.padding, bounds.width / 4), dy: 0))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds.insetBy(dx: min(Self.padding, bounds.width / 4), dy: 0))
  }
}

/// What a visitor sees who has signed in; covers the form.
final class KioskThanks: UIView {
  private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
  private let title = UILabel()
  private let text = UILabel()
  private let button = UIButton(configuration: .filled())

  init(onRestart: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    accessibilityViewIsModal = true
    mark.tintColor = .systemGreen
    mark.contentMode = .scaleAspectFit
    title.font = .sceneFont(ofSize: 28, weight: .bold)
    text.font = .sceneFont(ofSize: 19)
    text.textColor = .secondaryLabel
    for label in [title, text] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    button.configuration?.buttonSize = .large
    button.addAction(UIAction { _ in onRestart() }, for: .primaryActionTriggered)
    let column = UIStackView(arrangedSubviews: [mark, title, text, button])
    (column.axis, column.spacing, column.alignment) = (.vertical, 14, .center)
    column.setCustomSpacing(28, after: text)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let room = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: room.centerXAnchor), column.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      column.widthAnchor.constraint(lessThanOrEqualTo: room.widthAnchor, constant: -40),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 520), mark.widthAnchor.constraint(equalToConstant: 64),
      mark.heightAnchor.constraint(equalToConstant: 64),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ texts: KioskTexts, name: String, person: String) {
    (title.text, text.text) = (texts.thanks(name), texts.told(person))
    button.configuration?.title = texts.restart
  }
}
