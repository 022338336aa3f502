package import Foundation
internal import _FoundationICU

/// Words of Unicode's CLDR about dates and durations, which Foundation does not give on Linux.
package enum CalendarWords {
  private static func text(_ write: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32) -> String? {
    var (status, buffer) = (U_ZERO_ERROR, [UInt16](repeating: 0, count: 64))
    let length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress!, 64, &status) }
    guard status.rawValue <= 0, length > 0, length <= 64 else { return nil }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }

  /// "Today", as at the beginning of a line.
  package static func today(in locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let formatter = swift_ureldatefmt_open(
      locale.identifier, nil, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU, &status)
    guard let formatter, status.rawValue <= 0 else { return nil }
    defer { swift_ureldatefmt_close(formatter) }
    let word = text { swift_ureldatefmt_format(formatter, 0, UDAT_REL_UNIT_DAY, $0, $1, &$2) }
    return word.map { $0.prefix(1).uppercased(with: locale) + $0.dropFirst() }
  }

  /// A part of a date or of a time.
  package enum Field: Sendable {
    case year, month, day, date, hour, minute, period
  }

  /// What a part is called, as at the beginning of a line: "Year".
  package static func name(of field: Field, in locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let generator = swift_udatpg_open(locale.identifier, &status)
    guard let generator, status.rawValue <= 0 else { return nil }
    defer { swift_udatpg_close(generator) }
    let type: UDateTimePatternField =
      switch field {
      case .year: UDATPG_YEAR_FIELD
      case .month: UDATPG_MONTH_FIELD
      case .day, .date: UDATPG_DAY_FIELD
      case .hour: UDATPG_HOUR_FIELD
      case .minute: UDATPG_MINUTE_FIELD
      case .period: UDATPG_DAYPERIOD_FIELD
      }
    let word = text { swift_udatpg_getFieldDisplayName(generator, type, UDATPG_WIDE, $0, $1, &$2) }
    return word.map { $0.prefix(1).uppercased(with: locale) + $0.dropFirst() }
  }

  /// A unit of a duration.
  package enum Unit: String {
    case hour
    case minute
  }

  /// A number with its unit: "3 hours", "5 min".
  package static func duration(_ count: Int, _ unit: Unit, in locale: Locale) -> String {
    let width = unit == .hour ? "unit-width-full-name" : "unit-width-short"
    let skeleton = Array("unit/\(unit.rawValue) \(width)".utf16)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatInt(formatter, Int64(count), result, &status)
    guard status.rawValue <= 0, let result else { return "\(count)" }
    return text { swift_unumf_resultToString(result, $0, $1, &$2) } ?? "\(count)"
  }
}
