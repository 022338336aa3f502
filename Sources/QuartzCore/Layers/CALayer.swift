public import CoreGraphics
internal import Diagnostics
public import Foundation

/// A rectangle with content, a place in its superlayer and sublayers of its own.
///
/// Setting a property is cheap: it marks the layer, and each ancestor once, for the compositor's next frame.
@MainActor open class CALayer: NSObject {
  var flags: LayerFlags = [.needsLayout, .moved]
  /// The number of the last pass that repeated the layer's layout, and how often; see `LayoutPass`.
  var layoutRepeats: UInt32 = 0
  var geometry = LayerGeometry()
  var look = LayerLook()
  var decorationBox: LayerDecorationBox?
  nonisolated(unsafe) var extras: LayerExtras?
  var vector: VectorContents?
  var storedContentsScale: CGFloat = 1
  var storedContentsGravity = CALayerContentsGravity.resize
  nonisolated(unsafe) var animationState: LayerAnimations?

  var children: ContiguousArray<CALayer> = []
  /// The sublayers in painting order where `zPosition` changes it, else empty.
  var depthOrder: ContiguousArray<CALayer> = []
  /// Over the painting order; nil while there are few sublayers.
  var extentTree: ExtentTree?
  /// Extents that sublayers had when they left, since the last frame.
  var vacated: ContiguousArray<Extent> = []
  /// What this and its sublayers covered in the last frame, in the superlayer's coordinates.
  var extent = Extent.empty
  /// The union of the sublayers' extents, in this layer's coordinates, before any clip.
  var childrenExtent = Extent.empty
  /// This layer's place in the superlayer's painting order, as far as the compositor has seen it; a hint in `children`.
  var paintIndex = 0

  // Unsafe links within the tree: a parent owns its children and clears them when it goes.
  nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  nonisolated(unsafe) unowned(unsafe) var firstChanged: CALayer?
  nonisolated(unsafe) unowned(unsafe) var nextChanged: CALayer?
  nonisolated(unsafe) unowned(unsafe) var previousChanged: CALayer?
  /// The next changed sublayer to be looked at by a running layout or display pass.
  nonisolated(unsafe) unowned(unsafe) var cursor: CALayer?
  nonisolated(unsafe) unowned(unsafe) var compositor: Compositor?
  nonisolated(unsafe) unowned(unsafe) package var owner: (any LayerOwner)?
  /// For a copy made by `presentation()`: the layer that it shows.
  var modelLayer: CALayer?

  public override init() { super.init() }

  /// A copy of `layer`'s own properties, without sublayers; what `presentation()` is made with.
  ///
  /// A subclass with properties of its own overrides it and takes them over.
  public init(layer: Any) {
    guard let other = layer as? CALayer else {
      programmingError("CALayer(layer:) needs a CALayer, got \(type(of: layer))")
    }
    super.init()
    copyValues(from: other)
  }

