/// The types that the system declares, from Apple's page "System-declared uniform type identifiers", with the media types of
/// freedesktop.org's shared MIME database.
///
/// A line: the identifier, endings of file names, media types, what it conforms to, a description; the preferred tag comes first.
enum SystemTypes {
  static let table = """
    public.item||||Item
    public.content||||Content
    public.composite-content|||public.content|Content of several kinds
    public.disk-image|||public.archive|Disk image
    public.data|||public.item|Data
    public.directory|||public.item|Directory
    com.apple.resolvable||||Reference to an item
    public.symlink|||public.item,com.apple.resolvable|Symbolic link
    public.executable|||public.item|Executable
    com.apple.mount-point|||public.item,com.apple.resolvable|Mount point
    com.apple.alias-file|||public.data,com.apple.resolvable|Alias
    com.apple.bookmark|||public.data,com.apple.resolvable|Bookmark data of a URL
    public.url|||public.data|URL
    public.file-url|||public.url|File URL
    public.text|||public.data,public.content|Text
    public.plain-text|txt,text|text/plain|public.text|Plain text
    public.utf8-plain-text||text/plain;charset=utf-8|public.plain-text|Plain text in UTF-8
    public.utf16-external-plain-text||text/plain;charset=utf-16|public.plain-text|Plain text in UTF-16 with a byte order mark
    public.utf16-plain-text|||public.plain-text|Plain text in UTF-16
    public.delimited-values-text|||public.text|Delimited text
    public.comma-separated-values-text|csv|text/csv,text/comma-separated-values|public.delimited-values-text|Comma-separated values
    public.tab-separated-values-text|tsv|text/tab-separated-values|public.delimited-values-text|Tab-separated values
    public.utf8-tab-separated-values-text|||public.tab-separated-values-text,public.utf8-plain-text|Tab-separated values in UTF-8
    public.rtf|rtf|text/rtf,application/rtf|public.text|Rich text
    public.html|html,htm,shtml,shtm|text/html|public.text|HTML document
    public.xml|xml|application/xml,text/xml|public.text|XML document
    public.yaml|yaml,yml|application/yaml,application/x-yaml,text/yaml|public.text|YAML document
    public.css|css|text/css|public.text|Style sheet
    public.source-code|||public.plain-text|Source code
    public.assembly-source|s||public.source-code|Assembly source
    public.c-source|c|text/x-csrc|public.source-code|C source
    public.objective-c-source|m|text/x-objcsrc|public.source-code|Objective-C source
    public.swift-source|swift|text/x-swift|public.source-code|Swift source
    public.c-plus-plus-source|cpp,cp,c++,cc,cxx|text/x-c++src|public.source-code|C++ source
    public.objective-c-plus-plus-source|mm||public.source-code|Objective-C++ source
    public.c-header|h|text/x-chdr|public.source-code|C header
    public.c-plus-plus-header|hpp,h++,hxx,hh|text/x-c++hdr|public.source-code|C++ header
    public.script|||public.source-code|Script
    com.apple.applescript.text|applescript||public.script|AppleScript source
    com.apple.applescript.script|scpt||public.data,public.script|Compiled OSA script
    com.apple.applescript.script-bundle|scptd||com.apple.bundle,com.apple.package,public.script|OSA script bundle
    com.netscape.javascript-source|js,mjs,javascript|text/javascript,application/javascript|public.source-code,public.executable|JavaScript source
    public.shell-script|sh,command|application/x-shellscript,text/x-shellscript|public.script|Shell script
    public.perl-script|pl,pm|application/x-perl,text/x-perl-script|public.shell-script|Perl script
    public.python-script|py|text/x-python,text/x-python-script|public.shell-script|Python script
    public.ruby-script|rb,rbw|application/x-ruby,text/x-ruby-script|public.shell-script|Ruby script
    public.php-script|php,php3,php4,ph3,ph4,phtml|application/x-php,text/php,text/x-php-script|public.shell-script|PHP script
    public.make-source|make,mk|text/x-makefile|public.script|Makefile
    public.json|json|application/json|public.text|JSON document
    public.geojson|geojson|application/geo+json|public.json|GeoJSON document
    com.apple.property-list|plist||public.data|Property list
    com.apple.xml-property-list|||public.xml,com.apple.property-list|Property list in XML
    com.apple.binary-property-list|||com.apple.property-list|Binary property list
    com.adobe.pdf|pdf|application/pdf|public.data,public.composite-content|PDF document
    com.apple.rtfd|rtfd||com.apple.package,public.composite-content|Rich text with attachments
    com.apple.flat-rtfd|||public.data,public.composite-content|Rich text with attachments in one file
    com.apple.webarchive|webarchive|application/x-webarchive|public.data,public.composite-content|Web archive
    public.image|||public.data,public.content|Image
    public.jpeg|jpg,jpeg,jpe|image/jpeg,image/jpg|public.image|JPEG image
    public.tiff|tiff,tif|image/tiff|public.image|TIFF image
    com.compuserve.gif|gif|image/gif|public.image|GIF image
    public.png|png|image/png|public.image|PNG image
    com.apple.icns|icns|image/x-icns|public.image|Apple icon image
    com.microsoft.bmp|bmp,dib|image/bmp,image/x-bmp|public.image|Windows bitmap image
    com.microsoft.ico|ico|image/vnd.microsoft.icon,image/x-icon|public.image|Windows icon image
    public.camera-raw-image|||public.image|Raw image
    public.svg-image|svg,svgz|image/svg+xml|public.image|SVG image
    com.apple.live-photo||||Live photo
    public.heif|heif,hif|image/heif|public.image|HEIF image
    public.heic|heic|image/heic|public.heif|HEIC image
    public.heics|heics|image/heic-sequence|public.heif|HEIC image sequence
    org.webmproject.webp|webp|image/webp|public.image|WebP image
    com.ilm.openexr-image|exr|image/x-exr|public.image|OpenEXR image
    com.adobe.raw-image|dng|image/x-adobe-dng|public.camera-raw-image|DNG image
    public.jpeg-xl|jxl|image/jxl|public.image|JPEG XL image
    public.3d-content|||public.content|3D content
    com.pixar.universal-scene-description|usd,usda,usdc||public.data,public.3d-content|Universal Scene Description
    com.pixar.universal-scene-description-mobile|usdz|model/vnd.usdz+zip|public.data,public.3d-content|Universal Scene Description in one file
    com.apple.reality|reality|model/vnd.reality|public.data,public.3d-content|Reality file
    com.apple.scenekit.scene|scn,scncache||public.data,public.3d-content|SceneKit scene
    com.apple.arobject|arobject||public.data|AR reference object
    public.audiovisual-content|||public.data,public.content|Audiovisual content
    public.movie|||public.audiovisual-content|Movie
    public.video|||public.movie|Video without sound
    public.audio|||public.audiovisual-content|Audio
    com.apple.quicktime-movie|mov,qt|video/quicktime|public.movie|QuickTime movie
    public.mpeg|mpg,mpeg,mpe,m75,m15|video/mpeg,video/mpg|public.movie|MPEG movie
    public.mpeg-2-video|m2v|video/mpeg2|public.video|MPEG-2 video
    public.mpeg-2-transport-stream|ts|video/mp2t|public.movie|MPEG-2 transport stream
    public.mp3|mp3,mpga|audio/mpeg,audio/mp3,audio/mpeg3|public.audio|MP3 audio
    public.mpeg-4|mp4,mpg4|video/mp4,video/mp4v|public.movie|MPEG-4 movie
    public.mpeg-4-audio|m4a|audio/mp4|public.audio|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|m4p||public.audio|Protected MPEG-4 audio
    com.apple.protected-mpeg-4-video|m4v|video/x-m4v|public.mpeg-4|Protected MPEG-4 movie
    public.avi|avi,vfw|video/avi,video/x-msvideo,video/msvideo|public.movie|AVI movie
    public.aiff-audio|aiff,aif|audio/aiff,audio/x-aiff|public.audio|AIFF audio
    com.microsoft.waveform-audio|wav,wave|audio/wav,audio/vnd.wave,audio/x-wav,audio/wave|public.audio|Waveform audio
    public.midi-audio|midi,mid,smf,kar|audio/midi,audio/mid|public.audio|MIDI audio
    public.playlist||||Playlist
    public.m3u-playlist|m3u,m3u8|audio/mpegurl,audio/x-mpegurl|public.text,public.playlist|M3U playlist
    public.folder||inode/directory|public.directory|Folder
    public.volume|||public.folder|Volume
    com.apple.package|||public.directory|Package
    com.apple.bundle|||public.directory|Bundle
    com.apple.plugin|||com.apple.bundle,com.apple.package|Plug-in
    com.apple.metadata-importer|mdimporter||com.apple.plugin|Spotlight importer
    com.apple.quicklook-generator|qlgenerator||com.apple.plugin|Quick Look generator
    com.apple.xpc-service|xpc||com.apple.bundle,com.apple.package|XPC service
    com.apple.framework|framework||com.apple.bundle|Framework
    com.apple.application|||public.executable|Application
    com.apple.application-bundle|app||com.apple.application,com.apple.bundle,com.apple.package|Application bundle
    com.apple.application-and-system-extension|appex||com.apple.xpc-service|Application extension
    public.unix-executable||application/x-executable|public.data,public.executable|Unix executable
    com.microsoft.windows-executable|exe|application/x-msdownload,application/x-dosexec|public.data,public.executable|Windows executable
    com.apple.systempreference.prefpane|prefPane||com.apple.package,com.apple.bundle|Settings pane
    public.archive||||Archive
    org.gnu.gnu-zip-archive|gz,gzip|application/gzip,application/x-gzip|public.data,public.archive|Gzip archive
    public.bzip2-archive|bz2,bzip2,bz|application/x-bzip2,application/x-bzip|public.data,public.archive|Bzip2 archive
    public.zip-archive|zip|application/zip,application/x-zip-compressed|public.data,public.archive|Zip archive
    com.apple.archive|aar||public.data,public.archive|Apple archive
    public.tar-archive|tar|application/x-tar|public.data,public.archive|Tar archive
    public.spreadsheet|||public.content|Spreadsheet
    public.presentation|||public.composite-content|Presentation
    public.database||||Database
    public.message||||Message
    public.contact||||Contact
    public.vcard|vcf,vcard|text/vcard,text/directory,text/x-vcard|public.text,public.contact|vCard
    public.to-do-item||||To-do item
    public.calendar-event||||Calendar event
    public.email-message|||public.message|E-mail message
    com.apple.internet-location|||public.data|Internet location
    com.microsoft.internet-shortcut|url||public.data|Internet shortcut
    public.font|||public.item|Font
    public.bookmark||||Bookmark
    com.rsa.pkcs-12|p12,pfx|application/x-pkcs12|public.data|PKCS #12 data
    public.x509-certificate|cer,crt,der|application/x-x509-ca-cert,application/pkix-cert|public.data|X.509 certificate
    org.idpf.epub-container|epub|application/epub+zip|public.data,public.composite-content|EPUB publication
    public.log||||Log
    com.apple.haptics.ahap|ahap||public.json|Haptic pattern
    com.apple.linkpresentation.metadata|||public.data|Metadata of a link
    com.apple.log|log|text/x-log|public.plain-text,public.log|Log file
    public.file-url-name|||public.data|Name of a file
    com.apple.uikit.color|||public.data|Colour
    net.daringfireball.markdown|md,markdown,mdown|text/markdown|public.plain-text|Markdown document
    com.microsoft.word.doc|doc|application/msword|public.data,public.composite-content|Word 97 document
    org.openxmlformats.wordprocessingml.document|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|public.data,public.composite-content|Word document
    com.microsoft.excel.xls|xls|application/vnd.ms-excel|public.data,public.spreadsheet|Excel 97 workbook
    org.openxmlformats.spreadsheetml.sheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|public.data,public.spreadsheet|Excel workbook
    com.microsoft.powerpoint.ppt|ppt|application/vnd.ms-powerpoint|public.data,public.presentation|PowerPoint 97 presentation
    org.openxmlformats.presentationml.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|public.data,public.presentation|PowerPoint presentation
    org.oasis-open.opendocument.text|odt|application/vnd.oasis.opendocument.text|public.data,public.composite-content|OpenDocument text
    org.oasis-open.opendocument.spreadsheet|ods|application/vnd.oasis.opendocument.spreadsheet|public.data,public.spreadsheet|OpenDocument spreadsheet
    org.oasis-open.opendocument.presentation|odp|application/vnd.oasis.opendocument.presentation|public.data,public.presentation|OpenDocument presentation
    com.adobe.postscript|ps|application/postscript|public.data,public.composite-content|PostScript document
    com.adobe.photoshop-image|psd|image/vnd.adobe.photoshop|public.image|Photoshop image
    public.avif|avif|image/avif|public.heif|AVIF image
    com.truevision.tga-image|tga|image/x-tga|public.image|Targa image
    public.3gpp|3gp,3gpp|video/3gpp|public.movie|3GPP movie
    org.matroska.mkv|mkv|video/x-matroska|public.movie|Matroska movie
    org.webmproject.webm|webm|video/webm|public.movie|WebM movie
    org.xiph.flac|flac|audio/flac,audio/x-flac|public.audio|FLAC audio
    org.xiph.ogg-audio|ogg,oga|audio/ogg|public.audio|Ogg audio
    org.xiph.opus|opus|audio/opus|public.audio|Opus audio
    public.aac-audio|aac,adts|audio/aac|public.audio|AAC audio
    public.truetype-ttf-font|ttf|font/ttf,application/x-font-ttf|public.data,public.font|TrueType font
    public.opentype-font|otf|font/otf,application/x-font-otf|public.data,public.font|OpenType font
    org.7-zip.7-zip-archive|7z|application/x-7z-compressed|public.data,public.archive|7-Zip archive
    org.tukaani.xz-archive|xz|application/x-xz|public.data,public.archive|XZ archive
    org.gnu.gnu-zip-tar-archive|tgz|application/x-compressed-tar|org.gnu.gnu-zip-archive|Gzipped tar archive
    public.iso-image|iso|application/x-cd-image|public.data,public.disk-image|ISO image
    com.apple.mail.email|eml|message/rfc822|public.data,public.email-message|E-mail message
    com.apple.ical.ics|ics|text/calendar|public.text,public.calendar-event|Calendar
    public.java-source|java|text/x-java|public.source-code|Java source
    public.patch-file|patch,diff|text/x-patch,text/x-diff|public.plain-text|Patch
    public.sqlite-database|sqlite,sqlite3,db|application/vnd.sqlite3,application/x-sqlite3|public.data,public.database|SQLite database
    """
}
