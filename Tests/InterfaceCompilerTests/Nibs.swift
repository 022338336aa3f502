import Foundation
import InterfaceCompiler
import NibFormat
import Testing
import UIKit
import UIKitCore

/// Compiles Interface Builder files that tests write, and loads them.
@MainActor enum Nibs {
  static let module = "InterfaceCompilerTests"

  /// What the compiler makes of a text.
  static func compile(_ text: String) throws -> InterfaceCompiler.Result {
    try InterfaceCompiler(module: module).compile(Data(text.utf8), path: "/Test.storyboard")
  }

  /// The nib of a text whose compiled objects a test changes, as no compiler would write them.
  static func nib(_ text: String, changing body: (inout NibObject) -> Void) throws -> UINib {
    var scene = try NibFile([UInt8](try compile(text).data)).scene(0)
    for index in scene.objects.indices { body(&scene.objects[index]) }
    let bytes = NibFile.encode([(controller: "", identifier: nil, scene: scene)], initial: 0)
    return UINib(try #require(LoadedNib.make(bytes, name: "Test", bundle: nil, isStoryboard: false)))
  }

  /// The messages about a text, an error that ends the compilation among them.
  static func messages(_ text: String) -> [String] {
    do {
      return try compile(text).notes.map { "\($0.severity) \($0.line): \($0.text)" }
    } catch {
      return ["\(error)"]
    }
  }

  static func xib(_ objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  static func storyboard(_ scenes: String, initial: String? = "root") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }

  static func scene(_ controller: String, beside: String = "", id: String = "scene") -> String {
    "<scene sceneID=\"\(id)\"><objects>\(controller)\(beside)</objects></scene>"
  }

  /// A controller with a view of 393 x 852 points.
  static func controller(
    _ id: String = "root", _ attributes: String = "", view: String = "", connections: String = "", inner: String = ""
  ) -> String {
    """
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\(view)</view>
    \(inner)<connections>\(connections)</connections></viewController>
    """
  }

  /// The first object of a nib of one element.
  static func load(_ element: String, resources: String = "", owner: AnyObject? = nil) throws -> AnyObject {
    let nib = try nib(xib(element, resources: resources))
    return try #require(nib.instantiate(withOwner: owner).first) as AnyObject
  }

  static func nib(_ text: String) throws -> UINib {
    let result = try compile(text)
    #expect(result.notes.filter { $0.severity == .error } == [])
    return UINib(try #require(LoadedNib.make([UInt8](result.data), name: "Test", bundle: nil, isStoryboard: false)))
  }

  static func board(_ scenes: String, initial: String? = "root") throws -> UIStoryboard {
    let result = try compile(storyboard(scenes, initial: initial))
    #expect(result.notes.filter { $0.severity == .error } == [])
    return UIStoryboard(try #require(LoadedNib.make([UInt8](result.data), name: "Test", bundle: nil, isStoryboard: true)))
  }
}
