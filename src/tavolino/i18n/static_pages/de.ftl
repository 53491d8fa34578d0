### What the pages say before any text is loaded. `make goldens` writes it into index.html and offline.html.

static-waiting = Warten auf den Server …
static-javascript = Tavolino braucht JavaScript.
static-offline = Keine Verbindung. Was du gespielt hast, bleibt erhalten; diese Seite versucht es von selbst wieder.
static-again = Noch einmal
