/** What is said or happens around the table: shown for a while, then gone. */

export const LASTS_MS = 6_000;
const MOST = 3;

export interface Piece {
  id: number;
  seat: number;
  words: string;
}

export class News {
  pieces = $state.raw<readonly Piece[]>([]);
  #count = 0;

  tell(seat: number, words: string): void {
    const piece = { id: (this.#count += 1), seat, words };
    this.pieces = [...this.pieces, piece].slice(-MOST);
    setTimeout(() => this.drop(piece.id), LASTS_MS);
  }

  drop(id: number): void {
    this.pieces = this.pieces.filter((piece) => piece.id !== id);
  }
}
