/** What every part of a rulebook knows: whose it is, what is sought in it, and who draws its pictures. */

import { type Component, getContext, setContext } from 'svelte';

/** A picture of a game, by its name. */
export type Illustration = Component<{ game: string; name: string }>;
export type LoadIllustration = () => Promise<{ default: Illustration }>;

const PICTURES = Symbol('pictures');
const BOOK = Symbol('book');

export interface RulebookContext {
  readonly game: string;
  /** What is to be marked where it stands. */
  readonly marks: RegExp | null;
}

/** Whoever knows the games says how their pictures are drawn. */
export const provideIllustrations = (load: LoadIllustration): void => void setContext(PICTURES, load);
export const illustrationLoader = (): LoadIllustration | null =>
  getContext<LoadIllustration | undefined>(PICTURES) ?? null;

export const provideRulebook = (context: RulebookContext): void => void setContext(BOOK, context);
export const rulebookContext = (): RulebookContext =>
  getContext<RulebookContext | undefined>(BOOK) ?? { game: '', marks: null };
