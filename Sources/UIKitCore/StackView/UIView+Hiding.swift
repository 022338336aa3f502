internal import QuartzCore

extension UIView {
  /// Hides or shows the view. Inside an animation block, a stack view's arranged view shows until the others have closed the gap.
  func setHidden(_ isHidden: Bool) {
    guard flags.isArranged else {
      layer.isHidden = isHidden
      return
    }
    if isHidden == self.isHidden { return }
    let animation = ViewAnimation.current
    flags.isHiding = isHidden && animation != nil
    if !flags.isHiding { layer.isHidden = isHidden }
    guard let stack = storedSuperview as? UIStackView else { return }
    stack.arrangedVisibilityChanged()
    animation?.layOut(stack) { [weak self] in self?.finishHiding() }
  }

  private func finishHiding() {
    guard flags.isHiding else { return }
    flags.isHiding = false
    layer.isHidden = true
  }
}
