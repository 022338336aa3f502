#if UIKitSource
/// UIKit's default implementations of optional requirements, which methods in classes hide: a private class that implements no more of the
/// protocol than it must has them.
extension AnalysisPass {
  static let defaultImplementations = AnalysisPass("default implementations") {
    module, changes, adoptions, forwarding in
    write(module, changes, adoptions, forwarding)
  }

  private static func write(_ module: ModuleIndex, _ changes: ModuleChanges, _ adoptions: Adoptions, _ forwarding: Forwarding) {
    for (file, names) in adoptions.defaults.merging(forwarding.defaults, uniquingKeysWith: { $0.union($1) }) {
      for name in names.sorted() { changes.append(module.uiKit.defaultImplementations(of: name), to: file) }
    }
  }
}

extension UIKitProtocols {
  fileprivate static func defaultsName(_ name: String) -> String { "UIKitSourceDefaults_" + name }

  fileprivate func defaultImplementations(of name: String) -> Declaration {
    let required = closure(of: [name]).flatMap { declarations[$0]!.requirements.filter { !$0.isOptional } }
    let members = required.filter { $0.member.method != nil }.map {
      Declaration(.signature($0), "fatalError(\"never called\")").text
    }
    let className = Self.defaultsName(name)
    return Declaration(
      ["@MainActor", "private", "final"], .classNamed(className, ["NSObject", name]),
      members + ["static let shared = \(className)()"])
  }
}

extension UIKitProtocols.Requirement {
  /// The call with the parameters of the requirement as arguments.
  var call: String { "\(member.name)(\(member.signature?.forwardedArguments ?? ""))" }

  /// The call of the default implementation that the protocol `name` has.
  func defaultCall(of name: String) -> String { "\(UIKitProtocols.defaultsName(name)).shared.\(call)" }
}

extension Declaration.Head {
  static func signature(_ requirement: UIKitProtocols.Requirement) -> Declaration.Head {
    .written("func \(requirement.signature)")
  }
}
#endif
