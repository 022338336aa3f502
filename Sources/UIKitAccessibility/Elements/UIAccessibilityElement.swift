public import Foundation
public import UIKitCore
internal import UIKitGraphics

/// An element that is no view, such as a bar of a chart that one view draws. Its container lists it in `accessibilityElements`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private var storedIdentifier: String?
  private var frameInContainer: CGRect?

  /// Makes an element; `isAccessibilityElement` is true. The container is held weakly.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// The view, or the element, that lists this one; held weakly.
  open weak var accessibilityContainer: AnyObject?

  /// The container, if it is a responder: what this element does not handle goes there.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// In the coordinates of the container; setting it replaces `accessibilityFrame`, which then follows the container. Zero by default.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// In points of the screen. Setting it replaces `accessibilityFrameInContainerSpace`.
  open override var accessibilityFrame: CGRect {
    get { frameInContainer.map(onScreen) ?? super.accessibilityFrame }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  private func onScreen(_ rect: CGRect) -> CGRect {
    if let view = accessibilityContainer as? UIView { return UIAccessibility.convertToScreenCoordinates(rect, in: view) }
    guard let container = accessibilityContainer as? UIResponder else { return rect }
    let frame = container.accessibilityFrame
    return rect.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// A name for tests, which no person reads; nil by default.
  open var accessibilityIdentifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }
}

/// A cell of a container of type `.dataTable`.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows that the cell covers.
  func accessibilityRowRange() -> NSRange
  /// The columns that the cell covers.
  func accessibilityColumnRange() -> NSRange
}

/// A container of type `.dataTable`.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The cell at a place; nil for an empty one.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
  /// The number of rows.
  func accessibilityRowCount() -> Int
  /// The number of columns.
  func accessibilityColumnCount() -> Int
  /// The cells that head a row; nil by default.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// The cells that head a column; nil by default.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// nil.
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  /// nil.
  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A view with pages of text that is read line by line.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent {
  /// The line at a point of the view; `NSNotFound` for none.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// The text of a line; nil if there is none.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// The frame of a line in points of the screen.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// The text of the page.
  func accessibilityPageContent() -> String?
  /// The text of a line with attributes for speech; by default without.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// The text of the page with attributes for speech; by default without.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  /// `accessibilityContent(forLineNumber:)` without attributes.
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
  }

  /// `accessibilityPageContent()` without attributes.
  public func accessibilityAttributedPageContent() -> NSAttributedString? {
    accessibilityPageContent().map { NSAttributedString(string: $0) }
  }
}

/// A scroll view's delegate that says where the content is: "Row 3 of 20".
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Spoken after the content has been scrolled by a page; nil, the default, for a text of pages.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// The same with attributes for speech; by default without.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// nil.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }

  /// `accessibilityScrollStatus(for:)` without attributes.
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
    accessibilityScrollStatus(for: scrollView).map { NSAttributedString(string: $0) }
  }
}
