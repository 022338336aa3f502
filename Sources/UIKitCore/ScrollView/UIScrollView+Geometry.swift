package import Foundation
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitGraphics

// The allowed range of offsets, computed from sizes, insets and the safe area.
extension UIScrollView {
  /// Passes a changed geometry to the machine, which moves the offset where necessary.
  func updateGeometry() {
    if window != nil { insets.adopt(safeAreaInsets) }
    var inset = contentInset + safeAreaPart
    // An app that makes room for a keyboard itself has made it already.
    if contentInsetAdjustmentBehavior != .never { inset.bottom = max(inset.bottom, insets.keyboard) }
    inset.top += refreshRoom
    let isInsetNew = insets.adjust(to: inset)
    // A bar that is lower now is as high as it can be where the content is at its top.
    inset.top += insets.barRoom.hidden
    let (size, content) = (bounds.size, contentSize)
    var geometry = ScrollGeometry(
      axes: PerAxis(x: axisGeometry(.x, inset, size, content), y: axisGeometry(.y, inset, size, content)),
      scale: Double(window?.screen.scale ?? layer.contentsScale),
      decelerationRate: Double(decelerationRate.rawValue),
      zoom: ZoomLimits(minimum: Double(minimumZoomScale), maximum: Double(maximumZoomScale), bounces: bouncesZoom),
      locksDirection: isDirectionalLockEnabled)
    if contentScroller != nil { geometry = geometry.widened(toAllow: Vector(bounds.origin)) }
    if geometry != machine.geometry {
      // `bounds` may be changing: the edges must be applied to the new offset.
      runner.adopt(bounds.origin)
      handle(.geometryChanged(geometry))
      updateOverlays()
      pullControl?.follow()
    }
    if isInsetNew {
      adjustedContentInsetDidChange()
      announce(.adjustedInset)
      mayHaveChanged(.contentInset)
    }
  }

  /// The height at the bottom that a keyboard on the screen covers; the adjusted inset is at least as high.
  package final var keyboardInset: CGFloat {
    get { insets.keyboard }
    set {
      guard newValue != insets.keyboard else { return }
      insets.keyboard = newValue
      updateGeometry()
    }
  }

  func contentSizeChanged() {
    if contentSize.width < 0 || contentSize.height < 0 {
      warn("\(type(of: self)).contentSize = \(contentSize): a negative length counts as 0; set lengths from 0 on")
    }
    updateGeometry()
    bottomBar?.contentMoved(self)
    announce(.contentSize)
  }

  private func axisGeometry(_ axis: Axis, _ inset: UIEdgeInsets, _ size: CGSize, _ content: CGSize) -> AxisGeometry {
    let (length, content) = (size[axis], max(0, content[axis]))
    let (leading, trailing) = (inset.leading(axis), inset.trailing(axis))
    let free = length - leading - content - trailing
    let before = free > 0 ? free * min(max(0, contentAlignmentPoint[axis]), 1) : 0
    return AxisGeometry(
      minimum: 0 - leading - before, maximum: content + trailing - length, length: length,
      isDraggable: free < 0 || alwaysBounces(axis) || axis == .y && insets.barRoom.concealed > 0, bounces: bounces(axis),
      isPaging: isPagingEnabled,
      refreshInset: axis == .y ? refreshRoom + insets.barRoom.concealed : 0)
  }

  private func bounces(_ axis: Axis) -> Bool { bounces && (axis == .x ? bouncesHorizontally : bouncesVertically) }

  private func alwaysBounces(_ axis: Axis) -> Bool {
    bounces(axis) && (axis == .x ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  private var safeAreaPart: UIEdgeInsets {
    let area = insets.safeArea ?? safeAreaInsets
    if area == .zero { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never:
      return .zero
    case .always:
      return area
    case .scrollableAxes, .automatic:
      let sides = adjusts(.x)
      let ends = adjusts(.y) || (contentInsetAdjustmentBehavior == .automatic && isContentBelowBars)
      return UIEdgeInsets(
        top: ends ? area.top : 0, left: sides ? area.left : 0, bottom: ends ? area.bottom : 0, right: sides ? area.right : 0)
    }
  }

  /// Whether the axis scrolls or always bounces.
  private func adjusts(_ axis: Axis) -> Bool {
    contentSize[axis] > frame.size[axis] || alwaysBounces(axis)
  }

  // MARK: Scrolling to a rectangle

  func reveal(_ rect: CGRect, animated: Bool) {
    requireFinite(rect.minX + rect.minY + rect.maxX + rect.maxY, "scrollRectToVisible(_:animated:)", rect)
    let viewport = scrollViewport
    let target = Vector { axis in
      let (low, high) = axis == .x ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      return offset(revealing: low, high, on: axis, in: viewport)
    }
    if CGPoint(target) == viewport.bounds.origin { return }
    // Clamp both axes: an axis without a need to scroll may be beyond an edge in a bounce.
    setContentOffset(CGPoint(clampedTarget(target)), animated: animated)
  }

  private func offset(revealing low: CGFloat, _ high: CGFloat, on axis: Axis, in viewport: ScrollViewport) -> Double {
    let (leading, trailing) = (viewport.insets.leading(axis), viewport.insets.trailing(axis))
    let (offset, length) = (viewport.bounds.minPoint(axis), viewport.bounds.size[axis])
    let (first, last) = (offset + leading, offset + length - trailing)
    if low >= first && high <= last || low <= first && high >= last { return offset }
    // A rectangle that does not fit is scrolled to its end nearer to the viewport.
    let fits = high - low <= last - first
    let target = (low < first) == fits ? low - leading : high + trailing - length
    return contentScroller == nil ? machine.geometry.axes[axis].clamped(target) : target
  }

  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let isSideways = machine.geometry.axes.x.isDraggable && !machine.geometry.axes.y.isDraggable
    let room = bounds.inset(by: adjustedContentInset).size
    let step: CGPoint =
      switch direction {
      case .right: CGPoint(x: room.width, y: 0)
      case .left: CGPoint(x: -room.width, y: 0)
      case .up: CGPoint(x: 0, y: -room.height)
      case .down: CGPoint(x: 0, y: room.height)
      case .next: isSideways ? CGPoint(x: room.width, y: 0) : CGPoint(x: 0, y: room.height)
      case .previous: isSideways ? CGPoint(x: -room.width, y: 0) : CGPoint(x: 0, y: -room.height)
      }
    let target = CGPoint(clampedTarget(Vector(CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y))))
    if !isScrollEnabled || target == contentOffset { return false }
    pageAxis = step.x == 0 ? .y : .x
    setContentOffset(target, animated: window != nil)
    if !machine.isAnimating { announcePage() }
    return true
  }

  /// Says where the content is after a scroll by a page.
  func announcePage() {
    guard let axis = pageAxis else { return }
    pageAxis = nil
    window?.screen.onPageScroll?(self, pageText(along: axis))
  }

  private func pageText(along axis: Axis) -> String {
    let (range, insets) = (machine.geometry.axes[axis], adjustedContentInset)
    let room = Double(bounds.size[axis] - insets.leading(axis) - insets.trailing(axis))
    guard room > 0 else { return "Page 1 of 1" }
    // Each scroll by a page counts one, also back from a last page that is shorter. Half a point of rounding makes no further page.
    let pages = [range.clamped(machine.offset[axis]), range.maximum].map { offset in
      Int(max(0, ((offset - range.minimum - 0.5) / room).rounded(.up))) + 1
    }
    return "Page \(pages[0]) of \(pages[1])"
  }
}
