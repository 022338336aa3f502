internal import QuartzCore

extension UIView {
  /// A view that a stack view arranges goes on showing while the others close up over it, if that is animated.
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