  /// A layer with default values; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    for child in children { child.parent = nil }
    extras?.mask?.parent = nil
  }

  // MARK: Geometry

  /// The part of its own coordinates that the layer shows; moving the origin scrolls the sublayers.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies, in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set {
      if geometry.position == newValue { return }
      requireFinite(newValue.x + newValue.y, "position", newValue)
      let action = action(ifAnimating: "position")
      geometry.position = newValue
      changed(.shifted)
      run(action, "position")
      owner?.layer(self, didChange: .position)
    }
  }

  /// The point that `position` pins and the transform turns about, as a fraction of the bounds.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      if geometry.anchorPoint == newValue { return }
      requireFinite(newValue.x + newValue.y, "anchorPoint", newValue)
      let action = action(ifAnimating: "anchorPoint")
      geometry.anchorPoint = newValue
      changed(.moved)
      run(action, "anchorPoint")
      owner?.layer(self, didChange: .anchorPoint)
    }
  }

  open var transform: CATransform3D {
    get { extras?.transform3D ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set { setTransform(newValue) }
  }

  /// The smallest upright rectangle around the transformed bounds, in the superlayer's coordinates. Setting it keeps the transform.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  open func affineTransform() -> CGAffineTransform { geometry.transform }

  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Sublayers with a greater one are painted later; equal ones in their order.
  open var zPosition: CGFloat {
    get { decoration.zPosition }
    set {
      if decoration.zPosition == newValue { return }
      requireFinite(newValue, "zPosition", newValue)
      decorate { $0.zPosition = newValue }
      parent?.depthChanged()
    }
  }

  // MARK: Look

  /// From 0, invisible, to 1; the layer and its sublayers fade as one picture.
  open var opacity: Float {
    get { look.opacity }
    set {
      if look.opacity == newValue { return }
      requireFinite(CGFloat(newValue), "opacity", newValue)
      let action = action(ifAnimating: "opacity")
      look.opacity = newValue
      changed(.moved)
      run(action, "opacity")
      owner?.layer(self, didChange: .opacity)
    }
  }

  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set {
      if isHidden == newValue { return }
      let action = action(ifAnimating: "hidden")
      if newValue { flags.insert(.isHidden) } else { flags.remove(.isHidden) }
      changed(.moved)
      run(action, "hidden")
      owner?.layer(self, didChange: .isHidden)
    }
  }

  /// Cuts the sublayers off at the bounds, rounded by `cornerRadius`.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set {
      if masksToBounds == newValue { return }
      if newValue { flags.insert(.masksToBounds) } else { flags.remove(.masksToBounds) }
      changed(.moved)
    }
  }

  /// A promise that drawing fills the bounds with opaque colours: no transparency is kept for the contents.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { if newValue { flags.insert(.isOpaque) } else { flags.remove(.isOpaque) } }
  }

  open var backgroundColor: CGColor? {
    get { look.backgroundColor }
    set {
      if look.backgroundColor === newValue { return }
      let action = action(ifAnimating: "backgroundColor")
      let wasVisible = paintsBackground
      look.backgroundColor = newValue
      changed(wasVisible == paintsBackground ? .redrawn : .moved)
      run(action, "backgroundColor")
      owner?.layer(self, didChange: .backgroundColor)
    }
  }

  /// Points; larger than half the shorter side counts as half.
  open var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set {
      if look.cornerRadius == newValue { return }
      requireFinite(newValue, "cornerRadius", newValue)
      let action = action(ifAnimating: "cornerRadius")
      look.cornerRadius = newValue
      changed(.moved)
      run(action, "cornerRadius")
    }
  }

  /// Which corners `cornerRadius` rounds; all unless set.
  open var maskedCorners: CACornerMask {
    get { decoration.maskedCorners }
    set { setDecoration(\.maskedCorners, newValue, "maskedCorners") }
  }

  /// Only what lies under its opaque parts is seen of the layer and its sublayers, shadow included. It is placed in this layer's
  /// coordinates and belongs to no other layer: it leaves its superlayer first.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  /// Points, inside the bounds.
  open var borderWidth: CGFloat {
    get { decoration.borderWidth }
    set { setDecoration(\.borderWidth, newValue, "borderWidth") }
  }

  open var borderColor: CGColor? {
    get { decoration.borderColor }
    set { setDecoration(\.borderColor, newValue, "borderColor") }
  }

  open var shadowColor: CGColor? {
    get { decoration.shadowColor }
    set { setDecoration(\.shadowColor, newValue, "shadowColor") }
  }

  /// From 0, no shadow, to 1.
  open var shadowOpacity: Float {
    get { decoration.shadowOpacity }
    set { setDecoration(\.shadowOpacity, newValue, "shadowOpacity") }
  }

  open var shadowOffset: CGSize {
    get { decoration.shadowOffset }
    set { setDecoration(\.shadowOffset, newValue, "shadowOffset") }
  }

  /// The blur's radius in points.
  open var shadowRadius: CGFloat {
    get { decoration.shadowRadius }
    set { setDecoration(\.shadowRadius, newValue, "shadowRadius") }
  }

  /// What casts the shadow, in the layer's coordinates, in place of its bounds.
  open var shadowPath: CGPath? {
    get { decoration.shadowPath }
    set { setDecoration(\.shadowPath, newValue.map { CGPath(elements: $0.elements) }, "shadowPath") }
  }

  /// A `CGImage`, or nil. A layer that draws finds its drawing here.
  open var contents: Any? {
    get {
      switch look.contents {
      case .none: nil
      case .image(let image): image
      case .drawing(let drawing): drawing
      }
    }
    set { setContents(newValue) }
  }

  /// Device pixels a point in `contents`.
  open var contentsScale: CGFloat {
    get { storedContentsScale }
    set {
      if storedContentsScale == newValue { return }
      ensure(newValue.isFinite && newValue > 0, "CALayer.contentsScale = \(newValue): must be positive and finite")
      storedContentsScale = newValue
      changed(.redrawn)
    }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { storedContentsGravity }
    set {
      if storedContentsGravity == newValue { return }
      storedContentsGravity = newValue
      changed(.moved)
    }
  }

  /// The part of `contents` that is shown, in fractions of it.
  open var contentsRect: CGRect {
    get { decoration.contentsRect }
    set {
      requireFinite(newValue.minX + newValue.minY + newValue.width + newValue.height, "contentsRect", newValue)
      setDecoration(\.contentsRect, newValue, "contentsRect")
    }
  }

  /// The part of what is shown of `contents` that stretches, in fractions of it; what lies beside keeps its size.
  open var contentsCenter: CGRect {
    get { decoration.contentsCenter }
    set {
      requireFinite(newValue.minX + newValue.minY + newValue.width + newValue.height, "contentsCenter", newValue)
      setDecoration(\.contentsCenter, newValue, "contentsCenter")
    }
  }

  // MARK: Hierarchy

  /// nil for a mask.
  open var superlayer: CALayer? {
    if flags.contains(.isMask) { return nil }
    return modelLayer.map { $0.parent?.presentation() } ?? parent
  }

  /// From the back to the front; nil when there are none. Setting it replaces all of them.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : Array(children) }
    set { replaceAll(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// `index` counts from the back; beyond the last sublayer it means the front. The layer leaves its former superlayer first.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// At the back when `sibling` is nil.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.map { index(of: $0, in: "insertSublayer(_:below:)") } ?? 0)
  }

  /// At the front when `sibling` is nil.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.map { index(of: $0, in: "insertSublayer(_:above:)") + 1 } ?? children.count)
  }

  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    if old === new { return }
    new.removeFromSuperlayer()
    let place = index(of: old, in: "replaceSublayer(_:with:)")
    old.removeFromSuperlayer()
    insert(new, at: place)
  }

  open func removeFromSuperlayer() { parent?.remove(self) }

  // MARK: Layout and drawing

  /// Lays out before the next frame, or at `layoutIfNeeded()`.
  open func setNeedsLayout() { raise(.needsLayout, below: .layoutBelow) }

  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Lays out the topmost ancestor that needs it, down to everything below that needs it. Costs nothing where nothing does.
  open func layoutIfNeeded() { layoutFromTop() }

  open func layoutSublayers() { (owner ?? extras?.delegate)?.layoutSublayers(of: self) }

  /// Draws again before the next frame; only this layer.
  open func setNeedsDisplay() { raise(.needsDisplay, below: .displayBelow) }

  /// All of it: drawings are kept whole.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  /// Whether a change of the bounds' size draws again; otherwise the drawing is placed by `contentsGravity`.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.redisplaysOnResize) }
    set { if newValue { flags.insert(.redisplaysOnResize) } else { flags.remove(.redisplaysOnResize) } }
  }

  /// Makes new contents: by the delegate's `display(_:)`, else by recording `draw(in:)`. Drawing nothing leaves none.
  open func display() { displayNow() }

  /// Asks the delegate to draw.
  open func draw(in context: CGContext) { (owner ?? extras?.delegate)?.draw(self, in: context) }

  /// Draws the layer and all below it into `ctx`, in the layer's coordinates and without animations; lays out and draws what needs it.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: Hit testing

  /// The deepest visible layer under `p`, which is in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

  /// Whether `p`, in the layer's own coordinates, is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool {
    let b = geometry.bounds
    return p.x >= b.origin.x && p.y >= b.origin.y && p.x < b.origin.x + b.size.width && p.y < b.origin.y + b.size.height
  }

  // MARK: Animation

  /// Starts a copy of `animation`; one already running for `key` is replaced. In a layer that no compositor shows it ends at once.
  open func add(_ animation: CAAnimation, forKey key: String?) { start(animation, forKey: key) }

  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

  open func removeAllAnimations() { stopAllAnimations() }

  open func animation(forKey key: String) -> CAAnimation? { animationState?.entry(forKey: key)?.animation }

  open func animationKeys() -> [String]? { animationState?.keys }

  /// What happens when the value for `key` changes: the delegate's answer, else `actions`, else `defaultAction(forKey:)`.
  open func action(forKey key: String) -> (any CAAction)? { searchAction(forKey: key) }

  open class func defaultAction(forKey key: String) -> (any CAAction)? { nil }

  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { withExtras { $0.actions = newValue } }
  }

  /// What the screen shows now, or shows at the next frame: a copy that does not follow.
  open func presentation() -> Self? { presentationCopy() }

  /// For a presentation copy the layer that it was made from, else the layer itself.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  // MARK: Others

  open var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate }
    set { withExtras { $0.delegate = newValue } }
  }

  open var name: String? {
    get { extras?.name }
    set { withExtras { $0.name = newValue } }
  }

  /// Class and address; `recursiveDescription()` has the state.
  nonisolated open override var description: String { "<\(DebugText.identity(self))>" }

  // What `init(layer:)` and `presentation()` take over; subclasses add their own.
  func copyValues(from other: CALayer) {
    geometry = other.geometry
    look = other.look
    decorationBox = other.decorationBox.map { LayerDecorationBox($0.value) }
    storedContentsScale = other.storedContentsScale
    storedContentsGravity = other.storedContentsGravity
    flags.formUnion(other.flags.intersection([.isHidden, .masksToBounds, .isOpaque, .redisplaysOnResize]))
    if let name = other.name { withExtras { $0.name = name } }
    if let transform = other.extras?.transform3D { withExtras { $0.transform3D = transform } }
  }
}
