public import QuartzCore

extension UIView {
  /// The transform of the view's layer, depth included; `transform` is its part in the plane. Applied about the anchor point; the identity
  /// by default. Perspective is stored but has no effect on the picture.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
