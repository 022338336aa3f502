/// A view's small settings, and what happens to it at the moment.
struct ViewFlags {
  var tag = 0
  /// Views made earlier have the lesser one: what decides ties in layout.
  var serial = 0
  var autoresizingMask: UIView.AutoresizingMask = []
  var contentMode = UIView.ContentMode.scaleToFill
  var autoresizesSubviews = true
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var hasOwnScale = false
  /// Animations that run on the view without allowing touches.
  var blockingAnimations = 0
  /// `frame` changes two properties of the layer; observers hear once, when both are done.
  var isChangingFrame = false
  /// `translatesAutoresizingMaskIntoConstraints` is off.
  var isPlacedByConstraints = false
  var needsUpdateConstraints = false
  /// A view below needs to update its constraints.
  var needsUpdateConstraintsBelow = false
  /// A stack view has it among its arranged subviews.
  var isArranged = false
  /// Hidden already, and shown until the animation ends in which a stack view closes up over it.
  var isHiding = false
  var semantics = UISemanticContentAttribute.unspecified
}
