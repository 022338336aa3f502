public import CoreGraphics
internal import Diagnostics
public import Foundation
public import Selectors

/// A rectangle with content and sublayers, placed in its superlayer.
///
/// Setting a property marks the layer, and each ancestor once, for the compositor's next frame; painting happens there. Values that are not
/// finite stop the program.
@preconcurrency @MainActor open class CALayer: NSObject, AssociatedObjectHolder {
  @exclusivity(unchecked) package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  @exclusivity(unchecked) var flags: LayerFlags = [.needsLayout, .moved]
  /// The number of the last pass that repeated the layer's layout, and the count of repeats; see `LayoutPass`.
  @exclusivity(unchecked) var layoutRepeats: UInt32 = 0
  @exclusivity(unchecked) var geometry = LayerGeometry()
  @exclusivity(unchecked) var look = LayerLook()
  @exclusivity(unchecked) var decorationBox: LayerDecorationBox?
  @exclusivity(unchecked) nonisolated(unsafe) var extras: LayerExtras?
  @exclusivity(unchecked) var vector: VectorContents?
  @exclusivity(unchecked) var storedContentsScale: CGFloat = 1
  @exclusivity(unchecked) var storedContentsGravity = CALayerContentsGravity.resize
  @exclusivity(unchecked) nonisolated(unsafe) var animationState: LayerAnimations?

  @exclusivity(unchecked) var children: ContiguousArray<CALayer> = []
  /// The sublayers in painting order if `zPosition` changes it, else empty.
  @exclusivity(unchecked) var depthOrder: ContiguousArray<CALayer> = []
  /// Extents of the sublayers in painting order; nil for few sublayers.
  @exclusivity(unchecked) var extentTree: ExtentTree?
  /// Extents of sublayers removed since the last frame.
  @exclusivity(unchecked) var vacated: ContiguousArray<Extent> = []
  /// The area covered by this layer and its sublayers in the last frame, in the superlayer's coordinates.
  @exclusivity(unchecked) var extent = Extent.empty
  /// The union of the sublayers' extents in this layer's coordinates, before clipping.
  @exclusivity(unchecked) var childrenExtent = Extent.empty
  /// The index in the superlayer's painting order at the last frame; a hint for the index in `children`.
  @exclusivity(unchecked) var paintIndex = 0

  // Unsafe links within the tree: a parent owns its children and clears their links when the parent is released. Unmanaged, so that a
  // mark passes to the ancestors without retaining them.
  @exclusivity(unchecked) nonisolated(unsafe) var parentLink: Unmanaged<CALayer>?
  @exclusivity(unchecked) nonisolated(unsafe) var firstLink: Unmanaged<CALayer>?
  @exclusivity(unchecked) nonisolated(unsafe) var nextLink: Unmanaged<CALayer>?
  @exclusivity(unchecked) nonisolated(unsafe) var previousLink: Unmanaged<CALayer>?
  /// The next changed sublayer of a running layout or display pass.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var cursor: CALayer?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var compositor: Compositor?
  @exclusivity(unchecked) nonisolated(unsafe) private unowned(unsafe) var storedOwner: (any LayerOwner)?
  /// Whether there is an owner; read without retaining it.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var hasOwner = false
  /// The model layer of a copy made by `presentation()`; nil for a model layer.
  @exclusivity(unchecked) var modelLayer: CALayer?

  public override init() { super.init() }

