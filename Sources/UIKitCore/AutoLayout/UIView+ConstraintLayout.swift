internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitGraphics

// A view's part in layout by constraints.
extension UIView {
  /// Made on first access.
  var layoutItem: ViewLayout {
    if let storedLayout { return storedLayout }
    let layout = ViewLayout(self)
    storedLayout = layout
    if flags.isPlacedByConstraints { flags.needsUpdateConstraints = true }
    return layout
  }

  var isPlacedByFrame: Bool { !flags.isPlacedByConstraints }

  /// Whether the view's inside is solved by its own engine, with the view's size given.
  var isLayoutIsland: Bool { isPlacedByFrame && !(storedLayout?.isBridged ?? false) }

  /// The engine that solves the view's inside.
  var interiorEngine: LayoutEngine {
    let layout = layoutItem
    if !isLayoutIsland, let storedSuperview { return storedSuperview.interiorEngine }
    if let engine = layout.engine { return engine }
    let engine = LayoutEngine(owner: self)
    layout.engine = engine
    return engine
  }

  // MARK: Frames

  func updateOwnEngine() { storedLayout?.engine?.update(marksOwner: false) }

  /// Solves the constraints that place the subviews: values of an engine with changes that are not solved yet are no places. Afterwards only
  /// views whose places differ from the last solution are marked, not those that have been given a value from between two solutions.
  func solveForSubviews() {
    updateOwnEngine()
    if !isLayoutIsland { storedLayout?.box?.engine?.update(marksOwner: true) }
  }

  /// The view's own engine, if its layout begins: constraints that the layout changes are solved at its end. If the solution is the former one,
  /// as after a constraint has been replaced by an equal one, nothing is laid out again.
  func beginOwnLayout() -> LayoutEngine? {
    guard let engine = storedLayout?.engine, !engine.isOwnerBusy else { return nil }
    engine.isOwnerBusy = true
    LayoutEngine.busyOwners += 1
    return engine
  }

  /// Solves the constraints inside of which this view stands, if its owner's layout has changed them and has not ended.
  func solveBusyEngines() {
    if LayoutEngine.busyOwners == 0 { return }
    var next: UIView? = self
    while let view = next {
      if let engine = view.storedLayout?.engine, engine.isOwnerBusy { engine.update(marksOwner: true) }
      next = view.storedSuperview
    }
  }

  /// Sets the frames of subviews placed by constraints, and a scroll view's content size.
  func applyLayout() {
    guard storedLayout != nil else { return }
    for view in storedSubviews where view.flags.isPlacedByConstraints {
      guard let box = view.storedLayout?.box, let engine = box.engine, !box.isGiven else { continue }
      view.adoptFrame(engine.rect(of: box))
    }
    if let scrollView = self as? UIScrollView { scrollView.applyContentSize() }
  }

  /// Rounds edges to the nearest pixel, so that adjacent views stay adjacent; the size is the whole number of pixels between.
  private func adoptFrame(_ alignmentRect: CGRect) {
    let scale = storedWindow?.screen.scale ?? layer.contentsScale
    func pixel(_ number: CGFloat) -> CGFloat { (number * scale).rounded() }
    let exact = frame(forAlignmentRect: alignmentRect)
    let (x, y) = (pixel(exact.minX), pixel(exact.minY))
    let rect = CGRect(
      x: x / scale, y: y / scale, width: max(0, pixel(exact.maxX) - x) / scale, height: max(0, pixel(exact.maxY) - y) / scale)
    if rect == untransformedFrame { return }
    if transform.isIdentity {
      frame = rect
      return
    }
    let anchor = layer.anchorPoint
    bounds.size = rect.size
    center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
  }

  // MARK: What the view contributes to layout

  /// Called when the frame, the bounds or an inset has changed.
  func layoutInputsChanged() {
    guard let storedLayout else { return }
    for box in [storedLayout.box, storedLayout.inner] {
      if let box { box.engine?.inputsChanged(of: box) }
    }
  }

  func intrinsicSizeChanged() {
    if let box = storedLayout?.box, !box.isGiven { box.engine?.intrinsicChanged(of: box) }
    if flags.isArranged { (storedSuperview as? UIStackView)?.arrangedContentChanged() }
  }

  // MARK: Guides

  func layoutFrame(of item: LayoutItem) -> CGRect {
    let whole = bounds
    switch item.kind {
    case .view, .guide:
      guard let box = item.box, let engine = box.engine else { return .zero }
      return engine.rect(of: box)
    case .margins: return whole.inset(by: layoutMargins)
    case .safeArea: return whole.inset(by: safeAreaInsets)
    case .readable: return whole.inset(by: readableInsets)
    case .content: return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    case .viewport: return whole
    case .keyboard:
      return CGRect(x: whole.minX, y: whole.maxY - keyboardGuideHeight, width: whole.width, height: keyboardGuideHeight)
    case .distance: return .zero
    }
  }

  func standardGuide(_ kind: LayoutItem.Kind, _ identifier: String) -> UILayoutGuide {
    let layout = layoutItem
    if let guide = layout.standardGuides.first(where: { $0.layoutItem.kind == kind }) { return guide }
    let guide = kind == .keyboard ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    guide.identifier = identifier
    layout.standardGuides.append(guide)
    if kind == .keyboard { storedWindow?.screen.keyboard?.guideEntered(self) }
    return guide
  }
}

extension LayoutEngine {
  func endOwnersLayout() {
    isOwnerBusy = false
    Self.busyOwners -= 1
    update(marksOwner: true)
  }

  func rect(of box: LayoutBox) -> CGRect {
    CGRect(
      x: value(.left, of: box), y: value(.top, of: box), width: value(.width, of: box), height: value(.height, of: box))
  }
}

extension UIScrollView {
  /// Sets the content size on the axes that constraints determine.
  func applyContentSize() {
    guard let layout = storedLayout else { return }
    var size = contentSize
    for box in [layout.box, layout.inner] {
      guard let box, let engine = box.engine else { continue }
      let scale = window?.screen.scale ?? layer.contentsScale
      func pixel(_ number: CGFloat) -> CGFloat { (number * scale).rounded() / scale }
      if box.slot(.contentWidth) != nil { size.width = pixel(engine.value(.contentWidth, of: box)) }
      if box.slot(.contentHeight) != nil { size.height = pixel(engine.value(.contentHeight, of: box)) }
    }
    if size != contentSize { contentSize = size }
  }
}
