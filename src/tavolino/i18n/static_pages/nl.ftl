### What the pages say before any text is loaded. `make goldens` writes it into index.html and offline.html.

static-waiting = Wachten op de server …
static-javascript = Tavolino heeft JavaScript nodig.
static-offline = Geen verbinding. Wat je hebt gespeeld, blijft bewaard; deze pagina probeert het vanzelf opnieuw.
static-again = Opnieuw
