#if UIKitSource
/// `T()` and `T(frame: x)` for a generic parameter `T`: Swift calls only required initializers so, and UIKit's are none.
extension ModuleAnalysis {
  /// The classes of UIKit that `T()` creates.
  private static let classes = [
    "UIActivityIndicatorView", "UIButton", "UICollectionReusableView", "UICollectionViewCell", "UIControl", "UIImageView",
    "UILabel",
    "UINavigationController", "UIPageControl", "UIRefreshControl", "UIScrollView", "UIStackView", "UISwitch", "UITableView",
    "UITableViewCell", "UIView", "UIViewController",
  ]

  /// Those of them that `T(frame: x)` creates.
  private static let framed = Set(classes).subtracting([
    "UINavigationController", "UIRefreshControl", "UITableViewCell", "UIViewController",
  ])

  /// The arguments of designated initializers that UIKit calls for `init()`.
  private static let arguments = [
    "init()": "()", "init(frame:)": "(frame: .zero)", "init(nibName:bundle:)": "(nibName: nil, bundle: nil)",
    "init(style:reuseIdentifier:)": "(style: .default, reuseIdentifier: nil)",
  ]

  /// Whether the module, or one that it imports, creates objects so.
  static func needsInitializers(_ index: ModuleIndex) -> Bool {
    index.files.indices.contains { file in index.files[file].genericCalls.contains { index.bound(of: $0, in: file) != nil } }
  }

  mutating func analyzeGenericCalls() {
    for file in 0..<index.importedFrom {
      let calls = index.files[file].genericCalls.filter { call in
        index.bound(of: call, in: file).map { isOfUIKit($0, in: file) } ?? false
      }
      for call in calls {
        let type = call.isMetatype ? call.name : "\(call.name).self"
        let text =
          switch call.kind {
          case .call: "newObject(\(type))"
          case .frameCall: "newObject(\(type), "
          case .reference: "{ newObject(\(type)) }"
          }
        facts[file].edits.append(TextEdit(call.start, call.end, text))
      }
      if !calls.isEmpty { facts[file].appended += Self.newObject }
    }
  }

  /// Whether the bound contains a class of UIKit, or a subclass, and no protocol with `init()`.
  private func isOfUIKit(_ bound: String, in file: Int) -> Bool {
    var hasClass = false
    for name in bound.split(separator: "&").map({ index.unaliased(String($0.filter { !$0.isWhitespace })) }) {
      guard let anchor = index.files[file].types.indices.first.map({ TypeID(file: file, type: $0) }),
        let id = index.resolve(name, from: anchor)
      else {
        hasClass = hasClass || Self.classes.contains(name)
        continue
      }
      if index[id].kind == .protocolType, index[id].members.contains(where: { $0.fullName == "init()" }) { return false }
      switch index[id].kind {
      case .classType: hasClass = hasClass || isOfUIKit(id)
      case .protocolType: hasClass = hasClass || requiresUIKit(id)
      default: break
      }
    }
    return hasClass
  }

  /// Whether only classes of UIKit, and their subclasses, conform to the protocol.
  private func requiresUIKit(_ id: TypeID, depth: Int = 0) -> Bool {
    depth < 8
      && index[id].inherited.contains { name in
        guard let inherited = index.resolve(name, from: id) else { return Self.classes.contains(index.unaliased(name)) }
        return index[inherited].kind == .classType ? isOfUIKit(inherited) : requiresUIKit(inherited, depth: depth + 1)
      }
  }

  func isOfUIKit(_ id: TypeID) -> Bool { index.foreignBase(of: id).map(Self.classes.contains) ?? false }

  /// The statement that tells a table how to create an object of its class.
  func initializerStatement(_ id: TypeID) -> String {
    let name = index[id].name.split(separator: ".").last!
    let plain = constructor(id).map { "{ \(name)\($0) }" } ?? "nil"
    let framed = hasFrameInitializer(id) ? "{ \(name)(frame: $0) }" : "nil"
    return "table.initializer = \(plain); table.frameInitializer = \(framed)"
  }

  /// Whether `init(frame:)` of the class, or an inherited one, creates objects of the class.
  private func hasFrameInitializer(_ id: TypeID) -> Bool {
    let initializers = index.parts(of: id).flatMap { index[$0].members }.filter { $0.kind == .initializer && !$0.isFailable }
    if let framed = initializers.first(where: { $0.fullName == "init(frame:)" }) { return !framed.isUnavailable }
    if declaresDesignated(id) { return false }
    return index.superclasses[id].map(hasFrameInitializer) ?? index.foreignBase(of: id).map(Self.framed.contains) ?? false
  }

  /// The arguments with which the class can be created; nil if it needs some of its own.
  private func constructor(_ id: TypeID) -> String? {
    let initializers = index.parts(of: id).flatMap { index[$0].members }.filter { $0.kind == .initializer && !$0.isFailable }
    let plain = initializers.filter { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    if !plain.isEmpty { return plain.contains { !$0.isUnavailable } ? "()" : nil }
    let designated = initializers.filter { !$0.isConvenience && $0.fullName != "init(coder:)" }
    if designated.isEmpty { return declaresDesignated(id) ? nil : index.superclasses[id].map(constructor) ?? "()" }
    return designated.lazy.filter { !$0.isUnavailable }.compactMap { Self.arguments[$0.fullName] }.first
  }

  private static let newObject =
    "\n@preconcurrency @MainActor private func newObject<T: AnyObject>(_ type: T.Type) -> T { if let new = SelectorTable.newObject(of: type) { return new }; "
    + "switch ObjectIdentifier(type) { "
    + classes.map { "case ObjectIdentifier(\($0).self): return \($0)() as! T; " }.joined()
    + "default: fatalError(\"\\(type)(): the class has no init(); give it one, or override init(frame:)\") } }\n"
    + "@preconcurrency @MainActor private func newObject<T: AnyObject>(_ type: T.Type, frame: CGRect) -> T { "
    + "if let new = SelectorTable.newObject(of: type, frame: frame) { return new }; switch ObjectIdentifier(type) { "
    + framed.sorted().map { "case ObjectIdentifier(\($0).self): return \($0)(frame: frame) as! T; " }.joined()
    + "default: fatalError(\"\\(type)(frame:): the class has no init(frame:); override it\") } }\n"
}
#endif
