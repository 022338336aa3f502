internal import Diagnostics
public import Foundation
internal import NibFormat
internal import UIKitGraphics
internal import WarningLog

/// The objects of an xib file, which can be created as often as needed.
///
/// The plugin UIKitSource compiles xibs of an app's folder; the first use reads the compiled file.
@preconcurrency @MainActor open class UINib: NSObject {
  package let name: String
  private let bundle: Bundle?
  private var loaded: LoadedNib?

  /// - Parameters:
  ///   - name: Of the file, without `.xib`. It is looked for when the nib is first used.
  ///   - bundleOrNil: nil for the app's own.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { (self.name, bundle) = (name, bundleOrNil) }

  /// A nib from the bytes of a compiled file, as `LoadedNib` reads them. Other bytes stop the program.
  ///
  /// - Parameter bundleOrNil: Where the images and texts of the nib are; nil for the app's own.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    guard let nib = LoadedNib.make(Array(data), name: "data", bundle: bundleOrNil, isStoryboard: false) else {
      programmingError(
        "UINib(data:bundle:): the \(data.count) bytes are no compiled nib; give the contents of a .nib file that the plugin UIKitSource made"
      )
    }
    self.init(nib)
  }

  package init(_ loaded: LoadedNib) { (name, bundle, self.loaded) = (loaded.name, loaded.bundle, loaded) }

  /// Creates the objects and connects them with each other and the owner.
  ///
  /// A nib that does not exist stops the program, as on iOS.
  /// - Parameters:
  ///   - ownerOrNil: What the placeholder File's Owner stands for.
  ///   - optionsOrNil: `.externalObjects`: what the file's other placeholders stand for.
  /// - Returns: The objects at the top of the file, without placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let scene = nib("UINib.instantiate(withOwner:options:)").scene(0) else { return [] }
    let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return NibInstance(
      scene, group: 0, owner: ownerOrNil.map { $0 as AnyObject }, externals: externals.mapValues { $0 as AnyObject }
    ).finish()
  }

  /// What `instantiate(withOwner:options:)` is told.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of the objects for which placeholders of the file stand, by the names of the placeholders. They are retained during the call
    /// and get no `awakeFromNib()`.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private func nib(_ call: String) -> LoadedNib {
    if let loaded { return loaded }
    let found = LoadedNib.require(name, isStoryboard: false, in: bundle, for: call)
    loaded = found
    return found
  }

  /// A cell or view of a list: the first object, which must have the class that the list needs.
  package func makeReusable<View: UIView>(_ type: View.Type, for call: String) -> View {
    let objects = instantiate(withOwner: nil)
    guard let view = objects.first as? View, objects.filter({ $0 is View }).count == 1 else {
      programmingError(
        "\(call): the nib \(name) must have one object at its top, a \(type); it has \(objects.map { Swift.type(of: $0) })")
    }
    return view
  }
}

extension Bundle {
  /// Creates the objects of a nib and connects them, as `UINib.instantiate(withOwner:options:)`.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
