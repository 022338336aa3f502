internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

extension UIView {
  /// The view and all below it, one line each, indented by `   | ` a level: what UIKit's private method of this name gives debuggers.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    describeTree("", &lines)
    return lines.joined(separator: "\n")
  }

  private func describeTree(_ indent: String, _ lines: inout [String]) {
    lines.append(indent + description)
    for view in storedSubviews { view.describeTree(indent + DebugText.indent, &lines) }
  }

  /// The state that `description` does not show, a section for each machine behind the view: `UIScrollView` adds its scroll machine,
  /// `UITableView` and `UICollectionView` their list session. An addition of ours.
  ///
  /// It only reads: nothing is loaded, laid out or sent. It may be called from inside any delegate method.
  public func stateDescription() -> String { (["<\(DebugText.identity(self))>"] + debugStateLines()).joined(separator: "\n   ") }

  /// The line of a view: `own` follows the frame, `after` follows the layer.
  package func describe(_ own: [String] = [], after: [String] = []) -> String {
    var parts = [DebugText.identity(self)]
    if let base = baseClass { parts.append("baseClass = \(base)") }
    parts.append("frame = \(DebugText.rect(frame))")
    if !transform.isIdentity { parts.append("transform = \(DebugText.transform(transform))") }
    parts += own + lookDescription + behaviourDescription
    if let animations = layer.animationsDescription { parts.append("animations = \(animations)") }
    if !storedGestures.isEmpty {
      parts.append("gestureRecognizers = [\(storedGestures.map { "\(type(of: $0))" }.joined(separator: ", "))]")
    }
    if let colour = storedBackgroundColor?.cgColor(for: traitCollection) { parts.append("backgroundColor = \(colour.numbers)") }
    parts.append("layer = \(layer)")
    return "<\((parts + after).joined(separator: "; "))>"
  }

  private var lookDescription: [String] {
    var parts: [String] = []
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(DebugText.number(Double(layer.opacity)))") }
    if isHidden { parts.append("hidden = YES") }
    if isOpaque { parts.append("opaque = YES") }
    return parts
  }

  private var behaviourDescription: [String] {
    var parts: [String] = []
    if let mask = autoresizingMask.letters { parts.append("autoresize = \(mask)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if layer.needsLayout() { parts.append("needsLayout = YES") }
    return parts
  }

  /// The modules whose classes are not subclasses of an app.
  private static let ownModules: Set<Substring> = [
    "UIKitCore", "UIKitControls", "UIKitLists", "UIKitTables", "UIKitCollections", "UIKitControllers", "UIKitText",
    "UIKitKeyboard", "UIKitDocuments", "MessageUI", "PhotosUI", "SafariServices", "UserNotifications",
  ]

  /// For a subclass of an app: the nearest class of ours above it, unless that is `UIView`.
  private var baseClass: String? {
    var (mirror, isOwn): (Mirror?, Bool) = (Mirror(reflecting: self), true)
    while let type = mirror?.subjectType {
      if Self.ownModules.contains(String(reflecting: type).prefix { $0 != "." }) {
        return isOwn || type == UIView.self ? nil : "\(type)"
      }
      (mirror, isOwn) = (mirror?.superclassMirror, false)
    }
    return nil
  }
}

extension UIView.AutoresizingMask {
  /// The text that UIKit prints: `LM+W+RM`; nil for none.
  fileprivate var letters: String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return isEmpty ? nil : names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension NSObject {
  /// `description`, made where views may be read; off the main queue only class and address are.
  package func describeOnMain(_ body: @MainActor () -> String) -> String {
    MainQueue.isCurrent ? MainActor.assumeIsolated(body) : "<\(DebugText.identity(self))>"
  }
}

extension CGColor {
  /// Red, green, blue and alpha from 0 to 1, to a thousandth.
  fileprivate var numbers: String {
    [red, green, blue, alpha].map { DebugText.number(($0 * 1000).rounded() / 1000) }.joined(separator: " ")
  }
}
