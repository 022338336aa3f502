#if UIKitSource
/// The properties of UIKit's classes.
enum UIKitProperties {
  /// The classes that declare a property, by its name, in alphabetical order.
  static let classes: [String: [String]] = {
    // UIKit's properties of Foundation's class.
    var classes = ["cgPointValue": ["NSValue"], "cgRectValue": ["NSValue"], "cgSizeValue": ["NSValue"]]
    for line in uiKitPropertyTable.split(separator: "\n") {
      let words = line.split(separator: " ")
      for property in words.dropFirst() { classes[String(property), default: []].append(words[0].dropLast().description) }
    }
    return classes
  }()

  /// The classes with properties. Others of UIKit have none of their own.
  static let classNames = Set(
    uiKitPropertyTable.split(separator: "\n").map { $0.prefix { $0 != ":" }.drop { $0 == " " }.description })

  /// A line `Class: property property` for each public class that `files` declare.
  static func table(of files: [SourceFile]) -> String {
    var properties: [String: Set<String>] = [:]
    let types = files.flatMap { FileReader.summary(of: $0, Conditions()).types }
    let isPublic = { (access: String) in ["public", "open"].contains(access) }
    let classes = Set(
      types.filter { $0.kind == .classType && isPublic($0.access) && !$0.isGeneric && !$0.name.contains("_") }.map(\.name))
    for type in types where classes.contains(type.name) && !type.isConstrained {
      let members = type.members.filter {
        $0.property != nil && isPublic($0.access) && !$0.isTypeMember && !$0.isOverride && !$0.name.contains("_")
      }
      properties[type.name, default: []].formUnion(members.map(\.name))
    }
    return properties.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { name, properties in
      name + ": " + properties.sorted().joined(separator: " ") + "\n"
    }.joined()
  }
}
#endif
