/// What is known of a file while its scenes are compiled: its elements by identifier, its resources, and what there is to report.
final class InterfaceContext {
  /// The elements by their identifiers.
  private(set) var elements: [String: InterfaceNode] = [:]
  /// The colours that the file keeps of named and system colours, for names that the app does not have.
  private(set) var namedColors: [String: InterfaceNode] = [:]
  private(set) var notes: [InterfaceNote] = []
  private(set) var uses: [InterfaceUse] = []
  private(set) var resources: [InterfaceResource] = []
  /// The module of classes for which the file names none.
  let module: String
  private let names: [String: InterfaceClassName]
  private var warned: Set<String> = []

  init(_ document: InterfaceNode, module: String, names: [String: InterfaceClassName]) {
    (self.module, self.names) = (module, names)
    document.visit { node in
      guard let id = node.id, !Self.isResource(node) else { return }
      if let first = elements.updateValue(node, forKey: id) {
        error(node, "the identifier \(id) is used twice, first in line \(first.line): give one of the two objects another one")
      }
    }
    for list in document.children where list.name == "resources" {
      for entry in list.children {
        guard let name = entry["name"], let color = entry.child("color") else { continue }
        namedColors[name] = color
      }
    }
  }

  private static func isResource(_ node: InterfaceNode) -> Bool { node.name == "device" || node.parent?.name == "dependencies" }

  func error(_ node: InterfaceNode, _ text: String) {
    notes.append(InterfaceNote(severity: .error, line: node.line, text: text))
  }

  func warn(_ node: InterfaceNode, _ text: String) {
    notes.append(InterfaceNote(severity: .warning, line: node.line, text: text))
  }

  /// Warns at the first element for which `topic` is met in this file.
  func warnOnce(_ node: InterfaceNode, topic: String, _ text: String) {
    if warned.insert(topic).inserted { warn(node, text) }
  }

  /// Records that the app's catalogues must have an image or a colour.
  func use(_ kind: InterfaceResource.Kind, _ name: String, at line: Int) {
    resources.append(InterfaceResource(kind: kind, name: name, line: line))
  }

  /// Records that the app's code must have a name.
  func use(_ name: InterfaceUse.Name, of node: InterfaceNode, base: String, at line: Int) {
    guard let reference = reference(of: node) else { return }
    // A class without a module is one of Objective-C, such as a view of another framework of Apple's.
    let isTarget = node["customModuleProvider"] == "target" || (reference.module ?? "") == module
    uses.append(
      InterfaceUse(
        type: reference.type.name, module: isTarget ? nil : reference.module ?? "of Objective-C", base: base, name: name,
        line: line))
  }

  /// Records that some controller of the app must have a method.
  func use(unwindAction selector: String, at line: Int) {
    uses.append(InterfaceUse(type: "", module: nil, base: "UIViewController", name: .unwindAction(selector), line: line))
  }

  /// What the program finds the class by that the app gives the object; nil if there is none.
  func customClass(of node: InterfaceNode) -> String? {
    guard let reference = reference(of: node) else { return nil }
    let isTarget = node["customModuleProvider"] == "target"
    return reference.runtimeName(in: isTarget ? module : reference.module ?? module)
  }

  private func reference(of node: InterfaceNode) -> ClassReference? {
    guard let name = node["customClass"], !name.isEmpty else { return nil }
    return ClassReference(name, module: node["customModule"].flatMap { $0.isEmpty ? nil : $0 }, names: names)
  }
}
