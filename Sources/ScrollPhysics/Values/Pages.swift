// Pages as long as the bounds, counted from the leading edge (without room that is lent to it); what remains at the end is a page that rests on the trailing edge.
// Indices are whole Doubles: a content of any finite size has them.
extension AxisGeometry {
  /// The offset at which a page rests; the first for indices below it, the last for those beyond.
  func page(_ index: Double) -> Double {
    if index <= 0 { return minimum }
    return index >= lastPage ? maximum : home + index * length
  }

  private var lastPage: Double {
    guard length > 0 else { return 0 }
    // A remainder that is due to rounding is no page.
    return max(0, ((maximum - home) / length - 1e-9).rounded(.up))
  }

  func nearestPage(to offset: Double) -> Double {
    guard lastPage > 0 else { return 0 }
    let before = min(max(0, ((offset - home) / length).rounded(.down)), lastPage - 1)
    return offset - page(before) < page(before + 1) - offset ? before : before + 1
  }

  /// The next page in a flick's direction; the nearest for a velocity that is none.
  func nextPage(from offset: Double, velocity: Double) -> Double {
    guard velocity.magnitude >= VelocityEstimate.slowestFlick, lastPage > 0 else { return nearestPage(to: offset) }
    let place = (offset - home) / length
    // Half a point from a page, where rounding to pixels may have left it, is on the page.
    let grace = min(0.5 / length, 0.25)
    let next = velocity > 0 ? (place + grace).rounded(.down) + 1 : (place - grace).rounded(.up) - 1
    return min(max(0, next), lastPage)
  }

  /// Where a lift rests that began its drag on page `start`: at most one page from there.
  func page(from offset: Double, velocity: Double, start: Double) -> Double {
    let start = min(max(0, start), lastPage)
    return min(max(start - 1, nextPage(from: offset, velocity: velocity)), start + 1)
  }
}
