internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitGraphics

extension UIScrollView {
  /// What a scroll view's description has behind the layer.
  package var scrollDescription: [String] {
    let (offset, size, inset) = (contentOffset, contentSize, adjustedContentInset)
    return [
      "contentOffset: \(DebugText.braces(offset.x, offset.y))", "contentSize: \(DebugText.braces(size.width, size.height))",
      "adjustedContentInset: \(DebugText.braces(inset.top, inset.left, inset.bottom, inset.right))",
    ]
  }

  var machineLines: [String] {
    let names = [
      (isTracking, "isTracking"), (isDragging, "isDragging"), (isDecelerating, "isDecelerating"),
      (isScrollAnimating, "isScrollAnimating"), (isZooming, "isZooming"), (isZoomBouncing, "isZoomBouncing"),
      (isZoomAnimating, "isZoomAnimating"),
    ].filter(\.0).map(\.1)
    var lines = ["scroll machine: \(machine.activityName)\(names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")"]
    lines.append("   offset = \(machine.offset.text)")
    if let velocity = machine.velocity { lines[1] += ", velocity = \(velocity.text) points per second" }
    if let target = machine.predictedDestination { lines[1] += ", target = \(target.text)" }
    if let time = machine.predictedRestTime { lines[1] += ", at rest in \(DebugText.number(max(0, time - now))) s" }
    lines.append("   horizontal: \(machine.geometry.axes.x.text)")
    lines.append("   vertical: \(machine.geometry.axes.y.text)")
    let limits = machine.geometry.zoom
    if limits.minimum != limits.maximum || machine.zoomed.scale != 1 {
      let (scale, least, most) = (machine.zoomed.scale, limits.minimum, limits.maximum)
      lines.append("   zoom: \(DebugText.number(scale)), limits \(DebugText.number(least))...\(DebugText.number(most))")
    }
    return lines
  }
}

extension Vector {
  fileprivate var text: String { DebugText.braces(x, y) }
}

extension AxisGeometry {
  fileprivate var text: String {
    var text = "edges \(DebugText.number(minimum))...\(DebugText.number(maximum)), length \(DebugText.number(length))"
    if initialOffset != minimum { text += ", initial offset \(DebugText.number(initialOffset))" }
    text += isDraggable ? ", draggable" : ", not draggable"
    if bounces { text += ", bounces" }
    if isPaging { text += ", paging" }
    return text
  }
}
