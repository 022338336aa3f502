/* GTK4: a GtkListView in a GtkScrolledWindow, over a model that makes its rows on demand.
 *
 * GTK 4.8 cannot take the limit off its frame clock, so a frame is driven without it: set the adjustment, emit the surface's "layout",
 * take the snapshot of the scrolled window, draw its render nodes with cairo into an image. No display server takes part. */
#include "peer.h"
#include <gtk/gtk.h>

enum { WIDTH = 375, HEIGHT = 667, ROW = 44 };

typedef struct { GObject parent; guint count; } RowModel;
typedef struct { GObjectClass parent; } RowModelClass;

static GType row_model_type(GListModel *model) { return GTK_TYPE_STRING_OBJECT; }
static guint row_model_count(GListModel *model) { return ((RowModel *)model)->count; }
static gpointer row_model_item(GListModel *model, guint index) {
  if (index >= ((RowModel *)model)->count) return NULL;
  char text[32];
  snprintf(text, sizeof text, "Row %u", index);
  return gtk_string_object_new(text);
}
static void row_model_interface(GListModelInterface *interface) {
  interface->get_item_type = row_model_type;
  interface->get_n_items = row_model_count;
  interface->get_item = row_model_item;
}
G_DEFINE_TYPE_WITH_CODE(RowModel, row_model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, row_model_interface))
static void row_model_init(RowModel *model) {}
static void row_model_class_init(RowModelClass *class) {}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_size_request(label, -1, ROW);
  gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkStringObject *row = gtk_list_item_get_item(item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(row));
}

static GtkWidget *make_list(long rows) {
  RowModel *model = g_object_new(row_model_get_type(), NULL);
  model->count = rows;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  return gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model))), factory);
}

static void load_style(void) {
  const char *css =
    "listview > row { padding: 0; margin: 0; border: none; min-height: 0; }"
    "label { font-family: 'DejaVu Sans'; font-size: 17px; }";
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, css, -1);
  gtk_style_context_add_provider_for_display(
    gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_USER);
}

static long count_labels(GtkWidget *widget) {
  long count = GTK_IS_LABEL(widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    count += count_labels(child);
  return count;
}

static Peer peer;
static GtkWidget *window, *scroller;

static void painted(GdkFrameClock *clock, gpointer data) {
  if (!peer.first && gtk_widget_get_mapped(window) && gtk_widget_get_height(scroller) > 0) peer_first_frame(&peer);
}

static void draw_frame(cairo_surface_t *image) {
  g_signal_emit_by_name(gtk_native_get_surface(GTK_NATIVE(window)), "layout", WIDTH, HEIGHT);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_widget_snapshot_child(window, scroller, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  cairo_t *context = cairo_create(image);
  if (node) {
    gsk_render_node_draw(node, context);
    gsk_render_node_unref(node);
  }
  cairo_destroy(context);
  cairo_surface_flush(image);
}

/* Leaves out the strip of the scroll bar. */
static long count_dark(cairo_surface_t *image, int width, int height, int scale) {
  long dark = 0;
  for (int y = 0; y < height; y++) {
    guint32 *row = (guint32 *)(cairo_image_surface_get_data(image) + y * cairo_image_surface_get_stride(image));
    for (int x = 0; x < width - 15 * scale; x++) dark += (row[x] >> 24) > 0x80 && (row[x] & 0xffffff) < 0x808080;
  }
  return dark;
}

static void scroll_through(void) {
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  int scale = gtk_widget_get_scale_factor(window);
  cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH * scale, HEIGHT * scale);
  cairo_surface_set_device_scale(image, scale, scale);
  for (peer_lap(&peer, 0); !peer_is_done(&peer); peer_lap(&peer, 1)) {
    gtk_adjustment_set_value(adjustment, peer_offset(&peer));
    gtk_widget_queue_draw(scroller);
    draw_frame(image);
  }
  char version[32];
  snprintf(version, sizeof version, "%u.%u.%u", gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version());
  peer_report(&peer, version, count_labels(window));
  if (getenv("PEER_PICTURE")) cairo_surface_write_to_png(image, getenv("PEER_PICTURE"));
  peer_end(count_dark(image, WIDTH * scale, HEIGHT * scale, scale), WIDTH * scale, HEIGHT * scale);
}

int main(int argc, char **argv) {
  peer = peer_begin(argc, argv);
  gtk_init();
  load_style();
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
  scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), make_list(peer.rows));
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  gtk_widget_realize(window);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
  gtk_window_present(GTK_WINDOW(window));
  while (!peer.first) g_main_context_iteration(NULL, TRUE);
  for (int i = 0; i < 20; i++) g_main_context_iteration(NULL, FALSE);
  scroll_through();
}
