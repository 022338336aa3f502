"""Qt Quick of PyPI's PySide6: the list of qtquick.cpp on a current Qt, with labels made in QML, so that no row runs Python."""

import os
import pathlib
import sys

from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickView

from peer import Peer, finish


def count_texts(item: QQuickItem) -> int:
    return ("QQuickText" in item.metaObject().className()) + sum(count_texts(child) for child in item.childItems())


def end(peer: Peer, view: QQuickView) -> None:
    report = peer.report(qVersion(), count_texts(view.rootObject()))
    image = view.grabWindow()
    if picture := os.environ.get("PEER_PICTURE"):
        image.save(picture)
    (width, height) = (image.width(), image.height())
    is_drawn = any((image.pixel(x, y) & 0xFFFFFF) < 0x808080 for y in range(height) for x in range(width))
    finish(report | dict(drawn=is_drawn, width=width, height=height))


def main() -> None:
    peer = Peer(sys.argv)
    app = QGuiApplication(sys.argv)
    view = QQuickView()
    view.setResizeMode(QQuickView.SizeRootObjectToView)
    view.resize(375, 667)
    view.rootContext().setContextProperty("rowCount", peer.rows)
    view.setSource(QUrl.fromLocalFile(str(pathlib.Path(__file__).with_name("pyside6.qml"))))
    root = view.rootObject()

    def swapped() -> None:
        is_first = peer.first is None
        if is_first:
            peer.note_first_frame()
        peer.lap(drawn=not is_first)
        if peer.is_done:
            end(peer, view)
        root.setProperty("contentY", peer.offset)
        view.update()

    view.frameSwapped.connect(swapped, Qt.QueuedConnection)
    view.show()
    app.exec()


main()
