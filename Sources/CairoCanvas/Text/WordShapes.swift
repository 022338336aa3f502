internal import CPango
internal import CoreGraphics
internal import Foundation

/// Shapes the texts of one font, of which each word is shaped once: a text of known words is put together from them, which needs a hundredth of
/// the time.
///
/// A text with few unknown words shapes only these, each with the first letter of the next word. A word with the space
/// after it is cached only where HarfBuzz says that its letters would be the same beside any other word
/// (`HB_GLYPH_FLAG_UNSAFE_TO_CONCAT` is clear at both of its ends); fonts that kern or substitute across spaces are shaped as a whole.
/// Letters that HarfBuzz says the same of, like the digits of most fonts, are cached one by one: a number of them is never shaped.
@MainActor final class WordShapes {
  /// In Pango's units.
  struct Letter: Equatable {
    var glyph: UInt32
    var advance, x, y: Int32
  }

  struct Word {
    /// The range of the word in `letters`.
    var letters: Range<Int>
    /// In Pango's units, without the space after the word and of that space.
    var width, space: Int
    /// Whether its letters do not depend on what is before the word.
    var isApart: Bool
  }

  /// A cached word: its place in `keptBytes` and in `keptLetters`.
  private struct Kept {
    var hash: UInt64
    var bytes, letters: Range<Int>
    var width, space: Int
  }

  /// The letters of the text shaped last.
  @exclusivity(unchecked) private(set) var letters: [Letter] = []
  /// Empty where letters of two words are one glyph.
  @exclusivity(unchecked) private(set) var words: [Word] = []
  /// Number of texts shaped by HarfBuzz.
  @exclusivity(unchecked) private(set) var shapedCount = 0

  private let font: UnsafeMutablePointer<PangoFont>
  private let script: hb_script_t
  private let language: hb_language_t?
  /// Reused for every text.
  private static let buffer = hb_buffer_create()
  @exclusivity(unchecked) private var features: [hb_feature_t]
  @exclusivity(unchecked) private var kept: [Kept] = []
  @exclusivity(unchecked) private var keptBytes: [UInt8] = []
  @exclusivity(unchecked) private var keptLetters: [Letter] = []
  /// For each byte of ASCII its letter, where that is the same beside any other; else a letter of the glyph `PlainFont.empty`.
  @exclusivity(unchecked) private var independent = [Letter](
    repeating: Letter(glyph: PlainFont.empty, advance: 0, x: 0, y: 0), count: 128)
  /// What stands before an unknown word while that is shaped.
  @exclusivity(unchecked) private var lettersBefore: [Letter] = []
  @exclusivity(unchecked) private var wordsBefore: [Word] = []
  /// Number of unknown words shaped by themselves that could not be cached.
  @exclusivity(unchecked) private var rejectedCount = 0
  /// For each hash the place in `kept` or -1; a power of two, at most half full.
  @exclusivity(unchecked) private var slots = [Int32](repeating: -1, count: slotCount)
  /// 2,000 words occupy about 300 KB. Our choice.
  private static let slotCount = 4096
  private static let mostWords = slotCount / 2
  private static let mostLetters = 16_384

  // Named by their numbers: HarfBuzz has names for them since version 4.
  private static let producesUnsafeToConcat: UInt32 = 0x40
  private static let unsafeToConcat: UInt32 = 2

  /// nil with a HarfBuzz that does not say where texts can be joined, and where Pango shapes `sample` otherwise.
  init?(_ analysis: UnsafePointer<PangoAnalysis>, as sample: String, _ shaped: UnsafePointer<PangoGlyphString>) {
    guard hb_version_atleast(4, 0, 0) != 0, let font = analysis.pointee.font
    else { return nil }
    self.font = font
    script = hb_script_from_iso15924_tag(g_unicode_script_to_iso15924(GUnicodeScript(rawValue: Int32(analysis.pointee.script))))
    language = analysis.pointee.language.flatMap { hb_language_from_string(pango_language_to_string($0), -1) }
    features = [hb_feature_t](repeating: hb_feature_t(), count: 32)
    var count: UInt32 = 0
    pango_font_get_features(font, &features, UInt32(features.count), &count)
    features.removeLast(features.count - Int(count))
    var text = sample
    text.withUTF8 { shapeWhole($0) }
    if letters != Self.letters(of: shaped) { return nil }
  }

