public import Foundation
public import UIKitGraphics

/// The kinds of data that a responder accepts when something is pasted.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject, NSCopying {
  /// Uniform type identifiers; data of a special case of one is accepted too.
  open var acceptableTypeIdentifiers: [String]

  /// Accepts nothing.
  public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

  /// Accepts data of these kinds.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Accepts what objects of a class can be made of, such as `UIImage`.
  public convenience init(forAccepting acceptable: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: acceptable.readableTypeIdentifiersForItemProvider)
  }

  /// Adds kinds to those accepted.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter { !self.acceptableTypeIdentifiers.contains($0) }
  }

  /// Adds what objects of a class can be made of.
  open func addTypeIdentifiers(forAccepting acceptable: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(acceptable.readableTypeIdentifiersForItemProvider)
  }

  /// An independent configuration of the same kinds.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers) }
  }

  func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
  }
}

/// An object that data can be pasted into: every responder.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The kinds that are accepted; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Called with what was copied.
  func paste(itemProviders: [NSItemProvider])
  /// Whether one of the providers is accepted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {
  private var pasteboardProviders: [NSItemProvider] { (self as? any PasteboardReading)?.providersOnPasteboard ?? [] }

  var acceptsPasteboard: Bool { pasteConfiguration != nil && canPaste(pasteboardProviders) }

  func pasteAccepted() {
    guard pasteConfiguration != nil else { return }
    let providers = pasteboardProviders
    if canPaste(providers) { paste(itemProviders: providers) }
  }
}

/// What UIKitText adds to every responder: the contents of the general pasteboard. Without that module nothing can be pasted.
@MainActor package protocol PasteboardReading: UIResponder {
  var providersOnPasteboard: [NSItemProvider] { get }
}
