internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitGraphics

/// An edge of a scroll view.
enum ScrollEdge: Int, CaseIterable {
  case top, left, bottom, right

  var axis: Axis { self == .top || self == .bottom ? .y : .x }
  /// Whether the edge is the one where coordinates begin.
  var isLeading: Bool { self == .top || self == .left }

  var option: UIRectEdge {
    switch self {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    }
  }

  func inset(of insets: UIEdgeInsets) -> CGFloat { isLeading ? insets.leading(axis) : insets.trailing(axis) }
}

/// The effects at the edges of one scroll view, and the layers that show them.
@MainActor final class ScrollEdgeEffects {
  private unowned let scrollView: UIScrollView
  private var effects: [UIScrollEdgeEffect] = []
  /// nil until an effect is seen at the edge.
  private var layers: [ScrollEdgeLayer?] = Array(repeating: nil, count: ScrollEdge.allCases.count)
  private var interactions: [WeakInteraction] = []

  private struct WeakInteraction { weak var interaction: UIScrollEdgeElementContainerInteraction? }

  init(in scrollView: UIScrollView) {
    self.scrollView = scrollView
    effects = ScrollEdge.allCases.map { _ in UIScrollEdgeEffect { [weak self] in self?.place() } }
  }

  func effect(at edge: ScrollEdge) -> UIScrollEdgeEffect { effects[edge.rawValue] }

  func add(_ interaction: UIScrollEdgeElementContainerInteraction) {
    remove(interaction)
    interactions.append(WeakInteraction(interaction: interaction))
    place()
  }

  func remove(_ interaction: UIScrollEdgeElementContainerInteraction) {
    interactions.removeAll { $0.interaction == nil || $0.interaction === interaction }
    place()
  }

  /// Has the colours of the layers read again.
  func colorsChanged() {
    for layer in layers { layer?.look = nil }
    place()
  }

  /// Places the layers of the edges where content lies below bars or elements. Called at each change of the bounds.
  func place() { for edge in ScrollEdge.allCases { place(edge) } }

  private func place(_ edge: ScrollEdge) {
    guard let (look, depth) = look(at: edge), isContentBelow(edge, depth) else {
      layers[edge.rawValue]?.isHidden = true
      return
    }
    let layer = layers[edge.rawValue] ?? makeLayer(edge)
    layer.isHidden = false
    layer.show(look, strip(edge, depth), at: edge, in: scrollView)
  }

  private func makeLayer(_ edge: ScrollEdge) -> ScrollEdgeLayer {
    let layer = ScrollEdgeLayer()
    // Below the indicators, above all content.
    layer.zPosition = .greatestFiniteMagnitude / 2
    scrollView.layer.addSublayer(layer)
    layers[edge.rawValue] = layer
    return layer
  }

  /// How the edge looks and how far it reaches into the view, in points; nil for an edge without an effect.
  private func look(at edge: ScrollEdge) -> (ScrollEdgeLook, CGFloat)? {
    let effect = effects[edge.rawValue]
    if effect.isHidden { return nil }
    let elements = elementDepth(edge)
    // Bars of controllers have backgrounds of their own: only an effect that was asked for lies below them.
    let bars = effect.style.kind == .automatic ? 0 : edge.inset(of: scrollView.safeAreaInsets)
    let isHard = effect.style.kind == .hard
    let depth = max(elements, isHard ? bars - ScrollEdgeLook.hardMargin : bars)
    return depth > 0 ? (isHard ? .hard : .soft, depth) : nil
  }

  /// How far the elements of containers reach into the view.
  private func elementDepth(_ edge: ScrollEdge) -> CGFloat {
    var depth: CGFloat = 0
    for case let interaction? in interactions.map(\.interaction) where interaction.edge.contains(edge.option) {
      guard let container = interaction.view, container.window === scrollView.window, container.window != nil, !container.isHidden
      else { continue }
      let rect = scrollView.convert(container.scrollEdgeElements, from: container)
      if rect.isNull { continue }
      let bounds = scrollView.bounds
      let reach =
        switch edge {
        case .top: rect.maxY - bounds.minY
        case .left: rect.maxX - bounds.minX
        case .bottom: bounds.maxY - rect.minY
        case .right: bounds.maxX - rect.minX
        }
      depth = max(depth, min(reach, bounds.size[edge.axis]))
    }
    return depth
  }

