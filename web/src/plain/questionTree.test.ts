import { describe, expect, test } from 'vitest';
import type { AvailableAction } from '../net/matchView';
import { withAnswer, questionTree, findTyped } from './questionTree';

const options: AvailableAction[] = ['house D3 1 r0', 'house D3 2 r1', 'house D3 2 r2', 'house E1 1 r0', 'stay'].map(
  (action) => ({
    action,
    text: { key: action },
    preview: null,
  }),
);

describe('cascade', () => {
  test('asks for the first word first', () => {
    const first = { depth: 0, first: '', words: ['house', 'stay'], chosen: null };
    expect(questionTree(options, [])).toEqual({ steps: [first], action: null });
  });

  test('says which word it asks for, and of which kind of move', () => {
    const houses = options.slice(0, -1);
    const [cell, size] = questionTree(houses, ['D3']).steps;
    expect(cell).toMatchObject({ depth: 1, first: 'house', words: ['D3', 'E1'] });
    expect(size).toMatchObject({ depth: 2, first: 'house', words: ['1', '2'] });
  });

  test('asks only what is still possible, in the order of the options', () => {
    const { steps } = questionTree(options, ['house', 'D3']);
    expect(steps.map((step) => step.words)).toEqual([
      ['house', 'stay'],
      ['D3', 'E1'],
      ['1', '2'],
    ]);
  });

  test('does not ask a question that has one answer', () => {
    expect(questionTree(options, ['house', 'E1']).action?.action).toBe('house E1 1 r0');
    expect(questionTree(options, ['house', 'D3', '1']).action?.action).toBe('house D3 1 r0');
  });

  test('names the option at the end of the words', () => {
    expect(questionTree(options, ['house', 'D3', '2', 'r2']).action?.action).toBe('house D3 2 r2');
    expect(questionTree(options, ['stay']).action?.action).toBe('stay');
  });

  test('forgets an answer that is no longer possible, and those after it', () => {
    const { steps, action } = questionTree(options, ['house', 'F6', '2']);
    expect(steps.map((step) => step.chosen)).toEqual(['house', null]);
    expect(action).toBeNull();
  });

  test('a changed answer drops the later ones', () => {
    const { steps } = questionTree(options, ['house', 'D3', '2', 'r2']);
    expect(withAnswer(steps, 1, 'E1')).toEqual(['house', 'E1']);
  });

  test('an option that is the beginning of another can be named', () => {
    const nested: AvailableAction[] = ['bid', 'bid 2'].map((action) => ({
      action,
      text: { key: action },
      preview: null,
    }));
    expect(questionTree(nested, ['']).action?.action).toBe('bid');
    expect(questionTree(nested, ['2']).action?.action).toBe('bid 2');
  });

  test('no options, no questions', () => {
    expect(questionTree([], ['house'])).toEqual({ steps: [], action: null });
  });
});

test('a typed move forgives spaces and case', () => {
  expect(findTyped(options, '  HOUSE  d3 2   R1 ')?.action).toBe('house D3 2 r1');
  expect(findTyped(options, 'house D3 3 r1')).toBeNull();
});