  /// The letters that Pango has found.
  static func letters(of shaped: UnsafePointer<PangoGlyphString>) -> [Letter] {
    (0..<Int(shaped.pointee.num_glyphs)).map {
      let glyph = shaped.pointee.glyphs[$0]
      let place = glyph.geometry
      return Letter(glyph: glyph.glyph, advance: place.width, x: place.x_offset, y: place.y_offset)
    }
  }

  /// Sets `letters` and `words` to those of a text of ASCII.
  func shape(_ text: UnsafeBufferPointer<UInt8>) {
    letters.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    var (start, mayLearn) = (0, false)
    while start < text.count {
      let end = Self.end(ofWordAt: start, text)
      let part = UnsafeBufferPointer(rebasing: text[start..<end])
      var place = find(part)
      if place == nil, appendIndependentLetters(of: part) {
        start = end
        continue
      }
      if place == nil {
        mayLearn = mayLearn || hasFewUnknownWords(text)
        place = mayLearn ? learn(start..<end, text) : nil
      }
      guard let place else { return shapeWhole(text) }
      let word = kept[place]
      let first = letters.count
      letters.append(contentsOf: keptLetters[word.letters])
      words.append(Word(letters: first..<letters.count, width: word.width, space: word.space, isApart: true))
      start = end
    }
  }

  /// Appends a word whose letters are all known by themselves; false for another.
  private func appendIndependentLetters(of word: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = letters.count
    var (width, space) = (0, 0)
    for byte in word {
      let letter = independent[Int(byte)]
      if letter.glyph == PlainFont.empty {
        letters.removeLast(letters.count - first)
        return false
      }
      if byte == 0x20 { space += Int(letter.advance) } else { width += Int(letter.advance) }
      letters.append(letter)
    }
    words.append(Word(letters: first..<letters.count, width: width, space: space, isApart: true))
    return true
  }

  /// Whether shaping the unknown words costs less than shaping the text: there are at most a third as many.
  /// False for fonts whose words turned out to depend on each other.
  private func hasFewUnknownWords(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if rejectedCount * 4 > kept.count { return false }
    var (start, count, unknown) = (0, 0, 0)
    while start < text.count {
      let end = Self.end(ofWordAt: start, text)
      count += 1
      if find(UnsafeBufferPointer(rebasing: text[start..<end])) == nil { unknown += 1 }
      start = end
    }
    return unknown * 3 <= count
  }

  /// Shapes an unknown word with the first letter of the next one, beside which HarfBuzz says whether the two are apart: its place in `kept`,
  /// nil if the word depends on its neighbours.
  private func learn(_ word: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let end = min(word.upperBound + 1, text.count)
    swap(&letters, &lettersBefore)
    swap(&words, &wordsBefore)
    shapeWhole(UnsafeBufferPointer(rebasing: text[word.lowerBound..<end]))
    swap(&letters, &lettersBefore)
    swap(&words, &wordsBefore)
    let place = find(UnsafeBufferPointer(rebasing: text[word]))
    if place == nil { rejectedCount += 1 }
    return place
  }

