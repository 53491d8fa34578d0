/** Pseudo-random decoration: the same seed gives the same result on every device. */

function hash(seed: string): number {
  let mixed = 2166136261;
  for (const letter of seed) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822507);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489909);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A number from 0 to 1 for this seed. */
export const randomFrom = (seed: string): number => hash(seed) / 4294967296;

/** One of the items for this seed. */
export const pickFrom = <Item>(seed: string, items: readonly Item[]): Item => items[hash(seed) % items.length]!;
