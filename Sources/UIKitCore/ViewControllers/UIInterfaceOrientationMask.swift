/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// Bits 1 to 4, as the raw values of `UIInterfaceOrientation`.
  public let rawValue: UInt

  /// Bits without a name are stored and mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// One orientation alone, as the next three.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Named after the side where the device's home button was, as the next two.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// The home button's side is at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// The home button's side is at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All four without `.portraitUpsideDown`.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// The set of one orientation; empty for `.unknown`.
  package init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
  }
}