  /// The byte after the spaces that follow the word.
  private static func end(ofWordAt start: Int, _ text: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] != 0x20 { end += 1 }
    while end < text.count, text[end] == 0x20 { end += 1 }
    return end
  }

  /// Shapes a text, or a part of one that begins and ends with a word.
  private func shapeWhole(_ text: UnsafeBufferPointer<UInt8>) {
    shapedCount += 1
    let buffer = Self.buffer
    hb_buffer_reset(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language)
    hb_buffer_set_flags(
      buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue | Self.producesUnsafeToConcat))
    text.withMemoryRebound(to: CChar.self) { hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count)) }
    hb_shape(pango_font_get_hb_font(font), buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let places = hb_buffer_get_glyph_positions(buffer, &count) else {
      return
    }
    letters.removeAll(keepingCapacity: true)
    for index in 0..<Int(count) {
      let place = places[index]
      letters.append(
        Letter(glyph: infos[index].codepoint, advance: place.x_advance, x: place.x_offset, y: 0 &- place.y_offset))
    }
    let found = UnsafeBufferPointer(start: infos, count: Int(count))
    cacheIndependentLetters(of: text, found)
    divide(text, found)
  }

  /// Caches the letters between two places at which HarfBuzz says that either side may be any other text.
  private func cacheIndependentLetters(of text: UnsafeBufferPointer<UInt8>, _ infos: UnsafeBufferPointer<hb_glyph_info_t>) {
    for index in infos.indices.dropLast() where (infos[index].mask | infos[index + 1].mask) & Self.unsafeToConcat == 0 {
      let cluster = Int(infos[index].cluster)
      if infos[index + 1].cluster == cluster + 1, index == 0 || infos[index - 1].cluster < cluster {
        independent[Int(text[cluster])] = letters[index]
      }
    }
  }

  /// Sets `words` to those of the shaped text, and caches those that are the same in every text.
  private func divide(_ text: UnsafeBufferPointer<UInt8>, _ infos: UnsafeBufferPointer<hb_glyph_info_t>) {
    words.removeAll(keepingCapacity: true)
    var (start, letter) = (0, 0)
    while start < text.count {
      let end = Self.end(ofWordAt: start, text)
      guard letter < infos.count, infos[letter].cluster == start else { return words.removeAll(keepingCapacity: true) }
      let first = letter
      var (width, space) = (0, 0)
      while letter < infos.count, infos[letter].cluster < end {
        let advance = Int(letters[letter].advance)
        if text[Int(infos[letter].cluster)] == 0x20 { space += advance } else { width += advance }
        letter += 1
      }
      let isApart = infos[first].mask & Self.unsafeToConcat == 0
      words.append(Word(letters: first..<letter, width: width, space: space, isApart: isApart))
      start = end
    }
    start = 0
    for (index, word) in words.enumerated() {
      let end = Self.end(ofWordAt: start, text)
      if word.isApart, index + 1 == words.count || words[index + 1].isApart {
        keep(word, UnsafeBufferPointer(rebasing: text[start..<end]))
      }
      start = end
    }
  }

  private func keep(_ word: Word, _ text: UnsafeBufferPointer<UInt8>) {
    if find(text) != nil { return }
    if kept.count == Self.mostWords || keptLetters.count + word.letters.count > Self.mostLetters { forgetWords() }
    let (hash, firstByte, firstLetter) = (Self.hash(of: text), keptBytes.count, keptLetters.count)
    keptBytes.append(contentsOf: text)
    keptLetters.append(contentsOf: letters[word.letters])
    var slot = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (Self.slotCount - 1) }
    slots[slot] = Int32(kept.count)
    kept.append(
      Kept(
        hash: hash, bytes: firstByte..<keptBytes.count, letters: firstLetter..<keptLetters.count, width: word.width,
        space: word.space))
  }

  private func forgetWords() {
    rejectedCount = 0
    for index in slots.indices { slots[index] = -1 }
    kept.removeAll(keepingCapacity: true)
    keptBytes.removeAll(keepingCapacity: true)
    keptLetters.removeAll(keepingCapacity: true)
  }

  /// The place of a word in `kept`.
  private func find(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let hash = Self.hash(of: text)
    var slot = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
    while slots[slot] >= 0 {
      let word = kept[Int(slots[slot])]
      if word.hash == hash, word.bytes.count == text.count, keptBytes[word.bytes].elementsEqual(text) { return Int(slots[slot]) }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return nil
  }

  /// FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv
  private static func hash(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ hash >> 32
  }
}
