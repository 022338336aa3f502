import UIKit

/// A screen that knows which appearance messages may come next, and lets its world answer each of them.
@MainActor final class Page: UIViewController {
  enum Phase: String { case gone, appearing, shown, disappearing }

  let name: String
  private(set) lazy var list = KeptList(self)
  private weak var world: ControllersWorld?
  private(set) var phase = Phase.gone
  /// Announced parents less those that were reported.
  private(set) var openMoves = 0

  init(_ name: String, _ world: ControllersWorld) {
    (self.name, self.world) = (name, world)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .white
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    world?.hear("viewDidLoad", name)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    move(to: .appearing, from: [.gone, .disappearing], "viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if viewIfLoaded?.window == nil { world?.fail("\(name): viewDidAppear without a window") }
    move(to: .shown, from: [.appearing], "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    move(to: .disappearing, from: [.shown, .appearing], "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    move(to: .gone, from: [.disappearing], "viewDidDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    openMoves += 1
    world?.hear("willMove", name)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    openMoves -= 1
    world?.hear("didMove", name)
  }

  private func move(to next: Phase, from legal: Set<Phase>, _ message: String) {
    if !legal.contains(phase) { world?.fail("\(name): \(message) while it is \(phase)") }
    phase = next
    world?.hear(message, name)
  }
}

/// A list that knows where it was, as long as nothing but leaving the screen has happened to it.
@MainActor final class KeptList: UIScrollView {
  private weak var page: Page?
  /// The offset that the list keeps with the insets that it had; nil if it may have moved.
  var kept: (offset: CGFloat, insets: UIEdgeInsets)?

  init(_ page: Page) {
    self.page = page
    super.init(frame: .zero)
    contentSize = CGSize(width: 100, height: 5_000)
    panGestureRecognizer.isEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func record() { kept = (contentOffset.y, adjustedContentInset) }

  /// Bars that come and go over a screen that is shown change its edges.
  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if window != nil, page?.phase == .shown || page?.phase == .appearing { kept = nil }
  }
}
