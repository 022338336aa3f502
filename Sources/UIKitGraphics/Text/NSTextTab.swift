internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// A place in a line to which a tab leads, and the part of the text behind the tab that stands there. Immutable.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// A name of an option.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    /// Apple's names.
    public var rawValue: String
    /// A key of any name; others than `columnTerminators` have no effect.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet` or `NSCharacterSet`: at a stop of `.right` alignment the text before the first of them ends at the stop, as
    /// numbers with
    /// a decimal point do. Of several characters the first that the paragraph has counts in all lines (our choice).
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Left, right and centre are absolute; `.natural` and `.justified` are the side at which the text begins.
  open var alignment: NSTextAlignment { tab.alignment }
  /// In points, from the edge at which the text begins: from the right in a text from right to left.
  open var location: CGFloat { tab.location }
  /// The options that the stop was made with.
  open var options: [OptionKey: Any] { tab.terminators.map { [.columnTerminators: $0] } ?? [:] }

  private struct Tab: Hashable {
    var alignment: NSTextAlignment
    var location: CGFloat
    var terminators: CharacterSet?

    var stop: TextTabs.Stop {
      let side: TextTabs.Stop.Alignment =
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .natural, .justified: .leading
        }
      return TextTabs.Stop(location: location, alignment: side, terminators: terminators)
    }
  }

  private let tab: Tab

  /// A stop. A location that is not finite: a programming error; one of 0 or less is never reached.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    ensure(loc.isFinite, "NSTextTab(textAlignment:location:options:): the location is \(loc); give a finite number of points")
    var terminators: CharacterSet?
    switch options[.columnTerminators] {
    case nil: break
    case let set as CharacterSet: terminators = set
    case let set as NSCharacterSet: terminators = set as CharacterSet
    case let other?: programmingError("NSTextTab: the option columnTerminators must be a CharacterSet, got \(other)")
    }
    tab = Tab(alignment: alignment, location: loc, terminators: terminators)
  }

  /// The stop of an archive, without terminators; nil for a location that is not finite.
  public required init?(coder: NSCoder) {
    let location = coder.decodeDouble(forKey: "NSLocation")
    guard location.isFinite else { return nil }
    let alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    tab = Tab(alignment: alignment, location: CGFloat(location))
  }

  /// Writes the stop, without its terminators.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(location), forKey: "NSLocation")
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
  }

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// The decimal separator of a locale, of the current one for nil.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// The stop itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.tab == tab }

  open override var hash: Int { tab.hashValue }

  var stop: TextTabs.Stop { tab.stop }

  /// Those of `NSParagraphStyle.default`: Apple's documentation of `tabStops`.
  static let defaults = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * TextTabs.standardInterval) }
}
