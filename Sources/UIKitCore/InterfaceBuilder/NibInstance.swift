internal import Foundation
internal import NibFormat
internal import Selectors
internal import UIKitGraphics
internal import WarningLog

/// The objects of one group of a scene, from their creation to `awakeFromNib()`.
///
/// A group inside of another one, such as a prototype cell, finds the objects around it in its parent.
@MainActor package final class NibInstance {
  let scene: LoadedScene
  private let number: Int
  private let group: NibGroup
  private let parent: NibInstance?
  /// What a nib's placeholder for its owner stands for.
  private weak var owner: AnyObject?
  /// What a nib's other placeholders stand for, by their names.
  private let externals: [String: AnyObject]
  /// The objects of the group while it is created.
  private var created: [AnyObject?]
  /// The same objects afterwards. Only a group with other ones inside needs them.
  private var remembered: [WeakObject] = []
  private var isFinished = false

  private struct WeakObject {
    weak var object: AnyObject?
  }

  init(
    _ scene: LoadedScene, group: Int, in parent: NibInstance? = nil, owner: AnyObject? = nil, externals: [String: AnyObject] = [:]
  ) {
    (self.scene, self.parent, self.owner, self.externals, number) = (scene, parent, owner, externals, group)
    self.group = scene.scene.groups[group]
    created = Array(repeating: nil, count: self.group.objects.count)
  }

  /// A group inside of this one, for one more instance of it; nil for a number that the scene does not have.
  func inner(_ group: Int) -> NibInstance? {
    scene.scene.groups.indices.contains(group) ? NibInstance(scene, group: group, in: self) : nil
  }

  /// The group's first root: a controller, a view, a cell.
  var firstRoot: Int? { group.roots.first }

  // MARK: Objects

  /// The object at an index of the scene, created if it is one of this group that does not exist yet.
  package func object(_ index: Int) -> AnyObject? {
    if let object = existing(index) { return object }
    guard group.objects.contains(index), !isFinished else { return nil }
    let object = create(index)
    created[index - group.objects.lowerBound] = object
    return object
  }

  private func existing(_ index: Int) -> AnyObject? {
    guard group.objects.contains(index) else { return parent?.existing(index) }
    let place = index - group.objects.lowerBound
    return isFinished ? (remembered.isEmpty ? nil : remembered[place].object) : created[place]
  }

  /// Creates the first root by a closure of the app's.
  func createRoot(by creator: (NSCoder) -> AnyObject?) -> AnyObject? {
    guard let root = firstRoot, let object = creator(NibCoder(self, root)) else { return nil }
    created[root - group.objects.lowerBound] = object
    return object
  }

  /// Has an object stand for one of the group, as a navigation controller's own bar.
  func adopt(_ object: AnyObject, at index: Int) {
    if group.objects.contains(index), !isFinished { created[index - group.objects.lowerBound] = object }
  }

  private func create(_ index: Int) -> AnyObject? {
    switch scene.type(at: index) {
    case .owner: return owner
    case .external(let name):
      if let object = externals[name] { return object }
      WarningLog.warn(
        "\(scene.nib.name): no object stands for the placeholder \(name): give one in the options of UINib.instantiate(withOwner:options:)"
      )
      return nil
    case .guide: return guide(scene.scene.objects[index])
    case .creatable(let type):
      let coder = NibCoder(self, index)
      let object = type.init(coder: coder)
      if object == nil {
        WarningLog.warn("\(scene.nib.name): \(type).init(coder:) returned nil for the object \(coder.record.id)")
      }
      return object
    case .object(let type): return NibObjects.make(type, NibCoder(self, index))
    case .value: return nil
    }
  }

  private func guide(_ record: NibObject) -> AnyObject? {
    guard case .object(let owner)? = record[.owner], case .string(let kind)? = record[.kind] else { return nil }
    switch object(owner) {
    case let controller as UIViewController:
      return kind == "bottom" ? controller.bottomLayoutGuide as AnyObject : controller.topLayoutGuide as AnyObject
    case let view as UIView: return view.nibGuide(kind)
    default: return nil
    }
  }

  // MARK: The end

  /// Creates what nothing in the group has created, joins the objects and sends `awakeFromNib()`.
  ///
  /// - Parameter body: Called at the end, while the group still finds its objects.
  /// - Returns: The roots that are objects, in the file's order.
  @discardableResult func finish(_ body: () -> Void = {}) -> [AnyObject] {
    let roots = group.roots.compactMap(object)
    for index in group.constraints { addConstraint(index) }
    for attribute in group.attributes { set(attribute) }
    for connection in group.connections { connect(connection) }
    for index in scene.varied where group.objects.contains(index) { NibVariations.attach(index, self) }
    for object in created where object !== owner && !externals.values.contains(where: { $0 === object }) {
      (object as? UIResponder)?.awakeFromNib()
    }
    body()
    if scene.scene.groups.contains(where: { $0.parent == number }) { remembered = created.map { WeakObject(object: $0) } }
    (isFinished, created, collected) = (true, [], [:])
    return roots
  }

  // MARK: Segues

  /// Has the objects of a finished group, and those of the controller's own group, begin the controller's segues.
  func attachSegues() {
    var top = self
    while let next = top.parent { top = next }
    guard let root = top.firstRoot, let controller = top.object(root) as? UIViewController else { return }
    controller.controllerNib?.attachSegues(to: controller, in: self)
  }

  /// Whether an object is created with this group; the items of a controller count with its view.
  func begins(at index: Int) -> Bool {
    group.objects.contains(index) || parent?.parent == nil && parent?.group.objects.contains(index) == true
  }

  // MARK: Constraints

  /// Leaves out, with a warning, a constraint that would be a mistake of code: the class of an item may have moved it.
  private func addConstraint(_ index: Int) {
    guard let values = scene.constraint(index, { NibConstraint(NibCoder(self, index), in: scene.nib.name) }),
      let first = item(values.first)
    else { return }
    let other = values.second.flatMap(item)
    if values.second != nil, other == nil { return }
    let constraint = NSLayoutConstraint(
      first, values.firstAttribute, values.relation, other, values.secondAttribute, multiplier: values.multiplier,
      constant: values.constant)
    if let priority = values.priority { constraint.priority = priority }
    if let identifier = values.identifier { constraint.identifier = identifier }
    adopt(constraint, at: index)
    if !constraint.activateIfPossible() {
      WarningLog.warn("\(scene.nib.name): the items of \(constraint.text) have no common superview: it is not active")
    }
  }

  private func item(_ index: Int) -> LayoutItem? {
    let object = object(index)
    return (object as? UIView)?.layoutItem ?? (object as? UILayoutGuide)?.layoutItem
  }

  // MARK: Connections

  private var collected: [String: [AnyObject]] = [:]

  private func connect(_ connection: NibConnection) {
    guard let source = object(connection.source) else { return }
    switch connection.kind {
    case .outlet(let name):
      guard let value = object(connection.destination) else { return }
      NibObjects.setOutlet(name, value, of: source, in: scene.nib.name)
    case .collection(let name):
      guard let value = object(connection.destination) else { return }
      if name == "gestureRecognizers", let view = source as? UIView, let gesture = value as? UIGestureRecognizer {
        return view.addGestureRecognizer(gesture)
      }
      let key = "\(connection.source).\(name)"
      collected[key, default: []].append(value)
      NibObjects.setOutlet(name, collected[key]!, of: source, in: scene.nib.name)
    case .action(let name, let events):
      let isChain = scene.scene.objects[connection.destination].baseClass == "firstResponder"
      let target = object(connection.destination)
      guard target != nil || isChain else { return }
      NibObjects.addAction(Selector(name), target, UIControl.Event(rawValue: events), to: source)
    }
  }

  private func set(_ attribute: NibGroup.Attribute) {
    guard let object = object(attribute.object) else { return }
    let coder = NibCoder(self, attribute.object)
    NibObjects.set(
      attribute.value.flatMap { coder.value($0) }, forKeyPath: attribute.keyPath, of: object,
      in: scene.nib.name)
  }
}

