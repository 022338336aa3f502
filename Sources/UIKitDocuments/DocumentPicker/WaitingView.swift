package import Foundation
internal import UIKitControllers
internal import UIKitControls
package import UIKitCore
internal import UIKitGraphics

/// Stands in the app's window while the desktop shows a dialog of its own, with a button that gives up.
package final class WaitingView: UIView {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let button = UIButton(configuration: .bordered())

  /// - Parameter text: What the person is to do in the other window.
  package init(_ text: String, onCancel: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    (label.textAlignment, label.numberOfLines) = (.center, 0)
    button.configuration?.title = "Cancel"
    button.addAction(UIAction { _ in onCancel() }, for: .primaryActionTriggered)
    spinner.startAnimating()
    let stack = UIStackView(arrangedSubviews: [spinner, label, button])
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  package required init?(coder: NSCoder) { nil }
}
