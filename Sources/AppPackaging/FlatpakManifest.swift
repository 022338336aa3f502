internal import Foundation

/// The manifest by which `flatpak-builder` makes a Flatpak of the app's archive.
package enum FlatpakManifest {
  /// - Parameters:
  ///   - archive: The name of the archive that `AppTree.portable` fills, beside the manifest.
  ///   - permissions: Further permissions: `--share=network`.
  package static func text(_ facts: AppFacts, archive: String, runtimeVersion: String, permissions: [String]) -> String {
    let library = "/app/lib/\(facts.debianName)"
    let usual = ["--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri"]
    let manifest: [String: Any] = [
      "app-id": facts.identifier, "runtime": "org.freedesktop.Platform", "runtime-version": runtimeVersion,
      "sdk": "org.freedesktop.Sdk", "command": facts.product,
      "finish-args": usual + permissions.filter { !usual.contains($0) },
      "modules": [
        [
          "name": facts.debianName, "buildsystem": "simple", "sources": [["type": "archive", "path": archive]],
          "build-options": ["strip": false, "no-debuginfo": true],
          "build-commands": [
            "mkdir -p /app/bin \(library)", "cp -a . \(library)/", "mv \(library)/share /app/share",
            "ln -s \(quoted("../lib/\(facts.debianName)/\(facts.product)")) \(quoted("/app/bin/\(facts.product)"))",
          ],
        ] as [String: Any]
      ],
    ]
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: manifest, options: options) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Flatpak's rules for the identifier are narrower than those of the others.
  package static func check(_ identifier: String) throws(PackagingError) {
    let parts = identifier.split(separator: ".")
    guard parts.count >= 3, parts.dropLast().allSatisfy({ !$0.contains("-") }) else {
      throw PackagingError(
        "app flatpak: the identifier \"\(identifier)\" needs three words or more, with a - in the last one alone: give --identifier, "
          + "as org.example.App")
    }
  }

  private static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }
}
