internal import Diagnostics
public import Foundation
public import Selectors
internal import Synchronization

/// Records how to undo changes, and undoes and redoes them in groups.
///
/// Foundation on Linux has no such class. Targets are not retained: what is registered for one that was released does nothing. What a handler
/// registers while its group is undone is what redoes it.
@preconcurrency @MainActor open class UndoManager: NSObject {
  /// A key for values that belong to a group.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private enum Step {
    case action(target: WeakTarget, handler: @MainActor (AnyObject) -> Void)
    case group([Step])
  }

  private struct WeakTarget { weak var object: AnyObject? }

  private struct Group {
    var steps: [Step] = []
    var name = ""
    var isDiscardable = false
    var values: [UserInfoKey: Any] = [:]
    /// When the group was closed, counted over all managers.
    var stamp = 0
  }

  private enum Activity { case recording, undoing, redoing }

  private var activity = Activity.recording
  private var (undone, redone): ([Group], [Group]) = ([], [])
  /// The groups that are open, from the outermost.
  private var open: [Group] = []
  private var disabled = 0
  /// Whether the outermost group was opened by a registration, and ends with the event.
  private var isOpenForEvent = false
  /// Managers whose group ends with the event.
  private static var withEventGroup: [UndoManager] = []
  private nonisolated static let stamps = Atomic<Int>(0)

  /// Records nothing yet.
  public override init() { super.init() }

  /// A number greater than all before, to tell what was done last.
  nonisolated package static func newStamp() -> Int { stamps.add(1, ordering: .relaxed).newValue }

  // MARK: Groups

  /// Whether what is registered during an event, or until the next frame, becomes one group; true by default.
  open var groupsByEvent = true

  /// The number of groups that are open.
  open var groupingLevel: Int { open.count }

  /// The number of groups that can be undone; the oldest go first. 0, the default, for no limit.
  open var levelsOfUndo = 0 {
    didSet {
      ensure(levelsOfUndo >= 0, "UndoManager.levelsOfUndo = \(levelsOfUndo): give 0 for no limit, or a positive number")
      dropOldest()
    }
  }

  /// The modes in which groups of an event end; all frames end them here.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Opens a group, inside of the one that is open.
  open func beginUndoGrouping() {
    if open.isEmpty { post(.NSUndoManagerCheckpoint) }
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group opened last; a group of nothing is not recorded.
  open func endUndoGrouping() {
    ensure(!open.isEmpty, "UndoManager.endUndoGrouping(): no group is open; call beginUndoGrouping() first")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup, [NSUndoManagerGroupIsDiscardableKey: open[open.count - 1].isDiscardable])
    var group = open.removeLast()
    if open.isEmpty {
      isOpenForEvent = false
      group.stamp = Self.newStamp()
      if !group.steps.isEmpty { record(group) }
    } else {
      if !group.steps.isEmpty { open[open.count - 1].steps.append(.group(group.steps)) }
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func record(_ group: Group) {
    if activity == .undoing { return redone.append(group) }
    undone.append(group)
    dropOldest()
  }

  private func dropOldest() { if levelsOfUndo > 0 { undone.removeFirst(max(0, undone.count - levelsOfUndo)) } }

  /// Ends the groups that registrations have opened: before an event and after a frame.
  static func endEvent() {
    if withEventGroup.isEmpty { return }
    let managers = withEventGroup
    withEventGroup = []
    for manager in managers where manager.isOpenForEvent && manager.groupingLevel == 1 { manager.endUndoGrouping() }
  }

  // MARK: Registering

  /// Whether `disableUndoRegistration()` was called as often as its counterpart.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Ignores what is registered until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() { disabled += 1 }

  /// The counterpart of `disableUndoRegistration()`.
  open func enableUndoRegistration() {
    ensure(disabled > 0, "UndoManager.enableUndoRegistration(): called more often than disableUndoRegistration()")
    disabled -= 1
  }

  /// Registers what undoes a change. Outside of an undo, what could be redone is forgotten.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(target) { if let target = $0 as? TargetType { handler(target) } }
  }

  /// Registers a message with one argument that undoes a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(target as AnyObject) {
      selector.perform(on: $0, [anObject], for: "UndoManager.registerUndo(withTarget:selector:object:)")
    }
  }

  private func register(_ target: AnyObject, _ handler: @escaping @MainActor (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      ensure(
        groupsByEvent,
        "UndoManager.registerUndo(withTarget: \(type(of: target))): no group is open; call beginUndoGrouping(), or set groupsByEvent"
      )
      beginUndoGrouping()
      isOpenForEvent = true
      UIScreen.main.driver.setNeedsFrame()
      Self.withEventGroup.append(self)
    }
    if activity == .recording { forgetRedone() }
    open[open.count - 1].steps.append(.action(target: WeakTarget(object: target), handler: handler))
  }

  /// Called where what could be redone is forgotten since something else was done.
  @_spi(UIKitModules) open func forgetRedone() { redone = [] }

  /// Forgets everything, also in groups that are open.
  open func removeAllActions() {
    (undone, redone) = ([], [])
    for index in open.indices { open[index].steps = [] }
    disabled = 0
  }

  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ steps: [Step]) -> [Step] {
      steps.compactMap { step in
        switch step {
        case .action(let held, _): return held.object === target ? nil : step
        case .group(let steps):
          let left = without(steps)
          return left.isEmpty ? nil : .group(left)
        }
      }
    }
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.steps = without(group.steps)
        return group
      }
    }
    open = without(open)
    (undone, redone) = (without(undone).filter { !$0.steps.isEmpty }, without(redone).filter { !$0.steps.isEmpty })
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  open var canUndo: Bool { undoCount > 0 }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redone.isEmpty }
  /// The number of groups that can be undone, with one that is open and has something in it.
  open var undoCount: Int { undone.count + (activity == .recording && open.contains { !$0.steps.isEmpty } ? 1 : 0) }
  /// The number of groups that can be redone.
  open var redoCount: Int { redone.count }
  /// Whether `undo()` is running.
  open var isUndoing: Bool { activity == .undoing }
  /// Whether `redo()` is running.
  open var isRedoing: Bool { activity == .redoing }

  /// When the group to undo was recorded; nil if there is none.
  package final var undoStamp: Int? { open.contains { !$0.steps.isEmpty } ? .max : undone.last?.stamp }
  /// When the group to redo was undone; nil if there is none.
  package final var redoStamp: Int? { redone.last?.stamp }

  /// Closes the group that is open, and undoes the last one. Does nothing if there is none.
  open func undo() {
    ensure(groupingLevel <= 1, "UndoManager.undo(): \(groupingLevel) groups are open; call endUndoGrouping() first")
    if groupingLevel == 1, activity == .recording { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group. Does nothing if there is none.
  open func undoNestedGroup() {
    ensure(
      activity == .recording && open.isEmpty,
      "UndoManager.undoNestedGroup(): a group is open, or something is being undone or redone")
    post(.NSUndoManagerCheckpoint)
    guard let group = undone.popLast() else { return }
    run(group, .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }

  /// Redoes what was undone last. Does nothing if there is nothing, or if something was registered since then.
  open func redo() {
    ensure(
      activity == .recording && groupingLevel <= 1,
      "UndoManager.redo(): \(groupingLevel) groups are open, or something is being undone; call endUndoGrouping() first")
    if groupingLevel == 1 { endUndoGrouping() }
    post(.NSUndoManagerCheckpoint)
    guard let group = redone.popLast() else { return }
    run(group, .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  private func run(_ group: Group, _ running: Activity, _ before: Notification.Name, _ after: Notification.Name) {
    post(before)
    activity = running
    beginUndoGrouping()
    (open[0].name, open[0].isDiscardable, open[0].values) = (group.name, group.isDiscardable, group.values)
    perform(group.steps)
    // Groups that a handler has left open belong to what it did.
    while !open.isEmpty { endUndoGrouping() }
    activity = .recording
    post(after)
  }

  private func perform(_ steps: [Step]) {
    for step in steps.reversed() {
      switch step {
      case .action(let target, let handler): if let object = target.object { handler(object) }
      case .group(let steps): perform(steps)
      }
    }
  }

  // MARK: Names and values

  /// Names the group that is open, or the last one.
  open func setActionName(_ actionName: String) { changeLast { $0.name = actionName } }

  /// Whether the group that is open, or the last one, need not be saved.
  open func setActionIsDiscardable(_ discardable: Bool) { changeLast { $0.isDiscardable = discardable } }

  /// Stores a value with the group that is open, or the last one; nil removes it.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) { changeLast { $0.values[key] = info } }

  private func changeLast(_ change: (inout Group) -> Void) {
    if !open.isEmpty {
      change(&open[0])
    } else if !undone.isEmpty {
      change(&undone[undone.count - 1])
    }
  }

  private var toUndo: Group? { activity == .recording ? open.first ?? undone.last : undone.last }

  /// Empty without a name, or if there is nothing to undo.
  open var undoActionName: String { toUndo?.name ?? "" }
  /// Empty without a name, or if there is nothing to redo.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// Whether what would be undone need not be saved.
  open var undoActionIsDiscardable: Bool { toUndo?.isDiscardable ?? false }
  /// Whether what would be redone need not be saved.
  open var redoActionIsDiscardable: Bool { redone.last?.isDiscardable ?? false }

  /// A value stored with what would be undone.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { toUndo?.values[key] }
  /// A value stored with what would be redone.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redone.last?.values[key] }

  /// "Undo" and the name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// "Redo" and the name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// "Undo" and a name; in English in all languages.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
  /// "Redo" and a name; in English in all languages.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

  package final func post(_ name: Notification.Name, _ values: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: values)
  }
}

/// The key of `NSUndoManagerWillCloseUndoGroup`'s value: whether the group need not be saved.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension NSNotification.Name {
  /// Before a group is opened or closed, and before something is undone or redone.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// After a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// Before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// After a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Before a group is undone.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// After a group was undone.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Before a group is redone.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// After a group was redone.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
