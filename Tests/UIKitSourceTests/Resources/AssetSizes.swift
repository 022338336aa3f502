#if UIKitSource
import Foundation
import ManualHost
import UIKit
import UIKitGraphics

/// The sizes of a bundle's images on a host that shows no pictures.
@MainActor struct AssetSizes {
  private let app: AppFolder
  private let stage = ManualStage()

  init(_ app: AppFolder) { self.app = app }

  func sizes(_ names: [String]) -> [CGSize?] {
    stage.screen.makeCurrent()
    return app.asBundle { names.map { UIImage(named: $0)?.size } }
  }
}
#endif
