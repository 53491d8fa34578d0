/** The question that a seat has to answer, with its legal actions. */

import type { AvailableAction } from '../../../net/matchView';
import type { CityView, DeliveryView, PizzeriaView, PlayerView, Preview, View } from '../view';

export interface Asked {
  view: View;
  seat: number;
  options: readonly AvailableAction[];
}

export const isOption = ({ options }: Asked, action: string): boolean => options.some((one) => one.action === action);

type Of<Kind extends Preview['kind']> = Extract<Preview, { kind: Kind }>;

/** The preview of an action, if it is of this kind. */
export function previewOf<Kind extends Preview['kind']>(
  { options }: Asked,
  action: string,
  kind: Kind,
): Of<Kind> | null {
  const preview = options.find((one) => one.action === action)?.preview as Preview | null | undefined;
  return preview?.kind === kind ? (preview as Of<Kind>) : null;
}

/** The rest of each legal action that begins with this word. */
export const saidAfter = ({ options }: Asked, word: string): string[] =>
  options.flatMap(({ action }) => (action.startsWith(`${word} `) ? [action.slice(word.length + 1)] : []));

export const playerOf = ({ view, seat }: Asked): PlayerView => view.players[seat]!;

export const deliveryOf = ({ view }: Asked): DeliveryView | null =>
  view.pending?.kind === 'delivery' ? view.pending : null;

export const named = ([x, y]: readonly [number, number]): string => `${x},${y}`;

/** The cell of the player's own district that a place names, in notation. */
export const cellOfDistrict = ({ seat }: Asked, place: string): string | null => {
  const [owner, where] = place.split('/');
  return owner === String(seat) && where?.includes(',') ? where : null;
};

export const pizzeriaAt = (asked: Asked, where: string): PizzeriaView | undefined =>
  playerOf(asked).pizzerias.find(({ x, y }) => named([x, y]) === where);
export const cityAt = (asked: Asked, where: string): CityView | undefined =>
  playerOf(asked).cities.find(({ x, y }) => named([x, y]) === where);
