import Diagnostics
import ListModel

/// The tracks of a grid along one axis, its rows or its columns: their lengths, which lengths are known, and how many are frozen.
///
/// Memory depends on the number of runs of equal lengths, not on the number of tracks. Positions are counted from the leading edge.
struct GridAxis: Sendable {
  private(set) var lengths = Extents()
  /// The `Knowledge` of each track as extents, so that insertions and removals move both lists alike.
  private var knowledge = Extents()
  /// Tracks frozen at the leading and at the trailing edge, as asked for; more than there are count as all.
  var frozen = (leading: 0, trailing: 0)

  /// The tracks between the frozen ones that the last layout has shown.
  var lastShown = 0..<0

  /// Why a track has its length.
  private enum Knowledge: Double { case assumed, measured, fixed }

  init() {}

  var count: Int { lengths.count }
  var total: Double { lengths.total }

  /// Whether the track's length is only an estimate. O(log runs).
  func isAssumed(_ track: Int) -> Bool { knowledge.extent(of: track) == Knowledge.assumed.rawValue }

  /// Start and length of consecutive tracks. O(log runs).
  func segment(_ tracks: Range<Int>) -> Segment {
    let start = lengths.start(of: tracks.lowerBound)
    if tracks.count == 1 { return Segment(start: start, length: lengths.extent(of: tracks.lowerBound)) }
    return Segment(start: start, length: lengths.start(of: tracks.upperBound) - start)
  }

  /// Calls `body` for the tracks that have a length. O(runs + tracks with a length), so that a million hidden rows cost one step.
  func forEachShown(in tracks: Range<Int>, _ body: (Int) -> Void) {
    var track = tracks.lowerBound
    while track < tracks.upperBound {
      let run = lengths.run(at: track)
      let end = min(run.end, tracks.upperBound)
      if run.extent > 0 { for shown in track..<end { body(shown) } }
      track = end
    }
  }
}

// Lengths.
extension GridAxis {
  /// Gives `count` tracks one length, as an estimate or for good. O(1).
  mutating func reset(count: Int, length: Double, isEstimate: Bool) {
    lengths = Extents(count: count, extent: length)
    knowledge = Extents(count: count, extent: (isEstimate ? Knowledge.assumed : .fixed).rawValue)
    lastShown = 0..<0
  }

  /// Asks for the length of every track. O(count).
  mutating func reset(count: Int, length: (Int) -> Double) {
    lengths = Extents(count: count, extent: length)
    knowledge = Extents(count: count, extent: Knowledge.fixed.rawValue)
  }

  /// Sets lengths for good: neither estimates nor measurements change them. O(log runs).
  mutating func fix(_ length: Double, of tracks: Range<Int>) {
    lengths.setExtent(length, of: tracks)
    knowledge.setExtent(Knowledge.fixed.rawValue, of: tracks)
  }

  /// Takes the length that a cell needs: it replaces an estimate, and a shorter measurement.
  ///
  /// - Returns: Whether the length has changed.
  mutating func measure(_ length: Double, of track: Int) -> Bool {
    let (present, known) = (lengths.extent(of: track), knowledge.extent(of: track))
    if known == Knowledge.fixed.rawValue || (known == Knowledge.measured.rawValue && length <= present) { return false }
    knowledge.setExtent(Knowledge.measured.rawValue, of: track)
    lengths.setExtent(length, of: track)
    return length != present
  }

  /// Turns measured and fixed lengths into estimates.
  mutating func forget(_ tracks: Range<Int>) {
    knowledge.setExtent(Knowledge.assumed.rawValue, of: tracks)
  }

  // MARK: Edits

  mutating func insert(_ tracks: Range<Int>, length: Double, isEstimate: Bool) {
    insert(tracks, length, isEstimate ? Knowledge.assumed : .fixed)
  }

  private mutating func insert(_ tracks: Range<Int>, _ length: Double, _ known: Knowledge) {
    lengths.insert(count: tracks.count, at: tracks.lowerBound, extent: length)
    knowledge.insert(count: tracks.count, at: tracks.lowerBound, extent: known.rawValue)
    let start = lastShown.lowerBound + (tracks.lowerBound <= lastShown.lowerBound ? tracks.count : 0)
    lastShown = start..<max(start, lastShown.upperBound + (tracks.lowerBound < lastShown.upperBound ? tracks.count : 0))
  }

  mutating func remove(_ tracks: Range<Int>) {
    lengths.remove(tracks)
    knowledge.remove(tracks)
    func left(_ place: Int) -> Int { place - min(max(0, place - tracks.lowerBound), tracks.count) }
    lastShown = left(lastShown.lowerBound)..<left(lastShown.upperBound)
  }

  /// Moves one track with its length; `destination` is the place after the move.
  mutating func move(_ track: Int, to destination: Int) {
    let (length, known) = (lengths.extent(of: track), Knowledge(rawValue: knowledge.extent(of: track)) ?? .assumed)
    remove(track..<track + 1)
    insert(destination..<destination + 1, length, known)
  }
}
