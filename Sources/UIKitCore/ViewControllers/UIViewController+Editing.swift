/// Whether a controller edits, and the button that shows it.
struct ControllerEditing {
  fileprivate(set) var isOn = false
  /// Made on first access.
  fileprivate var button: UIBarButtonItem?
}

extension UIViewController {
  func changeEditing(_ editing: Bool) {
    self.editing.isOn = editing
    dressEditButton()
  }

  func madeEditButton() -> UIBarButtonItem {
    if let button = editing.button { return button }
    let button = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    editing.button = button
    dressEditButton()
    return button
  }

  private func dressEditButton() {
    guard let button = editing.button else { return }
    button.title = editing.isOn ? "Done" : "Edit"
    button.style = editing.isOn ? .done : .plain
  }
}
