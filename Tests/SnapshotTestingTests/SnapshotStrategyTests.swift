import CoreGraphics
import Foundation
import QuartzCore
import SnapshotTesting
import Testing
import UIKit
import UIKitTesting

/// What the strategies make of their values.
@MainActor @Suite struct SnapshotStrategyTests {
  private func snapshot<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) throws -> Format {
    var result: Format?
    strategy.snapshot(value).run { result = $0 }
    return try #require(result)
  }

  private final class Screen: UIViewController {
    let label = UILabel()
    let button = UIButton(type: .system)
    var insets = UIEdgeInsets.zero
    var appearances = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      label.text = "Title"
      button.setTitle("Send", for: .normal)
      for part in [label, button] { view.addSubview(part) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances += 1
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      insets = view.safeAreaInsets
      label.frame = CGRect(x: 20, y: insets.top, width: 200, height: 30)
      button.frame = CGRect(x: 20, y: insets.top + 40, width: 200, height: 30)
    }
  }

  @Test func aControllerIsShownOnItsDevice() throws {
    let screen = Screen()
    let image = try snapshot(screen as UIViewController, .image(on: .iPhone13))
    #expect(image.size == CGSize(width: 390, height: 844) && image.scale == 3)
    #expect(screen.insets.top == 47 && screen.insets.bottom == 34 && screen.appearances == 1)
    #expect(screen.view.window == nil, "the screen of the picture is gone")
    let wide = try snapshot(screen as UIViewController, .image(on: .iPhone13(.landscape)))
    #expect(wide.size == CGSize(width: 844, height: 390) && screen.insets.left == 47)
    #expect(try snapshot(screen as UIViewController, .image(on: .iPadPro11)).size == CGSize(width: 1194, height: 834))
    #expect(
      try snapshot(screen as UIViewController, .image(size: CGSize(width: 50, height: 60))).size == CGSize(width: 50, height: 60))
  }

  @Test func aViewIsPutBackWhereItWas() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
    let (first, view, last) = (UIView(), UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 10)), UIView())
    for part in [first, view, last] { stage.window.addSubview(part) }
    view.backgroundColor = .red
    let image = try snapshot(view, .image(traits: UITraitCollection(displayScale: 1)))
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 1)
    #expect(stage.window.subviews == [first, view, last] && view.frame == CGRect(x: 5, y: 6, width: 20, height: 10))
    #expect(UIScreen.main === stage.window.screen)
  }

  @Test func traitsReachTheView() throws {
    final class Probe: UIView {
      var seen: UITraitCollection?
      override func didMoveToWindow() { if window != nil { seen = traitCollection } }
    }
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    probe.backgroundColor = .label
    let light = try snapshot(probe as UIView, .image)
    let dark = try snapshot(probe as UIView, .image(traits: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(light.cgImage?.pixels != dark.cgImage?.pixels && probe.seen?.userInterfaceStyle == .dark)
    _ = try snapshot(probe as UIView, .image(traits: UITraitCollection(preferredContentSizeCategory: .extraLarge)))
    #expect(probe.seen?.preferredContentSizeCategory == .extraLarge)
  }

  @Test func theSameViewGivesTheSameBytes() throws {
    let pictures = try (0..<3).map { _ in try snapshot(Screen() as UIViewController, .image(on: .iPhoneSe)) }
    let diffing = Diffing<UIImage>.image
    #expect(Set(pictures.map { diffing.toData($0) }).count == 1)
    #expect(diffing.diff(pictures[0], diffing.fromData(diffing.toData(pictures[1]))) == nil)
  }

  @Test func theWholeContentIsPutTogetherFromPages() throws {
    final class Source: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 57 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "row")
          ?? {
            made += 1
            return UITableViewCell(style: .default, reuseIdentifier: "row")
          }()
        cell.backgroundColor = UIColor(red: CGFloat(indexPath.row) / 57, green: 0, blue: 1, alpha: 1)
        return cell
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 105))
    (table.rowHeight, table.separatorStyle) = (20, .none)
    let source = Source()
    table.dataSource = source
    let image = try snapshot(table as UIScrollView, .wholeContent(traits: UITraitCollection(displayScale: 1)))
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 40 && pixels.height == 57 * 20 && source.made < 15)
    for row in 0..<57 {
      let expected = UInt8((CGFloat(row) / 57 * 255).rounded())
      for y in [row * 20, row * 20 + 19] {
        let data = try #require(pixels.cropping(to: CGRect(x: 20, y: y, width: 1, height: 1))?.dataProvider?.data)
        let bytes = [UInt8](data as Data)
        #expect(bytes.contains { abs(Int($0) - Int(expected)) <= 1 }, "row \(row)")
      }
    }
    #expect(table.contentOffset == .zero && table.superview == nil)
  }

  @Test func accessibilityIsReadAsText() {
    assertSnapshot(of: Screen() as UIViewController, as: .accessibility(on: .iPhone13))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Wi-Fi"
    box.addSubview(toggle)
    assertSnapshot(of: box, as: .accessibility)
  }

  @Test func valuesAreReadAsText() {
    struct Person: Encodable {
      var name = "Ada"
      var tags: Set<String> = ["b", "a"]
      var ages: [String: Int] = ["x": 2, "w": 1]
      var partner: String?
    }
    assertSnapshot(of: Person(), as: .dump)
    assertSnapshot(of: ["b": 1, "a": 2], as: .json)
    assertSnapshot(of: 42, as: .description)
    assertSnapshot(matching: "one\ntwo", as: .lines)
    assertSnapshots(of: "x", as: ["lines": .lines, "waited": .wait(for: 0.01, on: .lines)])
  }

  @Test func viewsAndControllersAreReadWithoutAddresses() throws {
    let text = try snapshot(Screen() as UIViewController, .recursiveDescription(on: .iPhoneSe))
    #expect(text.contains("UILabel") && text.contains("'Title'") || text.contains("\"Title\""))
    #expect(!text.contains("0x"))
    let hierarchy = try snapshot(UINavigationController(rootViewController: Screen()) as UIViewController, .hierarchy)
    #expect(hierarchy.contains("Screen") && hierarchy.contains("appeared") && !hierarchy.contains("0x"))
  }

  @Test func shapesAreDrawn() throws {
    let layer = CALayer()
    (layer.frame, layer.backgroundColor) = (CGRect(x: 0, y: 0, width: 8, height: 4), UIColor.red.cgColor)
    #expect(try snapshot(layer, .image).size == CGSize(width: 8, height: 4))
    let path = UIBezierPath(rect: CGRect(x: 3, y: 3, width: 6, height: 2))
    assertSnapshot(of: path, as: .elementsDescription)
    assertSnapshot(of: path, as: .image)
    #expect(try snapshot(path.cgPath, .image).size == CGSize(width: 6, height: 2))
  }

  @Test func aPullbackSnapshotsAnotherType() throws {
    struct Card { var title: String }
    let strategy: Snapshotting<Card, String> = SimplySnapshotting.lines.pullback(\.title)
    #expect(try snapshot(Card(title: "Ace"), strategy) == "Ace")
    let later: Snapshotting<Card, String> = SimplySnapshotting.lines.asyncPullback { card in
      Async { callback in DispatchQueue.main.async { callback(card.title) } }
    }
    _ = later
    #expect(Async(value: 2).map { $0 * 2 }.value == 4)
  }
}

extension Async {
  fileprivate var value: Value? {
    var result: Value?
    run { result = $0 }
    return result
  }
}
