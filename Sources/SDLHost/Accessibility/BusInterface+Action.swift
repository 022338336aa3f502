internal import DesktopBus
internal import Foundation
internal import UIKitAccessibility
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// What a person can do with an object.
struct ActionInterface: BusInterface {
  static let name = "Action"
  static let properties = ["NActions"]

  private enum Action {
    case click, increment, decrement
    case scroll(UIAccessibilityScrollDirection, String)
    case custom(UIAccessibilityCustomAction)

    @MainActor var name: String {
      switch self {
      case .click: "click"
      case .increment: "increment"
      case .decrement: "decrement"
      case .scroll(_, let name): name
      case .custom(let action): action.name
      }
    }
  }

  private let object: BusObject
  private let tree: BusTree
  private let actions: [Action]

  init?(_ object: BusObject, in tree: BusTree) {
    actions = Self.actions(of: object)
    guard !actions.isEmpty else { return nil }
    (self.object, self.tree) = (object, tree)
  }

  private static func actions(of object: BusObject) -> [Action] {
    var actions: [Action] = []
    if case .row = object { actions.append(.click) }
    guard let responder = object.responder else { return actions }
    if actions.isEmpty, responder.accessibilityRespondsToUserInteraction || responder.accessibilityRole == .cell {
      actions.append(.click)
    }
    if responder.accessibilityTraits.contains(.adjustable) { actions += [.increment, .decrement] }
    if responder is UIScrollView {
      actions += [
        .scroll(.up, "scroll up"), .scroll(.down, "scroll down"), .scroll(.left, "scroll left"), .scroll(.right, "scroll right"),
      ]
    }
    return actions + (responder.accessibilityCustomActions ?? []).map { .custom($0) }
  }

  func property(_ name: String) -> BusValue? { name == "NActions" ? .int32(Int32(clamping: actions.count)) : nil }

  func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    if method == "GetActions" {
      return [.array(of: "(sss)", actions.map { .tuple([.string($0.name), .string(""), .string("")]) })]
    }
    guard let index = arguments.first?.int, actions.indices.contains(index) else { return nil }
    switch method {
    case "GetName", "GetLocalizedName": return [.string(actions[index].name)]
    case "GetDescription", "GetKeyBinding": return [.string("")]
    case "DoAction": return [.bool(perform(actions[index]))]
    default: return nil
    }
  }

  private func perform(_ action: Action) -> Bool {
    switch action {
    case .click: return tree.activate(object)
    case .increment: object.responder?.accessibilityIncrement()
    case .decrement: object.responder?.accessibilityDecrement()
    case .scroll(let direction, _): return object.responder.map { AccessibilityActions.scroll(from: $0, direction) } ?? false
    case .custom(let action): return action.perform()
    }
    return object.responder != nil
  }
}

extension BusTree {
  /// Activates an object as a screen reader does: by `accessibilityActivate()`, else by a tap, after scrolling it onto the screen.
  func activate(_ object: BusObject) -> Bool {
    if object.responder == nil || object.responder.map({ !isTouchable($0) }) == true { scroll(to: object) }
    guard let responder = object.responder else { return false }
    if responder.accessibilityActivate() { return true }
    guard isTouchable(responder) else { return false }
    let point = responder.accessibilityActivationPoint
    for phase in [UITouch.Phase.began, .ended] {
      screen.driver.touches([RawTouch(id: Self.finger, phase: phase, location: point)], at: screen.driver.now)
    }
    return true
  }

  /// No finger and no mouse has this number.
  private static let finger = 1 << 40

  /// Whether a finger at the activation point would touch the object, or what it stands in.
  private func isTouchable(_ responder: UIResponder) -> Bool {
    let point = responder.accessibilityActivationPoint
    guard let view = responder.nearestView, view.window != nil, visiblePart(of: responder).contains(point) else { return false }
    let hit = screen.windows.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil) }.first
    return hit.map { $0.isDescendant(of: view) || view.isDescendant(of: $0) } ?? false
  }
}

/// The number that an adjustable object shows: "2 of 5", "40 %" or 0.4.
struct ValueInterface: BusInterface {
  static let name = "Value"
  static let properties = ["MinimumValue", "MaximumValue", "MinimumIncrement", "CurrentValue", "Text"]
  private let responder: UIResponder

  init?(_ object: BusObject, in tree: BusTree) {
    guard let responder = object.responder else { return nil }
    let role = responder.accessibilityRole
    guard responder.accessibilityTraits.contains(.adjustable) || role == .progressIndicator || role == .slider else { return nil }
    self.responder = responder
  }

  private var text: String { responder.accessibilityValue ?? "" }

  private var numbers: [Double] {
    text.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
  }

  func property(_ name: String) -> BusValue? {
    let current = numbers.first ?? 0
    let range: ClosedRange<Double> =
      numbers.count > 1 && numbers[1] >= 1 ? 1...numbers[1] : text.contains("%") ? 0...100 : min(0, current)...max(1, current)
    switch name {
    case "MinimumValue": return .double(range.lowerBound)
    case "MaximumValue": return .double(range.upperBound)
    case "MinimumIncrement": return .double(numbers.count > 1 ? 1 : 0)
    case "CurrentValue": return .double(current)
    case "Text": return .string(text)
    default: return nil
    }
  }

  /// Steps as long as that comes nearer, at most this often. Our choice.
  private static let limit = 1000

  func set(_ name: String, to value: BusValue) -> Bool {
    guard name == "CurrentValue", let wanted = value.double, var distance = numbers.first.map({ abs($0 - wanted) }) else {
      return false
    }
    for _ in 0..<Self.limit {
      guard let current = numbers.first, current != wanted else { break }
      let isUp = current < wanted
      if isUp { responder.accessibilityIncrement() } else { responder.accessibilityDecrement() }
      let left = numbers.first.map { abs($0 - wanted) } ?? distance
      if left >= distance {
        if left > distance { if isUp { responder.accessibilityDecrement() } else { responder.accessibilityIncrement() } }
        break
      }
      distance = left
    }
    return true
  }

  func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? { nil }
}
