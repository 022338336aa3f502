#if UIKitSource
/// `T()` for a generic parameter `T`: Swift calls only required initializers so, and UIKit's `init()` is none.
extension ModuleAnalysis {
  /// The classes of UIKit that `T()` creates.
  private static let classes = [
    "UIActivityIndicatorView", "UIButton", "UICollectionReusableView", "UICollectionViewCell", "UIControl", "UIImageView",
    "UILabel",
    "UINavigationController", "UIPageControl", "UIRefreshControl", "UIScrollView", "UIStackView", "UISwitch", "UITableView",
    "UITableViewCell", "UIView", "UIViewController",
  ]

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
        let text = "newObject(\(call.name).self)"
        facts[file].edits.append(TextEdit(call.start, call.end, call.isReference ? "{ \(text) }" : text))
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
      if index[id].kind == .classType { hasClass = hasClass || isOfUIKit(id) }
    }
    return hasClass
  }

  func isOfUIKit(_ id: TypeID) -> Bool { index.foreignBase(of: id).map(Self.classes.contains) ?? false }

  /// The statement that tells a table how to create an object of its class.
  func initializerStatement(_ id: TypeID) -> String {
    let name = index[id].name.split(separator: ".").last!
    guard let arguments = constructor(id) else { return "table.initializer = nil" }
    return "table.initializer = { \(name)\(arguments) }"
  }

  /// The arguments with which the class can be created; nil if it needs some of its own.
  private func constructor(_ id: TypeID) -> String? {
    let initializers = index.parts(of: id).flatMap { index[$0].members }.filter { $0.kind == .initializer && !$0.isFailable }
    if initializers.contains(where: { $0.parameters.allSatisfy { $0.defaultValue != nil } }) { return "()" }
    let designated = initializers.filter { !$0.isConvenience && $0.fullName != "init(coder:)" }
    if designated.isEmpty { return index.superclasses[id].map(constructor) ?? "()" }
    return designated.lazy.compactMap { Self.arguments[$0.fullName] }.first
  }

  private static let newObject =
    "\n@preconcurrency @MainActor private func newObject<T: AnyObject>(_ type: T.Type) -> T { if let new = SelectorTable.newObject(of: type) { return new }; "
    + "switch ObjectIdentifier(type) { "
    + classes.map { "case ObjectIdentifier(\($0).self): return \($0)() as! T; " }.joined()
    + "default: fatalError(\"\\(type)(): the class has no init(); give it one, or override init(frame:)\") } }\n"
}
#endif
