internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

extension UISegmentedControl {
  // MARK: Widths

  var ownSize: CGSize {
    let widths = segments.map { $0.content.width > 0 ? $0.content.width : $0.ownWidth(look) }
    let free = zip(segments, widths).filter { $0.0.content.width == 0 }.map(\.1)
    let fixed = widths.reduce(0, +) - free.reduce(0, +)
    let shared = apportionsSegmentWidthsByContent ? free.reduce(0, +) : CGFloat(free.count) * (free.max() ?? 0)
    let height = look.background(in: .normal)?.size.height ?? SegmentedLook.height
    return CGSize(width: fixed + shared + CGFloat(max(0, segments.count - 1)) * SegmentedLook.dividerSize.width, height: height)
  }

  /// Widths in whole points; the last segment that shares the room gets the rest. "Controls" of docs/measurements.md.
  private func widths(in total: CGFloat) -> [CGFloat] {
    var widths = segments.map(\.content.width)
    let free = segments.indices.filter { widths[$0] == 0 }
    guard let last = free.last else { return widths }
    let room = max(0, total - widths.reduce(0, +))
    let own = apportionsSegmentWidthsByContent ? free.map { segments[$0].ownWidth(look) } : free.map { _ in 1 }
    let sum = own.reduce(0, +)
    for (index, share) in zip(free, own) { widths[index] = (room * share / sum).rounded(.down) }
    widths[last] += room - free.reduce(0) { $0 + widths[$1] }
    return widths
  }

  private func frames() -> [CGRect] {
    var x = isReadFromTheRight ? bounds.maxX : bounds.minX
    return widths(in: bounds.width).map { width in
      if isReadFromTheRight { x -= width }
      defer { if !isReadFromTheRight { x += width } }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  private func place(of index: Int) -> Segment {
    if segments.count == 1 { return .alone }
    if index == (isReadFromTheRight ? segments.count - 1 : 0) { return .left }
    return index == (isReadFromTheRight ? 0 : segments.count - 1) ? .right : .center
  }

  // MARK: States

  /// The segment with the highlight; nil for none.
  private var highlighted: Int? {
    if isMomentary { return press?.segment }
    if let press, press.carriesSelection { return press.segment ?? storedSelection }
    return storedSelection == Self.noSegment ? nil : storedSelection
  }

  func state(of index: Int) -> UIControl.State {
    var state = UIControl.State.normal
    if !isEnabled || !segments[index].content.isEnabled { state.insert(.disabled) }
    if !isMomentary, index == highlighted { state.insert(.selected) }
    if index == press?.segment { state.insert(.highlighted) }
    return state
  }

  /// Updates contents and colours for the states.
  func showSegments() {
    for (index, segment) in segments.enumerated() {
      segment.show(state(of: index), look, isDimmed: index == press?.segment && index != highlighted)
    }
    look.panel.isHidden = !look.isPlain
    look.panel.backgroundColor = .tertiarySystemFill
    look.highlight.isHidden = !look.isPlain
    look.highlight.backgroundColor = selectedSegmentTintColor ?? SegmentedLook.selectedColor
    setNeedsLayout()
  }

  // MARK: Places

  func placeSegments() {
    let frames = frames()
    look.panel.frame = bounds
    (look.ruler.bounds, look.ruler.center) = (bounds, CGPoint(x: bounds.midX, y: bounds.midY))
    for index in segments.indices { place(index, frames[index]) }
    placeHighlight(frames)
    for index in look.lines.indices where index + 1 < segments.count { placeLine(index, frames[index]) }
  }

  /// Places one segment; without a frame where the widths put it.
  func place(_ index: Int, _ frame: CGRect? = nil) {
    segments[index].place(frame ?? frames()[index], of: bounds, look, adjusted: look.adjustment(at: place(of: index)))
  }

  private func placeHighlight(_ frames: [CGRect]) {
    let view = look.highlight
    guard let highlighted, frames.indices.contains(highlighted) else { return view.alpha = 0 }
    // A control without a size has no room for the inset, and a rectangle that is smaller than its inset has no middle.
    let frame = frames[highlighted]
    let move: @MainActor @Sendable () -> Void = {
      view.bounds.size = CGSize(
        width: max(0, frame.width - 2 * SegmentedLook.inset), height: max(0, frame.height - 2 * SegmentedLook.inset))
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    // A highlight that appears does so in its place.
    if view.alpha == 0 { UIView.performWithoutAnimation(move) } else { move() }
    view.alpha = 1
    // Smaller under the finger: our choice.
    let isPressed = press?.segment == highlighted
    view.transform = isPressed ? CGAffineTransform(scaleX: 0.96, y: 0.94) : .identity
  }

  /// Places the line behind a segment; a highlight at one of its sides hides the standard line.
  private func placeLine(_ index: Int, _ frame: CGRect) {
    let line = look.lines[index]
    let (before, after) = (state(of: index), state(of: index + 1))
    let image = isReadFromTheRight ? look.divider(between: after, and: before) : look.divider(between: before, and: after)
    line.image = image
    line.backgroundColor = image == nil && look.isPlain ? UIColor.systemGray.withAlphaComponent(0.3) : nil
    let size =
      image.map { CGSize(width: $0.size.width, height: bounds.height) } ?? SegmentedLook.dividerSize
    let x = isReadFromTheRight ? frame.minX : frame.maxX
    line.frame = CGRect(
      x: (x - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    line.alpha = image == nil && (highlighted == index || highlighted == index + 1) ? 0 : 1
  }
}
