public import Foundation
internal import UIKitControllers
internal import UIKitControls
public import UIKitCore
internal import UIKitGraphics
internal import UniformTypeIdentifiers

/// Shows what can be done with items: copy, save, open with another program, mail, and the app's own activities.
///
/// In a narrow window it is a sheet, in a wide one a popover at the source of `popoverPresentationController`, without a source a sheet. It is
/// dismissed at the end of the chosen activity, then the completion handler is called, once.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController, DismissedByPerson {
  /// The activity, nil if the person chose none; whether it was completed; nil for the returned items; nil for the error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private enum Phase {
    case choosing
    case performing(UIActivity)
    case finished
  }

  /// Called once, after the sheet has been dismissed; nil by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The form before iOS 8, called if the other is nil.
  open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
  /// The kinds that the sheet leaves out; nil, the default, for none. Changes count before the sheet is shown.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]
  private let ownActivities: [UIActivity]
  private var phase = Phase.choosing
  private let queue = OperationQueue()
  private lazy var list = ActivityList(header: header, activities: activities) { [weak self] in self?.choose($0) }

  /// - Parameters:
  ///   - activityItems: Texts, addresses, images, data, item providers, or sources that make them.
  ///   - applicationActivities: The app's own, shown before the others of their group.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (items, ownActivities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  /// A sheet for the items that a configuration describes, with its title and its activities. The text that goes with the items is one of them. A
  /// configuration that does not support `.share` has no items.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    let isShared = activityItemsConfiguration.activityItemsConfigurationSupports(interaction: .share)
    let body = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .messageBody) as? String
    let items: [Any] = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration + [body].compactMap(\.self)
    self.init(
      activityItems: isShared ? items : [],
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    title = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String
  }

  /// Makes nothing: a sheet needs items.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
    list.onClose = { [weak self] in self?.close() }
    if preferredContentSize == .zero { preferredContentSize = CGSize(width: Self.width, height: list.height) }
  }

  /// Width of the popover in points. Our choice.
  private static let width: CGFloat = 320

  /// The placeholders, by which activities decide.
  private var placeholders: [Any] {
    items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  private var activities: [UIActivity] {
    let placeholders = placeholders
    let excluded = excludedActivityTypes ?? []
    return (ownActivities + BuiltInActivity.all()).filter { activity in
      (activity as? BuiltInActivity)?.screen = presentingViewController?.viewIfLoaded?.window?.screen
      return !(activity.activityType.map(excluded.contains) ?? false) && activity.canPerform(withActivityItems: placeholders)
    }
  }

  private var header: ActivityHeader {
    let shared = SharedItems(placeholders)
    let side = ActivityHeaderView.side
    let thumbnail = items.lazy.compactMap { item in
      (item as? any UIActivityItemSource)?.activityViewController(
        self, thumbnailImageForActivityType: nil, suggestedSize: CGSize(width: side, height: side))
    }.first
    let type = shared.files.first.flatMap { UTType(filenameExtension: $0.pathExtension) }
    let symbol =
      if let type { FileSymbol.name(of: type) } else { shared.addresses.isEmpty ? "text.alignleft" : "link" }
    let file = type?.conforms(to: .image) == true ? shared.files.first.flatMap { UIImage(contentsOfFile: $0.path) } : nil
    return ActivityHeader(
      picture: thumbnail ?? shared.images.first ?? file, symbol: symbol, title: title ?? shared.title, detail: shared.detail)
  }

  // MARK: Choosing

  private func choose(_ activity: UIActivity) {
    guard case .choosing = phase else { return }
    phase = .performing(activity)
    let providers = items.compactMap { $0 as? UIActivityItemProvider }
    guard !providers.isEmpty else { return perform(activity) }
    for provider in providers { provider.choose(activity.activityType) }
    let all = BlockOperation { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.perform(activity) } }
    }
    for provider in providers { all.addDependency(provider) }
    // A provider that was used by an earlier sheet has made its item.
    queue.addOperations(providers.filter { !$0.isFinished && !$0.isExecuting } + [all], waitUntilFinished: false)
  }

  private func perform(_ activity: UIActivity) {
    guard case .performing(let current) = phase, current === activity else { return }
    let type = activity.activityType
    var (resolved, identifiers, subject): ([Any], [Int: String], String) = ([], [:], "")
    for item in items {
      guard let source = item as? any UIActivityItemSource else {
        resolved.append(item)
        continue
      }
      guard let made = source.activityViewController(self, itemForActivityType: type) else { continue }
      if made is Data {
        identifiers[resolved.count] = source.activityViewController(self, dataTypeIdentifierForActivityType: type)
      }
      if subject.isEmpty { subject = source.activityViewController(self, subjectForActivityType: type) }
      resolved.append(made)
    }
    activity.onFinish = { [weak self, weak activity] completed in
      if let activity { self?.finish(activity, completed) }
    }
    if let own = activity as? BuiltInActivity {
      (own.subject, own.screen) = (subject, viewIfLoaded?.window?.screen)
      own.prepare(SharedItems(resolved, types: identifiers))
    } else {
      activity.prepare(withActivityItems: resolved)
    }
    if let screen = activity.activityViewController {
      // A sheet that has left meanwhile cannot present; then the activity has no screen to be performed on.
      guard viewIfLoaded?.window != nil else { return end(activity.activityType, false) }
      present(screen, animated: true)
    } else {
      activity.perform()
    }
  }

  private func finish(_ activity: UIActivity, _ completed: Bool) {
    guard case .performing(let current) = phase, current === activity else { return }
    end(activity.activityType, completed)
  }

  // MARK: End

  private func close() {
    guard case .choosing = phase else { return }
    end(nil, false)
  }

  package func wasDismissedByPerson() {
    switch phase {
    case .choosing: tell(nil, false)
    case .performing(let activity): tell(activity.activityType, false)
    case .finished: break
    }
  }

  open override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  /// Dismisses the sheet and an activity's screen, then calls the handler.
  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard let presenter = presentingViewController else { return tell(type, completed) }
    let former = phase
    phase = .finished
    presenter.dismiss(animated: true) { [self] in
      phase = former
      tell(type, completed)
    }
  }

  private func tell(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    if case .finished = phase { return }
    phase = .finished
    queue.cancelAllOperations()
    if let completionWithItemsHandler { return completionWithItemsHandler(type, completed, nil, nil) }
    completionHandler?(type, completed)
  }
}

extension UIActivityViewController: ProvidesPresentation {
  package var presentationContext: UIViewController? { nil }

  /// A popover needs a source; without one a sheet of half the height.
  package func ownPresentation(presenter: UIViewController?) -> UIPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let popover = popoverPresentationController, popover.sourceView != nil || popover.barButtonItem != nil { return nil }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: presenter)
    (sheet.detents, sheet.prefersGrabberVisible) = ([.medium(), .large()], true)
    return sheet
  }
}
