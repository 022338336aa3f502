internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let home: GalleryScene = GalleryScene(
    name: "home", title: "Home",
    summary: "A film database's home page: six view controllers, one scroll view, four lists sideways.",
    caption: "Six view controllers on one page", watch: "Watch the counter: the page ends in 2,000 rows of news.",
    colors: [.systemIndigo, .systemPink, .systemOrange, .systemTeal],
    script: SceneScript(duration: 8)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.75), to: CGPoint(x: 0.5, y: 0.3), taking: 0.7, rest: 0.2)
      .drag(at: 1.5, from: CGPoint(x: 0.8, y: 0.4), to: CGPoint(x: 0.2, y: 0.4), taking: 0.25)
      .drag(at: 2.6, from: CGPoint(x: 0.8, y: 0.55), to: CGPoint(x: 0.3, y: 0.55), taking: 0.2)
      .flick(at: 3.6, length: 0.3).flick(at: 4.6, length: 0.4).flick(at: 6.2, length: -0.5),
    bestMoment: 2.5
  ) {
    let home = ScrollingStackController()
    home.viewControllers = HomePage.controllers()
    return HomeViewController(.home, home, home.scrollView)
  }

  static let homestack: GalleryScene = GalleryScene(
    name: "homestack", title: "Home, as usual",
    summary: "The same page in a UIStackView in a UIScrollView, as it is built otherwise: each of two thousand rows has a cell.",
    caption: "The same page in a stack view", watch: home.watch,
    colors: [.systemRed, .systemPink, .systemOrange, .systemRed], script: home.script, bestMoment: home.bestMoment
  ) {
    let home = UsualHomeController(HomePage.controllers())
    return HomeViewController(.homestack, home, home.scrollView)
  }
}

/// The home page, built with or without the container.
final class HomeViewController: SceneViewController {
  private let page: UIViewController
  private let scroller: UIScrollView

  init(_ scene: GalleryScene, _ page: UIViewController, _ scroller: UIScrollView) {
    (self.page, self.scroller) = (page, scroller)
    super.init(scene)
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { scroller }

  override func viewDidLoad() {
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    super.viewDidLoad()
  }

  override func layOutContent(in area: CGRect) { page.view.frame = area }
}
