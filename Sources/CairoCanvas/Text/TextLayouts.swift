internal import CPango
internal import CoreGraphics
internal import Foundation

/// A cache of laid-out texts by content, attributes and room: a text that was measured is drawn, and a row that was seen before is measured,
/// without shaping.
///
/// Bounded by bytes; a new text reuses the Pango objects of one that was not used lately. A hit costs one hash of the text and allocates
/// nothing.
@MainActor final class TextLayouts {
  static let shared = TextLayouts()

  /// A cached layout. Entries of equal hash are linked through `next`.
  private struct Entry {
    /// nil where the Pango objects were freed.
    var layout: TextLayout?
    var hash = 0
    var bytes = 0
    /// -1 at the end.
    var next = -1
    /// Used since the search for a victim last came by.
    var isRecent = false
  }

  /// About 300 short texts, 20 screens of rows with two labels. Our choice.
  private static let defaultLimit = 1 << 20
  /// Cached whatever they occupy: the texts of one row, so that a long text is not laid out twice in a frame.
  private static let leastCount = 16

  private let limit: Int
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// Entries without a text.
  @exclusivity(unchecked) private var free: [Int] = []
  @exclusivity(unchecked) private var first: [Int: Int] = [:]
  @exclusivity(unchecked) private var hand = 0
  /// Estimated bytes of the cached layouts.
  @exclusivity(unchecked) private(set) var bytes = 0
  /// Number of layouts made by Pango.
  @exclusivity(unchecked) private(set) var madeCount = 0

  init(limit: Int = defaultLimit) { self.limit = limit }

  /// Number of cached layouts.
  var count: Int { entries.count - free.count }

  /// The layout is valid until the next call.
  func layout(_ text: TextBlock, in size: CGSize) -> TextLayout {
    let limits = TextLayout.Limits(text, size)
    let hash = Self.hash(of: text)
    var index = first[hash] ?? -1
    while index >= 0 {
      if let layout = entries[index].layout, layout.suits(text, limits) {
        entries[index].isRecent = true
        return layout
      }
      index = entries[index].next
    }
    madeCount += 1
    let place = claimPlace(for: Self.bytes(of: text))
    (entries[place].hash, entries[place].next, entries[place].isRecent) = (hash, first[hash] ?? -1, false)
    first[hash] = place
    let layout = entries[place].layout ?? TextLayout(FontBook.shared)
    entries[place].layout = layout
    layout.lay(out: text, limits)
    return layout
  }

  /// The hash of what differs most between texts; `suits` compares the rest.
  private static func hash(of text: TextBlock) -> Int {
    var hasher = Hasher()
    for run in text.runs {
      hasher.combine(run.text)
      hasher.combine(run.font.size)
    }
    return hasher.finalize()
  }

  /// Pango stores about 45 bytes for a character (glyph, cluster and line attributes), and 1,500 for a layout with one line.
  private static func bytes(of text: TextBlock) -> Int { 1_500 + text.runs.reduce(0) { $0 + 300 + 45 * $1.text.utf8.count } }

  /// An entry for a new text, after others were dropped for its bytes.
  private func claimPlace(for needed: Int) -> Int {
    while bytes + needed > limit, count > Self.leastCount { drop() }
    bytes += needed
    let place: Int
    if let last = free.popLast() {
      place = last
    } else {
      place = entries.count
      entries.append(Entry())
    }
    entries[place].bytes = needed
    return place
  }

  /// Drops the next entry that was not used since the hand last came by.
  private func drop() {
    while true {
      hand = hand + 1 < entries.count ? hand + 1 : 0
      guard entries[hand].bytes > 0 else { continue }
      guard entries[hand].isRecent else { break }
      entries[hand].isRecent = false
    }
    unlink(hand)
    bytes -= entries[hand].bytes
    entries[hand].bytes = 0
    // The objects of one are enough for the next text; a long text has dropped many.
    if let last = free.last { entries[last].layout = nil }
    free.append(hand)
  }

  private func unlink(_ place: Int) {
    let (hash, next) = (entries[place].hash, entries[place].next)
    var index = first[hash] ?? -1
    if index == place {
      first[hash] = next < 0 ? nil : next
      return
    }
    while index >= 0, entries[index].next != place { index = entries[index].next }
    if index >= 0 { entries[index].next = next }
  }
}
