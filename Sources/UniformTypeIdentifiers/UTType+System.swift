/// The types that the system declares.
extension UTType {
  /// Item.
  public static var item: UTType { UTType(system: "public.item") }
  /// Content.
  public static var content: UTType { UTType(system: "public.content") }
  /// Content of several kinds.
  public static var compositeContent: UTType { UTType(system: "public.composite-content") }
  /// Disk image.
  public static var diskImage: UTType { UTType(system: "public.disk-image") }
  /// Data.
  public static var data: UTType { UTType(system: "public.data") }
  /// Directory.
  public static var directory: UTType { UTType(system: "public.directory") }
  /// Reference to an item.
  public static var resolvable: UTType { UTType(system: "com.apple.resolvable") }
  /// Symbolic link.
  public static var symbolicLink: UTType { UTType(system: "public.symlink") }
  /// Executable.
  public static var executable: UTType { UTType(system: "public.executable") }
  /// Mount point.
  public static var mountPoint: UTType { UTType(system: "com.apple.mount-point") }
  /// Alias.
  public static var aliasFile: UTType { UTType(system: "com.apple.alias-file") }
  /// Bookmark data of a URL.
  public static var urlBookmarkData: UTType { UTType(system: "com.apple.bookmark") }
  /// URL.
  public static var url: UTType { UTType(system: "public.url") }
  /// File URL.
  public static var fileURL: UTType { UTType(system: "public.file-url") }
  /// Text.
  public static var text: UTType { UTType(system: "public.text") }
  /// Plain text: `txt`, `text`.
  public static var plainText: UTType { UTType(system: "public.plain-text") }
  /// Plain text in UTF-8.
  public static var utf8PlainText: UTType { UTType(system: "public.utf8-plain-text") }
  /// Plain text in UTF-16 with a byte order mark.
  public static var utf16ExternalPlainText: UTType { UTType(system: "public.utf16-external-plain-text") }
  /// Plain text in UTF-16.
  public static var utf16PlainText: UTType { UTType(system: "public.utf16-plain-text") }
  /// Delimited text.
  public static var delimitedText: UTType { UTType(system: "public.delimited-values-text") }
  /// Comma-separated values: `csv`.
  public static var commaSeparatedText: UTType { UTType(system: "public.comma-separated-values-text") }
  /// Tab-separated values: `tsv`.
  public static var tabSeparatedText: UTType { UTType(system: "public.tab-separated-values-text") }
  /// Tab-separated values in UTF-8.
  public static var utf8TabSeparatedText: UTType { UTType(system: "public.utf8-tab-separated-values-text") }
  /// Rich text: `rtf`.
  public static var rtf: UTType { UTType(system: "public.rtf") }
  /// HTML document: `html`, `htm`, `shtml`, `shtm`.
  public static var html: UTType { UTType(system: "public.html") }
  /// XML document: `xml`.
  public static var xml: UTType { UTType(system: "public.xml") }
  /// YAML document: `yaml`, `yml`.
  public static var yaml: UTType { UTType(system: "public.yaml") }
  /// Style sheet: `css`.
  public static var css: UTType { UTType(system: "public.css") }
  /// Source code.
  public static var sourceCode: UTType { UTType(system: "public.source-code") }
  /// Assembly source: `s`.
  public static var assemblyLanguageSource: UTType { UTType(system: "public.assembly-source") }
  /// C source: `c`.
  public static var cSource: UTType { UTType(system: "public.c-source") }
  /// Objective-C source: `m`.
  public static var objectiveCSource: UTType { UTType(system: "public.objective-c-source") }
  /// Swift source: `swift`.
  public static var swiftSource: UTType { UTType(system: "public.swift-source") }
  /// C++ source: `cpp`, `cp`, `c++`, `cc`, `cxx`.
  public static var cPlusPlusSource: UTType { UTType(system: "public.c-plus-plus-source") }
  /// Objective-C++ source: `mm`.
  public static var objectiveCPlusPlusSource: UTType { UTType(system: "public.objective-c-plus-plus-source") }
  /// C header: `h`.
  public static var cHeader: UTType { UTType(system: "public.c-header") }
  /// C++ header: `hpp`, `h++`, `hxx`, `hh`.
  public static var cPlusPlusHeader: UTType { UTType(system: "public.c-plus-plus-header") }
  /// Script.
  public static var script: UTType { UTType(system: "public.script") }
  /// AppleScript source: `applescript`.
  public static var appleScript: UTType { UTType(system: "com.apple.applescript.text") }
  /// Compiled OSA script: `scpt`.
  public static var osaScript: UTType { UTType(system: "com.apple.applescript.script") }
  /// OSA script bundle: `scptd`.
  public static var osaScriptBundle: UTType { UTType(system: "com.apple.applescript.script-bundle") }
  /// JavaScript source: `js`, `mjs`, `javascript`.
  public static var javaScript: UTType { UTType(system: "com.netscape.javascript-source") }
  /// Shell script: `sh`, `command`.
  public static var shellScript: UTType { UTType(system: "public.shell-script") }
  /// Perl script: `pl`, `pm`.
  public static var perlScript: UTType { UTType(system: "public.perl-script") }
  /// Python script: `py`.
  public static var pythonScript: UTType { UTType(system: "public.python-script") }
  /// Ruby script: `rb`, `rbw`.
  public static var rubyScript: UTType { UTType(system: "public.ruby-script") }
  /// PHP script: `php`, `php3`, `php4`, `ph3`, `ph4`, `phtml`.
  public static var phpScript: UTType { UTType(system: "public.php-script") }
  /// Makefile: `make`, `mk`.
  public static var makefile: UTType { UTType(system: "public.make-source") }
  /// JSON document: `json`.
  public static var json: UTType { UTType(system: "public.json") }
  /// GeoJSON document: `geojson`.
  public static var geoJSON: UTType { UTType(system: "public.geojson") }
  /// Property list: `plist`.
  public static var propertyList: UTType { UTType(system: "com.apple.property-list") }
  /// Property list in XML.
  public static var xmlPropertyList: UTType { UTType(system: "com.apple.xml-property-list") }
  /// Binary property list.
  public static var binaryPropertyList: UTType { UTType(system: "com.apple.binary-property-list") }
  /// PDF document: `pdf`.
  public static var pdf: UTType { UTType(system: "com.adobe.pdf") }
  /// Rich text with attachments: `rtfd`.
  public static var rtfd: UTType { UTType(system: "com.apple.rtfd") }
  /// Rich text with attachments in one file.
  public static var flatRTFD: UTType { UTType(system: "com.apple.flat-rtfd") }
  /// Web archive: `webarchive`.
  public static var webArchive: UTType { UTType(system: "com.apple.webarchive") }
  /// Image.
  public static var image: UTType { UTType(system: "public.image") }
  /// JPEG image: `jpg`, `jpeg`, `jpe`.
  public static var jpeg: UTType { UTType(system: "public.jpeg") }
  /// TIFF image: `tiff`, `tif`.
  public static var tiff: UTType { UTType(system: "public.tiff") }
  /// GIF image: `gif`.
  public static var gif: UTType { UTType(system: "com.compuserve.gif") }
  /// PNG image: `png`.
  public static var png: UTType { UTType(system: "public.png") }
  /// Apple icon image: `icns`.
  public static var icns: UTType { UTType(system: "com.apple.icns") }
  /// Windows bitmap image: `bmp`, `dib`.
  public static var bmp: UTType { UTType(system: "com.microsoft.bmp") }
  /// Windows icon image: `ico`.
  public static var ico: UTType { UTType(system: "com.microsoft.ico") }
  /// Raw image.
  public static var rawImage: UTType { UTType(system: "public.camera-raw-image") }
  /// SVG image: `svg`, `svgz`.
  public static var svg: UTType { UTType(system: "public.svg-image") }
  /// Live photo.
  public static var livePhoto: UTType { UTType(system: "com.apple.live-photo") }
  /// HEIF image: `heif`, `hif`.
  public static var heif: UTType { UTType(system: "public.heif") }
  /// HEIC image: `heic`.
  public static var heic: UTType { UTType(system: "public.heic") }
  /// HEIC image sequence: `heics`.
  public static var heics: UTType { UTType(system: "public.heics") }
  /// WebP image: `webp`.
  public static var webP: UTType { UTType(system: "org.webmproject.webp") }
  /// OpenEXR image: `exr`.
  public static var exr: UTType { UTType(system: "com.ilm.openexr-image") }
  /// DNG image: `dng`.
  public static var dng: UTType { UTType(system: "com.adobe.raw-image") }
  /// JPEG XL image: `jxl`.
  public static var jpegxl: UTType { UTType(system: "public.jpeg-xl") }
  /// 3D content.
  public static var threeDContent: UTType { UTType(system: "public.3d-content") }
  /// Universal Scene Description: `usd`, `usda`, `usdc`.
  public static var usd: UTType { UTType(system: "com.pixar.universal-scene-description") }
  /// Universal Scene Description in one file: `usdz`.
  public static var usdz: UTType { UTType(system: "com.pixar.universal-scene-description-mobile") }
  /// Reality file: `reality`.
  public static var realityFile: UTType { UTType(system: "com.apple.reality") }
  /// SceneKit scene: `scn`, `scncache`.
  public static var sceneKitScene: UTType { UTType(system: "com.apple.scenekit.scene") }
  /// AR reference object: `arobject`.
  public static var arReferenceObject: UTType { UTType(system: "com.apple.arobject") }
  /// Audiovisual content.
  public static var audiovisualContent: UTType { UTType(system: "public.audiovisual-content") }
  /// Movie.
  public static var movie: UTType { UTType(system: "public.movie") }
  /// Video without sound.
  public static var video: UTType { UTType(system: "public.video") }
  /// Audio.
  public static var audio: UTType { UTType(system: "public.audio") }
  /// QuickTime movie: `mov`, `qt`.
  public static var quickTimeMovie: UTType { UTType(system: "com.apple.quicktime-movie") }
  /// MPEG movie: `mpg`, `mpeg`, `mpe`, `m75`, `m15`.
  public static var mpeg: UTType { UTType(system: "public.mpeg") }
  /// MPEG-2 video: `m2v`.
  public static var mpeg2Video: UTType { UTType(system: "public.mpeg-2-video") }
  /// MPEG-2 transport stream: `ts`.
  public static var mpeg2TransportStream: UTType { UTType(system: "public.mpeg-2-transport-stream") }
  /// MP3 audio: `mp3`, `mpga`.
  public static var mp3: UTType { UTType(system: "public.mp3") }
  /// MPEG-4 movie: `mp4`, `mpg4`.
  public static var mpeg4Movie: UTType { UTType(system: "public.mpeg-4") }
  /// MPEG-4 audio: `m4a`.
  public static var mpeg4Audio: UTType { UTType(system: "public.mpeg-4-audio") }
  /// Protected MPEG-4 audio: `m4p`.
  public static var appleProtectedMPEG4Audio: UTType { UTType(system: "com.apple.protected-mpeg-4-audio") }
  /// Protected MPEG-4 movie: `m4v`.
  public static var appleProtectedMPEG4Video: UTType { UTType(system: "com.apple.protected-mpeg-4-video") }
  /// AVI movie: `avi`, `vfw`.
  public static var avi: UTType { UTType(system: "public.avi") }
  /// AIFF audio: `aiff`, `aif`.
  public static var aiff: UTType { UTType(system: "public.aiff-audio") }
  /// Waveform audio: `wav`, `wave`.
  public static var wav: UTType { UTType(system: "com.microsoft.waveform-audio") }
  /// MIDI audio: `midi`, `mid`, `smf`, `kar`.
  public static var midi: UTType { UTType(system: "public.midi-audio") }
  /// Playlist.
  public static var playlist: UTType { UTType(system: "public.playlist") }
  /// M3U playlist: `m3u`, `m3u8`.
  public static var m3uPlaylist: UTType { UTType(system: "public.m3u-playlist") }
  /// Folder.
  public static var folder: UTType { UTType(system: "public.folder") }
  /// Volume.
  public static var volume: UTType { UTType(system: "public.volume") }
  /// Package.
  public static var package: UTType { UTType(system: "com.apple.package") }
  /// Bundle.
  public static var bundle: UTType { UTType(system: "com.apple.bundle") }
  /// Plug-in.
  public static var pluginBundle: UTType { UTType(system: "com.apple.plugin") }
  /// Spotlight importer: `mdimporter`.
  public static var spotlightImporter: UTType { UTType(system: "com.apple.metadata-importer") }
  /// Quick Look generator: `qlgenerator`.
  public static var quickLookGenerator: UTType { UTType(system: "com.apple.quicklook-generator") }
  /// XPC service: `xpc`.
  public static var xpcService: UTType { UTType(system: "com.apple.xpc-service") }
  /// Framework: `framework`.
  public static var framework: UTType { UTType(system: "com.apple.framework") }
  /// Application.
  public static var application: UTType { UTType(system: "com.apple.application") }
  /// Application bundle: `app`.
  public static var applicationBundle: UTType { UTType(system: "com.apple.application-bundle") }
  /// Application extension: `appex`.
  public static var applicationExtension: UTType { UTType(system: "com.apple.application-and-system-extension") }
  /// Unix executable.
  public static var unixExecutable: UTType { UTType(system: "public.unix-executable") }
  /// Windows executable: `exe`.
  public static var exe: UTType { UTType(system: "com.microsoft.windows-executable") }
  /// Settings pane: `prefPane`.
  public static var systemPreferencesPane: UTType { UTType(system: "com.apple.systempreference.prefpane") }
  /// Archive.
  public static var archive: UTType { UTType(system: "public.archive") }
  /// Gzip archive: `gz`, `gzip`.
  public static var gzip: UTType { UTType(system: "org.gnu.gnu-zip-archive") }
  /// Bzip2 archive: `bz2`, `bzip2`, `bz`.
  public static var bz2: UTType { UTType(system: "public.bzip2-archive") }
  /// Zip archive: `zip`.
  public static var zip: UTType { UTType(system: "public.zip-archive") }
  /// Apple archive: `aar`.
  public static var appleArchive: UTType { UTType(system: "com.apple.archive") }
  /// Tar archive: `tar`.
  public static var tarArchive: UTType { UTType(system: "public.tar-archive") }
  /// Spreadsheet.
  public static var spreadsheet: UTType { UTType(system: "public.spreadsheet") }
  /// Presentation.
  public static var presentation: UTType { UTType(system: "public.presentation") }
  /// Database.
  public static var database: UTType { UTType(system: "public.database") }
  /// Message.
  public static var message: UTType { UTType(system: "public.message") }
  /// Contact.
  public static var contact: UTType { UTType(system: "public.contact") }
  /// vCard: `vcf`, `vcard`.
  public static var vCard: UTType { UTType(system: "public.vcard") }
  /// To-do item.
  public static var toDoItem: UTType { UTType(system: "public.to-do-item") }
  /// Calendar event.
  public static var calendarEvent: UTType { UTType(system: "public.calendar-event") }
  /// E-mail message.
  public static var emailMessage: UTType { UTType(system: "public.email-message") }
  /// Internet location.
  public static var internetLocation: UTType { UTType(system: "com.apple.internet-location") }
  /// Internet shortcut: `url`.
  public static var internetShortcut: UTType { UTType(system: "com.microsoft.internet-shortcut") }
  /// Font.
  public static var font: UTType { UTType(system: "public.font") }
  /// Bookmark.
  public static var bookmark: UTType { UTType(system: "public.bookmark") }
  /// PKCS #12 data: `p12`, `pfx`.
  public static var pkcs12: UTType { UTType(system: "com.rsa.pkcs-12") }
  /// X.509 certificate: `cer`, `crt`, `der`.
  public static var x509Certificate: UTType { UTType(system: "public.x509-certificate") }
  /// EPUB publication: `epub`.
  public static var epub: UTType { UTType(system: "org.idpf.epub-container") }
  /// Log.
  public static var log: UTType { UTType(system: "public.log") }
  /// Haptic pattern: `ahap`.
  public static var ahap: UTType { UTType(system: "com.apple.haptics.ahap") }
  /// Metadata of a link.
  public static var linkPresentationMetadata: UTType { UTType(system: "com.apple.linkpresentation.metadata") }
}
