import Foundation
import Testing

@testable import AppPackaging

@Suite struct PackageTextTests {
  private func facts(_ product: String = "Harbour", schemes: [String] = [], _ change: (inout AppFacts.Wishes) -> Void = { _ in })
    throws
    -> AppFacts
  {
    var wishes = AppFacts.Wishes()
    (wishes.identifier, wishes.summary, wishes.maintainer) = (
      "org.example.Harbour", "Ships & tides", "Ada Lovelace <ada@example.org>"
    )
    wishes.details = "The berths.\n\nThe <tide>,\nby day."
    change(&wishes)
    return try AppFacts(
      product: product, info: InfoPlist(["CFBundleURLTypes": [["CFBundleURLSchemes": schemes]]]), wishes: wishes)
  }

  @Test func theDesktopEntryNamesProgramIconAndWindow() throws {
    #expect(
      DesktopEntry.text(try facts(), program: "Harbour") == """
        [Desktop Entry]
        Type=Application
        Name=Harbour
        Comment=Ships & tides
        Exec=Harbour
        Icon=org.example.Harbour
        Terminal=false
        Categories=Utility;
        StartupWMClass=Harbour

        """)
  }

  @Test func schemesOpenTheApp() throws {
    let text = DesktopEntry.text(try facts(schemes: ["harbour", "ships"]), program: "/opt/My App")
    #expect(text.contains("Exec=\"/opt/My App\" %u\n"))
    #expect(text.hasSuffix("MimeType=x-scheme-handler/harbour;x-scheme-handler/ships;\n"))
  }

  @Test func quickActionsAreActionsOfTheEntry() throws {
    let items: [[String: Any]] = [
      ["UIApplicationShortcutItemType": "org.example.new", "UIApplicationShortcutItemTitle": "New \\ ship"],
      ["UIApplicationShortcutItemType": "to the sea $", "UIApplicationShortcutItemTitle": "Sail"],
      ["UIApplicationShortcutItemType": "two", "UIApplicationShortcutItemTitle": "Two\nlines"],
      ["UIApplicationShortcutItemType": "none"],
    ]
    let facts = try AppFacts(
      product: "Harbour", info: InfoPlist(["UIApplicationShortcutItems": items]), wishes: AppFacts.Wishes())
    let text = DesktopEntry.text(facts, program: "Harbour")
    #expect(
      text.hasSuffix(
        """
        Actions=Action1;Action2;

        [Desktop Action Action1]
        Name=New \\\\ ship
        Exec=Harbour -UIApplicationShortcutItemType org.example.new

        [Desktop Action Action2]
        Name=Sail
        Exec=Harbour -UIApplicationShortcutItemType "to the sea \\\\$"

        """))
  }

  @Test func metadataIsEscaped() throws {
    let text = Metainfo.text(
      try facts {
        $0.license = "MIT"; $0.homepage = "https://example.org/?a=1&b=2"
      })
    #expect(text.contains("<summary>Ships &amp; tides</summary>"))
    #expect(text.contains("<p>The berths.</p>\n    <p>The &lt;tide&gt;, by day.</p>"))
    #expect(text.contains("<launchable type=\"desktop-id\">org.example.Harbour.desktop</launchable>"))
    #expect(text.contains("<project_license>MIT</project_license>") && text.contains("?a=1&amp;b=2</url>"))
    #expect(text.contains("Ada Lovelace") && !text.contains("ada@"))
    #expect(XMLCheck.isWellFormed(text))
  }

  @Test func theControlFileHasWhatAptReads() throws {
    var control = DebianControl(try facts { $0.version = "2.1-3" }, try #require(Architecture(machine: 62)))
    (control.depends, control.recommends, control.bytes) = (["libc6 (>= 2.36)", "librsvg2-2"], ["libheif1"], 2049)
    #expect(
      control.text() == """
        Package: harbour
        Version: 2.1-3
        Architecture: amd64
        Maintainer: Ada Lovelace <ada@example.org>
        Installed-Size: 3
        Section: misc
        Priority: optional
        Depends: libc6 (>= 2.36), librsvg2-2
        Recommends: libheif1
        Description: Ships & tides
         The berths.
         .
         The <tide>, by day.

        """)
  }

  @Test func dependenciesAreReadFromShlibdeps() {
    #expect(
      DebianControl.dependencies("shlibs:Depends=libc6 (>= 2.36), libcairo2 (>= 1.12)\n") == [
        "libc6 (>= 2.36)", "libcairo2 (>= 1.12)",
      ])
    #expect(DebianControl.dependencies("") == [] && DebianControl.dependencies("shlibs:Pre-Depends=libc6\n") == [])
  }

  @Test func theManifestTakesTheArchive() throws {
    let text = FlatpakManifest.text(
      try facts("My App"), archive: "my-app-1.0-x86_64.tar.gz", runtimeVersion: "24.08",
      permissions: ["--share=network", "--share=ipc"])
    let keys = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(keys["app-id"] as? String == "org.example.Harbour" && keys["command"] as? String == "My App")
    let permissions = ["--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri", "--share=network"]
    #expect(keys["finish-args"] as? [String] == permissions)
    let module = try #require((keys["modules"] as? [[String: Any]])?.first)
    #expect((module["sources"] as? [[String: String]])?.first?["path"] == "my-app-1.0-x86_64.tar.gz")
    #expect((module["build-commands"] as? [String])?.last == "ln -s '../lib/my-app/My App' '/app/bin/My App'")
  }

  @Test func flatpakNeedsThreeWords() throws {
    #expect(throws: PackagingError.self) { try FlatpakManifest.check("local.App") }
    #expect(throws: PackagingError.self) { try FlatpakManifest.check("org.my-site.App") }
    try FlatpakManifest.check("org.example.my-app")
  }

  /// A library that UIKit opens by its name is found by no `dpkg-shlibdeps`.
  @Test func librariesOpenedByNameAreListed() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources")
    var opened: Set<String> = []
    let files = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
    for file in files where file.hasSuffix(".swift") && !file.hasPrefix("AppPackaging/") {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /"(lib[\w+.-]+\.so\.\d+)"/) { opened.insert(String(match.1)) }
    }
    // SDL needs libX11 where there is one.
    #expect(opened.subtracting(["libX11.so.6"]) == Set(OpenedLibrary.all.map(\.file)))
  }

  @Test func formatsOfTheAppsImagesDecideWhatItNeeds() {
    let (needed, recommended) = OpenedLibrary.packages(for: ["png", "svg"])
    #expect(needed == ["librsvg2-2"])
    #expect(
      recommended == ["fonts-inter", "libenchant-2-2", "libheif1", "libpoppler-glib8 | libpoppler-glib8t64", "libsecret-1-0"])
  }
}

/// Whether each element is closed: enough for files without comments.
private enum XMLCheck {
  static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    for match in text.matches(of: /<(\/?)([\w_]+)[^>]*?(\/?)>/) {
      if match.1 == "/" {
        guard open.popLast() == match.2 else { return false }
      } else if match.3 != "/" {
        open.append(match.2)
      }
    }
    return open.isEmpty && text.hasPrefix("<?xml")
  }
}
