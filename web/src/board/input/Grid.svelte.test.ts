import { fireEvent, render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Grid from './Grid.svelte';
import { PlaceSelection } from './selection.svelte';

const act = vi.fn();
const selection = new PlaceSelection(() => ({
  rows: [['a', 'b', 'c']],
  jumpTargets: [],
  mayAct: true,
  actionAt: (place) => `go ${place}`,
  isOffered: () => true,
  fit: () => 'now',
  changeToFit: () => undefined,
  act,
  checkAction: () => undefined,
  setPending: () => undefined,
}));

test('keys act at the focused place, wherever the mouse rests', async () => {
  const { container } = render(Grid, {
    selection,
    name: 'Board',
    kind: 'place',
    box: () => ({ x: 0, y: 0, width: 1, height: 1 }),
    label: (place: string) => place,
    isOffered: () => true,
    isOtherGesture: () => false,
  });
  const cell = (place: string) => container.querySelector<SVGElement>(`[data-place="${place}"]`)!;
  cell('a').focus();
  selection.preview('c', 'mouse');
  await fireEvent.keyDown(cell('a'), { key: 'Enter' });
  selection.preview('c', 'mouse');
  await fireEvent.keyDown(cell('a'), { key: 'ArrowRight' });
  await fireEvent.keyDown(cell('b'), { key: ' ' });
  expect(act.mock.calls).toEqual([['go a'], ['go b']]);
});
