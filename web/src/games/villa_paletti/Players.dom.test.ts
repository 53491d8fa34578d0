import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import Players from './Players.svelte';
import { setTexts } from '../../device/i18n.svelte';
import texts from '../../../../src/tavolino/games/villa_paletti/texts/board/en.ftl?raw';
import type { SeatInfo } from '../../protocol/messages';
import type { Seal, View } from './view';

beforeAll(() => setTexts('en', texts));

const SEAT: SeatInfo = { kind: 'person', name: '', level: null, mine: false, here: true };
const names = ['Anna', 'Bruno'];
const player = (...colours: View['players'][number]['colours']) => ({ colours, points: 2, resigned: false });

function shown(seal: Seal | null, phase: View['phase'] = 'start'): void {
  const view = { phase, seal, players: [player('red', 'blue'), player('yellow', 'green')] } as unknown as View;
  render(Players, {
    props: { view, seats: names.map(() => SEAT), names, seat: 0, actors: [0], scores: [], places: null },
  });
}

test('the colour that lies up on the seal is seen, and who wins by it is told', () => {
  shown({ holder: 0, previous: 1 });
  expect(screen.getAllByTestId('seal').map((seal) => seal.dataset.up)).toEqual(['yellow', 'yellow']);
  expect(screen.getByTestId('sealed').textContent).toContain('If Anna brings the villa down, Bruno wins.');
});

test('where nobody held it before nobody would win', () => {
  shown({ holder: 1, previous: -1 });
  expect(screen.getByTestId('sealed').textContent).toContain('If Bruno brings the villa down, nobody wins.');
});

test('without a seal, and once it is over, there is nothing to tell', () => {
  shown(null);
  shown({ holder: 1, previous: 0 }, 'over');
  expect(screen.queryByTestId('sealed')).toBeNull();
});
