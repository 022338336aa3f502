/// The value of one property of an object in a nib.
package enum NibValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  /// A text that the app's strings files may replace; they name it by object and property, such as `abc-12-xyz.text`.
  case localized(String, key: String)
  /// The numbers of a point, size, rectangle or of insets, in UIKit's order.
  case numbers([Double])
  /// The index of an object of the same scene.
  case object(Int)
  case objects([Int])
}

/// An object that a nib creates, or a value such as a colour that several objects share.
package struct NibObject: Hashable, Sendable {
  /// One property. A key occurs at most once in an object.
  package struct Entry: Hashable, Sendable {
    package let key: NibKey
    package let value: NibValue

    package init(_ key: NibKey, _ value: NibValue) { (self.key, self.value) = (key, value) }
  }

  /// Before the name of a placeholder for an object that is given when the nib is loaded.
  package static let externalPrefix = "external:"

  /// The class of UIKit, as `UIKitCore.UIView`; of a value its kind, as `UIColor`.
  package var baseClass: String
  /// The app's own class, as `App.TitleView`; nil if there is none.
  package var customClass: String?
  /// The identifier in the file, such as `abc-12-xyz`; empty for a value.
  package var id: String
  package var entries: [Entry] { didSet { present = Self.bits(entries) } }
  /// A bit for each key of `entries`, which several keys share: most lookups ask for a property that the nib does not set.
  private var present: UInt64

  package init(_ baseClass: String, customClass: String? = nil, id: String = "", entries: [Entry] = []) {
    (self.baseClass, self.customClass, self.id, self.entries) = (baseClass, customClass, id, entries)
    present = Self.bits(entries)
  }

  /// The value of a property; nil if the nib leaves the default.
  package subscript(key: NibKey) -> NibValue? {
    guard present & Self.bit(key) != 0 else { return nil }
    return entries.firstIndex { $0.key == key }.map { entries[$0].value }
  }

  private static func bit(_ key: NibKey) -> UInt64 { 1 << UInt64(key.rawValue % 64) }

  private static func bits(_ entries: [Entry]) -> UInt64 { entries.reduce(0) { $0 | bit($1.key) } }
}

/// What connects two objects of a nib after all of them exist.
package struct NibConnection: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case outlet(String)
    /// One element of an outlet collection; elements are in the order of the connections.
    case collection(String)
    /// - Parameter events: Of a control, as `UIControl.Event` encodes them; 0 for other sources.
    case action(String, events: UInt)
  }

  package let source: Int
  package let destination: Int
  package let kind: Kind

  package init(source: Int, destination: Int, kind: Kind) {
    (self.source, self.destination, self.kind) = (source, destination, kind)
  }
}

/// Objects that are created together: a view controller with its items, its view with all subviews, or a prototype cell.
package struct NibGroup: Hashable, Sendable {
  /// The group in which this one is created; nil for the first one.
  package var parent: Int?
  /// The objects of the group. The objects of a scene are numbered group by group.
  package var objects: Range<Int>
  /// The objects that nothing else in the group creates, in the file's order.
  package var roots: [Int]
  package var connections: [NibConnection] = []
  package var constraints: [Int] = []
  /// Values of user defined runtime attributes, in the file's order.
  package var attributes: [Attribute] = []

  package struct Attribute: Hashable, Sendable {
    package let object: Int
    package let keyPath: String
    /// nil sets nil.
    package let value: NibValue?

    package init(object: Int, keyPath: String, value: NibValue?) {
      (self.object, self.keyPath, self.value) = (object, keyPath, value)
    }
  }

  package init(parent: Int?, objects: Range<Int>, roots: [Int]) {
    (self.parent, self.objects, self.roots) = (parent, objects, roots)
  }
}

/// The objects of a nib, or of one scene of a storyboard.
package struct NibScene: Hashable, Sendable {
  package var objects: [NibObject]
  package var groups: [NibGroup]

  package init(objects: [NibObject] = [], groups: [NibGroup] = []) { (self.objects, self.groups) = (objects, groups) }
}
