extension SymbolCatalog {
  /// Signs, letters and lists.
  static let marks = """
    checkmark 18 17 circle* square* circle.badge.questionmark circle.badge.xmark
      s M2.5 9.75L6.75 14.25L15.25 2.5
    plus 18 18 circle* square*
      s M9 1.5V16.5M1.5 9H16.5
    minus 18 18 circle* square*
      s M1.5 9H16.5
    xmark 17 17 circle* square*
      s M2 2L15 15M15 2L2 15
    multiply = xmark circle* square*
    divide 18 18 circle* square*
      s M1.5 9H16.5
      f O 9 3 1.5 9 15 1.5
    equal 18 12 circle* square*
      s M1.5 3.25H16.5M1.5 8.75H16.5
    plusminus 16 18 circle*
      s M8 1.5V11.5M3 6.5H13M3 16.25H13
    percent 18 18
      s O 4.75 4.75 3 13.25 13.25 3
      s M14.5 2.25L3.5 15.75
    number 18 18 circle* square*
      s M6.75 1.75L4.75 16.25M13.25 1.75L11.25 16.25M2.25 6.25H16.5M1.5 11.75H15.75
    at 20 20 circle* badge.minus badge.plus
      s O 10 10 3.5
      s M13.5 6.5V11.1A2.5 2.5 0 0 0 18.5 11V10A8.5 8.5 0 1 0 15 16.9
    asterisk 17 18 circle*
      s M8.5 1.75V16.25M2.25 5.4L14.75 12.6M14.75 5.4L2.25 12.6
    questionmark 13 18 circle* square*
      s M2.25 5.25A4.3 4.1 0 1 1 8.6 8.6C7.1 9.5 6.5 10.3 6.5 12
      f O 6.5 15.9 1.2
    exclamationmark 5 18 circle* square*
      s M2.5 1.75V11.5
      f O 2.5 15.8 1.25
    info 8 18 circle* square*
      f O 4.3 2.7 1.35
      s M2 7.25H4.5V16
    ellipsis 18 5 circle*
      f O 2.5 2.5 1.65 9 2.5 1.65 15.5 2.5 1.65
    dollarsign 13 20 circle* square*
      s M10.9 6.2C10.6 4.5 9 3.4 6.5 3.4C4 3.4 2.25 4.7 2.25 6.6C2.25 8.7 4 9.4 6.5 10C9 10.6 10.9 11.3 10.9 13.4C10.9 15.4 9 16.6 6.5 16.6C4 16.6 2.2 15.4 2 13.6
      s M6.5 1.25V18.75
    eurosign 15 18 circle* square*
      s M13 4A6.2 6.75 0 1 0 13 14M1.25 7.25H9.75M1.25 10.75H9
    sterlingsign 14 18 circle* square*
      s M11.75 5.2A3.6 3.6 0 0 0 4.6 5.4C4.6 8.5 5.5 9.5 5.5 12C5.5 14 4 15.6 2.25 16.25H12.25M2 9.4H9.75
    yensign 14 18 circle* square*
      s M2 1.75L7 8.75L12 1.75M7 8.75V16.25M3 9.25H11M3 12.5H11
    textformat 24 16
      s M1.5 14.25L6.75 1.75L12 14.25M3.2 10.25H10.3
      s O 17.75 10.5 3.75
      s M21.5 6.75V14.25
    textformat.size 24 16
      s M1.5 14.25L5 5.75L8.5 14.25M2.75 11.25H7.25
      s M10.5 14.25L16.25 1.5L22 14.25M12.6 9.75H19.9
    bold 13 17
      s M2.25 1.75H6.75A3.25 3.25 0 0 1 6.75 8.25H2.25ZM2.25 8.25H7.5A3.5 3.5 0 0 1 7.5 15.25H2.25Z
    italic 13 17
      s M5.5 1.75H11.5M1.5 15.25H7.5M8.5 1.75L4.5 15.25
    underline 15 20
      s M3 1.75V8.5A4.5 4.5 0 0 0 12 8.5V1.75M1.75 18H13.25
    strikethrough 17 18
      s M12.75 5.25C12.4 3.1 10.8 2 8.5 2C5.8 2 4.2 3.5 4.2 5.3C4.2 6.4 4.7 7.3 5.6 8M4 12.8C4.2 14.8 6 16 8.6 16C11.3 16 13 14.6 13 12.6C13 11.7 12.8 11 12.3 10.4M1.5 9.25H15.5
    line.3.horizontal 19 14 circle*
      s M1.5 2H17.5M1.5 7H17.5M1.5 12H17.5
    line.3.horizontal.decrease 20 14 circle*
      s M1.5 2H18.5M4.75 7H15.25M7.75 12H12.25
    list.bullet 22 16 circle*
      s M7.5 2.25H20.5M7.5 8H20.5M7.5 13.75H20.5
      f O 2.75 2.25 1.5 2.75 8 1.5 2.75 13.75 1.5
    list.dash 22 16
      s M7.5 2.25H20.5M7.5 8H20.5M7.5 13.75H20.5M1.75 2.25H3.5M1.75 8H3.5M1.75 13.75H3.5
    list.number 22 19
      s M8.5 3.25H20.5M8.5 9.5H20.5M8.5 15.75H20.5
      + 1 .3 1.4 .55
      + 2 .3 .9 6.8
      + 3 .3 .9 13.05
    checklist 23 18
      s M1.5 4.25L3.25 6.25L6.75 2M1.5 13.25L3.25 15.25L6.75 11M10.5 4.25H21.5M10.5 13.25H21.5
    text.alignleft 20 16
      s M1.5 2H18.5M1.5 6H12.5M1.5 10H18.5M1.5 14H12.5
    text.aligncenter 20 16
      s M1.5 2H18.5M4.5 6H15.5M1.5 10H18.5M4.5 14H15.5
    text.alignright 20 16
      s M1.5 2H18.5M7.5 6H18.5M1.5 10H18.5M7.5 14H18.5
    text.justify 20 16
      s M1.5 2H18.5M1.5 6H18.5M1.5 10H18.5M1.5 14H18.5
    text 20 16 ! badge.checkmark badge.minus badge.plus badge.xmark
      s M1.5 2H18.5M1.5 6H18.5M1.5 10H18.5M1.5 14H12
    slider.horizontal.3 21 18
      s M1.5 3H10.25M15.75 3H19.5M1.5 9H4.25M9.75 9H19.5M1.5 15H10.25M15.75 15H19.5
      s O 13 3 1.9 7 9 1.9 13 15 1.9
    curlybraces 20 18 square*
      s M7 1.75H6.5C4.8 1.75 4 2.6 4 4.2V6.4C4 8 3.2 9 1.75 9C3.2 9 4 10 4 11.6V13.8C4 15.4 4.8 16.25 6.5 16.25H7
      s M13 1.75H13.5C15.2 1.75 16 2.6 16 4.2V6.4C16 8 16.8 9 18.25 9C16.8 9 16 10 16 11.6V13.8C16 15.4 15.2 16.25 13.5 16.25H13
    chevron.left.forwardslash.chevron.right 27 18
      s M7 3.75L1.75 9L7 14.25M20 3.75L25.25 9L20 14.25M15.5 1.75L11.5 16.25
    command 19 19 circle* square*
      s M6.5 6.5V4A2.5 2.5 0 1 0 4 6.5H15A2.5 2.5 0 1 0 12.5 4V15A2.5 2.5 0 1 0 15 12.5H4A2.5 2.5 0 1 0 6.5 15Z
    power 18 20 circle*
      s M9 1.5V9.5M5.2 4.4A7.4 7.4 0 1 0 12.8 4.4
    infinity 25 13 circle*
      s M12.5 6.5C10.8 3.9 9.2 1.75 6.5 1.75A4.75 4.75 0 0 0 6.5 11.25C9.2 11.25 10.8 9.1 12.5 6.5C14.2 3.9 15.8 1.75 18.5 1.75A4.75 4.75 0 0 1 18.5 11.25C15.8 11.25 14.2 9.1 12.5 6.5Z
    0 13 18 ! circle* square*
      s M6.5 1.75C9.5 1.75 11 4.6 11 9C11 13.4 9.5 16.25 6.5 16.25C3.5 16.25 2 13.4 2 9C2 4.6 3.5 1.75 6.5 1.75Z
    1 9 18 ! circle* square*
      s M1.75 4.25L5.75 1.75V16.25
    2 13 18 ! circle* square*
      s M2 5.5A4.4 4.2 0 1 1 10 8.2L2 16.25H11
    3 13 18 ! circle* square*
      s M2.25 4.75A4.2 3.6 0 1 1 6.25 8.75A4.4 3.8 0 1 1 1.75 13.25M5 8.75H6.25
    4 14 18 ! circle* square*
      s M9.75 16.25V1.75L1.75 12.25H12.5
    5 13 18 ! circle* square*
      s M10.25 1.75H3.4L2.6 8.6A4.6 4.6 0 1 1 2 14
    6 13 18 ! circle* square*
      s M9.75 3.25C5 .5 1.9 4.5 2 11
      s O 6.5 11.75 4.5
    7 13 18 ! circle* square*
      s M1.75 1.75H11L5 16.25
    8 13 18 ! circle* square*
      s M6.5 8.6A3.5 3.4 0 1 1 6.5 1.75A3.5 3.4 0 1 1 6.5 8.6A4.4 3.8 0 1 1 6.5 16.25A4.4 3.8 0 1 1 6.5 8.6
    9 13 18 ! circle* square*
      s M3.25 14.75C8 17.5 11.1 13.5 11 7
      s O 6.5 6.25 4.5
    """
}
