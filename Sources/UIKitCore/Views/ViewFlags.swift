/// A view's small settings and states.
struct ViewFlags {
  var tag = 0
  /// Creation order of views; decides ties in layout.
  var serial = 0
  var autoresizingMask: UIView.AutoresizingMask = []
  var contentMode = UIView.ContentMode.scaleToFill
  var autoresizesSubviews = true
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var hasOwnScale = false
  /// Number of running animations that block touches.
  var blockingAnimations = 0
  /// True while `frame` changes two properties of the layer, so that observers are called once, after both.
  var isChangingFrame = false
  /// Whether `translatesAutoresizingMaskIntoConstraints` is false.
  var isPlacedByConstraints = false
  var needsUpdateConstraints = false
  /// Whether a view below needs to update its constraints.
  var needsUpdateConstraintsBelow = false
  /// Whether a stack view arranges this view.
  var isArranged = false
  /// Whether the view counts as hidden but shows until the animation ends in which its stack view closes the gap.
  var isHiding = false
  /// Whether the view's class is an app's, whose methods are tracked.
  var isOfApp = false
  var needsUpdateProperties = false
  /// Whether the controller whose view this is needs to update its properties.
  var needsUpdateControllerProperties = false
  /// Whether a view below needs an update of properties.
  var needsUpdatePropertiesBelow = false
  var semantics = UISemanticContentAttribute.unspecified

  /// Whether properties are to be updated, here or below.
  var needsPropertyUpdate: Bool { needsUpdateProperties || needsUpdateControllerProperties || needsUpdatePropertiesBelow }
}
