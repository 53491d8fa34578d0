// A boardgame.io server with tic-tac-toe, in rounds as benchmarks/many_tris.py plays it.
// Matches are in memory, its default: nothing is durable.
const { Server, Origins } = require("boardgame.io/server");

const ROUNDS = 25;
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const isWon = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), won: [0, 0], rounds: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      const won = isWon(G.cells);
      if (won) G.won[Number(playerID)] += 1;
      if (won || !G.cells.includes(null)) {
        G.cells = Array(9).fill(null);
        G.rounds += 1;
      }
    },
  },
  endIf: ({ G }) => (G.rounds === ROUNDS ? { won: G.won } : undefined),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`boardgame.io is open: 127.0.0.1:${appServer.address().port}`);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
