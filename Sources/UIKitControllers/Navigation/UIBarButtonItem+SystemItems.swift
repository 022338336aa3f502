public import Foundation
public import Selectors
internal import UIKitControls
public import UIKitCore
internal import UIKitGraphics

extension UIBarButtonItem {
  /// Buttons that look the same in all apps; with a title in English or a symbol.
  public enum SystemItem: Int, Sendable {
    /// Buttons with titles.
    case done, cancel, edit, save
    /// A plus sign.
    case add
    /// Room between buttons, without a button: in a navigation bar, whose buttons stand side by side, flexible room is none.
    case flexibleSpace, fixedSpace
    /// Buttons with symbols.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    /// Buttons with symbols.
    case undo = 21, redo
    /// A cross.
    case close = 24

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      default: nil
      }
    }

    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .undo: "arrow.uturn.backward"
      case .redo: "arrow.uturn.forward"
      case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
      }
    }
  }

  /// Makes a button with the system's title or symbol that performs `action` on `target`, which is held weakly.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Makes a button with the system's title or symbol. Without an action a tap shows `menu`, else a finger that holds the button.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  private convenience init(_ item: SystemItem) {
    self.init()
    adopt(item)
  }

  private func adopt(_ item: SystemItem) {
    (title, image) = (item.title, item.symbol.flatMap { UIImage(systemName: $0) })
    if item == .done || item == .save { style = .done }
    isSpace = item == .flexibleSpace || item == .fixedSpace
    isFlexible = item == .flexibleSpace
  }

  /// Room that grows in a toolbar; none in a navigation bar.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(.flexibleSpace) }

  /// Room of `width` points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(.fixedSpace)
    item.width = width
    return item
  }
}

extension UIBarButtonItem: NibSystemItem {
  package func adoptSystemItem(_ rawValue: Int) { if let item = SystemItem(rawValue: rawValue) { adopt(item) } }
}
