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

  /// Identity of the superlayer.
  var superlayerID: ObjectIdentifier? {
    #if canImport(ObjectiveC)
      superlayer.map(ObjectIdentifier.init)
    #else
      superlayerIdentity
    #endif
  }
}
