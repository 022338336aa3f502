package import Foundation
internal import NibFormat

/// Compiles storyboards and xibs into the files that UIKit loads.
package struct InterfaceCompiler: Sendable {
  /// A compiled file, and what is to be checked and reported.
  package struct Result: Sendable {
    /// The bytes of the compiled file; empty if there is an error.
    package let data: Data
    package let notes: [InterfaceNote]
    /// The names that the app's code must have.
    package let uses: [InterfaceUse]
    /// The images and colours that the app's catalogues must have.
    package let resources: [InterfaceResource]
  }

  /// The module of the classes for which a file names no other one.
  private let module: String
  private let names: [String: InterfaceClassName]

  /// - Parameter names: The classes that Objective-C calls otherwise, by those names: `@objc(Name)`.
  package init(module: String, names: [String: InterfaceClassName] = [:]) { (self.module, self.names) = (module, names) }

  /// - Parameter path: For messages; whether it is a storyboard is seen in the document.
  package func compile(_ data: Data, path: String) throws(InterfaceError) -> Result {
    let document = try InterfaceNode.document(data, path: path)
    guard document.name == "document" else {
      throw InterfaceError(
        path: path, line: document.line, text: "the document is no Interface Builder file for iOS: its root is \(document.name)")
    }
    if let type = document["type"], !type.contains("CocoaTouch") {
      let note = InterfaceNote(
        severity: .warning, line: document.line, text: "the file is one of \(type), not of iOS: it is left out")
      return Result(data: Data(), notes: [note], uses: [], resources: [])
    }
    let context = InterfaceContext(document, module: module, names: names)
    let bytes = document.child("scenes") == nil ? nib(document, context) : storyboard(document, context)
    let hasErrors = context.notes.contains { $0.severity == .error }
    return Result(
      data: hasErrors ? Data() : Data(bytes), notes: context.notes, uses: context.uses, resources: context.resources)
  }

  private func nib(_ document: InterfaceNode, _ context: InterfaceContext) -> [UInt8] {
    var builder = SceneBuilder(context)
    return NibFile.encode([(controller: "", identifier: nil, scene: builder.nib(document.list("objects")))], initial: 0)
  }

  private func storyboard(_ document: InterfaceNode, _ context: InterfaceContext) -> [UInt8] {
    var scenes: [(controller: String, identifier: String?, scene: NibScene)] = []
    var identifiers: [String: InterfaceNode] = [:]
    for node in document.list("scenes") {
      guard let controller = node.list("objects").first(where: Self.isController) else {
        context.warn(node, "a scene without a view controller is left out")
        continue
      }
      if let name = controller["storyboardIdentifier"], let first = identifiers.updateValue(controller, forKey: name) {
        context.error(
          controller, "the storyboard identifier \(name) is used twice, first in line \(first.line): choose another one")
      }
      var builder = SceneBuilder(context)
      scenes.append((controller.id ?? "", controller["storyboardIdentifier"], builder.scene(node, controller: controller)))
    }
    checkCycles(document, context)
    let initial = document["initialViewController"].flatMap { id in scenes.firstIndex { $0.controller == id } }
    if let id = document["initialViewController"], initial == nil {
      context.error(document, "the initial view controller \(id) does not exist: choose one in Xcode")
    }
    return NibFile.encode(scenes, initial: initial)
  }

  private static func isController(_ node: InterfaceNode) -> Bool {
    InterfaceElements.isKind(node.name, of: "viewController") || ControllerElements.missing.contains(node.name)
      || node.name == "viewControllerPlaceholder" || node.name.hasSuffix("ViewController")
  }

  /// Controllers that embed each other would be created without end.
  private func checkCycles(_ document: InterfaceNode, _ context: InterfaceContext) {
    var edges: [String: [(to: String, node: InterfaceNode)]] = [:]
    for scene in document.list("scenes") {
      guard let controller = scene.list("objects").first(where: Self.isController)?.id else { continue }
      scene.visit { node in
        guard node.name == "segue", ["embed", "relationship"].contains(node["kind"]), let target = node["destination"] else {
          return
        }
        edges[controller, default: []].append((target, node))
      }
    }
    var finished: Set<String> = []
    for start in edges.keys.sorted() where !finished.contains(start) {
      // Depth first, with the controllers on the way down.
      var way: [String] = [start]
      var next: [Int] = [0]
      while let controller = way.last {
        let place = next[next.count - 1]
        guard let edge = edges[controller].flatMap({ place < $0.count ? $0[place] : nil }) else {
          finished.insert(controller)
          way.removeLast()
          next.removeLast()
          continue
        }
        next[next.count - 1] += 1
        if way.contains(edge.to) {
          context.error(edge.node, "the controllers \(way.joined(separator: ", ")) contain each other: remove one of the segues")
        } else if !finished.contains(edge.to) {
          way.append(edge.to)
          next.append(0)
        }
      }
    }
  }
}
