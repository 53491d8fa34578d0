/** What every part of a rulebook knows: whose it is, what is sought in it, and who draws its pictures. */

import { type Component, getContext, setContext } from 'svelte';

/** A picture of a game, by its name. */
export type Illustration = Component<{ game: string; name: string }>;
export type LoadIllustration = () => Promise<{ default: Illustration }>;

const PICTURES = Symbol('pictures');
const BOOK = Symbol('book');

export interface Book {
  readonly game: string;
  /** What is to be marked where it stands. */
  readonly marks: RegExp | null;
}

/** Whoever knows the games says how their pictures are drawn. */
export const drawPicturesBy = (load: LoadIllustration): void => void setContext(PICTURES, load);
export const pictures = (): LoadIllustration | null => getContext<LoadIllustration | undefined>(PICTURES) ?? null;

export const openBook = (book: Book): void => void setContext(BOOK, book);
export const book = (): Book => getContext<Book | undefined>(BOOK) ?? { game: '', marks: null };
