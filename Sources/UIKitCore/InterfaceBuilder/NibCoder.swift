internal import CoreGraphics
package import Foundation
package import NibFormat
package import UIKitGraphics

/// What `init?(coder:)` of an object in a nib receives: the values that the file stores of that object.
@MainActor package final class NibCoder: NSCoder {
  package let instance: NibInstance
  /// The object's index in its scene.
  package let index: Int
  package let record: NibObject

  package init(_ instance: NibInstance, _ index: Int) {
    (self.instance, self.index) = (instance, index)
    record = instance.scene.scene.objects[index]
    super.init()
  }

  nonisolated package override var allowsKeyedCoding: Bool { true }

  // Apps that read keys of their own in `init?(coder:)` find none.
  nonisolated package override func containsValue(forKey key: String) -> Bool { false }
  nonisolated package override func decodeObject(forKey key: String) -> Any? { nil }
  nonisolated package override func decodeBool(forKey key: String) -> Bool { false }
  nonisolated package override func decodeInteger(forKey key: String) -> Int { 0 }
  nonisolated package override func decodeFloat(forKey key: String) -> Float { 0 }
  nonisolated package override func decodeDouble(forKey key: String) -> Double { 0 }

  // MARK: Values

  package func bool(_ key: NibKey) -> Bool? { if case .bool(let value)? = record[key] { value } else { nil } }

  package func integer(_ key: NibKey) -> Int? { if case .integer(let value)? = record[key] { value } else { nil } }

  package func number(_ key: NibKey) -> CGFloat? {
    switch record[key] {
    case .number(let value): CGFloat(value)
    case .integer(let value): CGFloat(value)
    default: nil
    }
  }

  package func string(_ key: NibKey) -> String? {
    switch record[key] {
    case .string(let text): text
    case .localized(let text, let key): instance.scene.text(text, key: key)
    default: nil
    }
  }

  /// A case of an enumeration of UIKit's; nil for a raw value that it does not have.
  package func choice<Value: RawRepresentable>(_ key: NibKey, _ type: Value.Type) -> Value? where Value.RawValue == Int {
    integer(key).flatMap { Value(rawValue: $0) }
  }

  private func numbers(_ key: NibKey, _ count: Int) -> [Double]? {
    if case .numbers(let values)? = record[key], values.count == count { values } else { nil }
  }

  package func point(_ key: NibKey) -> CGPoint? { numbers(key, 2).map { CGPoint(x: $0[0], y: $0[1]) } }

  package func size(_ key: NibKey) -> CGSize? { numbers(key, 2).map { CGSize(width: $0[0], height: $0[1]) } }

  package func rect(_ key: NibKey) -> CGRect? {
    numbers(key, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  package func insets(_ key: NibKey) -> UIEdgeInsets? {
    numbers(key, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  package func directionalInsets(_ key: NibKey) -> NSDirectionalEdgeInsets? {
    numbers(key, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
  }

  // MARK: Objects

  package func index(_ key: NibKey) -> Int? { if case .object(let index)? = record[key] { index } else { nil } }

  package func indices(_ key: NibKey) -> [Int] { if case .objects(let indices)? = record[key] { indices } else { [] } }

  package func object(_ key: NibKey) -> AnyObject? { index(key).flatMap(instance.object) }

  package func objects(_ key: NibKey) -> [AnyObject] { indices(key).compactMap(instance.object) }

  package func view(_ key: NibKey) -> UIView? { object(key) as? UIView }

  /// What the file says of another object, such as a segment.
  package func coder(_ key: NibKey) -> NibCoder? { index(key).map { NibCoder(instance, $0) } }

  package func coders(_ key: NibKey) -> [NibCoder] { indices(key).map { NibCoder(instance, $0) } }

  /// Has an object that exists already stand for the one of the file.
  package func adopt(_ object: AnyObject, for key: NibKey) { if let index = index(key) { instance.adopt(object, at: index) } }

  package func color(_ key: NibKey) -> UIColor? { index(key).flatMap(color) }

  package func font(_ key: NibKey) -> UIFont? { index(key).flatMap(font) }

  package func image(_ key: NibKey) -> UIImage? { index(key).flatMap(image) }

  package func attributedString(_ key: NibKey) -> NSAttributedString? {
    index(key).flatMap { instance.scene.shared($0) { self.attributedString($0) } }
  }

  /// The font and colour of a bar's title.
  package func textAttributes(_ key: NibKey) -> [NSAttributedString.Key: Any]? {
    guard let coder = coder(key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = coder.font(.font) { attributes[.font] = font }
    if let color = coder.color(.foregroundColor) { attributes[.foregroundColor] = color }
    return attributes
  }

  package func symbolConfiguration(_ key: NibKey) -> UIImage.SymbolConfiguration? {
    index(key).map { NibCoder(instance, $0) }.flatMap(Self.symbolConfiguration)
  }

  private func color(_ index: Int) -> UIColor? {
    let bundle = instance.scene.nib.bundle
    return instance.scene.shared(index) { NibValues.color($0, in: bundle) }
  }

  private func font(_ index: Int) -> UIFont? { instance.scene.shared(index) { NibValues.font($0) } }

  private func image(_ index: Int) -> UIImage? {
    let coder = NibCoder(instance, index)
    let bundle = instance.scene.nib.bundle
    return instance.scene.shared(index) { _ in NibValues.image(coder, in: bundle) }
  }

  static func symbolConfiguration(_ coder: NibCoder) -> UIImage.SymbolConfiguration? {
    NibValues.symbolConfiguration(coder.record)
  }

  private func decorate(_ attributes: inout [NSAttributedString.Key: Any], _ fragment: NibCoder) {
    if let color = fragment.color(.underlineColor) { attributes[.underlineColor] = color }
    if let color = fragment.color(.strikethroughColor) { attributes[.strikethroughColor] = color }
    if let color = fragment.color(.strokeColor) { attributes[.strokeColor] = color }
    if let width = fragment.number(.strokeWidth) { attributes[.strokeWidth] = width }
    if let slant = fragment.number(.obliqueness) { attributes[.obliqueness] = slant }
    if let blur = fragment.number(.shadowBlurRadius) {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = max(0, blur)
      if let offset = fragment.size(.shadowOffset) { shadow.shadowOffset = offset }
      if let color = fragment.color(.shadowColor) { shadow.shadowColor = color }
      attributes[.shadow] = shadow
    }
  }

  private func attributedString(_ object: NibObject) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    guard case .objects(let fragments)? = object[.fragments] else { return result }
    for fragment in fragments.map({ NibCoder(instance, $0) }) {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = fragment.font(.font) { attributes[.font] = font }
      if let color = fragment.color(.foregroundColor) { attributes[.foregroundColor] = color }
      if let color = fragment.color(.backgroundColor) { attributes[.backgroundColor] = color }
      if let style = fragment.coder(.paragraphStyle) { attributes[.paragraphStyle] = NibValues.paragraph(style) }
      if let line = fragment.integer(.underlineStyle), line != 0 { attributes[.underlineStyle] = line }
      if let line = fragment.integer(.strikethroughStyle), line != 0 { attributes[.strikethroughStyle] = line }
      if let kern = fragment.number(.kern) { attributes[.kern] = kern }
      decorate(&attributes, fragment)
      result.append(NSAttributedString(string: fragment.string(.content) ?? "", attributes: attributes))
    }
    return result
  }

  /// A value of a runtime attribute, as Objective-C would set it.
  func value(_ value: NibValue) -> Any? {
    switch value {
    case .bool(let value): return value
    case .integer(let value): return value
    case .number(let value): return value
    case .string(let text): return text
    case .localized(let text, let key): return instance.scene.text(text, key: key)
    case .numbers(let numbers):
      if numbers.count == 4 { return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
      // A point and a size look alike: the receiver's type decides.
      return numbers.count == 2 ? NibPair(first: numbers[0], second: numbers[1]) : nil
    case .object(let index):
      switch instance.scene.scene.objects[index].baseClass {
      case "UIColor": return color(index)
      case "UIImage": return image(index)
      case "UIFont": return font(index)
      default: return instance.object(index)
      }
    case .objects(let indices): return indices.compactMap(instance.object)
    }
  }
}

/// Two numbers of a runtime attribute: a point or a size.
struct NibPair {
  let first: Double
  let second: Double
}
