import ListModel

/// A stretch of the viewport along one axis: the tracks at one edge that are frozen, or those between that scroll.
struct GridBand: Equatable, Sendable {
  /// The tracks of which a part is visible.
  var tracks = 0..<0
  /// The part of the content's plane that the band covers; of a frozen band it moves with the viewport.
  var frame = Segment(start: 0, length: 0)
  /// The position in the content that the start of `frame` shows; equal to `frame.start` for tracks that scroll.
  var origin = 0.0
  /// All tracks of the band, visible or not.
  var all = 0..<0

  /// The distance from a track's place in the content to where the band shows it.
  var shift: Double { frame.start - origin }
}

/// The three bands of an axis.
struct GridBands: Equatable, Sendable {
  var leading = GridBand()
  var middle = GridBand()
  var trailing = GridBand()

  init() {}

  /// 0: leading, 1: middle, 2: trailing.
  subscript(index: Int) -> GridBand { index == 0 ? leading : index == 1 ? middle : trailing }

  /// The index of the band that has `track`.
  func index(of track: Int) -> Int {
    track < middle.all.lowerBound ? 0 : track < middle.all.upperBound ? 1 : 2
  }

  /// The index of the band at a position of the content's plane. Frozen bands cover the middle one.
  func index(at position: Double) -> Int {
    if position < leading.frame.end && !leading.all.isEmpty { return 0 }
    return position >= trailing.frame.start && !trailing.all.isEmpty ? 2 : 1
  }
}

extension GridAxis {
  /// The greatest part of the viewport that frozen tracks may cover. Our choice: more of them leave no room to read the others.
  static var largestFrozenPart: Double { 0.75 }

  /// The numbers of tracks that are frozen in a viewport of length `room`.
  ///
  /// Frozen tracks that take up more than `largestFrozenPart` of it scroll with the others: first those at the trailing edge, then all.
  func frozenCounts(in room: Double) -> (leading: Int, trailing: Int) {
    let leading = min(max(0, frozen.leading), count)
    let trailing = min(max(0, frozen.trailing), count - leading)
    if leading == 0 && trailing == 0 { return (0, 0) }
    let limit = total <= room ? total : room * Self.largestFrozenPart
    let first = lengths.start(of: leading)
    if first + total - lengths.start(of: count - trailing) <= limit { return (leading, trailing) }
    return first <= limit ? (leading, 0) : (0, 0)
  }

  /// The bands in a viewport of which bars cover `before` and `after`. O(log runs).
  ///
  /// `room` is the length by which `frozenCounts(in:)` decides: in a container, longer than a viewport that the container has cut.
  ///
  /// A frozen band lies at its edge of the free part, also where the content is `pulled` beyond an edge, in points, negative at the start.
  /// It never lies beyond its place in content at rest: the end of content that is shorter than the viewport, or cut by a container, pushes
  /// it out.
  func bands(in viewport: Segment, before: Double, after: Double, room: Double, pulled: Double = 0) -> GridBands {
    var bands = GridBands()
    guard viewport.length > 0, count > 0 else { return bands }
    let frozen = frozenCounts(in: room)
    let all = frozen.leading..<count - frozen.trailing
    let (first, last) = (lengths.start(of: all.lowerBound), lengths.start(of: all.upperBound))
    let trailing = total - last
    let pinned = min(max(viewport.start - pulled + before, 0), last - first) + pulled
    let end = min(max(viewport.end - after, pinned + first + trailing), total + pulled)
    bands.leading.frame = Segment(start: pinned, length: first)
    bands.leading.all = 0..<all.lowerBound
    bands.leading.tracks = shown(bands.leading, in: viewport)
    bands.trailing.frame = Segment(start: end - trailing, length: trailing)
    bands.trailing.origin = last
    bands.trailing.all = all.upperBound..<count
    bands.trailing.tracks = shown(bands.trailing, in: viewport)
    // Content that is pulled away from a frozen band leaves a gap.
    let lower = frozen.leading > 0 ? max(pinned + first, first) : viewport.start
    let upper = max(lower, frozen.trailing > 0 ? min(end - trailing, last) : viewport.end)
    bands.middle.frame = Segment(start: lower, length: upper - lower)
    bands.middle.origin = lower
    bands.middle.all = all
    let tracks = lengths.items(from: lower, to: upper)
    let start = min(max(tracks.lowerBound, all.lowerBound), all.upperBound)
    bands.middle.tracks = start..<max(start, min(tracks.upperBound, all.upperBound))
    return bands
  }

  /// The tracks of a frozen band of which a part is visible: a viewport that a container has cut may show none.
  private func shown(_ band: GridBand, in viewport: Segment) -> Range<Int> {
    if band.frame.start >= viewport.start && band.frame.end <= viewport.end { return band.all }
    return lengths.items(from: viewport.start - band.shift, to: viewport.end - band.shift).clamped(to: band.all)
  }
}
