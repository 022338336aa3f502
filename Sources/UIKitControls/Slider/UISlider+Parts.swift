internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

extension UISlider {
  /// Seconds in which an animated thumb crosses the whole track: our choice.
  static let crossing: TimeInterval = 0.5
  /// In points; the thumb's disc is smaller than its rectangle by the room for its shadow. Our choice, as all numbers here.
  private static let thumbSide: CGFloat = 31
  private static let discInset: CGFloat = 1.5
  private static let trackHeight: CGFloat = 4
  private static let trackInset: CGFloat = 2
  private static let pictureGap: CGFloat = 8

  // MARK: Places

  /// The share of the range that lies before a value.
  func fraction(of value: Float) -> CGFloat {
    let range = Double(maximumValue) - Double(minimumValue)
    guard range > 0 else { return 0 }
    return CGFloat(min(max(0, (Double(value) - Double(minimumValue)) / range), 1))
  }

  var fraction: CGFloat { fraction(of: value) }

  func value(at fraction: CGFloat) -> Float {
    let range = Double(maximumValue) - Double(minimumValue)
    return fraction >= 1 ? maximumValue : Float(Double(minimumValue) + range * Double(fraction))
  }

  var ownHeight: CGFloat { max(currentThumbImage?.size.height ?? Self.thumbSide, 0) }

  func pictureRect(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: onPixel(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
  }

  func standardTrackRect(in bounds: CGRect) -> CGRect {
    func end(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.pictureGap } ?? Self.trackInset }
    let (leading, trailing) = (end(minimumValueImage), end(maximumValueImage))
    let left = isReadFromTheRight ? trailing : leading
    let ofImages = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
    let height = ofImages > 0 ? ofImages : Self.trackHeight
    return CGRect(
      x: bounds.minX + left, y: onPixel(bounds.midY - height / 2), width: max(0, bounds.width - leading - trailing),
      height: height)
  }

  func standardThumbRect(on track: CGRect, _ fraction: CGFloat) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let room = max(0, track.width + 2 * Self.trackInset - size.width)
    let share = isReadFromTheRight ? 1 - fraction : fraction
    return CGRect(
      x: onPixel(track.minX - Self.trackInset + room * share), y: onPixel(track.midY - size.height / 2), width: size.width,
      height: size.height)
  }

  private func onPixel(_ place: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (place * scale).rounded() / scale
  }

  /// The place of the thumb as subclasses decide it.
  var thumbRect: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  func placeParts() {
    let track = trackRect(forBounds: bounds)
    let place = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let isPlain = currentThumbImage == nil
    (body.bounds, body.center) = (bounds, CGPoint(x: bounds.midX, y: bounds.midY))
    thumb.frame = isPlain ? place.insetBy(dx: Self.discInset, dy: Self.discInset) : place
    thumb.layer.cornerRadius = isPlain ? thumb.bounds.height / 2 : 0
    let middle = min(max(track.minX, place.midX), track.maxX)
    let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
    (minimumTrack.frame, maximumTrack.frame) = isReadFromTheRight ? (right, left) : (left, right)
    minimumTrack.layer.cornerRadius = currentMinimumTrackImage == nil ? track.height / 2 : 0
    maximumTrack.layer.cornerRadius = currentMaximumTrackImage == nil ? track.height / 2 : 0
    minimumPicture?.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture?.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// Updates images and colours for the state.
  func showParts() {
    show(currentMinimumTrackImage, in: minimumTrack, orColor: minimumTrackTintColor ?? tintColor)
    show(currentMaximumTrackImage, in: maximumTrack, orColor: maximumTrackTintColor ?? .systemFill)
    thumb.image = currentThumbImage
    thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
    thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    body.alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, in view: UIImageView, orColor color: UIColor?) {
    view.image = image?.stretchable
    view.backgroundColor = image == nil ? color : nil
  }
}
