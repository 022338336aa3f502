import UIKit

// What timelines ask for each view in each frame. With Apple's layers only the public properties answer, which retain what they return.
extension CALayer {
  /// Whether the view of the layer has not been released.
  var hasView: Bool {
    #if canImport(ObjectiveC)
      delegate is UIView
    #else
      isOwned
    #endif
  }

  /// Start and length in the superlayer, without the layer's transform, and the superlayer.
  func place(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, length: CGFloat, superlayer: ObjectIdentifier?) {
    #if canImport(ObjectiveC)
      let length = bounds.size.along(axis)
      return (position.along(axis) - length * anchorPoint.along(axis), length, superlayer.map(ObjectIdentifier.init))
    #else
      place(isVertical: axis == .vertical)
    #endif
  }
}
