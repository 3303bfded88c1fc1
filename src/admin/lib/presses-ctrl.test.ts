// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pressesCtrl } from './presses-ctrl';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

it('pressesCtrl accepts Ctrl or Cmd plus the letter', () => {
  expect(pressesCtrl(press({ key: 'b', ctrlKey: true }), 'b')).toBe(true);
  expect(pressesCtrl(press({ key: 'B', metaKey: true }), 'b')).toBe(true);
});

it.each([
  { key: 'b' },
  { key: 'b', ctrlKey: true, shiftKey: true },
  { key: 'b', ctrlKey: true, altKey: true },
  { key: 'b', ctrlKey: true, metaKey: true },
  { key: 'v', ctrlKey: true },
])('pressesCtrl refuses %j', (init) => {
  expect(pressesCtrl(press(init), 'b')).toBe(false);
});
