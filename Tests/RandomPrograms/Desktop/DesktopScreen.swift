import UIKit

/// A screen of a desktop: buttons, a field, a text, a table and a collection side by side.
@MainActor final class DesktopScreen: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  let lists: [DesktopList]
  let field = UITextField()
  let text = UITextView()
  let button = UIButton(configuration: .filled())
  let pairs = MessagePairs()
  private weak var world: DesktopWorld?

  init(_ name: String, _ world: DesktopWorld, rows: Int) {
    self.world = world
    lists = [
      DesktopList(table: "\(name), table", world, rows: rows),
      DesktopList(collection: "\(name), collection", world, items: rows / 2),
    ]
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: [
      UIAction(title: "One") { _ in }, UIMenu(title: "Two", children: [UIAction(title: "Three") { _ in }]),
    ])
    (button.showsMenuAsPrimaryAction, button.isSpringLoaded, button.isPointerInteractionEnabled) = (true, true, true)
    field.text = "field"
    (field.delegate, text.delegate) = (self, self)
    text.text = "some words\nin two lines"
    text.hoverStyle = .automatic()
    for part in [button, field, text] + lists.map(\.view) { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    let (width, top) = (view.bounds.width, view.safeAreaInsets.top)
    button.frame = CGRect(x: 8, y: top + 4, width: 80, height: 34)
    field.frame = CGRect(x: 96, y: top + 4, width: max(0, width - 104), height: 34)
    text.frame = CGRect(x: 8, y: top + 42, width: max(0, width - 16), height: 60)
    let rest = CGRect(x: 0, y: top + 106, width: width / 2, height: max(0, view.bounds.height - top - 106))
    lists[0].view.frame = rest
    lists[1].view.frame = rest.offsetBy(dx: width / 2, dy: 0)
  }

  /// Removes a list from the screen, or adds it again.
  func toggleList(_ index: Int) {
    let list = lists[index].view
    if list.superview == nil { view.addSubview(list) } else { list.removeFromSuperview() }
  }

  // MARK: Messages

  func textFieldDidBeginEditing(_ textField: UITextField) { pairs.begin("editing of the field") }
  func textFieldDidEndEditing(_ textField: UITextField) { pairs.end("editing of the field") }
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    pairs.begin("menu of the field")
  }
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    pairs.end("menu of the field")
  }
  func textViewDidBeginEditing(_ textView: UITextView) { pairs.begin("editing of the text") }
  func textViewDidEndEditing(_ textView: UITextView) { pairs.end("editing of the text") }
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    pairs.begin("menu of the text")
  }
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    pairs.end("menu of the text")
  }

  // MARK: Laws

  func problem() -> String? {
    if let wrong = pairs.wrong { return "\(title ?? ""): \(wrong)" }
    return lists.lazy.compactMap { $0.problem() }.first
  }

  func problemAtRest() -> String? {
    let editing = pairs.unfinished ?? ""
    if editing.hasPrefix("editing of the field") != field.isEditing, editing.isEmpty || field.isEditing {
      return "\(title ?? ""): messages of the field's editing and isEditing differ"
    }
    return lists.lazy.compactMap { $0.problemAtRest() }.first
  }

  /// What has begun and not ended, once nothing can be open any more.
  func problemAtEnd() -> String? {
    let unfinished = ([pairs] + lists.map(\.pairs)).lazy.compactMap(\.unfinished).first
    return unfinished.map { "\(title ?? ""): \($0) has not ended" } ?? problemAtRest()
  }
}
