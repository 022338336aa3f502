internal import Foundation

/// One layout pass: the layout of a frame, or a `layoutIfNeeded()` outside of one, including every nested `layoutIfNeeded()`.
///
/// Each call lays out a marked layer once. Repeats, when a layer is marked again meanwhile, are counted per layer over the whole pass, at
/// any depth: layouts that keep invalidating each other then cost time linear in the number of layers, not exponential in the depth. Layers
/// that exceed the limit are postponed to the next pass.
@MainActor enum LayoutPass {
  /// Maximum number of repeats of one layer in a pass. Our choice.
  static let repeatLimit: UInt32 = 32

  private static var isRunning = false
  /// The pass number in the upper 24 bits; the lower 8 bits of `layoutRepeats` count a layer's repeats.
  private static var number: UInt32 = 0
  private static var postponed: [(layer: CALayer, marks: LayerFlags)] = []

  static func run(_ body: () -> Void) {
    if isRunning { return body() }
    isRunning = true
    WorkCounts.layoutPasses += 1
    number &+= 1 << 8
    body()
    isRunning = false
    if !postponed.isEmpty { resumeLater() }
  }

  static func allowsRepeat(of layer: CALayer) -> Bool {
    if layer.layoutRepeats & ~0xff != number { layer.layoutRepeats = number }
    if layer.layoutRepeats & 0xff >= repeatLimit { return false }
    layer.layoutRepeats += 1
    return true
  }

  /// Removes the layer's marks until the end of the pass, so that the pass ends.
  static func postpone(_ layer: CALayer) {
    postponed.append((layer, layer.flags.intersection(.layout)))
    layer.flags.remove(.layout)
  }

  private static func resumeLater() {
    let layers = postponed
    postponed.removeAll()
    for (layer, marks) in layers {
      layer.flags.insert(marks)
      layer.enqueue()
      layer.raiseAncestors(.layoutBelow)
    }
    let asking = layers.filter { $0.marks.contains(.needsLayout) }
    layers[0].layer.root.compositor?.onWarning?(warning(about: (asking.isEmpty ? layers : asking).map(\.layer)))
  }

  private static func warning(about layers: [CALayer]) -> String {
    var names: [String] = []
    for layer in layers {
      let name = layer.owner.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
      if !names.contains(name) { names.append(name) }
    }
    return """
      layout does not settle: \(names.prefix(8).joined(separator: ", ")) asked for layout again after \(repeatLimit) repeats in one \
      pass. The next frame goes on with it. Call setNeedsLayout() only for a change, not from every layoutSubviews().
      """
  }
}
