/* Qt Quick: a ListView that reuses its items, over a model that makes its texts on demand.
 *
 * A frame is a whole one of the software render loop: polish, sync, render, flush to the backing store of the platform "offscreen".
 * The next is asked for as soon as one is done. */
#include "peer.h"
#include <QAbstractListModel>
#include <QGuiApplication>
#include <QImage>
#include <QQmlContext>
#include <QQuickItem>
#include <QQuickView>

class RowModel : public QAbstractListModel {
public:
  explicit RowModel(int count) : count(count) {}
  int rowCount(const QModelIndex &) const override { return count; }
  QVariant data(const QModelIndex &index, int) const override {
    char text[32];
    snprintf(text, sizeof text, "Row %d", index.row());
    return QString::fromLatin1(text);
  }
  QHash<int, QByteArray> roleNames() const override { return {{Qt::UserRole, "label"}}; }

private:
  int count;
};

static long countTexts(QQuickItem *item) {
  long count = item->inherits("QQuickText");
  for (QQuickItem *child : item->childItems()) count += countTexts(child);
  return count;
}

static void finish(const Peer &peer, QQuickView &view) {
  peer_report(&peer, qVersion(), countTexts(view.rootObject()));
  QImage image = view.grabWindow();
  if (qEnvironmentVariableIsSet("PEER_PICTURE")) image.save(qEnvironmentVariable("PEER_PICTURE"));
  long dark = 0;
  for (int y = 0; y < image.height(); y++)
    for (int x = 0; x < image.width(); x++) dark += (image.pixel(x, y) & 0xffffff) < 0x808080;
  peer_end(dark, image.width(), image.height());
}

int main(int argc, char **argv) {
  Peer peer = peer_begin(argc, argv);
  QGuiApplication app(argc, argv);
  RowModel model(peer.rows);
  QQuickView view;
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.resize(375, 667);
  view.rootContext()->setContextProperty("rowModel", &model);
  view.setSource(QUrl::fromLocalFile(PEER_FOLDER "/qtquick.qml"));
  if (!view.rootObject()) return 70;
  // Queued: outside of the frame that has just ended.
  QObject::connect(&view, &QQuickWindow::frameSwapped, &view, [&] {
    bool isFirst = peer.first == 0;
    if (isFirst) peer_first_frame(&peer);
    peer_lap(&peer, !isFirst);
    if (peer_is_done(&peer)) finish(peer, view);
    view.rootObject()->setProperty("contentY", peer_offset(&peer));
    view.update();
  }, Qt::QueuedConnection);
  view.show();
  return app.exec();
}
