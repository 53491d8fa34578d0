/** Context of a rulebook: the game, the search matches, and the loader of figures. */

import { type Component, getContext, setContext } from 'svelte';

export type Illustration = Component<{ game: string; name: string }>;
export type LoadIllustration = () => Promise<{ default: Illustration }>;

const PICTURES = Symbol('pictures');
const BOOK = Symbol('book');

export interface RulebookContext {
  readonly game: string;
  /** The search matches to mark. */
  readonly marks: RegExp | null;
}

export const provideIllustrations = (load: LoadIllustration): void => void setContext(PICTURES, load);
export const illustrationLoader = (): LoadIllustration | null =>
  getContext<LoadIllustration | undefined>(PICTURES) ?? null;

export const provideRulebook = (context: RulebookContext): void => void setContext(BOOK, context);
export const rulebookContext = (): RulebookContext =>
  getContext<RulebookContext | undefined>(BOOK) ?? { game: '', marks: null };
