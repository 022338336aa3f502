import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  @Test func declaredTypesHaveTheirTagsAndSupertypes() throws {
    #expect(UTType.png.identifier == "public.png" && UTType.png.preferredFilenameExtension == "png")
    #expect(UTType.png.preferredMIMEType == "image/png" && UTType.png.localizedDescription == "PNG image")
    #expect(UTType.png.supertypes == [.image, .data, .content, .item])
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .png) && !UTType.png.conforms(to: .text))
    #expect(UTType.swiftSource.conforms(to: .plainText) && UTType.pdf.conforms(to: .compositeContent))
    #expect(UTType.jpeg.tags[.filenameExtension] == ["jpg", "jpeg", "jpe"])
    #expect(UTType.heic.conforms(to: .heif) && UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
    #expect(UTType.png.isDeclared && UTType.png.isPublic && !UTType.png.isDynamic && !UTType.pdf.isPublic)
    #expect(UTType.png.version == nil && UTType.png.referenceURL == nil)
  }

  @Test func everySystemTypeIsFoundByEachOfItsNames() throws {
    let lines = SystemTypes.table.split(separator: "\n").map(TypeDeclaration.init(line:))
    #expect(Set(lines.map(\.key)).count == lines.count && lines.count > 150)
    for line in lines {
      let type = try #require(UTType(line.identifier.uppercased()))
      #expect(type.identifier == line.identifier && type.isDeclared)
      for (tagClass, tags) in line.tags {
        for tag in tags {
          #expect(UTType.types(tag: tag.uppercased(), tagClass: tagClass, conformingTo: nil).contains(type), "\(tag)")
        }
      }
      // Every type is below no type twice, and never below itself.
      #expect(!type.supertypes.contains(type))
      for name in line.supertypes { #expect(UTType(name) != nil, "\(name)") }
    }
  }

  @Test func typesAreFoundByTag() throws {
    #expect(UTType(filenameExtension: "TXT") == .plainText && UTType(mimeType: "image/svg+xml") == .svg)
    #expect(UTType(filenameExtension: "app", conformingTo: .directory) == .applicationBundle)
    #expect(UTType(tag: "json", tagClass: .filenameExtension, conformingTo: nil) == .json)
    #expect(UTType(filenameExtension: "") == nil && UTType("com.example.unknown") == nil && UTType("") == nil)
    #expect(UTType.types(tag: "ts", tagClass: .filenameExtension, conformingTo: .text).allSatisfy { $0.isDynamic })
  }

  @Test func aTagWithoutATypeMakesADynamicOne() throws {
    let type = try #require(UTType(filenameExtension: "Zebra"))
    #expect(type.isDynamic && !type.isDeclared && type.preferredFilenameExtension == "zebra" && type.conforms(to: .data))
    #expect(type.conforms(to: .item) && !type.conforms(to: .text) && type.preferredMIMEType == nil)
    let again = try #require(UTType(type.identifier))
    #expect(again == type && again.preferredFilenameExtension == "zebra" && again.conforms(to: .data))
    #expect(UTType(filenameExtension: "zebra", conformingTo: .image)?.conforms(to: .image) == true)
    #expect(UTType(mimeType: "application/x-zebra")?.preferredMIMEType == "application/x-zebra")
    for damaged in ["dyn.", "dyn.0", "dyn.zz", "dyn.00", "dyn.ff"] { #expect(UTType(damaged) == nil, "\(damaged)") }
  }

  @Test func anAppDeclaresItsTypes() throws {
    #expect(UTType(exportedAs: "org.example.early").supertypes.contains(.data))
    #expect(!UTType(importedAs: "org.example.early", conformingTo: .image).isDeclared)
    TypeRegistry.shared.declare(info: [
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "org.example.Note", "UTTypeConformsTo": ["public.plain-text"], "UTTypeDescription": "Note",
          "UTTypeVersion": "3", "UTTypeReferenceURL": "https://example.org/note",
          "UTTypeTagSpecification": ["public.filename-extension": [".note", "nte"], "public.mime-type": "text/x-note"],
        ],
        ["UTTypeIdentifier": "public.png", "UTTypeDescription": "Mine"], ["UTTypeConformsTo": "public.data"],
      ],
      "UTImportedTypeDeclarations": [["UTTypeIdentifier": "org.example.other", "UTTypeConformsTo": "public.image"]],
    ])
    let note = UTType(exportedAs: "org.example.note")
    #expect(note.isDeclared && note.identifier == "org.example.Note" && note.version == 3 && !note.isPublic)
    #expect(note.referenceURL?.host == "example.org" && note.localizedDescription == "Note")
    #expect(UTType(filenameExtension: "note") == note && UTType(mimeType: "text/x-note") == note)
    #expect(note.conforms(to: .text) && UTType("org.example.other")?.conforms(to: .image) == true)
    #expect(UTType.png.localizedDescription == "PNG image")
    TypeRegistry.shared.declare(info: ["UTExportedTypeDeclarations": [["UTTypeIdentifier": "org.example.note"]]])
    #expect(UTType(filenameExtension: "note")?.isDynamic == true)
  }

  @Test func typesAreWrittenAsTheirIdentifiers() throws {
    let data = try JSONEncoder().encode([UTType.pdf, UTType(exportedAs: "org.example.coded")])
    #expect(String(decoding: data, as: UTF8.self) == #"["com.adobe.pdf","org.example.coded"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.pdf, UTType(importedAs: "ORG.example.coded")])
    #expect("\(UTType.pdf)" == "com.adobe.pdf" && UTType.pdf.debugDescription.contains("declared"))
    #expect(Set([UTType.pdf, UTType("COM.adobe.pdf")!]).count == 1)
  }

  @Test func namesGetTheEndingOfAType() {
    var url = URL(fileURLWithPath: "/a/b")
    #expect(url.appendingPathExtension(for: .pdf).path == "/a/b.pdf" && url.appendingPathExtension(for: .item) == url)
    #expect(url.appendingPathComponent("c", conformingTo: .png).path == "/a/b/c.png")
    #expect(url.appendingPathComponent("c.JPEG", conformingTo: .jpeg).path == "/a/b/c.JPEG")
    #expect(url.appendingPathComponent("c", conformingTo: .folder).hasDirectoryPath)
    url.appendPathComponent("d", conformingTo: .json)
    #expect(url.path == "/a/b/d.json")
    url.appendPathExtension(for: .gzip)
    #expect(url.path == "/a/b/d.json.gz")
    #expect(("/a" as NSString).appendingPathExtension(for: .html) == "/a.html")
    #expect(("/a" as NSString).appendingPathComponent("x.txt", conformingTo: .plainText) == "/a/x.txt")
    #expect(UTTagClass.mimeType.rawValue == "public.mime-type")
  }
}
