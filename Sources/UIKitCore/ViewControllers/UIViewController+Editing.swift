extension UIViewController {
  func changeEditing(_ editing: Bool) {
    storedEditing = editing
    dressEditButton()
  }

  func madeEditButton() -> UIBarButtonItem {
    if let storedEditButton { return storedEditButton }
    let button = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    storedEditButton = button
    dressEditButton()
    return button
  }

  private func dressEditButton() {
    guard let button = storedEditButton else { return }
    button.title = storedEditing ? "Done" : "Edit"
    button.style = storedEditing ? .done : .plain
  }
}
