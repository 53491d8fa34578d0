import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import Picture from './Picture.svelte';
import { option, table } from './sample';
import { setTexts } from '../../device/i18n.svelte';
import texts from '../../../../src/tavolino/games/papa_paolo/texts/board/en.ftl?raw';

beforeAll(() => setTexts('en', texts));

test('a picture shows a part of the table and a move that could follow, and nothing to press', () => {
  const view = table(4, { step: 'lay', pending: { kind: 'placed', cell: 'a1' } });
  const { container } = render(Picture, { props: { view, crop: 'district', action: option('lay 2,0 SW') } });
  expect(container.querySelector('[data-ghost=fits]')).not.toBeNull();
  expect(container.querySelector('[data-place]')).toBeNull();
});

test.each(['city', 'piazza'])('the %s is drawn whole', (crop) => {
  const { container } = render(Picture, { props: { view: table(3), crop, action: null } });
  expect(container.querySelectorAll('[data-at]').length).toBeGreaterThan(10);
});
