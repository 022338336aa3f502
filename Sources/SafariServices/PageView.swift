internal import CoreGraphics
internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics

/// The screen of a page that opens in the browser.
final class PageView: UIView {
  enum State { case opening, opened, failed }

  var onDismiss: () -> Void = {}
  var onOpen: () -> Void = {}
  var dismissTitle = "" { didSet { dismiss.setTitle(dismissTitle, for: .normal) } }
  var barColor: UIColor? { didSet { bar.backgroundColor = barColor } }
  var state = State.opening { didSet { message.text = text } }

  private let bar = UIView()
  private let dismiss = UIButton(type: .system)
  private let message = UILabel()
  private let address = UILabel()
  private let open = UIButton(type: .system)

  init(_ url: URL) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    dismiss.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    dismiss.addAction(UIAction { [weak self] _ in self?.onDismiss() }, for: .primaryActionTriggered)
    open.setTitle("Open Again", for: .normal)
    open.addAction(UIAction { [weak self] _ in self?.onOpen() }, for: .primaryActionTriggered)
    message.text = text
    message.font = .preferredFont(forTextStyle: .headline)
    address.text = url.absoluteString
    address.font = .preferredFont(forTextStyle: .subheadline)
    address.textColor = .secondaryLabel
    address.lineBreakMode = .byTruncatingMiddle
    address.numberOfLines = 3
    message.numberOfLines = 0
    for label in [message, address] {
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    bar.addSubview(dismiss)
    addSubview(bar)
    let stack = UIStackView(arrangedSubviews: [message, address, open])
    (stack.axis, stack.spacing) = (.vertical, 12)
    addSubview(stack)
    place(stack)
  }

  required init?(coder: NSCoder) { nil }

  private var text: String {
    switch state {
    case .opening: "Opening in your browser…"
    case .opened: "Opened in your browser"
    case .failed: "There is no browser to open this page"
    }
  }

  private func place(_ stack: UIStackView) {
    for item in [bar, dismiss, stack] { item.translatesAutoresizingMaskIntoConstraints = false }
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor), bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      dismiss.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      dismiss.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      dismiss.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
      stack.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: bar.bottomAnchor, constant: 8),
    ])
  }
}
