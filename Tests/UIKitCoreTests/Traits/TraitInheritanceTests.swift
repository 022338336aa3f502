import CoreGraphics
import Foundation
import ManualHost
import Testing

@testable import UIKitCore
import UIKitGraphics

private enum Density: Int { case airy, dense }

/// A trait of an app's own.
private struct DensityTrait: UITraitDefinition {
  static let defaultValue = Density.airy
}

extension UITraitCollection {
  fileprivate var density: Density { self[DensityTrait.self] }
}

extension UIMutableTraits {
  fileprivate var density: Density {
    get { self[DensityTrait.self] }
    set { self[DensityTrait.self] = newValue }
  }
}

@MainActor @Suite struct TraitInheritanceTests {
  let stage = ManualStage()

  final class Listener: UIView {
    var heard: [String] = []
    var log: ((String) -> Void)?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard.append("\(previousTraitCollection!.userInterfaceStyle) > \(traitCollection.userInterfaceStyle)")
      log?("view \(tag)")
    }
  }

  final class Controller: UIViewController {
    var log: ((String) -> Void)?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log?("controller") }
  }

  @Test func aWindowSaysWhatTheScreenIsLike() {
    stage.screen.makeCurrent()
    let traits = stage.window.traitCollection
    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 3 && traits.userInterfaceIdiom == .phone)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .large && traits.layoutDirection == .leftToRight)
    #expect(traits.accessibilityContrast == .normal && traits.userInterfaceLevel == .base && traits.displayGamut == .SRGB)
    #expect(traits.legibilityWeight == .regular && traits.activeAppearance == .active)
    #expect(UIView().traitCollection === traits && stage.screen.traitCollection === traits)
    let tablet = ManualStage(size: CGSize(width: 1024, height: 768), scale: 2)
    #expect(
      tablet.window.traitCollection.horizontalSizeClass == .regular && tablet.window.traitCollection.userInterfaceIdiom == .pad)
    let half = UIWindow(screen: tablet.screen)
    half.frame.size.width = 512
    half.isHidden = false
    tablet.advance(by: 0.1)
    #expect(half.traitCollection.horizontalSizeClass == .compact && half.traitCollection.verticalSizeClass == .regular)
  }

  @Test func viewsShareTheirSurroundingsTraitsUnlessTheyOverrideSome() {
    stage.screen.makeCurrent()
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.traitCollection === stage.window.traitCollection)
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides.density = .dense
    #expect(inner.traitCollection === outer.traitCollection && inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.density == .dense && inner.traitCollection.displayScale == 3)
    #expect(outer.traitOverrides.contains(DensityTrait.self) && !outer.traitOverrides.contains(UITraitDisplayScale.self))
    inner.traitOverrides[DensityTrait.self] = .airy
    #expect(inner.traitCollection.density == .airy && inner.traitCollection.horizontalSizeClass == .regular)
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.horizontalSizeClass == .compact && outer.traitCollection.density == .dense)
    inner.traitOverrides.remove(DensityTrait.self)
    #expect(inner.traitCollection.density == .dense)
    inner.removeFromSuperview()
    stage.window.addSubview(inner)
    #expect(inner.traitCollection.density == .airy)
  }

  @Test func allHaveTheirTraitsBeforeAnyHears() {
    stage.screen.makeCurrent()
    var heard: [String] = []
    let (controller, root, child) = (Controller(), Listener(), Listener())
    (root.tag, child.tag) = (1, 2)
    root.addSubview(child)
    controller.view = root
    controller.log = { [unowned child] in heard.append($0 + " \(child.traitCollection.userInterfaceStyle)") }
    for view in [root, child] { view.log = controller.log }
    stage.window.rootViewController = controller
    stage.screen.userInterfaceStyle = .dark
    #expect(heard == ["controller dark", "view 1 dark", "view 2 dark"])
    stage.screen.userInterfaceStyle = .dark
    root.overrideUserInterfaceStyle = .dark
    #expect(heard.count == 3 && child.heard == ["light > dark"])
    stage.screen.userInterfaceStyle = .light
    #expect(heard.count == 3 && root.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
  }

  @Test func controllersOverrideTraitsForTheirViewsAndChildren() {
    stage.screen.makeCurrent()
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.window.rootViewController = parent
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark && child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.overrideUserInterfaceStyle == .dark && stage.window.traitCollection.userInterfaceStyle == .light)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular && parent.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    child.traitOverrides.horizontalSizeClass = .compact
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func registrationsHearOfTheirTraitsAlone() {
    stage.screen.makeCurrent()
    final class Row: UIView {
      var heard: [String] = []

      func listen() -> any UITraitChangeRegistration {
        registerForTraitChanges([UITraitHorizontalSizeClass.self, DensityTrait.self]) {
          (self: Row, previous: UITraitCollection) in
          self.heard.append("\(previous.density) > \(self.traitCollection.density)")
        }
      }
    }
    let (row, controller) = (Row(), UIViewController())
    stage.window.rootViewController = controller
    controller.view.addSubview(row)
    var styles: [UIUserInterfaceStyle] = []
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: UIViewController, _) in
      styles.append(controller.traitCollection.userInterfaceStyle)
    }
    let registration = row.listen()
    controller.overrideUserInterfaceStyle = .dark
    #expect(row.heard.isEmpty && styles == [.dark])
    controller.view.traitOverrides.density = .dense
    #expect(row.heard == ["airy > dense"] && styles == [.dark])
    row.unregisterForTraitChanges(registration)
    controller.view.traitOverrides.density = .airy
    #expect(row.heard.count == 1)
  }

  @Test func collectionsAreMadeChangedAndCompared() {
    stage.screen.makeCurrent()
    let collection = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.density = .dense
    }
    let changed = collection.modifyingTraits { $0.displayScale = 2 }.replacing(UITraitUserInterfaceStyle.self, value: .light)
    #expect(collection.density == .dense && changed.density == .dense && changed.displayScale == 2)
    #expect(Set(changed.changedTraits(from: collection).map { $0.name }) == ["UITraitDisplayScale", "UITraitUserInterfaceStyle"])
    #expect(collection == UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), collection]))
    #expect(collection.replacing(UITraitUserInterfaceStyle.self, value: .unspecified).changedTraits(from: nil).count == 1)
    #expect(collection.hasDifferentColorAppearance(comparedTo: changed) && !collection.containsTraits(in: changed))
    #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    #expect(UITraitCollection(userInterfaceLevel: .elevated) != UITraitCollection(userInterfaceLevel: .base))
    #expect(UITraitCollection().description == "<UITraitCollection: >" && collection.copy() as? UITraitCollection === collection)
  }

  @Test func textMayReadFromTheRightBelowAView() {
    stage.screen.makeCurrent()
    let (root, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
    stage.window.addSubview(root)
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4), child.widthAnchor.constraint(equalToConstant: 10),
    ])
    stage.advance(by: 0.1)
    #expect(child.frame.minX == 4)
    root.traitOverrides.layoutDirection = .rightToLeft
    stage.advance(by: 0.1)
    #expect(child.frame.minX == 86 && child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    child.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(child.layoutMargins.right == 2 && child.directionalLayoutMargins.trailing == 4)
    child.semanticContentAttribute = .forceLeftToRight
    stage.advance(by: 0.1)
    #expect(child.frame.minX == 86, "the direction of the view that holds the constraint counts")
    root.semanticContentAttribute = .forceLeftToRight
    stage.advance(by: 0.1)
    #expect(child.frame.minX == 4)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
  }
}
