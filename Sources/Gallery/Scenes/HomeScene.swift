internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let home = GalleryScene(
    name: "home", title: "Home",
    summary: "A film database's home page: six view controllers, one scroll view, four lists sideways.",
    colors: [.systemIndigo, .systemPink, .systemOrange, .systemTeal],
    script: SceneScript(duration: 8)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.75), to: CGPoint(x: 0.5, y: 0.3), taking: 0.7, rest: 0.2)
      .drag(at: 1.5, from: CGPoint(x: 0.8, y: 0.4), to: CGPoint(x: 0.2, y: 0.4), taking: 0.25)
      .drag(at: 2.6, from: CGPoint(x: 0.8, y: 0.55), to: CGPoint(x: 0.3, y: 0.55), taking: 0.2)
      .flick(at: 3.6, length: 0.3).flick(at: 4.6, length: 0.4).flick(at: 6.2, length: -0.5),
    bestMoment: 2.5
  ) { HomeViewController() }
}

final class HomeViewController: SceneViewController {
  private let home = ScrollingStackController()

  init() {
    super.init(.home)
    home.viewControllers = HomePage.controllers()
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { home.scrollView }

  override func viewDidLoad() {
    addChild(home)
    view.addSubview(home.view)
    home.didMove(toParent: self)
    super.viewDidLoad()
  }

  override func layOutContent(in area: CGRect) { home.view.frame = area }
}
