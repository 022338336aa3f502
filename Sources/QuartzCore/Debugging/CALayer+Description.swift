internal import CoreGraphics
internal import Foundation

extension CALayer {
  /// The layer and all below it, one line each: frame, contents, looks, running animations, and what is still to be done before the next
  /// frame. An addition of ours.
  ///
  /// `changes` names what the compositor will turn into damage, `covered` is what the layer and its sublayers covered in the superlayer
  /// in the last frame, and is left out where that is the frame.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    describeTree("", &lines)
    return lines.joined(separator: "\n")
  }

  private func describeTree(_ indent: String, _ lines: inout [String]) {
    lines.append(indent + stateDescription)
    for child in children { child.describeTree(indent + DebugText.indent, &lines) }
    if let mask = maskLayer { lines.append("\(indent)\(DebugText.indent)mask: \(mask.stateDescription)") }
  }

  private var stateDescription: String {
    var parts = [DebugText.identity(self)]
    if let name { parts.append("name = \(DebugText.quoted(name))") }
    if let delegate { parts.append("delegate = <\(DebugText.identity(delegate))>") }
    parts.append("frame = \(DebugText.rect(frame))")
    if bounds.origin != .zero { parts.append("bounds = \(DebugText.rect(bounds))") }
    if !geometry.transform.isIdentity { parts.append("transform = \(DebugText.transform(geometry.transform))") }
    if let contents = contentsDescription { parts.append("contents = \(contents)") }
    if isHidden { parts.append("hidden = YES") }
    if opacity != 1 { parts.append("opacity = \(DebugText.number(Double(opacity)))") }
    if masksToBounds { parts.append("masksToBounds = YES") }
    if cornerRadius != 0 { parts.append("cornerRadius = \(DebugText.number(Double(cornerRadius)))") }
    if zPosition != 0 { parts.append("zPosition = \(DebugText.number(Double(zPosition)))") }
    if let animations = animationsDescription { parts.append("animations = \(animations)") }
    return "<\((parts + damageDescription).joined(separator: "; "))>"
  }

  private var contentsDescription: String? {
    switch look.contents {
    case .none: vector.map { "vector of \($0.commands.count) commands" }
    case .image(let image): "image of \(image.width) x \(image.height) pixels"
    case .drawing(let drawing):
      "drawing of \(drawing.list.commands.count) commands at \(DebugText.number(Double(drawing.scale)))x"
    }
  }

  /// The animations in order: each as its key and its object's identity.
  package var animationsDescription: String? {
    guard let entries = animationState?.entries, !entries.isEmpty else { return nil }
    let texts = entries.map { entry in
      "\(entry.key ?? "(no key)")=<\(DebugText.identity(entry.animation))>"
    }
    return "{ \(texts.joined(separator: "; ")); }"
  }

  private var damageDescription: [String] {
    let names: [(LayerFlags, String)] = [
      (.moved, "moved"), (.shifted, "shifted"), (.redrawn, "redrawn"), (.scrolled, "scrolled"), (.restacked, "restacked"),
    ]
    let changes = names.filter { flags.contains($0.0) }.map(\.1)
    var parts: [String] = changes.isEmpty ? [] : ["changes = \(changes.joined(separator: "+"))"]
    if flags.contains(.needsLayout) { parts.append("needsLayout = YES") }
    if flags.contains(.needsDisplay) { parts.append("needsDisplay = YES") }
    let covered = extent.isEmpty ? CGRect.null : extent.rect
    if changes.isEmpty && isShown && covered != frame {
      parts.append("covered = \(extent.isEmpty ? "nothing" : DebugText.rect(covered))")
    }
    return parts
  }
}