  /// Copies the properties of `layer` without sublayers; used by `presentation()`.
  ///
  /// Subclasses with properties of their own override this initializer to copy them. Stops the program if `layer` is not a `CALayer`.
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
    for child in children { child.parentLink = nil }
    extras?.mask?.parentLink = nil
  }

  /// The view whose layer this is. Computed, since each access to a stored property that other modules can change in place is checked.
  nonisolated package final var owner: (any LayerOwner)? {
    get { storedOwner }
    set {
      storedOwner = newValue
      hasOwner = newValue != nil
    }
  }

  // MARK: Geometry

  /// The rectangle of the layer's own coordinates that it shows; a change of the origin scrolls the sublayers. Marks the layer for layout.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// The place of the anchor point in the superlayer's coordinates, in points.
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

  /// The point fixed by `position` and by the transform, in fractions of the bounds; (0.5, 0.5) by default.
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

  /// The distance of the anchor point from the layer's plane in points, about which turns out of the plane are made; 0 by default.
  open var anchorPointZ: CGFloat {
    get { extras?.anchorPointZ ?? 0 }
    set {
      if anchorPointZ == newValue { return }
      requireFinite(newValue, "anchorPointZ", newValue)
      let transform = transform
      withExtras { $0.anchorPointZ = newValue }
      geometry.transform = transform.plane(ofDepth: newValue)
      changed(.moved)
    }
  }

  /// Applied about the anchor point. Only the part in the plane is painted; perspective is kept but has no effect.
  open var transform: CATransform3D {
    get { extras?.transform3D ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set { setTransform(newValue) }
  }

  /// Applied to the sublayers about the anchor point; the identity by default. Only the part in the plane is painted; perspective is kept but
  /// has no effect.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set { setSublayerTransform(newValue) }
  }

  /// The smallest upright rectangle around the transformed bounds, in the superlayer's coordinates. Setting it changes position and bounds
  /// size, not the transform.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The part of `transform` in the plane.
  open func affineTransform() -> CGAffineTransform { extras?.transform3D?.plane ?? geometry.transform }

  /// Replaces `transform`, depth included.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Sublayers with a greater value are painted later and hit first; equal ones in the order of `sublayers`. 0 by default.
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

  /// From 0 (invisible) to 1, the default. The layer and its sublayers fade as one picture.
  open var opacity: Float {
    get { look.opacity }
    set {
      if look.opacity == newValue { return }
      requireFinite(CGFloat(newValue), "opacity", newValue)
      let action = action(ifAnimating: "opacity")
      look.opacity = newValue
      changed(.moved)
      run(action, "opacity")
    }
  }

  /// Whether the layer and its sublayers are neither painted nor hit; false by default.
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

  /// Whether the layer shows its back, mirrored, while its transform turns it by more than a quarter out of the plane; true by default. One
  /// with a single side is not painted then, and neither are its sublayers.
  open var isDoubleSided: Bool {
    get { !flags.contains(.isSingleSided) }
    set {
      if isDoubleSided == newValue { return }
      if newValue { flags.remove(.isSingleSided) } else { flags.insert(.isSingleSided) }
      changed(.moved)
    }
  }

  /// Whether sublayers and contents are clipped to the bounds, rounded by `cornerRadius`; false by default.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set {
      if masksToBounds == newValue { return }
      if newValue { flags.insert(.masksToBounds) } else { flags.remove(.masksToBounds) }
      changed(.moved)
    }
  }

  /// Promises that drawing fills the bounds with opaque colours, so that layers behind need not be painted. False by default.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { if newValue { flags.insert(.isOpaque) } else { flags.remove(.isOpaque) } }
  }

  /// Fills the bounds, rounded by `cornerRadius`, behind contents and sublayers; nil, the default, fills nothing.
  open var backgroundColor: CGColor? {
    get { look.backgroundColor }
    set {
      if look.backgroundColor === newValue { return }
      let action = action(ifAnimating: "backgroundColor")
      let wasVisible = paintsBackground
      look.backgroundColor = newValue
      changed(wasVisible == paintsBackground ? .redrawn : .moved)
      run(action, "backgroundColor")
    }
  }

  /// Points, at most half the shorter side; 0 by default. Clips sublayers only with `masksToBounds`.
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

  /// The parts of `cornerRadius` that the corners have; nil, the default, for the whole radius.
  package final var cornerShares: CornerShares? {
    get { decoration.cornerShares }
    set { setDecoration(\.cornerShares, newValue, "cornerShares") }
  }

  /// The corners that `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { decoration.maskedCorners }
    set { setDecoration(\.maskedCorners, newValue, "maskedCorners") }
  }

  /// The shape of the rounded corners; `.circular` by default.
  open var cornerCurve: CALayerCornerCurve {
    get { decoration.cornerCurve }
    set { setDecoration(\.cornerCurve, newValue, "cornerCurve") }
  }

  /// The length of a rounded corner along an edge, in corner radii.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? Corners.continuousReach : 1
  }

  /// Multiplies the layer with its sublayers and shadow by the alpha of `mask`. The mask is placed in this layer's coordinates and belongs
  /// to no other layer: setting it removes the mask from its superlayer. A layer above this one stops the program.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  /// Points, inside the bounds and above the sublayers; 0 by default.
  open var borderWidth: CGFloat {
    get { decoration.borderWidth }
    set { setDecoration(\.borderWidth, newValue, "borderWidth") }
  }

  /// Opaque black by default; nil paints no border.
  open var borderColor: CGColor? {
    get { decoration.borderColor }
    set { setDecoration(\.borderColor, newValue, "borderColor") }
  }

  /// Opaque black by default; nil paints no shadow.
  open var shadowColor: CGColor? {
    get { decoration.shadowColor }
    set { setDecoration(\.shadowColor, newValue, "shadowColor") }
  }

  /// From 0, the default (no shadow), to 1.
  open var shadowOpacity: Float {
    get { decoration.shadowOpacity }
    set { setDecoration(\.shadowOpacity, newValue, "shadowOpacity") }
  }

  /// Points; (0, -3) by default, which is upward.
  open var shadowOffset: CGSize {
    get { decoration.shadowOffset }
    set { setDecoration(\.shadowOffset, newValue, "shadowOffset") }
  }

  /// The standard deviation of the blur in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { decoration.shadowRadius }
    set { setDecoration(\.shadowRadius, newValue, "shadowRadius") }
  }

  /// The shape that casts the shadow, in the layer's coordinates; nil, the default, for the bounds. A mutable path is copied.
  open var shadowPath: CGPath? {
    get { decoration.shadowPath }
    set { setDecoration(\.shadowPath, newValue.map { CGPath(elements: $0.elements) }, "shadowPath") }
  }

  /// A `CGImage` or nil; another type stops the program. Drawing stores its result here.
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

  /// Device pixels per point of `contents`; 1 by default. Must be positive.
  open var contentsScale: CGFloat {
    get { storedContentsScale }
    set {
      if storedContentsScale == newValue { return }
      ensure(newValue.isFinite && newValue > 0, "CALayer.contentsScale = \(newValue): must be positive and finite")
      storedContentsScale = newValue
      changed(.redrawn)
    }
  }

  /// How an image is shown larger than it is; `.linear` by default. Drawings are made for the size at which they are shown.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras?.filters.magnification ?? .linear }
    set { setFilter(\.magnification, newValue) }
  }

  /// How an image is shown smaller than it is; `.linear` by default.
  open var minificationFilter: CALayerContentsFilter {
    get { extras?.filters.minification ?? .linear }
    set { setFilter(\.minification, newValue) }
  }

  /// Kept; changes nothing here, since images that are shown smaller are made from all their pixels. 0 by default.
  open var minificationFilterBias: Float {
    get { extras?.kept.minificationFilterBias ?? 0 }
    set { withExtras { $0.kept.minificationFilterBias = newValue } }
  }

  /// Kept, false by default; changes nothing here: edges between pixels are always blended with what is behind them.
  open var allowsEdgeAntialiasing: Bool {
    get { extras?.kept.allowsEdgeAntialiasing ?? false }
    set { withExtras { $0.kept.allowsEdgeAntialiasing = newValue } }
  }

  /// Kept, all edges by default; changes nothing here.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.kept.edgeAntialiasingMask ?? KeptProperties().edgeAntialiasingMask }
    set { withExtras { $0.kept.edgeAntialiasingMask = newValue } }
  }

  /// Kept, true by default; changes nothing here: a layer and its sublayers always fade as one picture.
  open var allowsGroupOpacity: Bool {
    get { extras?.kept.allowsGroupOpacity ?? true }
    set { withExtras { $0.kept.allowsGroupOpacity = newValue } }
  }

  /// Has no effect: drawing is recorded on the main actor, and pixels are made by the canvas.
  open var drawsAsynchronously: Bool {
    get { false }
    set {}
  }

  /// How contents of another size than the bounds are placed; `.resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { storedContentsGravity }
    set {
      if storedContentsGravity == newValue { return }
      storedContentsGravity = newValue
      changed(.moved)
    }
  }

  /// The shown part of `contents`, in fractions of it; the unit rectangle by default.
  open var contentsRect: CGRect {
    get { decoration.contentsRect }
    set {
      requireFinite(newValue.minX + newValue.minY + newValue.width + newValue.height, "contentsRect", newValue)
      setDecoration(\.contentsRect, newValue, "contentsRect")
    }
  }

  /// Asks for the layer to be kept as a picture; false by default. Changes nothing that shows: drawings are kept in any case.
  open var shouldRasterize: Bool {
    get { decoration.shouldRasterize }
    set { if newValue != decoration.shouldRasterize { decorate { $0.shouldRasterize = newValue } } }
  }

  /// Pixels per point of that picture; 1 by default. Changes nothing that shows.
  open var rasterizationScale: CGFloat {
    get { decoration.rasterizationScale }
    set { if newValue != decoration.rasterizationScale { decorate { $0.rasterizationScale = newValue } } }
  }

  /// The stretching part of the shown contents, in fractions of it; the parts beside it keep their size. The unit rectangle by default.
  open var contentsCenter: CGRect {
    get { decoration.contentsCenter }
    set {
      requireFinite(newValue.minX + newValue.minY + newValue.width + newValue.height, "contentsCenter", newValue)
      setDecoration(\.contentsCenter, newValue, "contentsCenter")
    }
  }

  // MARK: Hierarchy

  /// nil for a root and for a mask; for a presentation copy the presentation copy of the superlayer.
  open var superlayer: CALayer? {
    if flags.contains(.isMask) { return nil }
    if let modelLayer { return modelLayer.parent?.presentation() }
    return parent
  }

  /// From back to front; nil instead of an empty array. Setting it replaces all sublayers. Reading costs O(n).
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : Array(children) }
    set { replaceAll(with: newValue ?? []) }
  }

  /// Adds at the front, removing the layer from its former superlayer; stops the program if the layer is an ancestor.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// `index` counts from the back; an index beyond the last sublayer means the front. Removes the layer from its former superlayer first.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts behind `sibling`, at the back for nil; stops the program if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.map { index(of: $0, in: "insertSublayer(_:below:)") } ?? 0)
  }

  /// Inserts in front of `sibling`, at the front for nil; stops the program if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.map { index(of: $0, in: "insertSublayer(_:above:)") + 1 } ?? children.count)
  }

  /// Removes `old` and inserts `new` at its place; stops the program if `old` is not a sublayer.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    if old === new { return }
    new.removeFromSuperlayer()
    let place = index(of: old, in: "replaceSublayer(_:with:)")
    old.removeFromSuperlayer()
    insert(new, at: place)
  }

  /// Does nothing for a layer without a superlayer. Releases the layer.
  open func removeFromSuperlayer() { parent?.remove(self) }

  // MARK: Converting

  /// Converts a point from this layer's coordinates; nil stands for the coordinates of the screen. O(distance to the common ancestor).
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer))
  }

  /// Converts a point from the coordinates of `layer`; nil stands for the screen.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    p.applying(layer?.transform(to: self) ?? transform(to: nil).inverted())
  }

  /// The smallest upright rectangle around the converted one; nil stands for the screen.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { r.applying(transform(to: layer)) }

  /// The smallest upright rectangle around the converted one; nil stands for the screen.
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    r.applying(layer?.transform(to: self) ?? transform(to: nil).inverted())
  }

  // MARK: Scrolling

  /// The part of the bounds that scroll layers around the layer show; null where they show none of it.
  open var visibleRect: CGRect { visibleRectInScrollLayers }

  /// Scrolls the nearest scroll layer around this one, so that `p`, in this layer's coordinates, is at its origin. Does nothing without one.
  open func scroll(_ p: CGPoint) { scrollLayer?.show(p, of: self) }

  /// Scrolls the nearest scroll layer around this one by the least distance that shows all of `r`, in this layer's coordinates; of a
  /// larger rectangle its start.
  open func scrollRectToVisible(_ r: CGRect) { scrollLayer?.show(r, of: self) }

  /// The size of `frame`: there are no constraints between layers.
  open func preferredFrameSize() -> CGSize { frame.size }

  // MARK: Layout and drawing

  /// Marks the layer for `layoutSublayers()` before the next frame, or at `layoutIfNeeded()`.
  open func setNeedsLayout() { raise(.needsLayout, below: .layoutBelow) }

  /// Whether the layer is marked by `setNeedsLayout()`.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Lays out from the topmost ancestor that is marked, down to every marked layer below. Does nothing if none is marked.
  open func layoutIfNeeded() { layoutFromTop() }

  /// Places the sublayers; asks the delegate by default. Called by layout passes, not directly.
  open func layoutSublayers() { (owner ?? extras?.delegate)?.layoutSublayers(of: self) }

  /// Marks the layer for drawing before the next frame; sublayers are not affected.
  open func setNeedsDisplay() { raise(.needsDisplay, below: .displayBelow) }

  /// Marks the whole layer: `rect` is ignored, since drawings are kept whole.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether the layer is marked by `setNeedsDisplay()`.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Whether a change of the value by `setValue(_:forKey:)` marks the layers of the class for drawing; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Calls `display()` if the layer is marked.
  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  /// Whether a change of the bounds' size marks the layer for drawing; otherwise the old drawing is placed by `contentsGravity`. False by
  /// default.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.redisplaysOnResize) }
    set { if newValue { flags.insert(.redisplaysOnResize) } else { flags.remove(.redisplaysOnResize) } }
  }

  /// Replaces the contents: by the delegate's `display(_:)`, else by recording `draw(in:)`. A drawing without commands leaves no contents.
  open func display() { displayNow() }

  /// Records the layer's drawing in the coordinates of its bounds; asks the delegate by default.
  open func draw(in context: CGContext) { (owner ?? extras?.delegate)?.draw(self, in: context) }

  /// Draws the layer and all sublayers into `ctx`, in the layer's coordinates and without animations, after layout and display.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: Hit testing

  /// The deepest visible layer at `p` (superlayer's coordinates); nil outside. Sublayers outside the bounds are found unless
  /// `masksToBounds`.
  open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

  /// Whether `p`, in the layer's own coordinates, lies inside its bounds.
  open func contains(_ p: CGPoint) -> Bool {
    let b = geometry.bounds
    return p.x >= b.origin.x && p.y >= b.origin.y && p.x < b.origin.x + b.size.width && p.y < b.origin.y + b.size.height
  }

  // MARK: Animation

  /// Starts a copy of `animation`, replacing a running one of the same key; nil keys never replace. In a layer that is not shown, the
  /// animation waits until it is.
  open func add(_ animation: CAAnimation, forKey key: String?) { start(animation, forKey: key) }

  /// Ends the animation without finishing it: its delegate receives `finished: false`.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

  /// Ends all animations; their delegates receive `finished: false`.
  open func removeAllAnimations() { stopAllAnimations() }

  /// The running copy, not the animation that was added; nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? { animationState?.entry(forKey: key)?.animation }

  /// The keys of running animations, oldest first; nil if there are none.
  open func animationKeys() -> [String]? { animationState?.keys }

  /// The action for a change of the value for `key`: the delegate's, else that of `actions`, else `defaultAction(forKey:)`, else an
  /// implicit animation.
  open func action(forKey key: String) -> (any CAAction)? { searchAction(forKey: key) }

  /// The action of a class; nil by default.
  open class func defaultAction(forKey key: String) -> (any CAAction)? { nil }

  /// Actions by key, asked after the delegate; nil by default.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { withExtras { $0.actions = newValue } }
  }

  /// Values for names of the program's own under which nothing is stored; one for "style" is a dictionary that is searched next. nil by
  /// default. Unlike with Apple, properties have their own values.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { withExtras { $0.style = newValue } }
  }

  /// The value of a property of a new layer, or of a name of the program's own that neither the layer nor its `style` has: nil by default.
  open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }

  /// Whether an archive has the value; true. Never asked here: layers are not archived.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// A copy with the values shown now, animations included, which does not follow later changes; nil for a layer that is not shown.
  open func presentation() -> Self? { presentationCopy() }

  /// The original of a presentation copy; for any other layer the layer itself.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  // MARK: Others

  /// Draws, lays out and supplies actions; held weakly. For the layer of a view, the view.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate }
    set { withExtras { $0.delegate = newValue } }
  }

  /// Of no effect; for identification in debugging.
  open var name: String? {
    get { extras?.name }
    set { withExtras { $0.name = newValue } }
  }

  /// Class and address; `recursiveDescription()` has the state.
  nonisolated open override var description: String { "<\(DebugText.identity(self))>" }

  // The values copied by `init(layer:)` and `presentation()`; subclasses add their own.
  func copyValues(from other: CALayer) {
    geometry = other.geometry
    look = other.look
    decorationBox = other.decorationBox.map { LayerDecorationBox($0.value) }
    storedContentsScale = other.storedContentsScale
    storedContentsGravity = other.storedContentsGravity
    flags.formUnion(other.flags.intersection([.isHidden, .masksToBounds, .isOpaque, .redisplaysOnResize, .isSingleSided]))
    if let name = other.name { withExtras { $0.name = name } }
    if let transform = other.extras?.transform3D { withExtras { $0.transform3D = transform } }
    if let transform = other.extras?.sublayerTransform { sublayerTransform = transform }
    if let timing = other.extras?.timing { withExtras { $0.timing = timing } }
    if let extras = other.extras {
      withExtras {
        ($0.filters, $0.kept, $0.anchorPointZ, $0.style) = (extras.filters, extras.kept, extras.anchorPointZ, extras.style)
      }
    }
    if let values = other.extras?.namedValues, !values.isEmpty { withExtras { $0.namedValues = values } }
  }
}
