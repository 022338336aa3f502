public import Foundation
internal import UIKitCore
public import UIKitGraphics
internal import UIKitLists

/// The older form of `UIContextualAction`, for `tableView(_:editActionsForRowAt:)`. The row closes after the action.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, NSCopying {
  /// The kind of an action, which determines its default colour.
  public enum Style: Int, Sendable {
    /// Red by default: it deletes something.
    case `default` = 0
    /// Grey by default.
    case normal = 1
    /// Red by default: it deletes something.
    public static var destructive: Style { .default }
  }

  private let storedStyle: Style
  private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void
  private var ownColor: UIColor?

  /// `handler` receives the row when its button is tapped.
  public init(style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void) {
    (storedStyle, self.handler, self.title) = (style, handler, title)
    super.init()
  }

  /// Set at initialization.
  open var style: Style { storedStyle }

  /// The button's text.
  open var title: String?

  /// Red for an action that deletes and grey for others by default; nil restores the default.
  open var backgroundColor: UIColor? {
    get { ownColor ?? (style == .normal ? .systemGray : .systemRed) }
    set { ownColor = newValue }
  }

  /// An independent action with the same handler.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UITableViewRowAction in
      let copy = UITableViewRowAction(style: storedStyle, title: title, handler: handler)
      copy.ownColor = ownColor
      return copy
    }
  }

  /// The action as one of the row at `path`.
  func contextual(_ path: @escaping @MainActor () -> IndexPath?) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      if let path = path() { self.handler(self, path) }
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
