// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isCtrlShortcut } from './is-ctrl-shortcut';

const createKeyDown = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

it('isCtrlShortcut accepts Ctrl or Cmd plus the letter', () => {
  expect(isCtrlShortcut(createKeyDown({ key: 'b', ctrlKey: true }), 'b')).toBe(true);
  expect(isCtrlShortcut(createKeyDown({ key: 'B', metaKey: true }), 'b')).toBe(true);
});

it.each([
  { key: 'b' },
  { key: 'b', ctrlKey: true, shiftKey: true },
  { key: 'b', ctrlKey: true, altKey: true },
  { key: 'b', ctrlKey: true, metaKey: true },
  { key: 'v', ctrlKey: true },
])('isCtrlShortcut refuses %j', (init) => {
  expect(isCtrlShortcut(createKeyDown(init), 'b')).toBe(false);
});
