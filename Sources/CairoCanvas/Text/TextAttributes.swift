internal import CPango
internal import CoreGraphics
internal import Foundation

/// Pango's attributes for what differs between runs.
@MainActor enum TextAttributes {
  /// nil if font and colour suffice, as for most labels; otherwise the caller must release the list.
  ///
  /// - Parameter isStyled: Whether runs differ in the whole text, of which `text` may be a piece.
  static func list(for text: TextBlock, isStyled: Bool, _ fonts: FontBook) -> OpaquePointer? {
    if !isStyled && isPlain(text.runs[0]) { return nil }
    guard let list = pango_attr_list_new() else { return nil }
    var start = 0
    for run in text.runs {
      let range = start..<start + run.text.utf8.count
      insert(run, range, isStyled: isStyled, list, fonts)
      start = range.upperBound
    }
    return list
  }

  /// Whether font and colour are all that the run has.
  static func isPlain(_ run: TextBlock.Run) -> Bool {
    run.background == nil && run.kern == 0 && !run.isUnderlined && !run.isStruckThrough && run.baselineOffset == 0
      && !run.font.hasMonospacedDigits && run.font.variation?.value.features.isEmpty != false && run.picture == nil
      && run.decoration == nil
  }

  private static func insert(
    _ run: TextBlock.Run, _ range: Range<Int>, isStyled: Bool, _ list: OpaquePointer, _ fonts: FontBook
  ) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      guard let attribute else { return }
      attribute.pointee.start_index = guint(range.lowerBound)
      attribute.pointee.end_index = guint(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    func level(_ component: CGFloat) -> UInt16 { UInt16(component * 65535) }
    // Letters that are drawn one run at a time are not to be seen in their line.
    let isHidden = run.decoration?.value.drawsLetters ?? false
    if isStyled || isHidden {
      add(pango_attr_font_desc_new(fonts.description(of: run.font)))
      add(pango_attr_foreground_new(level(run.color.red), level(run.color.green), level(run.color.blue)))
      // 0 would mean "no alpha given".
      add(pango_attr_foreground_alpha_new(isHidden ? 1 : max(1, level(run.color.alpha))))
    }
    if let background = run.background {
      add(pango_attr_background_new(level(background.red), level(background.green), level(background.blue)))
      add(pango_attr_background_alpha_new(max(1, level(background.alpha))))
    }
    if run.kern != 0 { add(pango_attr_letter_spacing_new(PangoUnits.short(run.kern))) }
    if run.isUnderlined { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if run.isStruckThrough { add(pango_attr_strikethrough_new(1)) }
    if run.baselineOffset != 0 { add(pango_attr_rise_new(PangoUnits.short(run.baselineOffset))) }
    if let picture = run.picture {
      // The room for the picture; the replayer draws it there.
      var box = PangoRectangle(
        x: 0, y: -PangoUnits.short(picture.ascent), width: PangoUnits.short(picture.size.width),
        height: PangoUnits.short(picture.size.height))
      add(pango_attr_shape_new(&box, &box))
    }
    var features: [String] = []
    if run.font.hasMonospacedDigits { features.append("tnum=1") }
    if let own = run.font.variation?.value.features, !own.isEmpty { features.append(own) }
    if run.decoration?.value.hasLigatures == false { features += ["liga=0", "clig=0", "dlig=0"] }
    if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ","))) }
  }
}
