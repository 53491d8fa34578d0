### What the pages say before any text is loaded. `make goldens` writes it into index.html and offline.html.

static-waiting = Waiting for the server …
static-javascript = Tavolino needs JavaScript.
static-offline = No connection. What you have played is kept; this page tries again by itself.
static-again = Again
