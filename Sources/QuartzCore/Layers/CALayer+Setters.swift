internal import CoreGraphics
internal import Diagnostics
internal import Foundation

// Implementation of the properties: checks, marks, actions.
extension CALayer {
  /// - Parameter sum: Any sum of the value's components, which is finite only if all of them are.
  @inline(__always)
  func requireFinite(_ sum: CGFloat, _ property: String, _ value: @autoclosure () -> Any) {
    if sum.isFinite { return }
    programmingError(
      "CALayer.\(property) = \(value()): geometry must be finite; look for a division by zero where it is computed")
  }

  var decoration: LayerDecoration { decorationBox?.value ?? .standard }

  func decorate(_ change: (inout LayerDecoration) -> Void) {
    if let box = decorationBox {
      change(&box.value)
    } else {
      let box = LayerDecorationBox(.standard)
      change(&box.value)
      decorationBox = box
    }
  }

  func setDecoration<Value: Equatable>(_ keyPath: WritableKeyPath<LayerDecoration, Value>, _ value: Value, _ key: String) {
    if decoration[keyPath: keyPath] == value { return }
    if let number = value as? CGFloat { requireFinite(number, key, number) }
    if let number = value as? Float { requireFinite(CGFloat(number), key, number) }
    if let size = value as? CGSize { requireFinite(size.width + size.height, key, size) }
    let action = action(ifAnimating: key)
    decorate { $0[keyPath: keyPath] = value }
    changed(.moved)
    run(action, key)
  }

  func withExtras(_ change: (LayerExtras) -> Void) {
    let extras = extras ?? LayerExtras()
    self.extras = extras
    change(extras)
  }

  func setBounds(_ new: CGRect) {
    let old = geometry.bounds
    if old == new { return }
    requireFinite(new.origin.x + new.origin.y + new.size.width + new.size.height, "bounds", new)
    let action = action(ifAnimating: "bounds")
    geometry.bounds = new
    if old.size != new.size {
      changed(.shifted)
      if flags.contains(.redisplaysOnResize) { setNeedsDisplay() }
    } else {
      changed(flags.contains(.masksToBounds) ? .scrolled : .shifted)
    }
    setNeedsLayout()
    run(action, "bounds")
    owner?.layer(self, didChange: .bounds)
  }

  func setTransform(_ new: CATransform3D) {
    if new == transform { return }
    ensure(new.isFinite, "CALayer.transform = \(new): every component must be finite")
    let action = action(ifAnimating: "transform")
    (geometry.transform, geometry.facesAway) = (new.plane(ofDepth: anchorPointZ), new.facesAway)
    if !new.isPlanar || extras?.transform3D != nil { withExtras { $0.transform3D = new.isPlanar ? nil : new } }
    changed(.moved)
    run(action, "transform")
    owner?.layer(self, didChange: .transform)
  }

  func setFrame(_ new: CGRect) {
    requireFinite(new.origin.x + new.origin.y + new.size.width + new.size.height, "frame", new)
    let rect = new.standardized
    var size = rect.size
    let anchor = geometry.anchorPoint
    if geometry.transform.isIdentity {
      bounds = CGRect(origin: geometry.bounds.origin, size: size)
      position = CGPoint(x: rect.origin.x + anchor.x * size.width, y: rect.origin.y + anchor.y * size.height)
      return
    }
    let around = CGRect(origin: CGPoint(x: 0, y: 0), size: size).applying(geometry.transform.inverted())
    size = around.size
    bounds = CGRect(origin: geometry.bounds.origin, size: size)
    let now = frame
    position = CGPoint(x: position.x + rect.origin.x - now.origin.x, y: position.y + rect.origin.y - now.origin.y)
  }

  /// Sets the recorded drawing. Only subclasses, which may override `contents`, take it through that property: the cast from `Any` costs
  /// 2,000 instructions.
  func setDrawing(_ drawing: CachedDrawing) {
    if type(of: self) == CALayer.self { show(.drawing(drawing)) } else { contents = drawing }
  }

  func setFilter(_ path: WritableKeyPath<ContentsFilters, CALayerContentsFilter>, _ filter: CALayerContentsFilter) {
    var filters = extras?.filters ?? ContentsFilters()
    guard filters[keyPath: path] != filter else { return }
    filters[keyPath: path] = filter
    withExtras { $0.filters = filters }
    changed(.redrawn)
  }

  func setContents(_ new: Any?) {
    switch new {
    case nil: show(.none)
    case let drawing as CachedDrawing: show(.drawing(drawing))
    case let image as CGImage: show(.image(image))
    default: programmingError("CALayer.contents = \(type(of: new!)): only a CGImage or nil can be shown")
    }
  }

  private func show(_ contents: LayerContents) {
    let action = action(ifAnimating: "contents")
    look.contents = contents
    changed(.moved)
    run(action, "contents")
  }
}
