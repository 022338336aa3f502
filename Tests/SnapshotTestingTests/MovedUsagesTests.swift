import CoreGraphics
import Foundation
import QuartzCore
import SnapshotTesting
import Synchronization
import Testing
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Calls in the spelling of test files that were written for Point-Free's library, one for each signature.
@MainActor @Suite struct MovedUsagesTests {
  private struct User: Codable {
    var bio, name: String
    var id: Int
  }

  private enum Direction: String, CaseIterable { case up, down }

  private var controller: UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemTeal
    return controller
  }

  private var view: UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 8))
    view.backgroundColor = .red
    return view
  }

  private var path: UIBezierPath { UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 7)) }

  private func controllers() {
    let vc = controller
    assertSnapshot(of: vc, as: .image)
    assertSnapshot(of: vc, as: .image(on: .iPhoneSe))
    assertSnapshot(of: vc, as: .image(on: .iPhoneX(.landscape)), named: "wide")
    assertSnapshot(of: vc, as: .image(on: .iPadMini(.portrait)))
    assertSnapshot(of: vc, as: .image(on: .iPadPro11(.landscape(splitView: .oneThird))))
    assertSnapshot(of: vc, as: .image(on: .iPad9_7(.landscape(splitView: .oneHalf))))
    assertSnapshot(of: vc, as: .image(on: .iPad10_2(.portrait(splitView: .twoThirds))), named: "split")
    assertSnapshot(of: vc, as: .image(on: .iPhone13, precision: 0.99))
    assertSnapshot(of: vc, as: .image(on: .iPhone13ProMax, precision: 0.99, perceptualPrecision: 0.98))
    assertSnapshot(of: vc, as: .image(on: .iPhone8, size: CGSize(width: 30, height: 40)))
    assertSnapshot(of: vc, as: .image(on: .iPhoneXr, traits: .init(preferredContentSizeCategory: .extraLarge)))
    assertSnapshot(of: vc, as: .image(size: .init(width: 30, height: 40)))
    assertSnapshot(of: vc, as: .image(traits: .init(userInterfaceStyle: .dark)), timeout: 1)
    assertSnapshot(of: vc, as: .image(drawHierarchyInKeyWindow: true))
    assertSnapshot(of: vc, as: .recursiveDescription)
    assertSnapshot(of: vc, as: .recursiveDescription(on: .iPhone8Plus(.portrait)))
    assertSnapshot(of: vc, as: .recursiveDescription(on: .iPhoneSe, traits: .init(layoutDirection: .rightToLeft)))
    assertSnapshot(of: vc, as: .hierarchy)
    assertSnapshot(of: vc, as: .wait(for: 0.01, on: .image(size: .init(width: 3, height: 4))))
    assertSnapshots(of: vc, as: ["phone": .image(on: .iPhoneXsMax), "pad": .image(on: .iPadPro12_9)])
    assertSnapshots(of: vc, as: [.image(on: .iPhone12), .image(on: .iPadPro10_5)])
  }

  private func views() {
    assertSnapshot(of: view, as: .image)
    assertSnapshot(of: view, as: .image(precision: 0.9))
    assertSnapshot(of: view, as: .image(precision: 0.9, perceptualPrecision: 0.98))
    assertSnapshot(of: view, as: .image(drawHierarchyInKeyWindow: true, size: CGSize(width: 5, height: 6)))
    assertSnapshot(of: view, as: .image(size: CGSize(width: 5, height: 6), traits: .init(displayScale: 1)))
    assertSnapshot(of: view, as: .recursiveDescription)
    assertSnapshot(of: view, as: .recursiveDescription(size: CGSize(width: 5, height: 6), traits: .init()))
    assertSnapshot(of: view.layer, as: .image)
    assertSnapshot(of: view.layer, as: .image(precision: 0.99))
  }

  private func drawings() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    assertSnapshot(of: image, as: .image)
    assertSnapshot(of: image, as: .image(precision: 0.99, perceptualPrecision: 0.98, scale: 2))
    assertSnapshot(of: path, as: .image)
    assertSnapshot(of: path, as: .image(scale: 2))
    assertSnapshot(of: path, as: .elementsDescription)
    assertSnapshot(of: path.cgPath, as: .image)
    assertSnapshot(of: path.cgPath, as: .elementsDescription)
  }

  private func values() {
    let user = User(bio: "Scrolls.", name: "Blob", id: 1)
    assertSnapshot(of: user, as: .dump)
    assertSnapshot(of: user, as: .json)
    assertSnapshot(of: user, as: .json(JSONEncoder()))
    assertSnapshot(of: user, as: .plist)
    assertSnapshot(of: user, as: .plist(PropertyListEncoder()))
    assertSnapshot(of: ["Hello", "World"], as: .dump, named: "snap")
    assertSnapshot(of: user.id, as: .description)
    assertSnapshot(of: "a\nb", as: .lines)
    assertSnapshot(of: Data([1, 2]), as: .data)
    assertSnapshot(of: { $0.rawValue.count }, as: Snapshotting<Direction, String>.func(into: .description))
    assertSnapshot(matching: user, as: .dump)
    assertSnapshot(of: user, as: SimplySnapshotting.lines.pullback { (user: User) in user.name })
    #expect(verifySnapshot(of: user, as: .dump, named: "verified", record: .never) != nil)
  }

  private func requests() {
    var request = URLRequest(url: URL(string: "https://example.org/account?page=2&sort=name")!)
    request.addValue("text/plain", forHTTPHeaderField: "Accept")
    request.httpMethod = "POST"
    request.httpBody = Data("email=blob%40example.org".utf8)
    assertSnapshot(of: request, as: .raw)
    assertSnapshot(of: request, as: .raw(pretty: true))
    assertSnapshot(of: request, as: .curl)
  }

  /// Each call compiles, takes its snapshot and finds that there is no reference.
  @Test(.snapshots(record: .never)) func callsCompileAndRun() {
    let calls = Mutex(0)
    withKnownIssue {
      controllers()
      views()
      drawings()
      values()
      requests()
    } matching: { issue in
      let isExpected = issue.comments.contains { $0.rawValue.contains("There is no reference") }
      calls.withLock { $0 += isExpected ? 1 : 0 }
      return isExpected
    }
    #expect(calls.withLock(\.self) == 54)
  }
}
