package import Foundation
package import UIKitCore
package import UIKitGraphics

/// The look of a button in a bar, by state.
package struct BarButtonLook {
  /// What one state has; what is missing is that of `.normal`, then the system's.
  package struct Part {
    package var attributes: [NSAttributedString.Key: Any] = [:]
    package var titleOffset: UIOffset?
    package var background: UIImage?
    package var backgroundOffset: UIOffset?

    package init() {}

    package init(
      attributes: [NSAttributedString.Key: Any], titleOffset: UIOffset?, background: UIImage?, backgroundOffset: UIOffset?
    ) {
      (self.attributes, self.titleOffset) = (attributes, titleOffset)
      (self.background, self.backgroundOffset) = (background, backgroundOffset)
    }

    var isEmpty: Bool { attributes.isEmpty && titleOffset == nil && background == nil && backgroundOffset == nil }

    func over(_ below: Part) -> Part {
      Part(
        attributes: below.attributes.merging(attributes) { $1 }, titleOffset: titleOffset ?? below.titleOffset,
        background: background ?? below.background, backgroundOffset: backgroundOffset ?? below.backgroundOffset)
    }
  }

  private var parts: [UIControl.State: Part] = [:]

  package init() {}

  package var isEmpty: Bool { parts.isEmpty }

  /// What the state itself has.
  package subscript(own state: UIControl.State) -> Part {
    get { parts[state] ?? Part() }
    set { parts[state] = newValue.isEmpty ? nil : newValue }
  }

  /// What a state shows: of several states the first of disabled, highlighted, focused and selected counts. A disabled title has the system's
  /// colour unless the state has its own.
  package subscript(_ state: UIControl.State) -> Part {
    let order: [UIControl.State] = [.disabled, .highlighted, .focused, .selected]
    let normal = self[own: .normal]
    guard let counting = order.first(where: state.contains) else { return normal }
    let own = self[own: counting]
    var part = own.over(normal)
    if counting == .disabled, own.attributes[.foregroundColor] == nil, normal.attributes[.foregroundColor] != nil {
      part.attributes[.foregroundColor] = UIColor.tertiaryLabel
    }
    return part
  }

  /// The look, where it says nothing another one.
  package func over(_ below: BarButtonLook) -> BarButtonLook {
    var look = below
    for (state, part) in parts { look.parts[state] = part.over(below[own: state]) }
    return look
  }

  /// Puts what an item says in front.
  mutating func add(_ item: BarItemLook, style: UIBarButtonItem.Style, isBack: Bool, metrics: [UIBarMetrics]) {
    for (state, attributes) in item.attributes { self[own: state].attributes.merge(attributes) { $1 } }
    let offsets = item.titleOffsets
    if let offset = metrics.lazy.compactMap({ offsets[.init(metrics: $0, isBack: isBack)] }).first {
      self[own: .normal].titleOffset = offset
    }
    if let shift = metrics.lazy.compactMap({ item.backgroundShifts[.init(metrics: $0, isBack: isBack)] }).first {
      self[own: .normal].backgroundOffset = UIOffset(horizontal: 0, vertical: shift)
    }
    guard !item.backgrounds.isEmpty else { return }
    func image(_ state: UIControl.State) -> UIImage? {
      for metrics in metrics {
        let styled = item.backgrounds[.init(state: state, style: style.rawValue, metrics: metrics, isBack: isBack)]
        if let image = styled ?? item.backgrounds[.init(state: state, metrics: metrics, isBack: isBack)] { return image }
      }
      return nil
    }
    for state in Self.states { if let image = image(state) { self[own: state].background = image } }
  }

  /// The states that a button can show.
  static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
}

/// What a bar says of all its buttons.
@MainActor package struct BarButtonStyle {
  package var plain = BarButtonLook()
  package var done = BarButtonLook()
  /// The kinds of the bar, its own before more general ones.
  package var metrics: [UIBarMetrics] = [.default]

  package init() {}

  package var isCompact: Bool { metrics.contains(.compact) }

  /// The look of an item's button, with what is said of the item in its bar, the least specific first.
  package func look(of item: UIBarButtonItem, _ looks: [BarItemLook]) -> BarButtonLook {
    look(over: item.style == .done ? done : plain, of: item, looks, isBack: false)
  }

  /// The look of the button that leads back to an item, over that of the bar.
  package func look(
    over base: BarButtonLook, of item: UIBarButtonItem, _ looks: [BarItemLook], isBack: Bool
  ) -> BarButtonLook {
    var look = base
    for own in looks { look.add(own, style: item.style, isBack: isBack, metrics: metrics) }
    return look
  }
}
