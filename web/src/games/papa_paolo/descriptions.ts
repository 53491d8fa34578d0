/** The drawing in words: what is at a place, and what it brings. */

import { formatTextAs, formatText as sayText, t } from '../../device/i18n.svelte';
import type { AvailableAction } from '../../net/matchView';
import { coordinates } from './district/plots';
import { cheapest, type Job } from './places';
import type { PlayerView, View } from './view';

export const say = (key: string, args?: Record<string, string | number>): string => t(`papa_paolo-board-${key}`, args);
const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join('; ');

/** The name of an action, and what it would bring this player. */
export function jobWords(
  job: Job,
  player: PlayerView | null,
  { supply, printed: { fee, tracks } }: View,
): readonly [string, string] {
  const levels = player?.levels ?? {
    sponsor: tracks['gold']![0]!,
    bonus: tracks['blue']![0]!,
    express: tracks['red']![0]!,
    rounds: tracks['green']![0]!,
  };
  const figures: Record<Job, string> = {
    sponsor: `+£${levels.sponsor}`,
    shop: say('shop-figure', { bonus: levels.bonus }),
    express: say('express-figure', { pizzas: levels.express, rounds: levels.rounds, fee }),
    build: say('build-figure', { price: cheapest(supply) }),
  };
  return [say(`job-${job}`), figures[job]];
}

export const tileWords = ({ colour, houses, shape }: { colour: string; houses: number; shape: string }): string =>
  t('papa_paolo-tile', { colour, houses, shape });

function cellWords(view: View, cell: string, names: readonly string[]): string {
  const { tile, pawn, jobs } = view.grid[cell]!;
  return joined([
    cell,
    tile ? tileWords(tile) : say('bare'),
    pawn >= 0 ? say('pawn-of', { name: names[pawn] ?? '' }) : jobs.map((job) => say(`job-${job}`)).join(', '),
  ]);
}

function spotWords(player: PlayerView, place: string): string {
  const { x, y } = coordinates(place);
  const city = player.cities.find((one) => one.x === x && one.y === y);
  const pizzeria = player.pizzerias.find((one) => one.x === x && one.y === y);
  const what = city
    ? t('papa_paolo-city', { colour: city.colour, served: city.served, houses: city.houses, open: city.open })
    : pizzeria
      ? t('papa_paolo-pizzeria', { price: pizzeria.price, stock: pizzeria.stock, capacity: pizzeria.capacity })
      : say('plot');
  return `${x},${y} ${what}`;
}

/** A short text of an action. */
export const optionWords = (option: AvailableAction, names: readonly string[]): string =>
  formatTextAs('choice', option.text, names) ?? sayText(option.text, names);

/** The label of a place for screen readers, with notes about choosing it. */
export function placeWords(
  view: View,
  place: string,
  names: readonly string[],
  brings: readonly (string | null)[],
): string {
  if (place in view.grid) return joined([cellWords(view, place, names), ...brings]);
  const [seat, spot] = place.split('/');
  if (spot?.includes(',')) return joined([spotWords(view.players[Number(seat)]!, place), ...brings]);
  return joined([wordsOf(view, place), ...brings]);
}

function wordsOf({ offer, forecast }: View, place: string): string {
  const [what, line, job] = place.split(' ');
  if (what === 'stall')
    return `${t('papa_paolo-line', { axis: line! < 'a' ? 'row' : 'column', line: line! })}, ${say(`job-${job}`)}`;
  if (what === 'piazza' && job) return `${t('papa_paolo-column-number', { column: line!.slice(1) })}, £${job}`;
  if (what === 'ladder') return `£${line}`;
  const tile =
    what === 'piazza' ? offer[Number(line!.slice(1)) - 1] : [...offer, ...forecast].find(({ name }) => name === line);
  return tile ? t('papa_paolo-delivery-tile', { tile: tile.name, pizzas: tile.pizzas, distance: tile.distance }) : '';
}

/** What an investment tile of this colour brings at once. */
export const onceWords = (colour: string, { once }: Pick<View['printed'], 'once'>): string =>
  say(`once-${colour}`, { amount: once[colour] ?? 0 });

/** What a space of a track gives, as short as on the board. */
export const worth = (colour: string, value: number): string =>
  ({ gold: `£${value}`, blue: `+${value}` })[colour] ?? String(value);
