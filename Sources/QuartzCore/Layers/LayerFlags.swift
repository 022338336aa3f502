/// Pending work of a layer or its subtree, and boolean properties.
struct LayerFlags: OptionSet {
  let rawValue: UInt32

  /// The layer is in its superlayer's list of changed sublayers; for a root: the compositor knows of the change.
  static let isQueued = LayerFlags(rawValue: 1)
  static let needsLayout = LayerFlags(rawValue: 1 << 1)
  static let layoutBelow = LayerFlags(rawValue: 1 << 2)
  static let needsDisplay = LayerFlags(rawValue: 1 << 3)
  static let displayBelow = LayerFlags(rawValue: 1 << 4)
  /// The layer may cover other pixels, or cover them differently: its old and its new extent are damaged.
  static let moved = LayerFlags(rawValue: 1 << 5)
  /// Background, border or contents of the layer have changed, in the same place.
  static let redrawn = LayerFlags(rawValue: 1 << 6)
  /// The origin of the bounds changed: everything inside the clip moved.
  static let scrolled = LayerFlags(rawValue: 1 << 7)
  /// The order or the number of sublayers changed.
  static let restacked = LayerFlags(rawValue: 1 << 8)
  /// A sublayer has a `zPosition` other than 0.
  static let hasDepth = LayerFlags(rawValue: 1 << 9)
  /// Set by the default implementation of the delegate's `display(_:)`.
  static let delegateDeclined = LayerFlags(rawValue: 1 << 10)
  static let isHidden = LayerFlags(rawValue: 1 << 11)
  static let masksToBounds = LayerFlags(rawValue: 1 << 12)
  static let isOpaque = LayerFlags(rawValue: 1 << 13)
  static let redisplaysOnResize = LayerFlags(rawValue: 1 << 14)
  /// The layer is a mask; `parent` is the layer that it masks.
  static let isMask = LayerFlags(rawValue: 1 << 15)
  static let hasMask = LayerFlags(rawValue: 1 << 16)
  /// `extras` holds a raster factor for the drawings of the subtree.
  static let hasRasterFactor = LayerFlags(rawValue: 1 << 17)

  /// Only position or bounds changed: handled as `moved`, unless the sublayers stayed in place on the screen.
  static let shifted = LayerFlags(rawValue: 1 << 18)
  /// `layoutSublayers()` is running.
  static let isLayingOut = LayerFlags(rawValue: 1 << 19)

  /// The sublayers are shown through a transform or several times; see `LayerInstance`.
  static let hasInstances = LayerFlags(rawValue: 1 << 20)

  /// The layer is not shown while its transform turns its back to the viewer.
  static let isSingleSided = LayerFlags(rawValue: 1 << 21)

  static let layout: LayerFlags = [.needsLayout, .layoutBelow]
  static let display: LayerFlags = [.needsDisplay, .displayBelow]
  static let changes: LayerFlags = [.moved, .redrawn, .scrolled, .restacked, .shifted]
}
