extension UIView {
  func attach(_ gesture: UIGestureRecognizer) {
    if gesture.view === self { return }
    gesture.view?.removeGestureRecognizer(gesture)
    storedGestures.append(gesture)
    gesture.storedView = self
  }

  func detach(_ gesture: UIGestureRecognizer) {
    guard let index = storedGestures.firstIndex(where: { $0 === gesture }) else { return }
    gesture.environment?.disabled(gesture)
    storedGestures.remove(at: index)
    gesture.storedView = nil
  }

  func replaceGestures(_ gestures: [UIGestureRecognizer]) {
    for gesture in storedGestures where !gestures.contains(where: { $0 === gesture }) { removeGestureRecognizer(gesture) }
    for gesture in gestures { addGestureRecognizer(gesture) }
  }
}
