internal import CoreGraphics
internal import Foundation

extension Replayer {
  func clip(to rect: CGRect) {
    guard let area = visible(rect) else { return clipAll() }
    if isUpright, let whole = area.whole {
      state.clip = state.clip.intersection(whole)
      if state.clip.isEmpty { clipAll() }
    } else {
      clip(to: .rect(rect), box: rect)
    }
  }

  /// - Parameter box: The bounding box of the outline in user space.
  func clip(to outline: ClipShape.Outline, box: CGRect) {
    guard let area = visible(box) else { return clipAll() }
    let bounds = state.clip.intersection(area.touched)
    if bounds.isEmpty { return clipAll() }
    state.clip = bounds
    state.shape = ClipShape(outline, state.transform, bounds: bounds, outer: state.shape)
  }

  private func clipAll() {
    state.clip = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
    state.shape = nil
  }
}
