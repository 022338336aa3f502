internal import CoreGraphics
internal import Diagnostics
public import Foundation
@_spi(UIKitModules) public import UIKitCore
internal import UIKitGraphics
public import UIKitText

/// A question with buttons: an alert in the middle of the window, or an action sheet at its lower edge.
///
/// Return presses `preferredAction`, else the only action of style `.default`, else the only action; Escape presses the action of style
/// `.cancel`. A button that has the focus comes first for Return, and the focus stays inside. Present it with `present(_:animated:completion:)`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The place of the question.
  public enum Style: Int, Sendable {
    /// At the lower edge; without text fields.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The place of the question; it never changes.
  public private(set) var preferredStyle = Style.actionSheet
  /// The actions in the order of their addition.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields in the order of their addition; nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []
  private let box = AlertBox()

  /// Makes a question without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Makes an action sheet without a title; a nib's name is a programming error.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = AlertPresentation.source
  }

  /// Makes an action sheet without a title: nothing is decoded.
  public required init?(coder: NSCoder) { nil }

  /// The bold text; nil for none.
  open override var title: String? { didSet { contentChanged() } }

  /// The text below the title; nil for none.
  open var message: String? { didSet { contentChanged() } }

  /// The action that Return presses, shown bold; nil by default. One that was not added is a programming error.
  open var preferredAction: UIAlertAction? {
    didSet {
      ensure(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "UIAlertController.preferredAction = \"\(preferredAction?.title ?? "")\": it is no action of the alert; call addAction(_:) first"
      )
      contentChanged()
    }
  }

  /// Adds a button. A second action of style `.cancel`, or one that was added before, is a programming error.
  open func addAction(_ action: UIAlertAction) {
    let call = "UIAlertController.addAction(\"\(action.title ?? "")\")"
    ensure(!actions.contains { $0 === action }, "\(call): it was added before; make another action")
    ensure(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "\(call): there is an action of style .cancel already; use .default")
    actions.append(action)
    action.onChange = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  /// Adds a text field below the message and hands it to `configurationHandler`. In an action sheet a programming error.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    ensure(
      preferredStyle == .alert,
      "UIAlertController.addTextField(configurationHandler:): an action sheet has no text fields; use .alert")
    let field = AlertField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    fields.append(field)
    configurationHandler?(field)
    contentChanged()
  }

  // MARK: View

  open override func loadView() {
    view = box
    box.onChoice = { [weak self] in self?.choose($0) }
    contentChanged()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  private func contentChanged() {
    guard isViewLoaded else { return }
    box.show(
      AlertBox.Content(
        title: title, message: message, fields: fields, actions: actions, preferred: preferredAction,
        isSheet: preferredStyle == .actionSheet))
  }

  /// Dismisses the alert and calls the action's handler.
  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard presentingViewController != nil else { return action.handler?(action) ?? () }
    dismiss(animated: true) { action.handler?(action) }
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let codes = presses.compactMap { $0.key?.keyCode }
    if codes.contains(.keyboardEscape), cancel() { return }
    if codes.contains(where: { $0 == .keyboardReturnOrEnter || $0 == .keypadEnter }), !box.hasFocusedButton, let returnAction {
      return choose(returnAction)
    }
    super.pressesBegan(presses, with: event)
  }

  /// The action that Return presses, if a person can only mean that one.
  private var returnAction: UIAlertAction? {
    func only(_ actions: [UIAlertAction]) -> UIAlertAction? { actions.count == 1 ? actions[0] : nil }
    return preferredAction ?? only(actions.filter { $0.style == .default }) ?? only(actions)
  }

  /// Presses the action of style `.cancel`; false if there is none.
  @discardableResult func cancel() -> Bool {
    guard let action = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(action)
    return true
  }

  open override func accessibilityPerformEscape() -> Bool { cancel() }
}

/// A field in an alert: Escape cancels the alert, as its button does, while the field is edited.
private final class AlertField: UITextField {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
}
