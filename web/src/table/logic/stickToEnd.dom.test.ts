import { beforeEach, expect, test, vi } from 'vitest';
import { StickToEnd } from './stickToEnd';

/** A list in a box of 100 pixels. */
let box: HTMLElement;
let list: HTMLElement;
let sizes: () => void;
const lay = (height: number, content: number) => {
  Object.defineProperties(box, {
    clientHeight: { value: height, configurable: true },
    scrollHeight: { value: content, configurable: true },
  });
};
const scrollTo = (top: number) => {
  box.scrollTop = top;
  box.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  box = document.createElement('div');
  list = box.appendChild(document.createElement('ol'));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        sizes = heard;
      }
      observe() {}
      disconnect() {}
    },
  );
  lay(100, 300);
});

test('the end stays in sight whatever makes the list longer or its box smaller', () => {
  const tail = new StickToEnd(box, list);
  sizes();
  expect(box.scrollTop).toBe(300);
  lay(100, 353); // a font was loaded late, or texts of another language are longer
  sizes();
  expect(box.scrollTop).toBe(353);
  lay(40, 353);
  sizes();
  expect(box.scrollTop).toBe(353);
  tail.disconnect();
});

test('a scroll that the page made itself does not let go of the end', () => {
  new StickToEnd(box, list);
  sizes();
  lay(100, 600);
  scrollTo(120); // the browser keeps the visible part while the list grows
  sizes();
  expect(box.scrollTop).toBe(600);
});

test('whoever scrolls away is left there until they come back to the end', () => {
  new StickToEnd(box, list);
  sizes();
  scrollTo(50);
  lay(100, 400);
  sizes();
  expect(box.scrollTop).toBe(50);
  scrollTo(290);
  lay(100, 500);
  sizes();
  expect(box.scrollTop).toBe(500);
});

test('while an earlier moment is shown the list rests', () => {
  const tail = new StickToEnd(box, list);
  tail.isPaused = true;
  box.scrollTop = 10;
  sizes();
  expect(box.scrollTop).toBe(10);
});

test('a line is shown as long as it is spoken of; then the end is in sight again', () => {
  const tail = new StickToEnd(box, list);
  const line = list.appendChild(document.createElement('li'));
  Object.defineProperties(line, { offsetTop: { value: 40 }, offsetHeight: { value: 20 } });
  sizes();
  tail.showLine(line);
  expect(box.scrollTop).toBe(40);
  box.dispatchEvent(new Event('scroll'));
  tail.showLine(null);
  expect(box.scrollTop).toBe(300);
  tail.showLine(line);
  lay(100, 330); // another player moves meanwhile
  sizes();
  expect(box.scrollTop).toBe(330);
  tail.disconnect();
});

test('what is scrolled to while one looks back is forgotten in the present', () => {
  const tail = new StickToEnd(box, list);
  sizes();
  tail.isPaused = true;
  scrollTo(0);
  tail.isPaused = false;
  expect(box.scrollTop).toBe(300);
  lay(100, 330);
  sizes();
  expect(box.scrollTop).toBe(330);
  tail.disconnect();
});

test('whoever read something else is brought back there', () => {
  const tail = new StickToEnd(box, list);
  const line = list.appendChild(document.createElement('li'));
  Object.defineProperties(line, { offsetTop: { value: 250 }, offsetHeight: { value: 20 } });
  sizes();
  scrollTo(60);
  tail.showLine(line);
  expect(box.scrollTop).toBe(170);
  tail.showLine(null);
  expect(box.scrollTop).toBe(60);
  tail.disconnect();
});
