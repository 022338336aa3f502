public import Foundation

/// What one edge of a scroll view does to content that lies below bars and other views at that edge, so that they stay readable.
///
/// Content is covered by the background colour of the scroll view, or the system's; iOS blurs it too. A scroll view whose effects are not
/// used pays one comparison for each step.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// How content fades out at the edge.
  @preconcurrency @MainActor open class Style: NSObject {
    enum Kind { case automatic, hard, soft }
    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// Soft below the views of a `UIScrollEdgeElementContainerInteraction`, else nothing: the bars here have backgrounds of their own.
    open class var automatic: Style { automaticStyle }
    /// A plate with a line at its end. It ends 10 points before the edge of the bar and has the opacity 230 / 255: section "Scroll edge
    /// effect" of docs/measurements.md.
    open class var hard: Style { hardStyle }
    /// Fades out towards the content, from an opacity of 0.835: the same section. Over which distance is our choice.
    open class var soft: Style { softStyle }

    private static let automaticStyle = Style(.automatic)
    private static let hardStyle = Style(.hard)
    private static let softStyle = Style(.soft)
  }

  /// `.automatic` by default.
  open var style = Style.automatic { didSet { if style !== oldValue { onChange() } } }

  /// Whether the edge has no effect, whatever its style; false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { onChange() } } }

  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }
}

extension UIScrollView {
  /// The effect at the upper edge.
  public var topEdgeEffect: UIScrollEdgeEffect { effects.effect(at: .top) }
  /// The effect at the left edge.
  public var leftEdgeEffect: UIScrollEdgeEffect { effects.effect(at: .left) }
  /// The effect at the lower edge.
  public var bottomEdgeEffect: UIScrollEdgeEffect { effects.effect(at: .bottom) }
  /// The effect at the right edge.
  public var rightEdgeEffect: UIScrollEdgeEffect { effects.effect(at: .right) }

  var effects: ScrollEdgeEffects {
    if let edgeEffects { return edgeEffects }
    let made = ScrollEdgeEffects(in: self)
    edgeEffects = made
    return made
  }
}
