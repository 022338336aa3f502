import ListModel
import TestSupport
import Testing

/// The obvious way: item after item into lines, line after line from the top.
private struct PlainFlow {
  var sizes: [(along: Double, across: Double)]
  let rules: FlowRules

  func lines() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (first, used) = (0, 0.0)
    for item in sizes.indices {
      let needed = used + rules.spacing + sizes[item].along
      if item > first, needed > rules.length {
        lines.append(first..<item)
        (first, used) = (item, sizes[item].along)
      } else {
        used = item == first ? sizes[item].along : needed
      }
    }
    if first < sizes.count { lines.append(first..<sizes.count) }
    return lines
  }

  func places() -> [FlowPlace] {
    var places: [FlowPlace] = []
    var top = 0.0
    let lines = lines()
    for (index, line) in lines.enumerated() {
      let thickness = line.map { sizes[$0].across }.max() ?? 0
      let (lead, gap) = spread(line, isLast: index == lines.count - 1)
      var start = lead
      for item in line {
        places.append(
          FlowPlace(
            along: Segment(start: start, length: sizes[item].along),
            across: Segment(start: top + (thickness - sizes[item].across) / 2, length: sizes[item].across)))
        start += sizes[item].along + gap
      }
      top += thickness + rules.lineSpacing
    }
    return places
  }

  private func spread(_ line: Range<Int>, isLast: Bool) -> (Double, Double) {
    var lengths = line.map { sizes[$0].along }
    if isLast {
      if sizes.contains(where: { $0 != sizes[0] }) { return (0, rules.spacing) }
      while (lengths + lengths.prefix(1)).reduce(0, +) + Double(lengths.count) * rules.spacing <= rules.length {
        lengths.append(lengths[0])
      }
    }
    let left = rules.length - lengths.reduce(0, +)
    return lengths.count == 1 ? (left / 2, 0) : (0, left / Double(lengths.count - 1))
  }
}

extension FlowPlace {
  fileprivate func isNear(_ other: FlowPlace) -> Bool {
    abs(along.start - other.along.start) < 1e-6 && abs(across.start - other.across.start) < 1e-6
      && along.length == other.along.length && across.length == other.across.length
  }
}

@Suite struct FlowModelTests {
  /// Halves of small numbers, in runs: sums are exact in any order.
  private func randomSizes(_ random: inout SeededGenerator) -> [(along: Double, across: Double)] {
    var sizes: [(along: Double, across: Double)] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let size = randomSize(&random)
      let count = Bool.random(using: &random) ? 1 : Int.random(in: 1...25, using: &random)
      sizes += Array(repeating: size, count: count)
    }
    return sizes
  }

  private func randomSize(_ random: inout SeededGenerator) -> (along: Double, across: Double) {
    (
      [10, 20.5, 50, 50, 100, 137.5, 400].randomElement(using: &random) ?? 50,
      [10, 20, 20, 50.5].randomElement(using: &random) ?? 20
    )
  }

  private func expectEqual(_ flow: Flow, _ plain: PlainFlow, _ comment: Comment) {
    let places = plain.places()
    for item in places.indices {
      let place = flow.place(of: item, in: 0)
      #expect(place.isNear(places[item]), "\(comment), item \(item): \(place) but \(places[item])")
    }
    let end = places.map(\.across.end).max() ?? 0
    for lower in stride(from: -20, to: end + 20, by: 37.0) {
      var shown: [Int] = []
      flow.forEachItem(in: 0, from: lower, to: lower + 60) { item, _ in shown.append(item) }
      #expect(shown == places.indices.filter { places[$0].across.intersects(from: lower, to: lower + 60) }, comment)
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func placesAreThoseOfThePlainWayAfterAnyNewSizes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rules = FlowRules(
      length: [100, 320, 375].randomElement(using: &random) ?? 320, spacing: [0, 10, -5].randomElement(using: &random) ?? 0,
      lineSpacing: [0, 12, -4].randomElement(using: &random) ?? 0)
    var plain = PlainFlow(sizes: randomSizes(&random), rules: rules)
    let sizes = plain.sizes
    // A scale so fine that rounding is out of the way.
    var flow = Flow(
      [
        FlowSection(
          along: Extents(count: sizes.count) { sizes[$0].along }, across: Extents(count: sizes.count) { sizes[$0].across },
          rules: rules)
      ], scale: 16_777_216)
    expectEqual(flow, plain, "seed \(seed)")
    guard !sizes.isEmpty else { return }
    for step in 0..<12 {
      let (item, size) = (Int.random(in: 0..<sizes.count, using: &random), randomSize(&random))
      flow.setSize(along: size.along, across: size.across, of: item, in: 0)
      plain.sizes[item] = size
      expectEqual(flow, plain, "seed \(seed), step \(step)")
    }
  }
}
