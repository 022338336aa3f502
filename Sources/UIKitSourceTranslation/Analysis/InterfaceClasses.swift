#if UIKitSource
import Diagnostics
package import InterfaceCompiler

/// The classes that storyboards and nibs of a module may name.
package struct InterfaceClasses: Sendable {
  private struct Facts: Sendable {
    var properties: Set<String> = []
    var actions: Set<String> = []
    /// The first superclass outside of the module's own sources.
    var base: String?
    /// Only code of the same file sees the class.
    var isPrivate = false
  }

  /// By their names in Swift: `Card`, `Outer.Inner`.
  private var classes: [String: Facts] = [:]
  /// The classes that files may call otherwise, by their names in Objective-C.
  package private(set) var names: [String: InterfaceClassName] = [:]
  /// Types that are no classes, or that are left out.
  private var others: Set<String> = []
  /// Classes of UIKit, with the properties that this package has.
  private let uiKit: Set<String>

  init(_ module: ModuleIndex) {
    uiKit = UIKitProperties.classNames.union(["UIResponder", "UITableViewController", "UIStoryboardSegue"])
    for id in module.classes where !module[id].isLocal {
      var facts = Facts()
      for part in module.lineage(of: id).flatMap(module.parts) {
        for member in module[part].members where !member.isTypeMember {
          if member.property != nil { facts.properties.insert(member.name) } else { facts.actions.insert(ObjCName.of(member)) }
        }
      }
      facts.base = module.foreignBase(of: id)
      facts.isPrivate = ["private", "fileprivate"].contains(module[id].access)
      classes[module[id].name] = facts
      if let name = module[id].objcName, let type = module.interfaceName(of: id) { names[name] = type }
    }
    others = Set(module.files.flatMap(\.leftOutTypes))
  }

  /// Why the app's code does not have a name that an Interface Builder file uses; nil if it has, or if that cannot be known.
  package func note(of use: InterfaceUse) -> InterfaceNote? {
    if case .unwindAction(let name) = use.name { return unwindNote(name, use) }
    guard let facts = classes[use.type] else { return unknownClass(use) }
    switch use.name {
    case .unwindAction: return nil
    case .type:
      guard facts.isPrivate else { return nil }
      return InterfaceNote(
        severity: .warning, line: use.line,
        text: "\(use.type) is private, so that no file finds it: a \(use.base) stands in its place; remove private")
    case .outlet(let name):
      if facts.properties.contains(name) || !isKnown(facts.base) || Self.outlets.contains(name) { return nil }
      let near = NearNames.question(name, among: facts.properties)
      return InterfaceNote(
        severity: .error, line: use.line,
        text:
          "\(use.type) has no outlet \(name)\(near.isEmpty ? ":" : near) add @IBOutlet var \(name), or delete the connection in Xcode"
      )
    case .action(let name):
      if facts.actions.contains(name) || !isKnown(facts.base) || Self.actions.contains(name) { return nil }
      let near = NearNames.question(name, among: facts.actions)
      return InterfaceNote(
        severity: .error, line: use.line,
        text:
          "\(use.type) has no action \(name)\(near.isEmpty ? ":" : near) add an @IBAction method of that name, or delete the connection in Xcode"
      )
    }
  }

  private func unwindNote(_ name: String, _ use: InterfaceUse) -> InterfaceNote? {
    if classes.values.contains(where: { $0.actions.contains(name) }) { return nil }
    return InterfaceNote(
      severity: .warning, line: use.line,
      text:
        "no class has the method \(name) of an unwind segue: add it to the controller where the segue ends, or delete the segue"
    )
  }

  private func unknownClass(_ use: InterfaceUse) -> InterfaceNote? {
    guard case .type = use.name, !others.contains(use.type), !uiKit.contains(use.type) else { return nil }
    let other = use.module.map { " in the module \($0), which is not translated: a \(use.base) stands in its place" } ?? ""
    let near = use.module == nil ? NearNames.question(use.type, among: classes.keys) : ""
    return InterfaceNote(
      severity: use.module == nil ? .error : .warning, line: use.line,
      text:
        "there is no class \(use.type)\(other)\(near.isEmpty ? ";" : near) correct the custom class in Xcode, or add its file to the folders of UIKitSource.json"
    )
  }

  /// Whether all members of the class and its superclasses are known.
  private func isKnown(_ base: String?) -> Bool { base.map { $0 == "NSObject" || uiKit.contains($0) } ?? true }

  /// Outlets and actions of UIKit's own classes.
  private static let outlets: Set<String> = [
    "view", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "gestureRecognizers", "tableView",
    "collectionView", "searchDisplayController", "inputAccessoryView", "inputView", "accessoryView", "editingAccessoryView",
    "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "textLabel", "detailTextLabel", "imageView",
    "tableHeaderView", "tableFooterView", "refreshControl", "leftView", "rightView", "maskView", "contentView", "toolbarItems",
    "navigationItem", "tabBarItem", "window", "menu",
  ]
  private static let actions: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "startAnimating", "stopAnimating", "removeFromSuperview", "setNeedsLayout",
    "setNeedsDisplay", "reloadData", "layoutIfNeeded", "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:",
    "endEditing:",
    "dismissViewControllerAnimated:completion:", "undo", "redo", "sizeToFit", "goBack", "goForward", "reload", "stopLoading",
  ]
}

extension ModuleIndex {
  /// The class with the types around it; nil if one of these is declared elsewhere, as UIView is.
  fileprivate func interfaceName(of id: TypeID) -> InterfaceClassName? {
    let path = self[id].name.split(separator: ".").map(String.init)
    let kinds = path.indices.map { end -> String in
      resolve(path[...end].joined(separator: "."), from: id).map { self[$0].nameInMangling } ?? ""
    }
    return kinds.contains("") ? nil : InterfaceClassName(path: path, kinds: kinds.joined())
  }
}

extension TypeSummary {
  fileprivate var nameInMangling: String {
    switch keywordText {
    case "class": "C"
    case "struct": "V"
    case "enum": "O"
    default: ""
    }
  }
}

extension ModuleTranslator {
  /// The classes of a module and of the translated modules that it imports.
  package static func interfaceClasses(of module: [FileSummary], imported: [FileSummary] = []) -> InterfaceClasses {
    InterfaceClasses(ModuleIndex(module, imported: imported, .standard))
  }
}
#endif
