internal import Foundation
internal import NibFormat
internal import UIKitGraphics

/// What a nib changes with the size class: properties of a view or a constraint, and which subviews and constraints are installed.
@MainActor final class NibVariations {
  private struct Variation {
    let width: UIUserInterfaceSizeClass
    let height: UIUserInterfaceSizeClass
    let coder: NibCoder
    /// Retained, since an object that is not installed has no other owner.
    let included: [AnyObject]
    let excluded: [AnyObject]

    func matches(_ traits: UITraitCollection) -> Bool {
      (width == .unspecified || width == traits.horizontalSizeClass)
        && (height == .unspecified || height == traits.verticalSizeClass)
    }

    /// More conditions come later, and so win.
    var weight: Int { (width == .unspecified ? 0 : 1) + (height == .unspecified ? 0 : 1) }
  }

  private weak var view: UIView?
  private var variations: [Variation] = []
  private var constraints:
    [(constraint: NSLayoutConstraint, plain: (constant: CGFloat, priority: UILayoutPriority), variations: [Variation])] = []

  private init(_ view: UIView) { self.view = view }

  // MARK: Reading

  /// Applies the variations of a view and its constraints, now and after each change of the size class.
  static func attach(_ index: Int, _ instance: NibInstance) {
    let record = instance.scene.scene.objects[index]
    guard record[.variations] != nil else { return }
    let coder = NibCoder(instance, index)
    let all = coder.coders(.variations).map { variation in
      Variation(
        width: variation.choice(.widthClass, UIUserInterfaceSizeClass.self) ?? .unspecified,
        height: variation.choice(.heightClass, UIUserInterfaceSizeClass.self) ?? .unspecified, coder: variation,
        included: variation.objects(.included), excluded: variation.objects(.excluded))
    }.sorted { $0.weight < $1.weight }
    switch instance.object(index) {
    case let view as UIView:
      let state = NibVariations(view)
      state.variations = all
      state.begin()
    case let constraint as NSLayoutConstraint:
      guard
        let view = constraint.firstItem as? UIView ?? constraint.secondItem as? UIView
          ?? (constraint.firstItem as? UILayoutGuide)?.owningView
      else { return }
      let state = NibVariations(view)
      state.constraints = [(constraint, (constraint.constant, constraint.priority), all)]
      state.begin()
    default: break
    }
  }

  private func begin() {
    guard let view else { return }
    apply()
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { (_: UIView, _) in
      self.apply()
    }
  }

  // MARK: Applying

  private func apply() {
    guard let view else { return }
    let traits = view.traitCollection
    for (constraint, plain, variations) in constraints {
      let matching = variations.filter { $0.matches(traits) }
      constraint.constant = matching.compactMap { $0.coder.number(.constant) }.last ?? plain.constant
      let priority = matching.compactMap { $0.coder.number(.priority) }.last { $0 > 0 && $0 <= 1000 }
      constraint.priority = priority.map { UILayoutPriority(Float($0)) } ?? plain.priority
    }
    install(in: view, traits)
    for variation in variations where variation.matches(traits) { view.decodeVariation(variation.coder) }
  }

  /// The objects that variations name, with whether they are installed.
  private func installations(_ traits: UITraitCollection) -> [(object: AnyObject, isInstalled: Bool)] {
    var result: [(object: AnyObject, isInstalled: Bool)] = []
    for variation in variations {
      let matches = variation.matches(traits)
      let excluded = matches ? variation.excluded : []
      // What a variation includes is installed there alone, unless another one says so too.
      let included = variation.included.filter { object in matches || !result.contains { $0.object === object } }
      result.removeAll { entry in (excluded + included).contains { $0 === entry.object } }
      result += excluded.map { ($0, false) } + included.map { ($0, matches) }
    }
    return result
  }

  /// The last variation that names an object decides on it.
  private func install(in view: UIView, _ traits: UITraitCollection) {
    let installed = installations(traits)
    for (object, isInstalled) in installed {
      switch object {
      case let constraint as NSLayoutConstraint: if !isInstalled { constraint.isActive = false }
      case let child as UIView: isInstalled ? view.addIfMissing(child) : child.removeFromSuperview()
      default: break
      }
    }
    for (object, isInstalled) in installed where isInstalled {
      // A constraint to a view that is not installed here has nothing to hold on to.
      if let constraint = object as? NSLayoutConstraint, !constraint.isActive { _ = constraint.activateIfPossible() }
    }
  }
}

extension UIView {
  fileprivate func addIfMissing(_ child: UIView) { if child.superview !== self { addSubview(child) } }
}
