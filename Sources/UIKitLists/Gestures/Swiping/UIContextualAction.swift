public import Foundation
public import UIKitCore
public import UIKitGraphics

/// The action of a button beside a row that is swiped aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The kind of an action, which determines its default colour.
  public enum Style: Int, Sendable {
    /// Grey by default.
    case normal = 0
    /// Deletes something; red by default.
    case destructive = 1
  }

  /// Performs the action. `sourceView` is the button. `completionHandler` must be called at the end: then the row closes. Its argument,
  /// whether the action was performed, has no effect here.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
    ) -> Void

  private let storedStyle: Style
  private let storedHandler: Handler
  private var ownColor: UIColor?

  /// - Parameter title: nil for an image alone.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (storedStyle, storedHandler, self.title) = (style, handler, title)
    super.init()
  }

  /// Set at initialization.
  open var style: Style { storedStyle }

  /// Called when the button is tapped, or by a full swipe for the first action.
  open var handler: Handler { storedHandler }

  /// Shown in white below the image; nil for none.
  open var title: String?

  /// Shown in white above the title if the row is tall enough for both, else instead of the title. nil by default.
  open var image: UIImage?

  /// Red for a destructive action and grey for others by default; nil restores the default.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
}
