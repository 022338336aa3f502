import Testing

@testable import ScrollPhysics

/// The weights of the finger's samples, and the pages of content that they lead to, to the last one.
@Suite struct SampleTests {
  /// Samples a hundredth of a second apart, with these speeds between them, the oldest first.
  private func estimate(_ speeds: [Double], from start: Double = 0) -> VelocityEstimate {
    var (estimate, place) = (VelocityEstimate(), start)
    estimate.add(Vector(x: 0, y: place), at: 64)
    for (index, speed) in speeds.enumerated() {
      place += speed / 100
      estimate.add(Vector(x: 0, y: place), at: 64 + Double(index + 1) / 100)
    }
    return estimate
  }

  @Test func theLastFourSamplesWeighOneTwoAndThree() {
    let weights: [(speeds: [Double], velocity: Double)] = [
      ([], 0), ([400], 400), ([200, 400], (2 * 200 + 3 * 400) / 5), ([100, 200, 400], (100 + 2 * 200 + 3 * 400) / 6),
      ([9_000, 100, 200, 400], (100 + 2 * 200 + 3 * 400) / 6), ([-700, 9_000, 100, 200, 400], (100 + 2 * 200 + 3 * 400) / 6),
    ]
    for (speeds, velocity) in weights { #expect(abs(estimate(speeds).velocity.y - velocity) < 1e-6, "\(speeds)") }
  }

  @Test func estimatesAreEqualIfAllTheirSamplesAre() {
    #expect(estimate([100, 200]) == estimate([100, 200]) && VelocityEstimate() == VelocityEstimate())
    #expect(estimate([100, 200]) != estimate([100, 201]) && estimate([100, 200]) != estimate([100, 200], from: 1))
    #expect(estimate([100, 200]) != estimate([100, 200, 0]))
    var confirmed = estimate([100, 200])
    confirmed.confirm(at: 65)
    #expect(confirmed != estimate([100, 200]))
  }

  @Test(arguments: [1, 0.3, 100, 393, 1_000.0 / 3] as [Double]) func contentOfWholePagesHasAsManyPages(length: Double) {
    for count in 1...7 {
      let edges = AxisGeometry(minimum: 0, maximum: Double(count) * length, length: length, isPaging: true)
      for page in 0...count {
        #expect(edges.nearestPage(to: edges.page(Double(page))) == Double(page), "page \(page) of \(count)")
      }
      let longer = AxisGeometry(minimum: 0, maximum: (Double(count) + 0.1) * length, length: length, isPaging: true)
      #expect(longer.nearestPage(to: longer.maximum) == Double(count + 1), "the remainder is a page")
    }
  }

  /// However short the pages are, a flick in the second half of one goes to its end.
  @Test(arguments: [0.5, 1, 1.5, 2, 40] as [Double]) func aFlickGoesToTheNextPageOfAnyLength(length: Double) {
    let edges = AxisGeometry(minimum: 0, maximum: 20 * length, length: length, isPaging: true)
    for part in [0.3, 0.5, 0.7] {
      #expect(edges.nextPage(from: (3 + part) * length, velocity: 300) == 4, "\(part)")
      #expect(edges.nextPage(from: (3 + part) * length, velocity: -300) == 3, "\(part)")
    }
  }
}
