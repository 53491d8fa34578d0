/** Decoration that looks thrown by hand, and is the same for everybody, every time. */

function hash(seed: string): number {
  let mixed = 2166136261;
  for (const letter of seed) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822507);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489909);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A number in 0…1 that belongs to this seed. */
export const randomFrom = (seed: string): number => hash(seed) / 4294967296;

/** One of several, always the same one for this seed. */
export const pickFrom = <Item>(seed: string, items: readonly Item[]): Item => items[hash(seed) % items.length]!;
