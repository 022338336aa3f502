public import Foundation

// Values of `kSecAttrProtocol` and `kSecAttrAuthenticationType`, with the texts that they have on iOS.

nonisolated(unsafe) public let kSecAttrProtocolFTP: CFString = "ftp " as NSString
nonisolated(unsafe) public let kSecAttrProtocolFTPAccount: CFString = "ftpa" as NSString
nonisolated(unsafe) public let kSecAttrProtocolHTTP: CFString = "http" as NSString
nonisolated(unsafe) public let kSecAttrProtocolIRC: CFString = "irc " as NSString
nonisolated(unsafe) public let kSecAttrProtocolNNTP: CFString = "nntp" as NSString
nonisolated(unsafe) public let kSecAttrProtocolPOP3: CFString = "pop3" as NSString
nonisolated(unsafe) public let kSecAttrProtocolSMTP: CFString = "smtp" as NSString
nonisolated(unsafe) public let kSecAttrProtocolSOCKS: CFString = "sox " as NSString
nonisolated(unsafe) public let kSecAttrProtocolIMAP: CFString = "imap" as NSString
nonisolated(unsafe) public let kSecAttrProtocolLDAP: CFString = "ldap" as NSString
nonisolated(unsafe) public let kSecAttrProtocolAppleTalk: CFString = "atlk" as NSString
nonisolated(unsafe) public let kSecAttrProtocolAFP: CFString = "afp " as NSString
nonisolated(unsafe) public let kSecAttrProtocolTelnet: CFString = "teln" as NSString
nonisolated(unsafe) public let kSecAttrProtocolSSH: CFString = "ssh " as NSString
nonisolated(unsafe) public let kSecAttrProtocolFTPS: CFString = "ftps" as NSString
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: CFString = "htps" as NSString
nonisolated(unsafe) public let kSecAttrProtocolHTTPProxy: CFString = "htpx" as NSString
nonisolated(unsafe) public let kSecAttrProtocolHTTPSProxy: CFString = "htsx" as NSString
nonisolated(unsafe) public let kSecAttrProtocolFTPProxy: CFString = "ftpx" as NSString
nonisolated(unsafe) public let kSecAttrProtocolSMB: CFString = "smb " as NSString
nonisolated(unsafe) public let kSecAttrProtocolRTSP: CFString = "rtsp" as NSString
nonisolated(unsafe) public let kSecAttrProtocolRTSPProxy: CFString = "rtsx" as NSString
nonisolated(unsafe) public let kSecAttrProtocolDAAP: CFString = "daap" as NSString
nonisolated(unsafe) public let kSecAttrProtocolEPPC: CFString = "eppc" as NSString
nonisolated(unsafe) public let kSecAttrProtocolIPP: CFString = "ipp " as NSString
nonisolated(unsafe) public let kSecAttrProtocolNNTPS: CFString = "ntps" as NSString
nonisolated(unsafe) public let kSecAttrProtocolLDAPS: CFString = "ldps" as NSString
nonisolated(unsafe) public let kSecAttrProtocolTelnetS: CFString = "tels" as NSString
nonisolated(unsafe) public let kSecAttrProtocolIMAPS: CFString = "imps" as NSString
nonisolated(unsafe) public let kSecAttrProtocolIRCS: CFString = "ircs" as NSString
nonisolated(unsafe) public let kSecAttrProtocolPOP3S: CFString = "pops" as NSString

// MARK: Authentication

nonisolated(unsafe) public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm" as NSString
nonisolated(unsafe) public let kSecAttrAuthenticationTypeMSN: CFString = "msna" as NSString
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa" as NSString
nonisolated(unsafe) public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa" as NSString
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http" as NSString
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd" as NSString
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form" as NSString
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDefault: CFString = "dflt" as NSString
