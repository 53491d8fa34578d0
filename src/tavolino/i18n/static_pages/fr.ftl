### What the pages say before any text is loaded. `make goldens` writes it into index.html and offline.html.

static-waiting = En attente du serveur…
static-javascript = Tavolino a besoin de JavaScript.
static-offline = Pas de connexion. Ce que vous avez joué est conservé ; cette page réessaie d’elle-même.
static-again = Réessayer
