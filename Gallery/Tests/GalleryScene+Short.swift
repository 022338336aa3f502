import Scrollwork
import UIKit

@testable import Gallery

extension GalleryScene {
  /// The same scene with shorter tables where it makes a cell for each of 2,000 rows, for tests that ask for something else than
  /// that number: to make 2,000 cells takes most of such a test's time.
  var short: GalleryScene {
    var scene = self
    switch name {
    case "xray": scene.makeViewController = { XRayViewController(rows: 100) }
    case "naive": scene.makeViewController = { NaiveViewController(rows: 100) }
    case "homestack":
      scene.makeViewController = {
        let home = UsualHomeController(HomePage.controllers(news: 100))
        return HomeViewController(.homestack, home, home.scrollView)
      }
    default: break
    }
    return scene
  }
}
