import UIKit

/// A screen in a column that knows which appearance messages may come next.
@MainActor final class SplitPage: UIViewController {
  enum Phase: String { case gone, appearing, shown, disappearing }

  let name: String
  private weak var world: SplitWorld?
  private(set) var phase = Phase.gone

  init(_ name: String, _ world: SplitWorld) {
    (self.name, self.world) = (name, world)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    move(to: .appearing, from: [.gone, .disappearing], "viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
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

  private func move(to next: Phase, from legal: Set<Phase>, _ message: String) {
    if !legal.contains(phase) { world?.fail("\(name): \(message) while it is \(phase)") }
    phase = next
    world?.hear(message, name)
  }
}
