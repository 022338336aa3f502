internal import DesktopBus
internal import CoreGraphics
internal import Foundation
internal import UIKitAccessibility
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitText

/// The place of an object, and scrolling to it.
struct ComponentInterface: BusInterface {
  static let name = "Component"
  private let object: BusObject
  private let tree: BusTree

  init?(_ object: BusObject, in tree: BusTree) {
    if case .application = object { return nil }
    (self.object, self.tree) = (object, tree)
  }

  func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    let numbers = arguments.compactMap(\.int)
    switch method {
    case "GetExtents":
      let frame = frame(relativeTo: numbers.first)
      return [.tuple([frame.minX, frame.minY, frame.width, frame.height].map(Self.int32))]
    case "GetPosition":
      let frame = frame(relativeTo: numbers.first)
      return [Self.int32(frame.minX), Self.int32(frame.minY)]
    case "GetSize":
      let frame = frame(relativeTo: 1)
      return [Self.int32(frame.width), Self.int32(frame.height)]
    case "Contains":
      guard numbers.count == 3 else { return nil }
      return [.bool(frame(relativeTo: numbers[2]).contains(CGPoint(x: numbers[0], y: numbers[1])))]
    case "GetAccessibleAtPoint":
      guard numbers.count == 3 else { return nil }
      return [tree.reference(tree.object(at: screenPoint(numbers), inside: object))]
    case "GetLayer": return [.uint32(object.responder is UIWindow ? 7 : 3)]
    case "GetMDIZOrder": return [.int32(0)]
    case "GetAlpha": return [.double(Double(object.responder?.nearestView?.alpha ?? 1))]
    case "GrabFocus": return [.bool(tree.focus(object))]
    case "ScrollTo", "ScrollToPoint":
      tree.scroll(to: object)
      return [.bool(true)]
    default: return nil
    }
  }

  private static func int32(_ length: CGFloat) -> BusValue { .int32(Int32(clamping: Int(length.rounded()))) }

  /// In pixels: 0 is relative to the screen, 1 to the window, 2 to the parent.
  private func frame(relativeTo kind: Int?) -> CGRect {
    let place = tree.place()
    var frame = tree.frame(of: object)
    if kind == 2, let parent = tree.parent(of: object) {
      let corner = tree.frame(of: parent).origin
      frame = frame.offsetBy(dx: -corner.x, dy: -corner.y)
    }
    frame = frame.applying(CGAffineTransform(scaleX: place.scale, y: place.scale))
    return kind == 0 ? frame.offsetBy(dx: place.corner.x, dy: place.corner.y) : frame
  }

  /// The point of the UIScreen.
  private func screenPoint(_ numbers: [Int]) -> CGPoint {
    let place = tree.place()
    var point = CGPoint(x: numbers[0], y: numbers[1])
    if numbers[2] == 0 { point = CGPoint(x: point.x - place.corner.x, y: point.y - place.corner.y) }
    point = CGPoint(x: point.x / place.scale, y: point.y / place.scale)
    guard numbers[2] == 2, let parent = tree.parent(of: object) else { return point }
    let corner = tree.frame(of: parent).origin
    return CGPoint(x: point.x + corner.x, y: point.y + corner.y)
  }
}

extension BusTree {
  /// In points of the UIScreen; that of a row without a cell is where the list would show it.
  func frame(of object: BusObject) -> CGRect {
    switch object {
    case .application: return screen.bounds
    case .responder(let responder): return responder.accessibilityFrame
    case .row(let list, let number):
      if let cell = list.cell(number) { return cell.accessibilityFrame }
      return list.frame(number).map { UIAccessibility.convertToScreenCoordinates($0, in: list.view) } ?? .zero
    }
  }

  /// The innermost object at a point of the UIScreen; rows without a cell are not there. O(objects on the screen).
  func object(at point: CGPoint, inside object: BusObject) -> BusObject? {
    let children = children(of: object)
    let rows: [BusObject] = children.rows.map { visibleRows(of: $0) } ?? []
    for child in (rows + children.others.map { BusObject.responder($0) }).reversed() {
      if let found = self.object(at: point, inside: child) { return found }
    }
    guard let responder = object.responder, visiblePart(of: responder).contains(point) else { return nil }
    return object
  }

  private func visibleRows(of list: ListRows) -> [BusObject] {
    AccessibilityNode.childObjects(of: list.view).compactMap { ListRows.row(of: $0) }
  }

  /// Moves the focus of the screen reader; false for a row without a cell.
  func focus(_ object: BusObject) -> Bool {
    guard let responder = object.responder, responder.isAccessibilityElement else { return false }
    screen.setAccessibilityFocus(responder, of: .notificationVoiceOver)
    return responder is any UITextInput ? responder.becomeFirstResponder() : true
  }

  /// Brings an object onto the screen, at once.
  func scroll(to object: BusObject) {
    if case .row(let list, let number) = object { list.scroll(to: number) }
    guard let responder = object.responder, let view = responder.nearestView else { return }
    var above = view.superview
    while let current = above {
      if let scrollView = current as? UIScrollView {
        let frame = UIAccessibility.convertToScreenCoordinates(scrollView.bounds, in: scrollView)
        scrollView.scrollRectToVisible(
          responder.accessibilityFrame.offsetBy(
            dx: scrollView.bounds.minX - frame.minX, dy: scrollView.bounds.minY - frame.minY), animated: false)
      }
      above = current.superview
    }
    view.window?.layoutIfNeeded()
  }
}
