/** What one seat is asked now, and what the rules offer it. */

import type { AvailableAction } from '../../../net/matchView';
import type { CityView, DeliveryView, PizzeriaView, PlayerView, Preview, View } from '../view';

export interface Asked {
  view: View;
  seat: number;
  options: readonly AvailableAction[];
}

export const isOption = ({ options }: Asked, action: string): boolean => options.some((one) => one.action === action);

type Of<Kind extends Preview['kind']> = Extract<Preview, { kind: Kind }>;

/** What the rules say beforehand about an option, if it is of this kind. */
export function previewOf<Kind extends Preview['kind']>(
  { options }: Asked,
  action: string,
  kind: Kind,
): Of<Kind> | null {
  const preview = options.find((one) => one.action === action)?.preview as Preview | null | undefined;
  return preview?.kind === kind ? (preview as Of<Kind>) : null;
}

/** The options that begin with this word, without it. */
export const saidAfter = ({ options }: Asked, word: string): string[] =>
  options.flatMap(({ action }) => (action.startsWith(`${word} `) ? [action.slice(word.length + 1)] : []));

export const playerOf = ({ view, seat }: Asked): PlayerView => view.players[seat]!;

export const deliveryOf = ({ view }: Asked): DeliveryView | null =>
  view.pending?.kind === 'delivery' ? view.pending : null;

export const named = ([x, y]: readonly [number, number]): string => `${x},${y}`;

/** The cell of the own district that a place names, as it is written. */
export const cellOfDistrict = ({ seat }: Asked, place: string): string | null => {
  const [owner, where] = place.split('/');
  return owner === String(seat) && where?.includes(',') ? where : null;
};

export const pizzeriaAt = (asked: Asked, where: string): PizzeriaView | undefined =>
  playerOf(asked).pizzerias.find(({ x, y }) => named([x, y]) === where);
export const cityAt = (asked: Asked, where: string): CityView | undefined =>
  playerOf(asked).cities.find(({ x, y }) => named([x, y]) === where);