  private func isContentBelow(_ edge: ScrollEdge, _ depth: CGFloat) -> Bool {
    let (strip, content) = (strip(edge, depth), CGRect(origin: .zero, size: scrollView.contentSize))
    let (low, high) = (strip.minPoint(edge.axis), strip.minPoint(edge.axis) + strip.size[edge.axis])
    // Content that only touches the strip is not below it.
    return high > content.minPoint(edge.axis) + 0.01 && low < content.size[edge.axis] - 0.01
  }

  private func strip(_ edge: ScrollEdge, _ depth: CGFloat) -> CGRect {
    let bounds = scrollView.bounds
    switch edge {
    case .top: return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: depth)
    case .left: return CGRect(x: bounds.minX, y: bounds.minY, width: depth, height: bounds.height)
    case .bottom: return CGRect(x: bounds.minX, y: bounds.maxY - depth, width: bounds.width, height: depth)
    case .right: return CGRect(x: bounds.maxX - depth, y: bounds.minY, width: depth, height: bounds.height)
    }
  }
}

/// The two looks of an effect.
enum ScrollEdgeLook {
  case hard, soft

  /// Distance of the plate's end from the bar's edge, in points, and opacities: section "Scroll edge effect" of docs/measurements.md.
  static let hardMargin: CGFloat = 10
  static let hardOpacity: CGFloat = 230.0 / 255
  static let softOpacity: CGFloat = 0.835
  /// The share of the strip that a soft effect covers evenly before it fades. Our choice.
  static let evenShare = 0.4
}

/// The layer of one edge; without implicit animations, because scrolling moves it in every frame.
private final class ScrollEdgeLayer: CALayer {
  /// What the colours were made for; nil while they have to be made.
  var look: ScrollEdgeLook?
  private let shade = QuietGradientLayer()
  private let line = ScrollIndicatorLayer()

  override func action(forKey key: String) -> (any CAAction)? { nil }

  func show(_ look: ScrollEdgeLook, _ strip: CGRect, at edge: ScrollEdge, in view: UIScrollView) {
    if self.look != look {
      self.look = look
      color(look, at: edge, in: view)
    }
    if frame == strip { return }
    frame = strip
    shade.frame = bounds
    let hair = 1 / (view.window?.screen.scale ?? contentsScale)
    line.frame =
      switch edge {
      case .top: CGRect(x: 0, y: strip.height - hair, width: strip.width, height: hair)
      case .left: CGRect(x: strip.width - hair, y: 0, width: hair, height: strip.height)
      case .bottom: CGRect(x: 0, y: 0, width: strip.width, height: hair)
      case .right: CGRect(x: 0, y: 0, width: hair, height: strip.height)
      }
  }

  private func color(_ look: ScrollEdgeLook, at edge: ScrollEdge, in view: UIScrollView) {
    let traits = view.currentTraits
    let own = view.backgroundColor?.resolvedColor(with: traits)
    let color = own.flatMap { $0.cgColor.alpha > 0 ? $0 : nil } ?? UIColor.systemBackground.resolvedColor(with: traits)
    switch look {
    case .hard:
      shade.removeFromSuperlayer()
      backgroundColor = color.withAlphaComponent(ScrollEdgeLook.hardOpacity).cgColor
      line.backgroundColor = UIColor.separator.resolvedColor(with: traits).cgColor
      if line.superlayer == nil { addSublayer(line) }
    case .soft:
      line.removeFromSuperlayer()
      backgroundColor = nil
      let full = color.withAlphaComponent(ScrollEdgeLook.softOpacity).cgColor
      shade.colors = [full, full, color.withAlphaComponent(0).cgColor]
      shade.locations = [0, NSNumber(value: ScrollEdgeLook.evenShare), 1]
      let (start, end) = edge.isLeading ? (0.0, 1.0) : (1.0, 0.0)
      shade.startPoint = edge.axis == .y ? CGPoint(x: 0.5, y: start) : CGPoint(x: start, y: 0.5)
      shade.endPoint = edge.axis == .y ? CGPoint(x: 0.5, y: end) : CGPoint(x: end, y: 0.5)
      if shade.superlayer == nil { addSublayer(shade) }
    }
  }
}

private final class QuietGradientLayer: CAGradientLayer {
  override func action(forKey key: String) -> (any CAAction)? { nil }
}

extension UIView {
  /// The box around the labels, images, controls and effect views of the view, in its coordinates; null without one.
  fileprivate var scrollEdgeElements: CGRect {
    var box = CGRect.null
    for view in subviews where !view.isHidden && view.alpha > 0.01 {
      let isElement = view is UILabel || view is UIImageView || view is UIControl || view is UIVisualEffectView
      box = box.union(isElement ? view.frame : convert(view.scrollEdgeElements, from: view))
    }
    return box
  }
}
