extension SymbolCatalog {
  /// Devices and instruments.
  static let devices = """
    iphone 14 22 circle* slash
      s R 1.25 1.25 11.5 19.5 2.75
      s M5.25 18.25H8.75M5.5 1.5C5.5 2.5 5.75 2.75 6.25 2.75H7.75C8.25 2.75 8.5 2.5 8.5 1.5
    ipad 18 22
      s R 1.25 1.25 15.5 19.5 2.5
      s M7 18.25H11
    laptopcomputer 28 18 slash
      s G 2.25 4 14.25 4 1.5 24 1.5 24 14.25
      s M1.5 14.25H26.5A2 2 0 0 1 24.5 16.25H3.5A2 2 0 0 1 1.5 14.25Z
    desktopcomputer 24 21
      s R 1.25 1.25 21.5 14 2.5
      s M1.5 11.75H22.5M9.75 15.5L9 19.25M14.25 15.5L15 19.25M7 19.25H17
    display 24 21
      s R 1.25 1.25 21.5 14 2.5
      s M9.75 15.5L9 19.25M14.25 15.5L15 19.25M7 19.25H17
    applewatch 16 23 slash
      s R 1.5 5.25 12 12.5 3
      s M4 5.25L4.75 1.5H10.25L11 5.25M4 17.75L4.75 21.5H10.25L11 17.75M14.75 9.5V11.5
    keyboard 26 17 fill
      a R 1.25 1.25 23.5 14.5 2.75
      h R 4 4.25 2.1 2.1 .4 8 4.25 2.1 2.1 .4 12 4.25 2.1 2.1 .4 16 4.25 2.1 2.1 .4 20 4.25 2.1 2.1 .4 6 7.5 2.1 2.1 .4 10 7.5 2.1 2.1 .4 14 7.5 2.1 2.1 .4 18 7.5 2.1 2.1 .4
      d M8 12.5H18
    cpu 22 22 fill
      a R 4 4 14 14 2.5
      d R 8 8 6 6 1
      s M7.5 1.5V4M11 1.5V4M14.5 1.5V4M7.5 18V20.5M11 18V20.5M14.5 18V20.5M1.5 7.5H4M1.5 11H4M1.5 14.5H4M18 7.5H20.5M18 11H20.5M18 14.5H20.5
    battery 28 14 !
      s R 1.25 1.25 22 11.5 3.25
      f M25 4.75C26.2 5.2 26.75 6 26.75 7C26.75 8 26.2 8.8 25 9.25Z
    battery.100 28 14 circle*
      + battery 1 0 0
      f R 3.25 3.25 18 7.5 1.5
    battery.75 28 14
      + battery 1 0 0
      f R 3.25 3.25 13.5 7.5 1.5
    battery.50 28 14
      + battery 1 0 0
      f R 3.25 3.25 9 7.5 1.5
    battery.25 28 14
      + battery 1 0 0
      f R 3.25 3.25 4.5 7.5 1.5
    battery.0 = battery
    externaldrive 23 18 fill badge.checkmark badge.exclamationmark badge.minus badge.plus badge.questionmark badge.xmark fill.badge.checkmark fill.badge.exclamationmark fill.badge.minus fill.badge.plus fill.badge.questionmark fill.badge.xmark
      a G 3 4.75 1.5 18.25 1.5 21.75 10 21.75 16.5 1.25 16.5 1.25 10 Z
      d M1.5 10.25H21.5
      h O 17.75 13.4 1.1
    server.rack 22 20
      s R 1.25 1.25 19.5 7.25 2 1.25 11.5 19.5 7.25 2
      f O 16.75 4.9 1.1 16.75 15.1 1.1
      s M4.75 4.9H10M4.75 15.1H10
    atom 21 21
      f O 10.5 10.5 1.6
      s M10.50 19.50A9 3.6 90 1 1 10.50 1.50A9 3.6 90 1 1 10.50 19.50ZM18.29 15.00A9 3.6 30 1 1 2.71 6.00A9 3.6 30 1 1 18.29 15.00ZM2.71 15.00A9 3.6 150 1 1 18.29 6.00A9 3.6 150 1 1 2.71 15.00Z
    speedometer 20 20
      s O 10 10 8.5
      s M10 12L13.5 7
      f O 10 12.25 1.75
      f O 5.25 10 .9 6.5 6.75 .9 10 5.25 .9 14.9 10.25 .9
    faceid 20 20
      + viewfinder 1 0 0
      s M6.75 7.25V8.75M13.25 7.25V8.75M10 7V10.75H9M7 13.25C7.75 14 8.75 14.4 10 14.4C11.25 14.4 12.25 14 13 13.25
    cursorarrow 14 20 square* slash
      s G .8 2 2 12.25 12.25 7.75 12.75 10.25 18 8 19 5.75 13.75 2 17 Z
    """
}
