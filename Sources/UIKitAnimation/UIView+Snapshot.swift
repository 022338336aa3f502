internal import CoreGraphics
public import Foundation
internal import QuartzCore
public import UIKitCore
public import UIKitGraphics

extension UIView {
  /// A view that shows what this one shows now, with its subviews and running animations; it stretches with its size.
  ///
  /// - Parameter afterUpdates: Whether layout and drawing that are due come first. Without that a view that was never on the screen gives an
  ///   empty snapshot.
  /// - Returns: A view of this one's size; never nil.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// The same of a part of the view.
  ///
  /// - Parameter capInsets: Ignored: the whole picture stretches.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layer.updateTree() }
    return SnapshotView(of: layer, from: rect)
  }
}

/// The picture of a part of a layer, stretched to the bounds.
private final class SnapshotView: UIView {
  private let picture: LayerPicture
  private let source: CGRect

  init(of layer: CALayer, from source: CGRect) {
    (picture, self.source) = (LayerPicture(of: layer), source)
    super.init(frame: CGRect(origin: CGPoint(x: 0, y: 0), size: source.size))
    picture.show(in: self.layer, from: source, to: bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { picture.show(in: layer, from: source, to: bounds) }
}
