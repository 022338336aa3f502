public import Foundation
internal import UIKitGraphics

/// What a view is for keys that move the focus.
@_spi(UIKitModules) public enum FocusRole: Sendable {
  /// Nothing of its own.
  case none
  /// Tab goes to what is inside once; arrows go on from there.
  case group
  /// A group that is not chosen as the first one of a screen.
  case bar
}

/// The outline of a focused view.
@_spi(UIKitModules) public struct FocusShape: Equatable, Sendable {
  /// In the view's coordinates.
  public var rect: CGRect
  /// Of all corners, in points.
  public var radius: CGFloat
  /// Whether the ring is drawn inside of the outline.
  public var isInside: Bool

  /// Any values; nothing is checked.
  public init(rect: CGRect, radius: CGFloat, isInside: Bool = false) {
    (self.rect, self.radius, self.isInside) = (rect, radius, isInside)
  }
}

/// A key as the focused view sees it.
@_spi(UIKitModules) public enum FocusKey: Sendable {
  /// Return or Enter.
  case enter
  /// The space bar.
  case space
  case up, down, left, right
  case home, end, pageUp, pageDown

  @MainActor init?(_ key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else { return nil }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: self = .enter
    case .keyboardSpacebar: self = .space
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    default: return nil
    }
  }

  /// Whether the key presses what has the focus.
  public var isPress: Bool {
    switch self {
    case .enter, .space: true
    default: false
    }
  }

  /// The way on which the key moves the focus; nil for keys that press.
  package var heading: UIFocusHeading? {
    switch self {
    case .enter, .space: nil
    case .up, .pageUp: .up
    case .down, .pageDown: .down
    case .left: .left
    case .right: .right
    case .home: .first
    case .end: .last
    }
  }

  var isArrow: Bool {
    switch self {
    case .up, .down, .left, .right: true
    default: false
    }
  }
}

/// What an app has set about a view's focus, and about its look under the pointer.
final class FocusSettings {
  var hoverStyle: UIHoverStyle?
  var group: String?
  var priority = UIFocusGroupPriority.ignored
  /// nil for the default ring; `.some(nil)` for none.
  var effect: UIFocusEffect??
}

/// An item with rows of its own, of which letters choose one.
@MainActor package protocol TypeAheadItem: UIView {
  /// Goes to the next row that begins with a text, also from the first row on.
  ///
  /// - Parameter includesPresent: Whether the present row may stay.
  func goToRow(beginningWith text: String, includesPresent: Bool)
}

/// A scroll view with rows that the focus moves through, shown or not.
@MainActor package protocol FocusingList: UIScrollView {
  /// Whether keys may bring the focus to rows at the moment.
  var hasFocusableRows: Bool { get }
  /// The row that has the focus, or inside of which the focus is, else the one that had it last; followed through batches and reloads.
  var focusedRow: IndexPath? { get }
  /// The focus is about to come to a row, or to something inside.
  func focusComes(to path: IndexPath)
  /// The row that `view` is the cell of; nil for other views.
  func focusRow(of view: UIView) -> IndexPath?
  /// The cell of a row; nil if it has none at the moment.
  func focusView(at path: IndexPath) -> UIView?
  /// The row to which a key moves the focus from another one; nil if there is none.
  func focusRow(from path: IndexPath, by key: FocusKey) -> IndexPath?
  /// The row where the focus enters the list; nil if there is none.
  func focusEntry() -> IndexPath?
  /// Scrolls to a row, and gives its cell.
  func showFocusRow(_ path: IndexPath) -> UIView?
  /// The next row that begins with a text, also from the list's start on; nil for none.
  func focusRow(beginningWith text: String, after path: IndexPath, includesPath: Bool) -> IndexPath?
}
