internal import Diagnostics
public import Foundation
public import UIKitGraphics

/// What views and bar items are: the type that extensions for both are written for.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A type that contains objects of `UIAppearance`.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// A view whose values views of the class, and of its subclasses, take over when they enter a window: those of the properties that iOS
  /// marks for it, where the view has its default.
  ///
  /// The templates belong to the main screen. A class that cannot be created by `init(frame:)` stops the program.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The same for views inside of containers: a view or a controller of the first class, inside of one of the second, and so on. Views take
  /// over the values of more containers first.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    UIScreen.main.appearances.template(of: self, in: containerTypes, for: nil) as! Self
  }

  /// The same for views that have all the traits which a collection names when they enter the window. Traits count before containers.
  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  /// The same for views with traits inside of containers.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIScreen.main.appearances.template(of: self, in: containerTypes, for: trait) as! Self
  }
}

extension UIAppearance where Self: UIBarItem {
  /// An item whose look items of the class, and of its subclasses, take over when a bar shows them: attributes of titles and badges, images
  /// behind buttons, places and the tint colour, where the item has none of its own.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The same for items in bars of the first class, or in what the bar is in, and so on outward. Values of more containers count first.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    UIScreen.main.appearances.template(of: Self.self, in: containerTypes)
  }
}

/// A property of views that `appearance()` sets.
@_spi(UIKitModules) public struct AppearanceProperty {
  /// Gives the view the template's value if that differs from the pristine view's, and the view's own does not.
  let adopt: @MainActor (_ template: UIView, _ pristine: UIView, _ view: UIView) -> Void

  /// A property whose values can be compared.
  @preconcurrency @MainActor public init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(path) { $0 == $1 }
  }

  /// - Parameter isEqual: Whether two values look the same.
  @preconcurrency @MainActor public init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isEqual: @escaping @MainActor (Value, Value) -> Bool
  ) {
    adopt = { template, pristine, view in
      guard let template = template as? View, let pristine = pristine as? View, let view = view as? View else { return }
      let (wanted, standard) = (template[keyPath: path], pristine[keyPath: path])
      if !isEqual(wanted, standard), isEqual(view[keyPath: path], standard) { view[keyPath: path] = wanted }
    }
  }
}

/// The views that `appearance()` returned on one screen.
@MainActor final class AppearanceTemplates {
  @MainActor private struct Template {
    /// Of views.
    let type: any UIAppearanceContainer.Type
    let containers: [any UIAppearanceContainer.Type]
    /// nil for any.
    let traits: UITraitCollection?
    let view: UIView
    /// A view of the class that nobody changes.
    let pristine: UIView

    func isOf(
      _ type: any UIAppearanceContainer.Type, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
    ) -> Bool {
      self.type == type && self.traits == traits && self.containers.elementsEqual(containers) { $0 == $1 }
    }

    func applies(to view: UIView) -> Bool {
      isInstance(view, of: type) && isInside(containers, from: view.next)
        && (traits.map { view.traitCollection.containsTraits(in: $0) } ?? true)
    }
  }

  private struct ItemTemplate {
    let type: ObjectIdentifier
    let containers: [any UIAppearanceContainer.Type]
    let item: UIBarItem
    /// Whether an item is of the class, or of a subclass.
    let isOfClass: (UIBarItem) -> Bool
  }

  /// The least specific first.
  private var itemTemplates: [ItemTemplate] = []

  func template<Item: UIBarItem>(of type: Item.Type, in containers: [any UIAppearanceContainer.Type]) -> Item {
    let id = ObjectIdentifier(type)
    let known = itemTemplates.first { $0.type == id && $0.containers.elementsEqual(containers) { $0 == $1 } }
    if let known = known?.item as? Item { return known }
    let made = type.made() as! Item
    let template = ItemTemplate(type: id, containers: containers, item: made) { $0 is Item }
    let place = itemTemplates.firstIndex { other in
      let (more, less) = (other.containers.count, containers.count)
      return less < more || less == more && template.isOfClass(other.item)
    }
    itemTemplates.insert(template, at: place ?? itemTemplates.count)
    return made
  }

  func looks(of item: UIBarItem, in bar: UIView?) -> [BarItemLook] {
    itemTemplates.filter { $0.isOfClass(item) && isInside($0.containers, from: bar) }.map(\.item.look)
  }

  /// The most specific first: a view keeps what it has taken over.
  private var templates: [Template] = []

  func template(
    of type: UIView.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
  ) -> UIView {
    if let known = templates.first(where: { $0.isOf(type, containers, traits) }) { return known.view }
    let template = Template(type: type, containers: containers, traits: traits, view: type.made(), pristine: type.made())
    let place = templates.firstIndex { other in
      if (traits == nil) != (other.traits == nil) { return traits != nil }
      let (more, less) = (containers.count, other.containers.count)
      return less < more || less == more && isInstance(template.pristine, of: other.type)
    }
    templates.insert(template, at: place ?? templates.count)
    return template.view
  }

  func apply(to view: UIView) {
    for template in templates where template.applies(to: view) {
      for property in Swift.type(of: template.view).appearanceProperties {
        property.adopt(template.view, template.pristine, view)
      }
    }
  }
}

/// Whether a responder or one further outward is of the first class, one outside of that of the second, and so on.
@MainActor private func isInside(_ containers: [any UIAppearanceContainer.Type], from start: UIResponder?) -> Bool {
  var responder = start
  for container in containers {
    while let now = responder, !isInstance(now, of: container) { responder = now.next }
    guard let found = responder else { return false }
    responder = found.next
  }
  return true
}

/// Whether the object is of the class, or of a subclass.
private func isInstance(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
  func isInstance<Container: UIAppearanceContainer>(of type: Container.Type) -> Bool { object is Container }
  return isInstance(of: type)
}

extension UIView {
  @usableFromInline convenience init(ofItsClass: Void) { self.init(frame: .zero) }

  /// Creates an instance of the receiving class by its `init(frame:)`: the mangled name of the initializer above, as for layers
  /// (`CALayer.made()`).
  @_silgen_name("$s9UIKitCore6UIViewC10ofItsClassACyt_tcfC")
  final class func made() -> UIView
}

extension UIBarItem {
  /// Creates an instance of the receiving class by its `init()`, as `UIView.made()` does.
  @_silgen_name("$s9UIKitCore9UIBarItemC10ofItsClassACyt_tcfC")
  final class func made() -> UIBarItem
}
