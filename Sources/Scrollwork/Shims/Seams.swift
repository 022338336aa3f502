/// The choice between the two sides of the seams in this folder.
@_spi(Testing) public enum Seams {
  /// Whether the seams do on Linux what their Apple side does: the module then uses public API of UIKit alone, as compiled against Apple's.
  ///
  /// Read at each use or as a view is made, so a view must live under one value. Task-local, because tests with a screen each run side by side.
  @TaskLocal public static var arePublic = false
}
