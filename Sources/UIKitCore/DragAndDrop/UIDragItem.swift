public import Foundation
internal import QuartzCore
public import UIKitGraphics

/// One of the things that a drag carries.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// What the receiver can load.
  public let itemProvider: NSItemProvider
  /// For receivers in the same app; nil by default.
  open var localObject: Any?
  /// Makes the picture under the finger once the drag moves; nil, the default, for the lifted one. A provider that returns nil shows nothing.
  open var previewProvider: (() -> UIDragPreview?)?

  /// The session that carries the item.
  weak var session: DragSession?

  /// Asks `previewProvider` for another picture, if the item is being dragged; without a provider the picture stays.
  open func setNeedsDropPreviewUpdate() { session?.onPreviewChange?(self) }

  /// Makes an item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// A view that is shown under the finger.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public let view: UIView
  /// A copy of the parameters that were given.
  open var parameters: UIDragPreviewParameters { storedParameters }
  private let storedParameters: UIDragPreviewParameters

  /// Makes a preview of a view, which needs no superview and has its size.
  public init(view: UIView, parameters: UIDragPreviewParameters) { (self.view, storedParameters) = (view, parameters) }

  /// Makes a preview of the whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// Makes a preview of an address.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// Makes a preview of an address under a title; nil for the address alone.
  public convenience init(for url: URL, title: String?) { self.init(view: Self.label(url, title)) }

  /// Margins of the text, and greatest width of it, in points. Our choice.
  private static let (margin, width): (CGFloat, CGFloat) = (12, 260)

  fileprivate static func label(_ url: URL, _ title: String?) -> UIView {
    let label = UILabel()
    let text = [title, url.isFileURL ? url.lastPathComponent : url.absoluteString].compactMap(\.self).joined(separator: "\n")
    (label.text, label.numberOfLines, label.lineBreakMode) = (text, 2, .byTruncatingMiddle)
    label.font = .preferredFont(forTextStyle: .subheadline)
    let size = label.sizeThatFits(CGSize(width: Self.width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(x: Self.margin, y: Self.margin, width: min(size.width, Self.width), height: size.height)
    let card = UIView(frame: label.frame.insetBy(dx: -Self.margin, dy: -Self.margin))
    card.bounds.origin = CGPoint.zero
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 8
    card.addSubview(label)
    return card
  }
}

/// The look of a drag's preview.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a drag's preview is shown.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted from its place, or that a dropped item becomes.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Makes a preview of an address at a place.
  public convenience init(forURL url: URL, target: UIDragPreviewTarget) { self.init(forURL: url, title: nil, target: target) }

  /// Makes a preview of an address under a title at a place.
  public convenience init(forURL url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(view: UIDragPreview.label(url, title), parameters: UIDragPreviewParameters(), target: target)
  }

  /// The same view elsewhere.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
