/// What a layer, or something below it, still has to do before the next picture.
struct LayerFlags: OptionSet {
  let rawValue: UInt32

  /// In its superlayer's list of changed sublayers (for a root: the compositor knows).
  static let isQueued = LayerFlags(rawValue: 1)
  static let needsLayout = LayerFlags(rawValue: 1 << 1)
  static let layoutBelow = LayerFlags(rawValue: 1 << 2)
  static let needsDisplay = LayerFlags(rawValue: 1 << 3)
  static let displayBelow = LayerFlags(rawValue: 1 << 4)
  /// It may cover other pixels than before, or cover them otherwise: both its old and its new extent are damage.
  static let moved = LayerFlags(rawValue: 1 << 5)
  /// Its own background, border or contents look different, in the same place.
  static let redrawn = LayerFlags(rawValue: 1 << 6)
  /// The origin of its bounds changed: everything inside its clip moved.
  static let scrolled = LayerFlags(rawValue: 1 << 7)
  /// The order or number of its sublayers changed.
  static let restacked = LayerFlags(rawValue: 1 << 8)
  /// Some sublayer has a `zPosition`.
  static let hasDepth = LayerFlags(rawValue: 1 << 9)
  /// The delegate's default implementation ran: it does not draw.
  static let delegateDeclined = LayerFlags(rawValue: 1 << 10)
  static let isHidden = LayerFlags(rawValue: 1 << 11)
  static let masksToBounds = LayerFlags(rawValue: 1 << 12)
  static let isOpaque = LayerFlags(rawValue: 1 << 13)
  static let redisplaysOnResize = LayerFlags(rawValue: 1 << 14)
  /// It is another layer's mask: `parent` is the layer that it masks.
  static let isMask = LayerFlags(rawValue: 1 << 15)
  static let hasMask = LayerFlags(rawValue: 1 << 16)
  /// `extras` says how much finer drawings are kept from here down.
  static let hasRasterFactor = LayerFlags(rawValue: 1 << 17)

  /// Its position or its bounds changed and nothing else: `moved`, unless its sublayers stayed where they were.
  static let shifted = LayerFlags(rawValue: 1 << 18)
  /// `layoutSublayers()` is being called.
  static let isLayingOut = LayerFlags(rawValue: 1 << 19)

  static let layout: LayerFlags = [.needsLayout, .layoutBelow]
  static let display: LayerFlags = [.needsDisplay, .displayBelow]
  static let changes: LayerFlags = [.moved, .redrawn, .scrolled, .restacked, .shifted]
}
