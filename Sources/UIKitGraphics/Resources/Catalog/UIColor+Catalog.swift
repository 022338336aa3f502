internal import Diagnostics
internal import CoreGraphics
public import Foundation
internal import Synchronization

/// Where the plugin UIKitSource declares the names of the colours in an app's catalogues.
public protocol ColorResourceNames {}

/// How colours are found by name.
public protocol NamedColor {}

extension UIColor: ColorResourceNames, NamedColor {
  /// The colour of a name that the plugin UIKitSource has found in a catalogue; transparent, with a warning, if it is not there any more.
  public convenience init(resource: ColorResource) {
    if let choices = CatalogColors(resource.name, in: resource.bundle) {
      self.init { choices.color(for: $0) }
    } else {
      self.init()
    }
  }

  fileprivate convenience init(_ choices: CatalogColors) {
    if let only = choices.only { self.init(cgColor: only) } else { self.init { choices.color(for: $0) } }
  }
}

// In a protocol, as an initializer of a class makes a new object each time.
extension NamedColor {
  /// The colour set of that name in the app's asset catalogues; nil, with a warning, if there is none. The same object is returned for the same
  /// name.
  public init?(named name: String) { self.init(found: NamedColors.color(name, in: nil)) }

  /// The colour set of that name in the asset catalogues of `bundle`; nil: the app's.
  ///
  /// A colour with several appearances is dynamic, unless `traitCollection` says which to take.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let color = NamedColors.color(name, in: bundle)
    self.init(found: traitCollection.map { traits in color.map { UIColor(cgColor: $0.cgColor(for: traits)) } } ?? color)
  }

  private init?(found: UIColor?) {
    // In two steps: optimized by Swift 6.3, a cast of nil to `Self` reads from address 0.
    guard let found, let color = found as? Self else { return nil }
    self = color
  }
}

/// Colours by name, each made once.
private enum NamedColors {
  private static let known = Mutex<[ResourceKey: UIColor]>([:])

  /// Allocates nothing for a colour of the app's that is known.
  static func color(_ name: String, in bundle: Bundle?) -> UIColor? {
    let key = ResourceKey(name, in: bundle, CurrentGraphics.surroundings)
    if let color = known.withLock({ $0[key] }) { return color }
    guard let choices = CatalogColors(name, in: bundle) else { return nil }
    let color = UIColor(choices)
    known.withLock { $0[key] = color }
    return color
  }
}

/// The name of a colour in an asset catalogue.
public struct ColorResource: Hashable, Sendable {
  let name: String
  private let path: String

  /// A colour of the catalogues in `bundle`.
  public init(name: String, bundle: Bundle) { (self.name, path) = (name, bundle.bundlePath) }

  var bundle: Bundle? { Bundle(path: path) }
}

/// The choices of a colour set.
private struct CatalogColors: Sendable {
  private let variants: [AssetCatalog.Variant]
  private let colors: [UIColor]

  /// nil, with a warning, if no catalogue has the name.
  init?(_ name: String, in bundle: Bundle?) {
    let catalogs = ResourceBundles.catalogs(for: bundle)
    guard let variants = catalogs.lazy.map({ $0.variants(.color, name) }).first(where: { !$0.isEmpty }) else {
      let near = NearNames.question(name, among: catalogs.flatMap { $0.names(.color) })
      CurrentGraphics.warnOnce("UIColor(named: \"\(name)\"): no asset catalogue has such a colour set\(near)")
      return nil
    }
    self.variants = variants
    colors = variants.map { Self.color($0, name) }
  }

  /// The colour of a set without appearances.
  var only: CGColor? { colors.count == 1 && !colors[0].isDynamic ? colors[0].cgColor : nil }

  func color(for traits: UITraitCollection) -> UIColor {
    AssetTraits(traits).best(of: variants).map { colors[$0].resolvedColor(with: traits) } ?? .clear
  }

  private static func color(_ variant: AssetCatalog.Variant, _ set: String) -> UIColor {
    func numbers(_ text: Substring) -> [CGFloat] { text.split(separator: ",").map { CGFloat(Double($0) ?? 0) } }
    if let value = variant["srgb"].map(numbers), value.count == 4 {
      return UIColor(red: value[0], green: value[1], blue: value[2], alpha: value[3])
    }
    if let value = variant["p3"].map(numbers), value.count == 4 {
      return UIColor(displayP3Red: value[0], green: value[1], blue: value[2], alpha: value[3])
    }
    if let value = variant["gray"].map(numbers), value.count == 2 { return UIColor(white: value[0], alpha: value[1]) }
    let name = variant["system"].map(String.init) ?? ""
    if let color = UIColor.system(named: name) { return color }
    CurrentGraphics.warnOnce("UIColor(named: \"\(set)\"): UIKit has no colour \(name); the colour is transparent")
    return .clear
  }
}

extension UIColor {
  /// A colour of UIKit by its name in Objective-C, as catalogues, storyboards and nibs have it: `systemBlueColor`, `labelColor`. nil for
  /// another name.
  package static func system(named name: String) -> UIColor? { byName[name.hasSuffix("Color") ? String(name.dropLast(5)) : name] }

  private static let byName: [String: UIColor] = [
    "systemRed": systemRed, "systemOrange": systemOrange, "systemYellow": systemYellow, "systemGreen": systemGreen,
    "systemMint": systemMint, "systemTeal": systemTeal, "systemCyan": systemCyan, "systemBlue": systemBlue,
    "systemIndigo": systemIndigo, "systemPurple": systemPurple, "systemPink": systemPink, "systemBrown": systemBrown,
    "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3, "systemGray4": systemGray4,
    "systemGray5": systemGray5, "systemGray6": systemGray6, "label": label, "secondaryLabel": secondaryLabel,
    "tertiaryLabel": tertiaryLabel, "quaternaryLabel": quaternaryLabel, "placeholderText": placeholderText, "link": link,
    "darkText": darkText, "lightText": lightText, "systemFill": systemFill, "secondarySystemFill": secondarySystemFill,
    "tertiarySystemFill": tertiarySystemFill, "quaternarySystemFill": quaternarySystemFill, "systemBackground": systemBackground,
    "secondarySystemBackground": secondarySystemBackground, "tertiarySystemBackground": tertiarySystemBackground,
    "systemGroupedBackground": systemGroupedBackground, "groupTableViewBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground, "separator": separator,
    "opaqueSeparator": opaqueSeparator,
    "black": black, "darkGray": darkGray, "lightGray": lightGray, "white": white, "gray": gray, "red": red, "green": green,
    "blue": blue, "cyan": cyan, "yellow": yellow, "magenta": magenta, "orange": orange, "purple": purple, "brown": brown,
    "clear": clear,
  ]
}
