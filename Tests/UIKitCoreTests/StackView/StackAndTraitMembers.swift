import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

/// Every member of stack views, trait collections and what goes with them; what they do at length is in `StackView` and `Traits`.
@MainActor @Suite struct StackAndTraitMembers {
  @Test func stackViews() {
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a])
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    stack.insertArrangedSubview(b, at: 0)
    stack.addArrangedSubview(UIView())
    #expect(stack.arrangedSubviews.prefix(2) == [b, a])
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews.count == 2 && a.superview === stack)
    #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
    #expect(stack.customSpacing(after: b) == UIStackView.spacingUseSystem)
    let distributions: [UIStackView.Distribution] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(UIStackView(frame: .zero).arrangedSubviews.isEmpty && UIStackView(coder: NSCoder()).arrangedSubviews.isEmpty)
  }

  @Test func collectionsOfOneTrait() {
    let collections = [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 2), UITraitCollection(displayGamut: .P3),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(accessibilityContrast: .high),
      UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(legibilityWeight: .bold),
      UITraitCollection(activeAppearance: .inactive),
    ]
    #expect(collections.allSatisfy { $0.changedTraits(from: nil).count == 1 && $0.changedTraits(from: $0).isEmpty })
    let all = UITraitCollection(traitsFrom: collections)
    #expect(all.userInterfaceIdiom == .pad && all.userInterfaceStyle == .dark && all.layoutDirection == .rightToLeft)
    #expect(all.displayScale == 2 && all.displayGamut == .P3 && all.horizontalSizeClass == .regular)
    #expect(all.verticalSizeClass == .compact && all.preferredContentSizeCategory == .small && all.accessibilityContrast == .high)
    #expect(all.userInterfaceLevel == .elevated && all.legibilityWeight == .bold && all.activeAppearance == .inactive)
    #expect(all[UITraitUserInterfaceStyle.self] == .dark && collections.allSatisfy { all.containsTraits(in: $0) })
    #expect(UITraitCollection(mutations: { $0.displayScale = 2 }) == collections[3] && UITraitCollection(coder: NSCoder()) == nil)
    #expect(all.modifyingTraits { $0.displayScale = 3 }.displayScale == 3)
    #expect(all.replacing(UITraitDisplayScale.self, value: 4).displayScale == 4)
    #expect(all.hasDifferentColorAppearance(comparedTo: nil) && !all.hasDifferentColorAppearance(comparedTo: all))
    all.performAsCurrent { #expect(UITraitCollection.current === all) }
    let named = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
    #expect(named.contains("UITraitUserInterfaceStyle") && UITraitCollection.systemTraitsAffectingImageLookup.count == 3)
  }

  @Test func overrides() {
    let (view, controller) = (UIView(), UIViewController())
    view.traitOverrides.userInterfaceIdiom = .mac
    view.traitOverrides.layoutDirection = .leftToRight
    view.traitOverrides.displayScale = 5
    view.traitOverrides.displayGamut = .P3
    view.traitOverrides.verticalSizeClass = .compact
    view.traitOverrides.accessibilityContrast = .high
    view.traitOverrides.userInterfaceLevel = .elevated
    view.traitOverrides.legibilityWeight = .bold
    view.traitOverrides.activeAppearance = .inactive
    #expect(view.traitOverrides.contains(UITraitDisplayGamut.self) && view.traitCollection.activeAppearance == .inactive)
    view.traitOverrides.remove(UITraitDisplayScale.self)
    #expect(!view.traitOverrides.contains(UITraitDisplayScale.self) && view.traitCollection.displayScale != 5)
    var heard = 0
    let registration = controller.registerForTraitChanges([UITraitLegibilityWeight.self]) { (_: UIViewController, _) in heard += 1
    }
    controller.view.addSubview(view)
    controller.traitOverrides.legibilityWeight = .bold
    controller.updateTraitsIfNeeded()
    controller.unregisterForTraitChanges(registration)
    controller.traitOverrides.legibilityWeight = .regular
    view.updateTraitsIfNeeded()
    #expect(heard == 1 && controller.traitCollection.legibilityWeight == .regular)
    #expect(
      controller.overrideTraitCollection(forChild: UIViewController()) == nil
        && controller.overrideUserInterfaceStyle == .unspecified)
    #expect(view.minimumContentSizeCategory == nil && view.maximumContentSizeCategory == nil)
    view.minimumContentSizeCategory = .large
    #expect(view.appliedContentSizeCategoryLimitsDescription.contains("from UICTContentSizeCategoryL to none"))
  }
}
