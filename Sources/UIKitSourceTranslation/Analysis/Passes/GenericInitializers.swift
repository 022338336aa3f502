#if UIKitSource
extension AnalysisPass {
  /// `T()` and `T(frame: x)` for a generic parameter `T`: Swift calls only required initializers so, and UIKit's are none.
  static let genericInitializers = AnalysisPass("initializers of generic parameters") { module, changes in
    for file in module.ownFiles {
      let calls = module.files[file].genericCalls.filter { call in
        module.bound(of: call, in: file).map { module.isOfUIKit($0, in: file) } ?? false
      }
      for call in calls { changes.replace(call.span, with: replacement(of: call), in: file) }
      if !calls.isEmpty { changes.append(CreatedClasses.newObject, to: file) }
    }
  }

  private static func replacement(of call: GenericCall) -> String {
    let type = call.isMetatype ? call.name : "\(call.name).self"
    return switch call.kind {
    case .call: "newObject(\(type))"
    case .frameCall: "newObject(\(type), "
    case .reference: "{ newObject(\(type)) }"
    }
  }
}

/// The classes of UIKit that generic code creates.
private enum CreatedClasses {
  /// The classes of UIKit that `T()` creates.
  static let all = [
    "UIActivityIndicatorView", "UIButton", "UICollectionReusableView", "UICollectionViewCell", "UIControl", "UIImageView",
    "UILabel",
    "UINavigationController", "UIPageControl", "UIRefreshControl", "UIScrollView", "UIStackView", "UISwitch", "UITableView",
    "UITableViewCell", "UIView", "UIViewController",
  ]

  /// Those of them that `T(frame: x)` creates.
  static let framed = Set(all).subtracting([
    "UINavigationController", "UIRefreshControl", "UITableViewCell", "UIViewController",
  ])

  /// The arguments of designated initializers that UIKit calls for `init()`.
  static let arguments = [
    "init()": "()", "init(frame:)": "(frame: .zero)", "init(nibName:bundle:)": "(nibName: nil, bundle: nil)",
    "init(style:reuseIdentifier:)": "(style: .default, reuseIdentifier: nil)",
  ]

  /// Creates an object of a class whose table says how, or of a class of UIKit.
  static let newObject = [
    Declaration(
      ["@preconcurrency", "@MainActor", "private"], .function("newObject<T: AnyObject>", "_ type: T.Type", returns: "T"),
      "if let new = SelectorTable.newObject(of: type) { return new }",
      selection(
        of: all, arguments: "", otherwise: "\\(type)(): the class has no init(); give it one, or override init(frame:)")),
    Declaration(
      ["@preconcurrency", "@MainActor", "private"],
      .function("newObject<T: AnyObject>", "_ type: T.Type, frame: CGRect", returns: "T"),
      "if let new = SelectorTable.newObject(of: type, frame: frame) { return new }",
      selection(
        of: framed.sorted(), arguments: "frame: frame",
        otherwise: "\\(type)(frame:): the class has no init(frame:); override it")),
  ]

  private static func selection(of classes: [String], arguments: String, otherwise message: String) -> String {
    let cases = classes.map { "case ObjectIdentifier(\($0).self): return \($0)(\(arguments)) as! T; " }
    return "switch ObjectIdentifier(type) { \(cases.joined())default: fatalError(\"\(message)\") }"
  }
}

extension ModuleIndex {
  /// Whether the module, or one that it imports, creates objects of generic parameters.
  var createsGenericObjects: Bool {
    files.indices.contains { file in files[file].genericCalls.contains { bound(of: $0, in: file) != nil } }
  }

  /// Whether the bound contains a class of UIKit, or a subclass, and no protocol with `init()`.
  fileprivate func isOfUIKit(_ bound: String, in file: Int) -> Bool {
    var hasClass = false
    for name in bound.split(separator: "&").map({ unaliased(String($0.filter { !$0.isWhitespace })) }) {
      guard let anchor = files[file].types.indices.first.map({ TypeID(file: file, type: $0) }),
        let id = resolve(name, from: anchor)
      else {
        hasClass = hasClass || CreatedClasses.all.contains(name)
        continue
      }
      if self[id].kind == .protocolType, self[id].members.contains(where: { $0.fullName == "init()" }) { return false }
      switch self[id].kind {
      case .classType: hasClass = hasClass || createsAsUIKit(id)
      case .protocolType: hasClass = hasClass || requiresUIKit(id)
      default: break
      }
    }
    return hasClass
  }

  /// Whether only classes of UIKit, and their subclasses, conform to the protocol.
  private func requiresUIKit(_ id: TypeID, depth: Int = 0) -> Bool {
    depth < 8
      && self[id].inherited.contains { name in
        guard let inherited = resolve(name, from: id) else { return CreatedClasses.all.contains(unaliased(name)) }
        return self[inherited].kind == .classType ? createsAsUIKit(inherited) : requiresUIKit(inherited, depth: depth + 1)
      }
  }

  /// Whether the class is one of those that generic code creates as one of UIKit: its table says how.
  func createsAsUIKit(_ id: TypeID) -> Bool { foreignBase(of: id).map(CreatedClasses.all.contains) ?? false }

  /// The statement that tells a table how to create an object of its class.
  func initializerStatement(_ id: TypeID) -> String {
    let name = self[id].name.split(separator: ".").last!
    let plain = constructor(id).map { "{ \(name)\($0) }" } ?? "nil"
    let framed = hasFrameInitializer(id) ? "{ \(name)(frame: $0) }" : "nil"
    return "table.initializer = \(plain); table.frameInitializer = \(framed)"
  }

  /// Whether `init(frame:)` of the class, or an inherited one, creates objects of the class.
  private func hasFrameInitializer(_ id: TypeID) -> Bool {
    let initializers = parts(of: id).flatMap { self[$0].members }.filter { $0.initializer?.isFailable == false }
    if let framed = initializers.first(where: { $0.fullName == "init(frame:)" }) { return !framed.isUnavailable }
    if declaresDesignated(id) { return false }
    return superclasses[id].map(hasFrameInitializer) ?? foreignBase(of: id).map(CreatedClasses.framed.contains) ?? false
  }

  /// The arguments with which the class can be created; nil if it needs some of its own.
  private func constructor(_ id: TypeID) -> String? {
    let initializers = parts(of: id).flatMap { self[$0].members }.filter { $0.initializer?.isFailable == false }
    let plain = initializers.filter { $0.signature!.parameters.allSatisfy { $0.defaultValue != nil } }
    if !plain.isEmpty { return plain.contains { !$0.isUnavailable } ? "()" : nil }
    let designated = initializers.filter { $0.isDesignated && $0.fullName != "init(coder:)" }
    if designated.isEmpty { return declaresDesignated(id) ? nil : superclasses[id].map(constructor) ?? "()" }
    return designated.lazy.filter { !$0.isUnavailable }.compactMap { CreatedClasses.arguments[$0.fullName] }.first
  }
}
#endif
