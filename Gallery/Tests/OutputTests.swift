import Foundation
import Testing

@testable import Gallery

/// Where pictures go, and what stays when they cannot go there. Every test runs the built gallery.
@Suite struct OutputTests {
  /// A small picture in little time.
  private static let render = "gallery render pages --size 100x100 --scale 1"
  private static let record = "gallery record pages --size 100x100 --scale 1 --seconds 0.2 --fps 10"

  @Test(
    arguments: [
      ("x.png", [0x89, 0x50, 0x4E, 0x47]), ("x.jpg", [0xFF, 0xD8, 0xFF]), ("x.jpeg", [0xFF, 0xD8, 0xFF]),
      ("X.PNG", [0x89, 0x50, 0x4E, 0x47]), ("x.webp", Array("RIFF".utf8)),
    ] as [(String, [UInt8])])
  func theExtensionIsTheFormat(name: String, start: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let result = try ChildProcess.run("\(Self.render) -o \(name)", in: folder.path)
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    let bytes = try #require(FileManager.default.contents(atPath: folder.file(name)))
    #expect(bytes.starts(with: start))
  }

  @Test(arguments: [
    ("render", "x.gif", ".png, .jpg, .jpeg or .webp"), ("render", "picture", ".png, .jpg, .jpeg or .webp"),
    ("render", "''", ".png, .jpg, .jpeg or .webp"), ("record", "x.png", "use .webp"), ("record", "x", "use .webp"),
  ])
  func anotherExtensionIsAnErrorThatNamesTheFormats(command: String, name: String, formats: String) throws {
    let folder = try TemporaryFolder()
    let result = try ChildProcess.run("gallery \(command) pages -o \(name)", in: folder.path)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains(formats))
    #expect(folder.names == [])
  }

  @Test func dashIsStandardOutput() throws {
    let folder = try TemporaryFolder()
    let picture = try ChildProcess.run("\(Self.render) -o -", in: folder.path)
    #expect(picture.exitCode == 0 && picture.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let film = try ChildProcess.run("\(Self.record) -o - | head -c 4", in: folder.path)
    #expect(film.text == "RIFF")
    #expect(folder.names == [])
  }

  @Test func aFileThatIsTooLargeForTheDiskLeavesTheOldOne() throws {
    let folder = try TemporaryFolder()
    for (command, name) in [(Self.render, "x.png"), (Self.record, "x.webp")] {
      try Data("old".utf8).write(to: URL(fileURLWithPath: folder.file(name)))
      let result = try ChildProcess.run("(ulimit -f 0; exec 2>&1; \(command) -o \(name)) | cat", in: folder.path)
      #expect(result.text.contains("gallery: cannot write \(name): File too large"))
      #expect(!result.text.contains("pictures,"), "success was claimed")
      #expect(FileManager.default.contents(atPath: folder.file(name)) == Data("old".utf8))
    }
    #expect(folder.names == ["x.png", "x.webp"])
  }

  @Test func anOldFileKeepsItsPermissionsAndALinkStaysALink() throws {
    let folder = try TemporaryFolder()
    let result = try ChildProcess.run(
      "touch old.png; chmod 604 old.png; mkdir f; ln -s ../old.png f/link.png; umask 027; \(Self.render) -o f/link.png && \(Self.render) -o new.png",
      in: folder.path)
    #expect(result.exitCode == 0)
    func attribute<T>(_ key: FileAttributeKey, _ name: String) throws -> T? {
      try FileManager.default.attributesOfItem(atPath: folder.file(name))[key] as? T
    }
    #expect(try attribute(.posixPermissions, "old.png") == 0o604)
    #expect(try attribute(.posixPermissions, "new.png") == 0o640)
    #expect(try attribute(.type, "f/link.png") == FileAttributeType.typeSymbolicLink)
    #expect(FileManager.default.contents(atPath: folder.file("old.png"))?.starts(with: [0x89, 0x50]) == true)
  }

  @Test(arguments: ["/proc/x.png", "/nowhere/x.png", "folder.png", "folder.png/x/y.png", "slash.png/"])
  func aPlaceWithoutFilesIsToldBeforeAnyWork(path: String) throws {
    let folder = try TemporaryFolder()
    let result = try ChildProcess.run("mkdir folder.png; \(Self.render) --at 600 -o \(path)", in: folder.path)
    #expect(result.exitCode == 73)
    #expect(result.errors.hasPrefix("gallery: cannot write \(path): ") && result.errors.hasSuffix("\n"))
    #expect(folder.names == ["folder.png"])
  }

  @Test func aDeviceIsWrittenToAndStays() throws {
    let folder = try TemporaryFolder()
    let null = try ChildProcess.run("\(Self.render) -o /dev/null && test -c /dev/null", in: folder.path)
    #expect(null.exitCode == 0)
    let full = try ChildProcess.run("\(Self.render) -o /dev/full", in: folder.path)
    #expect(full.exitCode == 73)
    #expect(full.errors == "gallery: cannot write /dev/full: No space left on device\n")
    let pipe = try ChildProcess.run("mkfifo p; (head -c 4 p >got &); \(Self.render) -o p; test -p p", in: folder.path)
    #expect(pipe.exitCode == 0)
    let descriptor = try ChildProcess.run("\(Self.render) -o /dev/stdout", in: folder.path)
    #expect(descriptor.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: ["list", "--version", "--help", "render pages --size 100x100 --scale 1 -o -"])
  func standardOutputThatCannotBeWrittenIs74(command: String) throws {
    for (target, reason) in [("/dev/full", "No space left on device"), ("&-", "Bad file descriptor")] {
      let result = try ChildProcess.run("gallery \(command) >\(target)")
      #expect(result.exitCode == 74)
      #expect(result.errors == "gallery: cannot write to standard output: \(reason)\n")
    }
  }

  @Test(arguments: ["", "trap '' PIPE"]) func aReaderThatHasGoneEndsTheGalleryQuietly(setting: String) throws {
    let folder = try TemporaryFolder()
    // The gate opens once nobody can read from the pipe any more.
    let script = """
      \(setting)
      mkfifo gate
      { read line <gate; gallery list; echo $? >code; } | { exec <&-; echo >gate; }
      cat code
      """
    let result = try ChildProcess.run(script, in: folder.path)
    #expect(result.text == "141\n")
    #expect(result.errors.isEmpty)
  }

  @Test func messagesNeverGoIntoThePicture() throws {
    let folder = try TemporaryFolder()
    let result = try ChildProcess.run("\(Self.record) -o x.webp >&- 2>&- <&-", in: folder.path)
    #expect(result.exitCode == 0)
    #expect(FileManager.default.contents(atPath: folder.file("x.webp"))?.starts(with: Data("RIFF".utf8)) == true)
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func anInterruptedRecordingLeavesNothing(signal: Int32, code: Int32) throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.file("x.webp")))
    // The first line of progress says that the recording has begun. `env` as in `AppProcess`.
    let script = """
      mkfifo progress
      env --default-signal=HUP '\(ChildProcess.gallery)' record pages --size 100x100 --scale 1 --seconds 600 -o x.webp 2>progress & child=$!
      { read first; kill -\(signal) $child; cat >rest; } <progress
      wait $child; echo "$first $?"
      """
    let result = try ChildProcess.run(script, in: folder.path)
    #expect(result.text == "pages: 0 % \(code)\n")
    #expect(FileManager.default.contents(atPath: folder.file("rest")) == Data("\ngallery: interrupted\n".utf8))
    #expect(FileManager.default.contents(atPath: folder.file("x.webp")) == Data("old".utf8))
    #expect(folder.names == ["progress", "rest", "x.webp"])
  }

  @Test func anInterruptionTakesTheUnfinishedFileAlong() throws {
    let folder = try TemporaryFolder()
    let file = try TemporaryFile(besides: folder.file("x.png"))
    #expect(folder.names.count == 1)
    Interruption.removeUnfinishedFile()
    #expect(folder.names == [])
    file.remove()
  }
}