/// What a nib says of a constraint, the same for all instances.
@MainActor struct NibConstraint {
  let first: Int
  let second: Int?
  let firstAttribute: NSLayoutConstraint.Attribute
  let secondAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority?
  let identifier: String?

  /// nil without an item or an attribute, and, with a warning, for what makes no sense.
  init?(_ coder: NibCoder, in nib: String) {
    guard let first = coder.index(.firstItem), let attribute = coder.choice(.firstAttribute, NSLayoutConstraint.Attribute.self)
    else { return nil }
    (self.first, firstAttribute, second) = (first, attribute, coder.index(.secondItem))
    secondAttribute = coder.choice(.secondAttribute, NSLayoutConstraint.Attribute.self) ?? .notAnAttribute
    relation = coder.choice(.relation, NSLayoutConstraint.Relation.self) ?? .equal
    (multiplier, constant) = (coder.number(.multiplier) ?? 1, coder.number(.constant) ?? 0)
    priority = coder.number(.priority).flatMap { $0 > 0 && $0 <= 1000 ? UILayoutPriority(Float($0)) : nil }
    identifier = coder.string(.identifier)
    if let fault = NSLayoutConstraint.fault(firstAttribute, second != nil, secondAttribute, multiplier, constant) {
      WarningLog.warn("\(nib): the constraint \(coder.record.id) is left out: \(fault)")
      return nil
    }
  }
}
