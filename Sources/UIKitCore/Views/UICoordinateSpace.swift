public import Foundation

/// Coordinates that points and rectangles are converted from and to: those of a view or of a screen.
///
/// Views of one screen are related by their windows. A view without a window counts as if its topmost superview lay at the screen's
/// origin.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Size and origin in the space's own coordinates.
  var bounds: CGRect { get }
  /// Converts a point of this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Disfavoured, so that `convert(_:to: view)` goes to UIView's own method, which subclasses override.
extension UIView: UICoordinateSpace {
  /// Converts a point of this view to another space.
  @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    let inWindow = convert(point, to: nil as UIView?)
    return window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
  }

  /// Converts a point of another space to this view.
  @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    let inWindow = window?.convert(point, from: nil as UIWindow?) ?? point
    return convert(inWindow, from: nil as UIView?)
  }

  /// Converts a rectangle of this view to another space.
  @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return rect.converted { convert($0, to: coordinateSpace) }
  }

  /// Converts a rectangle of another space to this view.
  @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return rect.converted { convert($0, from: coordinateSpace) }
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen's coordinates, which do not turn with the device.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The same: screens here do not turn.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Converts a point of the screen to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self) ?? point
  }

  /// Converts a point of another space to the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self) ?? point
  }

  /// Converts a rectangle of the screen to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.converted { convert($0, to: coordinateSpace) }
  }

  /// Converts a rectangle of another space to the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.converted { convert($0, from: coordinateSpace) }
  }
}

extension CGRect {
  /// The least rectangle around the four converted corners.
  fileprivate func converted(_ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(convert)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, right, top, bottom) = (xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension UIWindowScene {
  /// The coordinates of the scene's screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
