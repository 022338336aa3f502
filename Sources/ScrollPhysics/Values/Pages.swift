// Pages are as long as the bounds and counted from the leading edge, without a refresh control's inset. The remainder at the end is a page
// that rests at the trailing edge. Indices are whole `Double`s, so that content of any finite size has them.
extension AxisGeometry {
  /// The resting offset of a page; indices out of range are clamped.
  func page(_ index: Double) -> Double {
    if index <= 0 { return minimum }
    return index >= lastPage ? maximum : initialOffset + index * length
  }

  private var lastPage: Double {
    guard length > 0 else { return 0 }
    // A remainder caused by rounding is not a page.
    return max(0, ((maximum - initialOffset) / length - 1e-9).rounded(.up))
  }

  func nearestPage(to offset: Double) -> Double {
    guard lastPage > 0 else { return 0 }
    let before = min(max(0, ((offset - initialOffset) / length).rounded(.down)), lastPage - 1)
    return offset - page(before) < page(before + 1) - offset ? before : before + 1
  }

  /// The next page in the direction of a flick; the nearest page for a velocity below the slowest flick.
  func nextPage(from offset: Double, velocity: Double) -> Double {
    guard velocity.magnitude >= VelocityEstimate.slowestFlick, lastPage > 0 else { return nearestPage(to: offset) }
    let place = (offset - initialOffset) / length
    // An offset within half a point of a page, as rounding to pixels leaves it, counts as on the page.
    let grace = min(0.5 / length, 0.25)
    let next = velocity > 0 ? (place + grace).rounded(.down) + 1 : (place - grace).rounded(.up) - 1
    return min(max(0, next), lastPage)
  }

  /// The page after a lift whose drag began on page `start`: at most one page away.
  func page(from offset: Double, velocity: Double, start: Double) -> Double {
    let start = min(max(0, start), lastPage)
    return min(max(start - 1, nextPage(from: offset, velocity: velocity)), start + 1)
  }
}
