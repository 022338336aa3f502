// The names before iOS 13; they set sizes, and leave the colour to `color`.
extension UIActivityIndicatorView.Style {
  /// `medium`.
  public static var gray: Self { .medium }
  /// `medium`.
  public static var white: Self { .medium }
  /// `large`.
  public static var whiteLarge: Self { .large }
}
