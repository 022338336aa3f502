import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

/// The margins of a controller's view: nothing above and below, the system's at the sides.
@MainActor @Suite struct ControllerMarginTests {
  private final class Screen: UIViewController {
    var changes = 0
    override func viewLayoutMarginsDidChange() { changes += 1 }
  }

  private let screen = Screen()

  private func show(width: CGFloat) {
    screen.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
  }

  @Test(arguments: [(320, 16), (389, 16), (390, 20), (1024, 20)]) func theSidesFollowTheWidth(width: CGFloat, side: CGFloat) {
    show(width: width)
    #expect(screen.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    #expect(screen.view.layoutMarginsGuide.layoutFrame == CGRect(x: side, y: 0, width: width - 2 * side, height: 600))
  }

  @Test func largerMarginsOfTheAppCount() {
    show(width: 393)
    screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 40, bottom: 6, trailing: 3)
    #expect(screen.view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 5, leading: 40, bottom: 6, trailing: 20))
    #expect(screen.changes == 1)
  }

  @Test func theMinimumCanBeSwitchedOff() {
    show(width: 393)
    screen.viewRespectsSystemMinimumLayoutMargins = false
    screen.view.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    #expect(screen.changes == 2)
  }

  @Test func theSafeAreaComesOnTop() {
    let stage = ManualStage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    stage.window.rootViewController = screen
    stage.window.makeKeyAndVisible()
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 59, left: 20, bottom: 34, right: 20))
  }

  @Test func constraintsToTheMarginsFollowAWidthThatCrossesTheLimit() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(box)
    let guide = screen.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor), box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    for (width, side) in [(389, 16), (390, 20), (389, 16)] as [(CGFloat, CGFloat)] {
      show(width: width)
      screen.view.layoutIfNeeded()
      #expect(box.frame == CGRect(x: side, y: 0, width: width - 2 * side, height: 10))
    }
  }
}
